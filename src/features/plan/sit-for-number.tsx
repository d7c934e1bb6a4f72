import { words as exactWords } from '#messages/exact';
import { words } from '#messages/plan';
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import type { ViewedRig } from '../../domain/geometry/compute-view';
import { degreesText } from '../../text/angles';
import { doubtText } from '../../text/game-texts';
import { gameValueText } from '../../text/game-values';
import { lengthFigure, lengthText } from '../../text/lengths';
import { gameById, games } from '../../domain/games/games';
import { exactAnswer } from '../../domain/rig/exact-answer';
import type { OutOfTheBox } from '../../domain/games/record-types';
import { answerFor, numberOf } from '../../domain/games/game-answer';
import { doubtfulAbove } from '../../domain/games/doubtful-above';
import { sortedByName } from '../../domain/games/sort-games';
import type { Game } from '../../domain/games/types';
import { sitForFixed, sitForNumber } from '../../domain/planning/sit-for-game';
import type { Placing } from '../../domain/planning/where-to-sit';
import { AnswerLayout, type PlanAnswer } from './answer-layout';
import { GameField } from './game-field';
import { usePlanValue } from '../../state/plan-values';
import { gamesFor } from './plan-games';
import { angleQuestion, typedDegrees } from './number-question';
import { seamCondition, type PlannedBezel } from './planned-bezel';
import type { RigChange } from '../../domain/rig/entry';
import type { QuestionProps, Today } from './question';
import { sitAt } from './rig-change';
import { conditionsOf } from './sit-for-angle';

/** Games with a number, and games with a known view that cannot be changed. */
const offered = sortedByName(games.filter(({ scale, outOfTheBox }) => scale !== null || outOfTheBox));

interface SitForNumberProps extends QuestionProps {
  readonly chooser: ReactNode;
  readonly bezel: PlannedBezel;
}

/** Seat from which a number or a view that cannot be changed is true. */
export function SitForNumber({ chooser, bezel, ...props }: SitForNumberProps) {
  const { pickedGames, today } = props;
  const [id, setId] = usePlanValue('sitGame', gamesFor(pickedGames)[0]?.id ?? '');
  const game = gameById(id) ?? offered[0];
  const { seen } = exactAnswer(bezel.entry);
  if (!game) return null;
  const fields = (
    <>
      {chooser}
      <GameField games={offered} value={game.id} onChange={setId} />
      {game.scale !== null && today.entry.screens === 'triple' && bezel.field}
    </>
  );
  if (!seen.ok) {
    return (
      <AnswerLayout {...props} fields={fields} answer={{ reason: exactWords.impossible[seen.reason] }} />
    );
  }
  if (game.scale !== null) {
    return (
      <ForNumber
        key={game.id}
        {...props}
        fields={fields}
        game={game}
        seen={seen.value}
        bezel={bezel.change}
      />
    );
  }
  return (
    <AnswerLayout
      {...props}
      fields={fields}
      answer={
        game.outOfTheBox
          ? fixedAnswer(game, game.outOfTheBox, { seen: seen.value, today, bezel: {} })
          : { reason: '' }
      }
    />
  );
}

interface ForNumberProps extends QuestionProps {
  readonly fields: ReactNode;
  readonly game: Game;
  readonly seen: ViewedRig;
  /** Change of today's rig by the planned bezels. */
  readonly bezel: RigChange;
}

function ForNumber({ fields, game, seen, bezel, ...props }: ForNumberProps) {
  const { today } = props;
  const [start] = useState(() => typedDegrees(firstNumber(game, seen)));
  const [numbers, setNumbers] = usePlanValue('sitNumbers', {});
  const number = angleQuestion(
    'sitNumber',
    [numbers[game.id] ?? start, (typed) => setNumbers({ ...numbers, [game.id]: typed })],
    {
      ...words.sit.number,
      units: today.units,
      isBare: true,
      allowsNegative: true,
      step: game.scale?.step ?? 1,
    },
  );
  const value = useDeferredValue(number.degrees);
  const answer = useMemo(
    (): PlanAnswer =>
      value === null ? { reason: words.noNumber } : numberAnswer(game, value, { seen, today, bezel }),
    [game, value, seen, today, bezel],
  );
  return (
    <AnswerLayout
      {...props}
      answer={answer}
      fields={
        <>
          {fields}
          {number.field}
        </>
      }
    />
  );
}

