import { words as exactWords } from '#messages/exact';
import { language } from '#messages/language';
import { words } from '#messages/plan';
import type { Rig } from '../../domain/geometry/rig';
import type { ViewedRig } from '../../domain/geometry/compute-view';
import type { TripleRig } from '../../domain/geometry/triple-screen';
import { toDegrees, toRadians, type Units } from '../../domain/geometry/units';
import type { ViewAngles } from '../../domain/geometry/view-angles';
import { angleText, degreesText } from '../../text/angles';
import { gameValueText } from '../../text/game-values';
import { shortLengthText } from '../../text/lengths';
import { numberText } from '../../text/numbers';
import { percentText } from '../../text/percent';
import { settingFor } from '../../domain/games/setting';
import type { Game } from '../../domain/games/types';
import { seamOff, tapeOff, type TapeOff } from '../../domain/planning/tape-error';
import { AnswerLayout, type PlanAnswer } from './answer-layout';
import { gamesFor } from './plan-games';
import { PlanTable } from './plan-table';
import type { QuestionProps } from './question';
import { useWanted, WantedField } from './wanted-field';

/** What a tape and an angle that are a little off do to the numbers. */
export function TapeError(props: QuestionProps) {
  const { today, pickedGames } = props;
  const { units, answer: now } = today;
  const tape = useWanted('tape', { as: 'distance', start: '1', units });
  const angle = useWanted('tape-angle', { as: 'sideAngle', start: '1', units });
  const { seen } = now;
  const isTriple = today.entry.screens === 'triple';
  const found = seen.ok && tape.value !== null ? off(seen.value, tape.value * 10, units) : null;
  const triple = seen.ok ? tripleOf(seen.value.rig) : null;
  const answer: PlanAnswer = !seen.ok
    ? { reason: exactWords.impossible[seen.reason] }
    : found === null
      ? { reason: words.noNumber }
      : 'reason' in found.answer || triple === null
        ? found.answer
        : {
            ...found.answer,
            conditions: [
              ...(found.answer.conditions ?? []),
              ...seamTexts(triple, { tapeMm: (tape.value ?? 0) * 10, degrees: angle.value, units }),
            ],
          };
  const games = gamesFor(pickedGames);
  return (
    <AnswerLayout
      {...props}
      answer={answer}
      fields={
        <>
          <WantedField of={tape} {...words.tape.distance} />
          {isTriple && <WantedField of={angle} {...words.tape.angle} />}
        </>
      }
      beside={
        seen.ok &&
        found?.seen &&
        tape.value !== null && (
          <>
            <Table
              games={games}
              now={seen.value.view}
              off={found.seen}
              tape={shortLengthText(Math.abs(tape.value) * 10, units)}
            />
            {!games.some(({ id }) => pickedGames.includes(id)) && (
              <p className="plan-condition">{words.tape.asked}</p>
            )}
          </>
        )
      }
    />
  );
}

const tripleOf = ({ panel, eyeDistanceMm, sides }: Rig): TripleRig | null =>
  sides && { panel, eyeDistanceMm, sides };

const off = (
  { rig, view }: ViewedRig,
  byMm: number,
  units: Units,
): { readonly answer: PlanAnswer; readonly seen: TapeOff | null } => {
  const found = tapeOff(rig, Math.abs(byMm));
  if (!found.ok) return { answer: { reason: words.tape.tooMuch }, seen: null };
  const { shorter, longer } = found.value;
  const maxErrorRadians = Math.max(shorter.view.h - view.h, view.h - longer.view.h);
  const scale = Math.max(
    Math.abs(Math.tan(view.h / 2) / Math.tan(shorter.view.h / 2) - 1),
    Math.abs(Math.tan(view.h / 2) / Math.tan(longer.view.h / 2) - 1),
  );
  return {
    answer: {
      number: words.tape.plusMinus(degreesText((maxErrorRadians * 180) / Math.PI)),
      sentence: words.tape.sentence(
        shortLengthText(Math.abs(byMm), units),
        angleText(shorter.view.h),
        angleText(longer.view.h),
      ),
      conditions: [words.tape.truth(angleText(view.h), percentText(scale, 1))],
      use: null,
    },
    seen: found.value,
  };
};

interface Errors {
  readonly tapeMm: number;
  /** null = no number. */
  readonly degrees: number | null;
  readonly units: Units;
}

/** On the glass, as fine as it takes to tell it from nothing. */
const seamText = (mm: number, units: Units): string =>
  units === 'in' ? shortLengthText(mm, units) : language.withUnit(numberText(mm, mm < 1 ? 2 : 1), 'mm');

const seamTexts = (rig: TripleRig, { tapeMm, degrees, units }: Errors): readonly string[] => {
  const byTape = seamOff(rig, { eyeDistanceMm: Math.abs(tapeMm) }, 'as-built');
  const sideAngle = degrees === null ? null : toRadians(Math.abs(degrees));
  const byAngle = sideAngle === null ? null : seamOff(rig, { sideAngle }, 'as-built');
  const turned = sideAngle === null ? null : seamOff(rig, { sideAngle }, 'turned-by-stand');
  const angle = degrees === null ? '' : degreesText(Math.abs(degrees), degrees % 1 === 0 ? 0 : 1);
  return [
    ...(byTape.ok
      ? [
          words.tape.seamByTape(
            shortLengthText(Math.abs(tapeMm), units),
            seamText(byTape.value.seamMm, units),
            degreesText(toDegrees(byTape.value.outerEdge)),
          ),
        ]
      : []),
    ...(byAngle?.ok
      ? [
          words.tape.seam(
            angle,
            seamText(byAngle.value.seamMm, units),
            degreesText(toDegrees(byAngle.value.outerEdge)),
          ),
        ]
      : []),
    ...(turned?.ok ? [words.tape.seamTurned(seamText(turned.value.seamMm, units))] : []),
  ];
};

interface TableProps {
  readonly games: readonly Game[];
  readonly now: ViewAngles;
  readonly off: TapeOff;
  readonly tape: string;
}

const valueText = (game: Game, view: ViewAngles): string => {
  const setting = settingFor(game, view);
  return setting?.hasEffect === true && game.scale
    ? gameValueText(setting.value, game.scale)
    : words.tape.table.measures;
};

function Table({ games, now, off: { shorter, longer }, tape }: TableProps) {
  const { table } = words.tape;
  return (
    <PlanTable
      caption={table.caption}
      head={[table.game, table.shorter(tape), table.asMeasured, table.longer(tape)]}
      rows={games.map((game) => {
        const texts = [shorter.view, now, longer.view].map((view) => valueText(game, view));
        return {
          id: game.id,
          cells: [game.name, ...(texts[1] === table.measures ? [table.measures] : texts)],
        };
      })}
    />
  );
}
