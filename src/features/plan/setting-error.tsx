import { words as exactWords } from '#messages/exact';
import { words } from '#messages/plan';
import type { ViewedRig } from '../../domain/geometry/compute-view';
import { toDegrees, type Radians, type Units } from '../../domain/geometry/units';
import { bareFigure } from '../../text/figures';
import { angleText, degreesText } from '../../text/angles';
import { lengthText, seemingMetres } from '../../text/lengths';
import { percentText } from '../../text/percent';
import { settingError } from '../../domain/planning/setting-error';
import { SelectField } from '../../ui/fields/choice-fields';
import { AnswerLayout, type PlanAnswer } from './answer-layout';
import { usePlanValue } from '../../state/plan-values';
import { PlanTable } from './plan-table';
import type { QuestionProps } from './question';
import { sitAt } from './rig-change';

/** Settings in per cent of the true width. */
const settings = ['80', '90', '110', '120'] as const;
type SettingId = (typeof settings)[number];

const shareOf = (id: string): number => Number(id) / 100;

const settingName = (id: string): string => {
  const by = shareOf(id) - 1;
  const share = percentText(Math.abs(by));
  if (by === 0) return words.settingError.table.truth;
  return by < 0 ? words.settingError.narrower(share) : words.settingError.wider(share);
};

const options = settings.map((value) => ({ value, text: settingName(value) }));

/** Effect of a setting that is a little wider or narrower than true. */
export function SettingError(props: QuestionProps) {
  const { today } = props;
  const [id, setId] = usePlanValue('settingError', '110');
  const { seen } = today.answer;
  const answer: PlanAnswer = seen.ok
    ? settingErrorAnswer(seen.value, shareOf(id), today.units)
    : { reason: exactWords.impossible[seen.reason] };
  return (
    <AnswerLayout
      {...props}
      answer={answer}
      fields={
        <SelectField
          {...words.settingError.set}
          name="setting-error"
          options={options}
          value={id}
          onChange={setId}
        />
      }
      beside={seen.ok && <Table seen={seen.value} chosen={id} />}
    />
  );
}

const settingErrorAnswer = (seen: ViewedRig, times: number, units: Units): PlanAnswer => {
  const { settingError: text } = words;
  const away = settingError(seen, times);
  if (!away.ok) return { reason: text.tooWide(degreesText(toDegrees(seen.view.h) * times)) };
  const { h, scaleAhead, fallsOff, trueAt } = away.value;
  const distance = trueAt.ok ? lengthText(trueAt.value.rig.eyeDistanceMm, units) : null;
  return {
    figure: bareFigure(percentText(scaleAhead)),
    sentence: text.sentence(angleText(h), angleText(seen.view.h), seemingMetres(away.value.fiftyMetresSeemM)),
    conditions: [sidesText(fallsOff), distance === null ? text.trueNowhere : text.trueAt(distance)],
    use:
      trueAt.ok && distance !== null
        ? { change: sitAt(trueAt.value.rig.eyeDistanceMm, units), done: text.done(distance) }
        : null,
  };
};

const isNothing = (angle: Radians): boolean => Math.abs(toDegrees(angle)) < 0.05;

const sizeText = (angle: Radians): string => degreesText(Math.abs(toDegrees(angle)));

/** Additional or missing part of the view. @example moreOrLess(radians(-0.05)) // "+2.9°" */
const moreOrLess = (fallsOff: Radians): string =>
  fallsOff < 0 ? `+${sizeText(fallsOff)}` : degreesText(0 - toDegrees(fallsOff));

const sidesText = (fallsOff: Radians): string => {
  if (isNothing(fallsOff)) return words.settingError.sameAtSides;
  return fallsOff > 0
    ? words.settingError.fallsOff(sizeText(fallsOff))
    : words.settingError.squeezedIn(sizeText(fallsOff));
};

const rows = ['80', '90', '100', '110', '120'] as const;

function Table({ seen, chosen }: { readonly seen: ViewedRig; readonly chosen: SettingId }) {
  const { table } = words.settingError;
  return (
    <PlanTable
      caption={table.caption}
      head={[table.setting, table.across, table.size, table.car, table.sides]}
      rows={rows.flatMap((id) => {
        const away = settingError(seen, shareOf(id));
        if (!away.ok) return [];
        const { h, scaleAhead, fallsOff } = away.value;
        return {
          id,
          isChosen: id === chosen,
          cells: [
            settingName(id),
            angleText(h),
            percentText(scaleAhead),
            table.metres(seemingMetres(away.value.fiftyMetresSeemM)),
            isNothing(fallsOff) ? table.none : moreOrLess(fallsOff),
          ],
        };
      })}
    />
  );
}