/** Start value: the number of a fresh installation, if it is known, else the true one. */
const firstNumber = (game: Game, seen: ViewedRig): string => {
  const { scale, outOfTheBox } = game;
  if (scale && outOfTheBox?.axis === scale.conversion.kind) return String(outOfTheBox.degrees);
  return String(numberOf(answerFor(game, seen))?.setting.value ?? '');
};

interface Context {
  readonly seen: ViewedRig;
  readonly today: Today;
  readonly bezel: RigChange;
}

const numberAnswer = (game: Game, value: number, context: Context): PlanAnswer => {
  const { sit } = words;
  const placing = sitForNumber(game, value, context.seen);
  if (placing === null) return { reason: sit.takesMeasures(game.name) };
  const number = game.scale ? gameValueText(value, { ...game.scale, decimals: decimalsOf(value) }) : '';
  if (!placing.ok) return { reason: sit.noneForNumber(game.name, number) };
  return seatAnswer(placing, {
    ...context,
    sentence: sit.trueFor(game.name, number),
    remarks: [
      ...seamCondition(context.seen.rig),
      ...limitTexts(game, value, context.seen),
      ...certaintyTexts(game),
    ],
  });
};

/** Number of typed decimals. */
const decimalsOf = (value: number): number => (String(value).split('.')[1] ?? '').length;

const limitTexts = (game: Game, value: number, seen: ViewedRig): readonly string[] => {
  const answer = numberOf(answerFor(game, seen));
  if (!answer) return [];
  const { scale, setting } = answer;
  const { min, max } = setting.limits;
  const { beyondLimits } = words.sit;
  if (min !== null && value < min) return [beyondLimits.below(gameValueText(min, scale))];
  if (max !== null && value > max) return [beyondLimits.above(gameValueText(max, scale))];
  return value > doubtfulAbove(scale) ? [doubtText(scale)] : [];
};

const certaintyTexts = ({ evidence }: Game): readonly string[] =>
  evidence.level === 'believed' ? [words.sit.uncertain] : [];

const fixedAnswer = (game: Game, view: OutOfTheBox, context: Context): PlanAnswer => {
  const { sit } = words;
  const placing = sitForFixed(view, context.seen.rig);
  const degrees = degreesText(view.degrees, 0);
  const about =
    view.axis === 'vertical' ? sit.fixedView(game.name, degrees) : sit.fixedWide(game.name, degrees);
  if (!placing.ok) return { reason: sit.noneForFixed(game.name), conditions: [about] };
  const remarks = [about, ...(view.fixed ? [sit.fixedLevel[view.fixed]] : [])];
  return seatAnswer(placing, { ...context, sentence: sit.trueForFixed(game.name), remarks });
};

interface Seat extends Context {
  readonly sentence: string;
  readonly remarks: readonly string[];
}

const seatAnswer = (
  placing: Extract<Placing, { ok: true }>,
  { seen, today, bezel, sentence, remarks: besides }: Seat,
): PlanAnswer => {
  const { eyeDistanceMm } = placing.value.rig;
  const distance = lengthText(eyeDistanceMm, today.units);
  return {
    figure: lengthFigure(eyeDistanceMm, today.units),
    sentence,
    conditions: [...besides, ...conditionsOf(seen.rig, placing, 'h')],
    use: {
      change: { ...sitAt(eyeDistanceMm, today.units), ...(seen.rig.sides && bezel) },
      done: words.done.distance(distance),
    },
  };
};
