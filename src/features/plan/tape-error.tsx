import { words as exactWords } from '#messages/exact';
import { language } from '#messages/language';
import { words } from '#messages/plan';
import type { Rig } from '../../domain/geometry/rig';
import type { ViewedRig } from '../../domain/geometry/compute-view';
import type { TripleRig } from '../../domain/geometry/triple-screen';
import { toDegrees, toRadians, type Units } from '../../domain/geometry/units';
import { angleText, degreesFigure, degreesText } from '../../text/angles';
import { gameValueText } from '../../text/game-values';
import { shortLengthText } from '../../text/lengths';
import { numberText } from '../../text/numbers';
import { percentText } from '../../text/percent';
import { gameName } from '../../text/game-name';
import { answerFor } from '../../domain/games/game-answer';
import type { Game } from '../../domain/games/types';
import { angleOff, seamOff, tapeOff, type TapeOff } from '../../domain/planning/tape-error';
import { AnswerLayout, type PlanAnswer } from './answer-layout';
import { gamesFor } from './plan-games';
import { typedCm, typedDegrees, useNumberQuestion } from './number-question';
import { PlanTable } from './plan-table';
import type { QuestionProps } from './question';

/** Effect on the numbers of small errors in measured lengths and angles. */
export function TapeError(props: QuestionProps) {
  const { today, pickedGames } = props;
  const { units } = today;
  const tape = useNumberQuestion('tape', typedCm('1'), { ...words.tape.distance, units });
  const angle = useNumberQuestion('tapeAngle', typedDegrees('1'), { ...words.tape.angle, units });
  const { seen } = today.answer;
  const isTriple = today.entry.screens === 'triple';
  const found = seen.ok && tape.mm !== null ? off(seen.value, tape.mm, units) : null;
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
              ...seamTexts(triple, { tapeMm: tape.mm ?? 0, degrees: angle.degrees, units }),
            ],
          };
  const games = gamesFor(pickedGames);
  return (
    <AnswerLayout
      {...props}
      answer={answer}
      fields={
        <>
          {tape.field}
          {isTriple && angle.field}
        </>
      }
      beside={
        seen.ok &&
        found?.seen &&
        tape.mm !== null && (
          <>
            <Table
              games={games}
              now={seen.value}
              off={found.seen}
              tape={shortLengthText(Math.abs(tape.mm), units)}
            />
            {!games.some(({ id }) => pickedGames.includes(id)) && (
              <p className="text-note">{words.tape.popular}</p>
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
  const { degrees, scale } = angleOff(view, found.value);
  return {
    answer: {
      figure: { ...degreesFigure(degrees), number: words.tape.plusMinus(degreesFigure(degrees).number) },
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

/** Length on the glass, with enough decimals to differ from zero. */
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
  readonly now: ViewedRig;
  readonly off: TapeOff;
  readonly tape: string;
}

const valueText = (game: Game, seen: ViewedRig): string => {
  const answer = answerFor(game, seen);
  if (answer.kind === 'no-effect') return exactWords.row.noEffect;
  return answer.kind === 'number'
    ? gameValueText(answer.setting.value, answer.scale)
    : words.tape.table.measures;
};

function Table({ games, now, off: { shorter, longer }, tape }: TableProps) {
  const { table } = words.tape;
  return (
    <PlanTable
      caption={table.caption}
      head={[table.game, table.shorter(tape), table.asMeasured, table.longer(tape)]}
      rows={games.map((game) => {
        const texts = [shorter, now, longer].map((seen) => valueText(game, seen));
        return {
          id: game.id,
          cells: [
            gameName(game),
            ...(new Set(texts).size === 1 && texts[0] === table.measures ? [table.measures] : texts),
          ],
        };
      })}
    />
  );
}
