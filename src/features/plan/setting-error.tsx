import { words as exactWords } from '#messages/exact';
import { words } from '#messages/plan';
import type { ViewedRig } from '../../domain/geometry/compute-view';
import { toDegrees, type Radians, type Units } from '../../domain/geometry/units';
import { angleText, degreesText } from '../../text/angles';
import { lengthText } from '../../text/lengths';
import { numberText } from '../../text/numbers';
import { percentText } from '../../text/percent';
import { settingError, type SettingErrorResult } from '../../domain/planning/setting-error';
import { SelectField } from '../../ui/fields/choice-fields';
import { AnswerLayout, type PlanAnswer } from './answer-layout';
import { usePlanValue } from '../../state/plan-values';
import { PlanTable } from './plan-table';
import type { QuestionProps } from './question';
import { sitAt } from './rig-change';

/** In per cent of the true width. */
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

/** What a setting costs that is a little wider or narrower than true. */
export function SettingError(props: QuestionProps) {
  const { today } = props;
  const [id, setId] = usePlanValue<SettingId>('setting-error', '110');
  const { seen } = today.answer;
  const answer: PlanAnswer = seen.ok
    ? answerFor(seen.value, shareOf(id), today.units)
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

const answerFor = (seen: ViewedRig, times: number, units: Units): PlanAnswer => {
  const { settingError: text } = words;
  const away = settingError(seen, times);
  if (!away.ok) return { reason: text.tooWide(degreesText(toDegrees(seen.view.h) * times)) };
  const { h, scaleAhead, fallsOff, trueAt } = away.value;
  const distance = trueAt.ok ? lengthText(trueAt.value.rig.eyeDistanceMm, units) : null;
  return {
    number: percentText(scaleAhead),
    sentence: text.sentence(angleText(h), angleText(seen.view.h), metresText(away.value)),
    conditions: [sidesText(fallsOff), distance === null ? text.trueNowhere : text.trueAt(distance)],
    use:
      trueAt.ok && distance !== null
        ? { change: sitAt(trueAt.value.rig.eyeDistanceMm, units), done: text.done(distance) }
        : null,
  };
};

/** Tenths where they tell something. */
const metresText = ({ fiftyMetresSeemM: metres }: SettingErrorResult): string =>
  numberText(metres, Math.abs(metres - 50) < 5 && Math.abs(metres - 50) >= 0.05 ? 1 : 0);

const isNothing = (angle: Radians): boolean => Math.abs(toDegrees(angle)) < 0.05;

const sizeText = (angle: Radians): string => degreesText(Math.abs(toDegrees(angle)));

/** What is shown besides, or not shown. @example moreOrLess(radians(-0.05)) // "+2.9°" */
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
            table.metres(metresText(away.value)),
            isNothing(fallsOff) ? table.none : moreOrLess(fallsOff),
          ],
        };
      })}
    />
  );
}
