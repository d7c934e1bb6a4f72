import { words as exactWords } from '#messages/exact';
import { words } from '#messages/plan';
import type { ReactNode } from 'react';
import type { ViewedRig } from '../../domain/geometry/compute-view';
import type { Units } from '../../domain/geometry/units';
import { gameValueText } from '../../text/game-values';
import { lengthNumber, lengthText, shortLengthText } from '../../text/lengths';
import { gameById, gamesWithSetting } from '../../domain/games/games';
import { exactAnswer } from '../../domain/rig/exact-answer';
import { isDoubtful, limitsFor } from '../../domain/games/setting';
import { sortedByName } from '../../domain/games/sort-games';
import type { Game } from '../../domain/games/types';
import { seatsInside, type SeatsInside } from '../../domain/planning/sit-for-game';
import { AnswerLayout, type PlanAnswer } from './answer-layout';
import { GameField } from './game-field';
import { usePlanValue } from '../../state/plan-values';
import { gamesFor } from './plan-games';
import { seamCondition, type PlannedBezel } from './planned-bezel';
import type { QuestionProps, RigChange } from './question';
import { sitAt } from './rig-change';

const offered = sortedByName(gamesWithSetting.filter(({ scale }) => scale?.range));

interface SitInsideLimitsProps extends QuestionProps {
  readonly chooser: ReactNode;
  readonly bezel: PlannedBezel;
}

/** From which seats a game's own limits allow the true number. */
export function SitInsideLimits({ chooser, bezel, ...props }: SitInsideLimitsProps) {
  const { pickedGames, today } = props;
  const first = gamesFor(pickedGames).find((game) => offered.includes(game));
  const [id, setId] = usePlanValue('sit-limits-game', first?.id ?? '');
  const game = gameById(id) ?? offered[0];
  const { seen } = exactAnswer(bezel.entry);
  const answer: PlanAnswer = !seen.ok
    ? { reason: exactWords.impossible[seen.reason] }
    : game
      ? answerFor(game, seen.value, { units: today.units, bezel: bezel.change })
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

/** "40° to 55°" */
const numbersOf = (game: Game, { view }: ViewedRig): string => {
  const { sit } = words;
  const { min, max } = limitsFor(game, view) ?? { min: null, max: null };
  const text = (value: number) => (game.scale ? gameValueText(value, game.scale) : '');
  if (min !== null && max !== null) return sit.numbers(text(min), text(max));
  return min !== null ? sit.noLower(text(min)) : sit.noHigher(text(max ?? 0));
};

interface Asked {
  readonly units: Units;
  /** What the planned bezels change of today's rig. */
  readonly bezel: RigChange;
}

const answerFor = (game: Game, seen: ViewedRig, { units, bezel }: Asked): PlanAnswer => {
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

/** A limit that not all sources agree on. */
const doubtTexts = (game: Game, { view }: ViewedRig): readonly string[] => {
  const { scale } = game;
  const doubtfulAbove = scale?.range?.kind === 'fixed' ? scale.range.doubtfulAbove : undefined;
  const max = limitsFor(game, view)?.max ?? 0;
  return scale && doubtfulAbove !== undefined && isDoubtful(scale, max)
    ? [words.sit.doubtfulAbove(gameValueText(doubtfulAbove, scale))]
    : [];
};

/** What a tape rounds to must not lie outside again. */
const insideMm = 0.1;

/** null = where somebody sits is good already. */
const seatToTake = ({ nearestMm, farthestMm }: SeatsInside, eyeDistanceMm: number): number | null => {
  if (nearestMm !== null && eyeDistanceMm < nearestMm) return nearestMm + insideMm;
  if (farthestMm !== null && eyeDistanceMm > farthestMm) return farthestMm - insideMm;
  return null;
};

interface RangeOf {
  readonly game: Game;
  readonly numbers: string;
  readonly units: Units;
}

const rangeTexts = (
  { nearestMm, farthestMm }: SeatsInside,
  { game: { name }, numbers, units }: RangeOf,
): { readonly number: string; readonly sentence: string } => {
  const { sit } = words;
  if (nearestMm !== null && farthestMm !== null) {
    return {
      number: sit.range(lengthNumber(nearestMm, units), lengthText(farthestMm, units)),
      sentence: sit.inside(name, numbers),
    };
  }
  if (farthestMm !== null) {
    return { number: sit.upTo(lengthText(farthestMm, units)), sentence: sit.insideUpTo(name, numbers) };
  }
  if (nearestMm !== null) {
    return { number: sit.from(lengthText(nearestMm, units)), sentence: sit.insideFrom(name, numbers) };
  }
  return { number: sit.anywhere, sentence: sit.insideAll(name, numbers) };
};
