import { words as appWords } from '#messages/app';
import { words } from '#messages/compare';
import { words as exactWords } from '#messages/exact';
import type { Units } from '../../domain/geometry/units';
import { gameValueText } from '../../text/game-values';
import { gamesToShow, knownGames } from '../../domain/games/games-to-show';
import type { Game } from '../../domain/games/types';
import { exactAnswer, type ExactAnswer } from '../../domain/rig/exact-answer';
import { lacksRadius } from '../../domain/rig/setup';
import { activeFirst } from '../../state/rigs';
import type { NamedRig, State } from '../../state/store';
import { differenceText } from './difference';
import { gameNumber, type GameNumber, type NamedMeasure } from './game-numbers';
import {
  asShown,
  quantitiesOf,
  quantityTerms,
  quantityText,
  type Quantities,
  type QuantityId,
} from './quantities';
import { generatedName, nameOf } from '../../text/rig-names';

/** How a value differs from that of the active rig: as it is shown, and as it is read out. */
interface Changed {
  readonly shown: string;
  readonly said: string;
}

export interface Cell {
  /** Of the quantity, or of the game. */
  readonly id: string;
  readonly term: string;
  readonly text: string;
  /** What the game takes in place of one number; empty = it is one. */
  readonly measures: readonly NamedMeasure[];
  /** null = it is the same, or there is nothing to measure against. */
  readonly changed: Changed | null;
  /** What there is to mind about it. */
  readonly warning: string | null;
}

export interface Column {
  readonly id: string;
  /** The letter that it has in the drawings. */
  readonly mark: string;
  readonly name: string;
  /** What it is, in a few words: the name that it has without one of its own. */
  readonly generatedName: string;
  readonly isActive: boolean;
  readonly answer: ExactAnswer;
  /** Against the active rig; or why there is no such rig. */
  readonly difference: string;
  readonly isPossible: boolean;
  /** It is curved, and nobody has said how much. */
  readonly needsRadius: boolean;
  readonly quantities: readonly Cell[];
  readonly games: readonly Cell[];
}

export interface Comparison {
  readonly columns: readonly Column[];
  /** Whether the games are those that the user picked. */
  readonly arePicked: boolean;
  readonly units: Units;
}

const changedBy = (by: number, write: (amount: number) => string): Changed | null => {
  if (by === 0) return null;
  const direction = by > 0 ? 'more' : 'less';
  const amount = write(Math.abs(by));
  return { shown: words.change[direction](amount), said: words.changeSaid[direction](amount) };
};

const changedSomehow: Changed = { shown: words.change.other, said: words.changeSaid.other };

interface Worked {
  readonly rig: NamedRig;
  readonly answer: ExactAnswer;
  readonly quantities: Quantities | null;
  readonly games: readonly (GameNumber | null)[];
}

function quantityCell(id: QuantityId, of: Worked, active: Worked, units: Units): Cell {
  const value = of.quantities?.[id] ?? null;
  const other = active.quantities?.[id] ?? null;
  const write = (amount: number) => quantityText(id, amount, units);
  return {
    id,
    term: quantityTerms[id],
    text:
      value === null ? appWords.noNumber : isFlat(id, of.quantities) ? words.quantities.flat : write(value),
    measures: [],
    changed: value === null || other === null ? null : changedBy(asShown(value - other, 1), write),
    warning: null,
  };
}

function gameCell(game: Game, own: GameNumber | null, other: GameNumber | null): Cell {
  const { shape } = own?.number ?? {};
  const by =
    own?.number && other?.number
      ? asShown(own.number.value - other.number.value, own.number.shape.decimals)
      : null;
  const isOther = own !== null && other !== null && own.text !== other.text;
  return {
    id: game.id,
    term: game.name,
    text:
      own === null
        ? appWords.noNumber
        : own.measures.length > 0
          ? words.values(own.measures.length)
          : own.text,
    measures: own?.measures ?? [],
    changed:
      by !== null && shape
        ? changedBy(by, (amount) => gameValueText(amount, shape))
        : isOther
          ? changedSomehow
          : null,
    warning: own?.warning ? words.warnings[own.warning] : null,
  };
}

/** All that comparing shows of a state. */
export function comparisonOf(state: State): Comparison {
  const { units, pickedGames } = state;
  const picked = knownGames(pickedGames);
  const games = gamesToShow(picked);
  const worked = activeFirst(state).map((rig): Worked => {
    const answer = exactAnswer(rig.entry);
    const { seen } = answer;
    return {
      rig,
      answer,
      quantities: quantitiesOf(answer, units),
      games: games.map((game) => (seen.ok ? gameNumber(game, seen.value) : null)),
    };
  });
  const [active] = worked;
  if (!active) return { columns: [], arePicked: false, units };
  // What no rig has, nobody needs a line for.
  const rows = (Object.keys(quantityTerms) as QuantityId[]).filter((id) =>
    worked.some(({ quantities }) => (quantities?.[id] ?? null) !== null && !isFlat(id, quantities)),
  );
  const columns = worked.map((of, index): Column => {
    const { rig, answer, quantities } = of;
    return {
      id: rig.id,
      mark: words.marks[index] ?? '',
      name: nameOf(rig, units),
      generatedName: generatedName(rig.entry, units),
      isActive: of === active,
      answer,
      isPossible: quantities !== null,
      needsRadius: lacksRadius(answer.setup),
      difference: differenceOf(of, active, units),
      quantities: rows.map((id) => quantityCell(id, of, active, units)),
      games: games.map((game, at) => gameCell(game, of.games[at] ?? null, active.games[at] ?? null)),
    };
  });
  return { columns, arePicked: picked.length > 0, units };
}

/** One flat screen takes no depth at all. */
const isFlat = (id: QuantityId, quantities: Quantities | null): boolean =>
  id === 'depth' && quantities?.depth === 0;

function differenceOf({ answer, quantities }: Worked, active: Worked, units: Units): string {
  if (lacksRadius(answer.setup)) return words.radius.missing;
  if (!answer.seen.ok) return exactWords.impossible[answer.seen.reason];
  if (answer === active.answer && quantities === active.quantities) return words.yoursExplained;
  return quantities ? differenceText(quantities, active.quantities, units) : '';
}
