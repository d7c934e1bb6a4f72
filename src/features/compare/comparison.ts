import { words as appWords } from '#messages/app';
import { words } from '#messages/compare';
import { words as exactWords } from '#messages/exact';
import type { Units } from '../../domain/geometry/units';
import { bareFigure, figureText, type FigureParts } from '../../text/figures';
import { gameValueFigure } from '../../text/game-values';
import { gamesToShow, yourGames } from '../../domain/games/games-to-show';
import type { Game } from '../../domain/games/types';
import { exactAnswer, type ExactAnswer } from '../../domain/rig/exact-answer';
import { lacksRadius } from '../../domain/rig/setup';
import { activeFirst } from '../../state/rigs';
import type { NamedRig, State } from '../../state/store';
import { differenceText } from './difference';
import type { MeasureLine } from '../../text/game-texts';
import { gameNumber, type GameNumber } from './game-numbers';
import {
  asShown,
  quantitiesOf,
  quantityTerms,
  quantityFigure,
  type Quantities,
  type QuantityId,
} from './quantities';
import { generatedName, nameOf } from '../../text/rig-names';
import { gameName } from '../../text/game-name';

/** Difference to the value of the active rig: as shown, and for screen readers. */
interface Changed {
  readonly shown: FigureParts;
  readonly spoken: string;
}

export interface Cell {
  /** Id of the quantity, or of the game. */
  readonly id: string;
  readonly term: string;
  readonly figure: FigureParts;
  /** A word, or a count of measures. */
  readonly isWord: boolean;
  /** Measures in place of one number; empty = one number. */
  readonly measures: readonly MeasureLine[];
  /** null = no difference, or no value to compare with. */
  readonly changed: Changed | null;
  /** Limits and cautions. */
  readonly warnings: readonly string[];
}

export interface Column {
  readonly id: string;
  /** Letter in the drawings. */
  readonly mark: string;
  readonly name: string;
  /** Generated name, also of a rig with a name of its own. */
  readonly generatedName: string;
  readonly isActive: boolean;
  readonly answer: ExactAnswer;
  /** Difference to the active rig; or why the rig is impossible. */
  readonly difference: string;
  readonly isPossible: boolean;
  /** Curved without a known radius. */
  readonly needsRadius: boolean;
  readonly quantities: readonly Cell[];
  readonly games: readonly Cell[];
}

export interface Comparison {
  readonly columns: readonly Column[];
  /** True if the user has picked the games. */
  readonly arePicked: boolean;
  readonly units: Units;
}

const changedBy = (by: number, write: (amount: number) => FigureParts): Changed | null => {
  if (by === 0) return null;
  const direction = by > 0 ? 'more' : 'less';
  const amount = write(Math.abs(by));
  return {
    shown: { ...amount, number: words.change[direction](amount.number) },
    spoken: words.changeSaid[direction](figureText(amount)),
  };
};

const changedSomehow: Changed = { shown: bareFigure(words.change.other), spoken: words.changeSaid.other };

interface ComparedRig {
  readonly rig: NamedRig;
  readonly answer: ExactAnswer;
  readonly quantities: Quantities | null;
  readonly games: readonly (GameNumber | null)[];
}

function quantityCell(id: QuantityId, rig: ComparedRig, active: ComparedRig, units: Units): Cell {
  const value = rig.quantities?.[id] ?? null;
  const other = active.quantities?.[id] ?? null;
  const write = (amount: number) => quantityFigure(id, amount, units);
  const isNone = isFlat(id, rig.quantities);
  return {
    id,
    term: quantityTerms[id],
    figure:
      value === null
        ? bareFigure(appWords.noNumber)
        : isNone
          ? bareFigure(words.quantities.flat)
          : write(value),
    isWord: isNone,
    measures: [],
    changed: value === null || other === null ? null : changedBy(asShown(value - other, 1), write),
    warnings: [],
  };
}

function gameCell(game: Game, answer: GameNumber | null, active: GameNumber | null): Cell {
  const { shape } = answer?.number ?? {};
  const by =
    answer?.number && active?.number
      ? asShown(answer.number.value - active.number.value, answer.number.shape.decimals)
      : null;
  const isOther = answer !== null && active !== null && answer.text !== active.text;
  const figure = answer?.figure ?? bareFigure(appWords.noNumber);
  return {
    id: game.id,
    term: gameName(game),
    figure: answer && answer.measures.length > 0 ? bareFigure(words.values(answer.measures.length)) : figure,
    isWord: answer !== null && answer.number === null,
    measures: answer?.measures ?? [],
    changed:
      by !== null && shape
        ? changedBy(by, (amount) => gameValueFigure(amount, shape))
        : isOther
          ? changedSomehow
          : null,
    warnings: answer?.warnings ?? [],
  };
}

/** Everything that the comparison shows of a state. */
export function comparisonOf(state: State): Comparison {
  const { units, pickedGames, ownGames } = state;
  const picked = yourGames(pickedGames, ownGames);
  const games = gamesToShow(picked);
  const compared = activeFirst(state).map((rig): ComparedRig => {
    const answer = exactAnswer(rig.entry);
    const { seen } = answer;
    return {
      rig,
      answer,
      quantities: quantitiesOf(answer, units),
      games: games.map((game) => (seen.ok ? gameNumber(game, seen.value) : null)),
    };
  });
  const [active] = compared;
  if (!active) return { columns: [], arePicked: false, units };
  // Leaves out quantities that no rig has.
  const rows = (Object.keys(quantityTerms) as QuantityId[]).filter((id) =>
    compared.some(({ quantities }) => (quantities?.[id] ?? null) !== null && !isFlat(id, quantities)),
  );
  const columns = compared.map((column, index): Column => {
    const { rig, answer, quantities } = column;
    return {
      id: rig.id,
      mark: words.marks[index] ?? '',
      name: nameOf(rig, units),
      generatedName: generatedName(rig.entry, units),
      isActive: column === active,
      answer,
      isPossible: quantities !== null,
      needsRadius: lacksRadius(answer.setup),
      difference: differenceOf(column, active, units),
      quantities: rows.map((id) => quantityCell(id, column, active, units)),
      games: games.map((game, at) => gameCell(game, column.games[at] ?? null, active.games[at] ?? null)),
    };
  });
  return { columns, arePicked: picked.length > 0, units };
}

/** One flat screen has no depth. */
const isFlat = (id: QuantityId, quantities: Quantities | null): boolean =>
  id === 'depth' && quantities?.depth === 0;

function differenceOf({ answer, quantities }: ComparedRig, active: ComparedRig, units: Units): string {
  if (lacksRadius(answer.setup)) return words.radius.missing;
  if (!answer.seen.ok) return exactWords.impossible[answer.seen.reason];
  if (answer === active.answer && quantities === active.quantities) return words.yoursExplained;
  return quantities ? differenceText(quantities, active.quantities, units) : '';
}
