import type { Pair, Picture } from './pairs';

/** A place in a picture: pixels of its file from the upper left corner. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

export type Side = 'first' | 'second';

/** One thing, marked in one or both pictures of a pair. */
export interface Mark {
  readonly id: number;
  readonly first: Place | null;
  readonly second: Place | null;
}

/** Marks of each pair, by its key. */
type Marks = Readonly<Record<string, readonly Mark[]>>;

/** Marks with those before each change. */
export interface MarkHistory {
  readonly marks: Marks;
  readonly before: readonly Marks[];
}

export const noMarks: MarkHistory = { marks: {}, before: [] };

const maxSteps = 200;

const otherSide = (side: Side): Side => (side === 'first' ? 'second' : 'first');

export const marksOf = ({ marks }: MarkHistory, { key }: Pick<Pair, 'key'>): readonly Mark[] =>
  marks[key] ?? [];

const changed = (
  { marks, before }: MarkHistory,
  key: string,
  change: (own: readonly Mark[]) => readonly Mark[],
): MarkHistory => ({
  marks: { ...marks, [key]: change(marks[key] ?? []) },
  before: [...before, marks].slice(-maxSteps),
});

const inside = ({ x, y }: Place, { widthPx, heightPx }: Picture): Place => ({
  x: Math.min(Math.max(x, 0), widthPx),
  y: Math.min(Math.max(y, 0), heightPx),
});

/** The mark that lacks one of its places, or null. */
export const openMark = (marks: readonly Mark[]): Mark | null =>
  marks.find(({ first, second }) => !first || !second) ?? null;

const nextId = (marks: readonly Mark[]): number => Math.max(0, ...marks.map(({ id }) => id)) + 1;

/**
 * Marks a place: completes the open mark, moves it within its picture, or begins a new one.
 *
 * @returns the mark's id with the new history.
 */
export function placeMark(
  history: MarkHistory,
  pair: Pair,
  side: Side,
  place: Place,
): { readonly history: MarkHistory; readonly id: number } {
  const own = marksOf(history, pair);
  const open = openMark(own);
  const at = inside(place, pair[side]);
  const id = open?.id ?? nextId(own);
  const begun: Mark = { id, first: null, second: null, [side]: at };
  return {
    id,
    history: changed(history, pair.key, (marks) =>
      open ? marks.map((mark) => (mark === open ? { ...mark, [side]: at } : mark)) : [...marks, begun],
    ),
  };
}

/** Moves one place of a mark. Moves of one drag become one step to undo. */
export function moveMark(
  history: MarkHistory,
  pair: Pair,
  mark: Pick<Mark, 'id'>,
  {
    side,
    to,
    isContinued = false,
  }: { readonly side: Side; readonly to: Place; readonly isContinued?: boolean },
): MarkHistory {
  const moved = changed(history, pair.key, (marks) =>
    marks.map((each) => (each.id === mark.id ? { ...each, [side]: inside(to, pair[side]) } : each)),
  );
  return isContinued ? { ...moved, before: history.before } : moved;
}

export const deleteMark = (history: MarkHistory, { key }: Pair, id: number): MarkHistory =>
  changed(history, key, (marks) => marks.filter((mark) => mark.id !== id));

export const undoMarks = ({ marks, before }: MarkHistory): MarkHistory => ({
  marks: before.at(-1) ?? marks,
  before: before.slice(0, -1),
});

/** Shares of width and height where points tell most: near both sides of what the pictures share, at different heights. */
const suggestedShares: readonly (readonly [number, number])[] = [
  [0.3, 0.4],
  [0.7, 0.35],
  [0.62, 0.62],
  [0.38, 0.6],
  [0.5, 0.3],
];

/** Adds a mark in both pictures, where the next one would tell most, to be moved onto something. */
export function suggestMark(
  history: MarkHistory,
  pair: Pair,
  predicted: (place: Place) => Place | null,
): { readonly history: MarkHistory; readonly id: number } {
  const own = marksOf(history, pair);
  const { widthPx, heightPx } = pair.first;
  const [across = 0.5, down = 0.5] = suggestedShares[own.length % suggestedShares.length] ?? [];
  const first = { x: Math.round(across * widthPx), y: Math.round(down * heightPx) };
  const placed = placeMark(history, pair, 'first', openMark(own)?.first ?? first);
  const start = marksOf(placed.history, pair).find(({ id }) => id === placed.id)?.first ?? first;
  const second = predicted(start) ?? {
    x: start.x + (pair.second.widthPx - widthPx) / 2,
    y: start.y + (pair.second.heightPx - heightPx) / 2,
  };
  return {
    id: placed.id,
    history: moveMark(placed.history, pair, placed, { side: 'second', to: second, isContinued: true }),
  };
}

/** Side that a click is awaited in. */
export const awaitedSide = (marks: readonly Mark[]): Side => {
  const open = openMark(marks);
  return open?.first ? otherSide('first') : 'first';
};
