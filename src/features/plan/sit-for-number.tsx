import { words as exactWords } from '#messages/exact';
import { words } from '#messages/plan';
import { useDeferredValue, useMemo, type ReactNode } from 'react';
import type { ViewedRig } from '../../domain/geometry/compute-view';
import { degreesText } from '../../text/angles';
import { gameValueText } from '../../text/game-values';
import { lengthText } from '../../text/lengths';
import { gameById, games } from '../../domain/games/games';
import { exactAnswer } from '../../domain/rig/exact-answer';
import type { OutOfTheBox } from '../../domain/games/record-types';
import { isDoubtful, limitsFor, settingFor } from '../../domain/games/setting';
import { sortedByName } from '../../domain/games/sort-games';
import type { Game } from '../../domain/games/types';
import { sitForFixed, sitForNumber } from '../../domain/planning/sit-for-game';
import type { Placing } from '../../domain/planning/where-to-sit';
import { AnswerLayout, type PlanAnswer } from './answer-layout';
import { GameField } from './game-field';
import { usePlanValue } from '../../state/plan-values';
import { gamesFor } from './plan-games';
import { seamCondition, type PlannedBezel } from './planned-bezel';
import type { QuestionProps, RigChange, Today } from './question';
import { sitAt } from './rig-change';
import { conditionsOf } from './sit-for-angle';
import { useWanted, WantedField } from './wanted-field';

/** Those with a number, and those whose view is known and cannot be changed. */
const offered = sortedByName(games.filter(({ scale, outOfTheBox }) => scale !== null || outOfTheBox));

interface SitForNumberProps extends QuestionProps {
  readonly chooser: ReactNode;
  readonly bezel: PlannedBezel;
}

/** Where a number, or a view, is true that somebody cannot change. */
export function SitForNumber({ chooser, bezel, ...props }: SitForNumberProps) {
  const { pickedGames, today } = props;
  const [id, setId] = usePlanValue('sit-number-game', gamesFor(pickedGames)[0]?.id ?? '');
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
  /** What the planned bezels change of today's rig. */
  readonly bezel: RigChange;
}

function ForNumber({ fields, game, seen, bezel, ...props }: ForNumberProps) {
  const { today } = props;
  const number = useWanted(`sit-number-${game.id}`, {
    as: 'sideAngle',
    start: firstNumber(game, seen),
    units: today.units,
  });
  const value = useDeferredValue(number.value);
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
          <WantedField of={number} {...words.sit.number} isBare allowsNegative step={game.scale?.step ?? 1} />
        </>
      }
    />
  );
}

/** What a fresh installation has, where that is the number itself; else the true one. */
const firstNumber = (game: Game, { view }: ViewedRig): string => {
  const { scale, outOfTheBox } = game;
  if (scale && outOfTheBox?.axis === scale.conversion.kind) return String(outOfTheBox.degrees);
  return String(settingFor(game, view)?.value ?? '');
};

interface Asked {
  readonly seen: ViewedRig;
  readonly today: Today;
  readonly bezel: RigChange;
}

const numberAnswer = (game: Game, value: number, asked: Asked): PlanAnswer => {
  const { sit } = words;
  const placing = sitForNumber(game, value, asked.seen);
  if (placing === null) return { reason: sit.takesMeasures(game.name) };
  const number = game.scale ? gameValueText(value, { ...game.scale, decimals: decimalsOf(value) }) : '';
  if (!placing.ok) return { reason: sit.noneForNumber(game.name, number) };
  return seatAnswer(placing, {
    ...asked,
    sentence: sit.trueFor(game.name, number),
    besides: [
      ...seamCondition(asked.seen.rig),
      ...limitTexts(game, value, asked.seen),
      ...certaintyTexts(game),
    ],
  });
};

/** As many as were typed. */
const decimalsOf = (value: number): number => (String(value).split('.')[1] ?? '').length;

const limitTexts = (game: Game, value: number, { view }: ViewedRig): readonly string[] => {
  const limits = limitsFor(game, view);
  if (!game.scale || !limits) return [];
  const { beyondLimits } = words.sit;
  if (limits.min !== null && value < limits.min)
    return [beyondLimits.below(gameValueText(limits.min, game.scale))];
  if (limits.max !== null && value > limits.max)
    return [beyondLimits.above(gameValueText(limits.max, game.scale))];
  return isDoubtful(game.scale, value) ? [exactWords.row.doubtful] : [];
};

const certaintyTexts = ({ evidence }: Game): readonly string[] =>
  evidence.level === 'believed' ? [words.sit.uncertain] : [];

const fixedAnswer = (game: Game, view: OutOfTheBox, asked: Asked): PlanAnswer => {
  const { sit } = words;
  const placing = sitForFixed(view, asked.seen.rig);
  const degrees = degreesText(view.degrees, 0);
  const about =
    view.axis === 'vertical' ? sit.fixedView(game.name, degrees) : sit.fixedWide(game.name, degrees);
  if (!placing.ok) return { reason: sit.noneForFixed(game.name), conditions: [about] };
  const besides = [about, ...(view.fixed ? [sit.fixedLevel[view.fixed]] : [])];
  return seatAnswer(placing, { ...asked, sentence: sit.trueForFixed(game.name), besides });
};

interface Seat extends Asked {
  readonly sentence: string;
  readonly besides: readonly string[];
}

const seatAnswer = (
  placing: Extract<Placing, { ok: true }>,
  { seen, today, bezel, sentence, besides }: Seat,
): PlanAnswer => {
  const { eyeDistanceMm } = placing.value.rig;
  const distance = lengthText(eyeDistanceMm, today.units);
  return {
    number: distance,
    sentence,
    conditions: [...besides, ...conditionsOf(seen.rig, placing, 'h')],
    use: {
      change: { ...sitAt(eyeDistanceMm, today.units), ...(seen.rig.sides && bezel) },
      done: words.done.distance(distance),
    },
  };
};
