import { words as exactWords } from '#messages/exact';
import { words } from '#messages/plan';
import type { ReactNode } from 'react';
import type { ViewedRig } from '../../domain/geometry/compute-view';
import type { Units } from '../../domain/geometry/units';
import { bareFigure, type FigureParts } from '../../text/figures';
import { doubtText } from '../../text/game-texts';
import { gameValueText } from '../../text/game-values';
import { lengthFigure, lengthText, shortLengthText } from '../../text/lengths';
import { gameById, gamesWithSetting } from '../../domain/games/games';
import { exactAnswer } from '../../domain/rig/exact-answer';
import { answerFor, numberOf } from '../../domain/games/game-answer';
import { doubtfulAbove } from '../../domain/games/doubtful-above';
import type { Limits } from '../../domain/games/setting';
import { sortedByName } from '../../domain/games/sort-games';
import type { Game } from '../../domain/games/types';
import { seatsInside, seatToTake, type SeatsInside } from '../../domain/planning/sit-for-game';
import { AnswerLayout, type PlanAnswer } from './answer-layout';
import { GameField } from './game-field';
import { usePlanValue } from '../../state/plan-values';
import { gamesFor } from './plan-games';
import { seamCondition, type PlannedBezel } from './planned-bezel';
import type { RigChange } from '../../domain/rig/entry';
import type { QuestionProps } from './question';
import { sitAt } from './rig-change';

const offered = sortedByName(gamesWithSetting.filter(({ scale }) => scale?.range));

interface SitInsideLimitsProps extends QuestionProps {
  readonly chooser: ReactNode;
  readonly bezel: PlannedBezel;
}

/** Seats from which a game's own limits allow the true number. */
export function SitInsideLimits({ chooser, bezel, ...props }: SitInsideLimitsProps) {
  const { pickedGames, today } = props;
  const first = gamesFor(pickedGames).find((game) => offered.includes(game));
  const [id, setId] = usePlanValue('sitLimitsGame', first?.id ?? '');
  const game = gameById(id) ?? offered[0];
  const { seen } = exactAnswer(bezel.entry);
  const answer: PlanAnswer = !seen.ok
    ? { reason: exactWords.impossible[seen.reason] }
    : game
      ? limitsAnswer(game, seen.value, { units: today.units, bezel: bezel.change })
      : { reason: words.noNumber };
  return (
    <AnswerLayout
      {...props}
      answer={answer}
      fields={
        <>
          {chooser}
          <GameField games={offered} value={game?.id ?? ''} onChange={setId} />
          {today.entry.screens === 'triple' && bezel.field}
        </>
      }
    />
  );
}

const limitsOn = (game: Game, seen: ViewedRig): Limits =>
  numberOf(answerFor(game, seen))?.setting.limits ?? { min: null, max: null };

/** "40° to 55°" */
const numbersOf = (game: Game, seen: ViewedRig): string => {
  const { sit } = words;
  const { min, max } = limitsOn(game, seen);
  const text = (value: number) => (game.scale ? gameValueText(value, game.scale) : '');
  if (min !== null && max !== null) return sit.numbers(text(min), text(max));
  return min !== null ? sit.noLower(text(min)) : sit.noHigher(text(max ?? 0));
};

interface LimitsOptions {
  readonly units: Units;
  /** Change of today's rig by the planned bezels. */
  readonly bezel: RigChange;
}

const limitsAnswer = (game: Game, seen: ViewedRig, { units, bezel }: LimitsOptions): PlanAnswer => {
  const { sit } = words;
  const seats = seatsInside(game, seen);
  if (seats === 'measures') return { reason: sit.takesMeasures(game.name) };
  if (seats === 'no-limits') return { reason: sit.noLimits(game.name) };
  const numbers = numbersOf(game, seen);
  if (seats === 'nowhere') return { reason: sit.nowhere(game.name, numbers) };
  const { eyeDistanceMm } = seen.rig;
  const goTo = seatToTake(seats, eyeDistanceMm);
  const here = shortLengthText(eyeDistanceMm, units);
  return {
    ...rangeTexts(seats, { game, numbers, units }),
    conditions: [
      ...seamCondition(seen.rig),
      ...doubtTexts(game, seen),
      goTo === null
        ? sit.youAreInside(here)
        : goTo < eyeDistanceMm
          ? sit.youAreTooFar(here)
          : sit.youAreTooNear(here),
    ],
    use:
      goTo === null
        ? null
        : {
            change: { ...sitAt(goTo, units), ...(seen.rig.sides && bezel) },
            done: words.done.distance(lengthText(goTo, units)),
          },
  };
};

/** Remark on a limit about which sources disagree. */
const doubtTexts = (game: Game, seen: ViewedRig): readonly string[] => {
  const { scale } = game;
  const max = limitsOn(game, seen).max ?? 0;
  return scale && max > doubtfulAbove(scale) ? [doubtText(scale)] : [];
};

interface RangeOf {
  readonly game: Game;
  readonly numbers: string;
  readonly units: Units;
}

const rangeTexts = (
  { nearestMm, farthestMm }: SeatsInside,
  { game: { name }, numbers, units }: RangeOf,
): { readonly figure: FigureParts; readonly sentence: string } => {
  const { sit } = words;
  const length = (mm: number) => lengthFigure(mm, units);
  if (nearestMm !== null && farthestMm !== null) {
    return {
      figure: {
        ...length(farthestMm),
        number: sit.range(length(nearestMm).number, length(farthestMm).number),
      },
      sentence: sit.inside(name, numbers),
    };
  }
  if (farthestMm !== null) {
    const { number, unit } = length(farthestMm);
    return { figure: { number: sit.upTo(number), unit }, sentence: sit.insideUpTo(name, numbers) };
  }
  if (nearestMm !== null) {
    const { number, unit } = length(nearestMm);
    return { figure: { number: sit.from(number), unit }, sentence: sit.insideFrom(name, numbers) };
  }
  return { figure: bareFigure(sit.anywhere), sentence: sit.insideAll(name, numbers) };
};
