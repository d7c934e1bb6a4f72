import type { Size, Spot } from './paper';

/** A box on the paper. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type Anchor = 'start' | 'middle' | 'end';

/** Where a label may stand: its text's baseline begins, is centred or ends at the spot. */
export interface Place extends Spot {
  readonly anchor: Anchor;
}

export interface LabelWish {
  readonly id: string;
  readonly text: string;
  /** live = the angles, in the signal colour and a size larger. */
  readonly tone: 'live' | 'plain' | 'quiet';
  /** Best first. The label is left out if none is free. */
  readonly places: readonly Place[];
  /** Only if none of those is free, not even on top of a line. */
  readonly otherwise?: readonly Place[];
}

export interface PlacedLabel extends Place {
  readonly id: string;
  readonly text: string;
  readonly tone: LabelWish['tone'];
  readonly box: Box;
}

/** Sizes of the letters, in CSS pixels; the style sheet uses the same. */
const fontSizes: Readonly<Record<LabelWish['tone'], number>> = { live: 16, plain: 13, quiet: 12 };

/** The widest of the monospaced fonts in use has letters of 0.602 em. */
const letterWidth = 0.615;
const ascent = 0.95;
const descent = 0.25;

const boxOf = ({ text, tone }: LabelWish, { x, y, anchor }: Place): Box => {
  const size = fontSizes[tone];
  const width = text.length * size * letterWidth;
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
  return { x: left, y: y - ascent * size, width, height: (ascent + descent) * size };
};

const gap = 3;

/** Whether two boxes are nearer to each other than the eye likes. */
export const meet = (a: Box, b: Box, apart = gap): boolean =>
  a.x < b.x + b.width + apart &&
  b.x < a.x + a.width + apart &&
  a.y < b.y + b.height + apart &&
  b.y < a.y + a.height + apart;

const edge = 2;

const isOnPaper = ({ x, y, width, height }: Box, size: Size): boolean =>
  x >= edge && y >= edge && x + width <= size.width - edge && y + height <= size.height - edge;

interface Surroundings {
  readonly size: Size;
  /** What a label never covers: screens and handles. */
  readonly forbidden: readonly Box[];
  /** What it had better not cover: lines. */
  readonly avoided: readonly Box[];
}

/**
 * Gives each label the first of its places that is free; labels that come first in the list choose first.
 * A place that covers a line is taken only where no other is left.
 */
export const placeLabels = (
  wishes: readonly LabelWish[],
  { size, forbidden, avoided }: Surroundings,
): readonly PlacedLabel[] => {
  const placed: PlacedLabel[] = [];
  for (const wish of wishes) {
    const free = (places: readonly Place[]) =>
      places
        .filter(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))
        .map((place) => ({ place, box: boxOf(wish, place) }))
        .filter(
          ({ box }) =>
            isOnPaper(box, size) &&
            !placed.some((other) => meet(other.box, box)) &&
            !forbidden.some((other) => meet(other, box, 0)),
        );
    const options = free(wish.places);
    const best =
      options.find(({ box }) => !avoided.some((other) => meet(other, box, 0))) ??
      options[0] ??
      free(wish.otherwise ?? [])[0];
    if (!best) continue;
    const { id, text, tone } = wish;
    placed.push({ id, text, tone, ...best.place, box: best.box });
  }
  return placed;
};

/** Small boxes along a straight or broken line, as things to avoid. */
export const boxesAlong = (spots: readonly Spot[], thickness: number): readonly Box[] => {
  const boxes: Box[] = [];
  for (const [index, to] of spots.entries()) {
    const from = spots[index - 1];
    if (!from) continue;
    const pieces = Math.min(60, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 8));
    for (let piece = 0; piece <= pieces; piece++) {
      const share = pieces === 0 ? 0 : piece / pieces;
      boxes.push(
        boxAround(
          { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share },
          thickness / 2,
        ),
      );
    }
  }
  return boxes;
};

export const boxAround = ({ x, y }: Spot, half: number): Box => ({
  x: x - half,
  y: y - half,
  width: 2 * half,
  height: 2 * half,
});
