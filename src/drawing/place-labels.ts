import { textRuler } from '../ui/svg/text-width';
import type { Size } from '../ui/svg/use-size';
import type { PixelPoint } from './viewport';

/** A box on the paper. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A straight line on the paper, so many pixels thick; it ends as far beyond its ends as it is thick to either side. */
export interface Line {
  readonly from: PixelPoint;
  readonly to: PixelPoint;
  readonly thickness: number;
}

export type Anchor = 'start' | 'middle' | 'end';

/** Where a label may stand: its text's baseline begins, is centred or ends at the point. */
export interface Place extends PixelPoint {
  readonly anchor: Anchor;
}

export interface LabelRequest {
  readonly id: string;
  readonly text: string;
  /** live = the angles, in the signal colour and a size larger. */
  readonly tone: 'live' | 'plain' | 'quiet';
  /** Best first. The label is left out if none is free. */
  readonly places: readonly Place[];
  /** Where it goes rather than on a line: away from what it measures, so its text has to say what that is. */
  readonly apart?: { readonly text: string; readonly places: () => readonly Place[] };
}

export interface PlacedLabel extends Place {
  readonly id: string;
  readonly text: string;
  readonly tone: LabelRequest['tone'];
  readonly box: Box;
}

const sizesPx: Readonly<Record<LabelRequest['tone'], number>> = { live: 16, plain: 13, quiet: 12 };

/** How wide a label's text will be, in pixels. The style sheet sets it in the same sizes and weights. */
export const labelWidth: Readonly<Record<LabelRequest['tone'], (text: string) => number>> = {
  live: textRuler({ family: 'numbers', weight: 700, sizePx: sizesPx.live }),
  plain: textRuler({ family: 'numbers', weight: 500, sizePx: sizesPx.plain }),
  quiet: textRuler({ family: 'numbers', weight: 500, sizePx: sizesPx.quiet }),
};

const ascent = 0.95;
const descent = 0.25;

const gap = 3;

/** Whether two boxes are nearer to each other than the eye likes. */
export const overlap = (a: Box, b: Box, apart = gap): boolean =>
  a.x < b.x + b.width + apart &&
  b.x < a.x + a.width + apart &&
  a.y < b.y + b.height + apart &&
  b.y < a.y + a.height + apart;

/** Whether a line runs over a box: no axis, and no line across the line, parts the two. */
export const runsOver = ({ from, to, thickness }: Line, { x, y, width, height }: Box): boolean => {
  const halfWidth = (width + thickness) / 2;
  const halfHeight = (height + thickness) / 2;
  const dx = (to.x - from.x) / 2;
  const dy = (to.y - from.y) / 2;
  const offX = from.x + dx - (x + width / 2);
  const offY = from.y + dy - (y + height / 2);
  const [reachX, reachY] = [Math.abs(dx), Math.abs(dy)];
  return (
    Math.abs(offX) < halfWidth + reachX &&
    Math.abs(offY) < halfHeight + reachY &&
    Math.abs(dx * offY - dy * offX) <= halfWidth * reachY + halfHeight * reachX
  );
};

const edge = 2;

const isInViewport = ({ x, y, width, height }: Box, size: Size): boolean =>
  x >= edge && y >= edge && x + width <= size.width - edge && y + height <= size.height - edge;

const countMet = (lines: readonly Line[], box: Box): number => {
  let met = 0;
  for (const line of lines) if (runsOver(line, box)) met++;
  return met;
};

interface Surroundings {
  readonly size: Size;
  /** What a label never covers: screens and handles. */
  readonly forbidden: readonly Line[];
  /** What it had better not cover: the driver, the wheel, lines. */
  readonly avoided: readonly Line[];
}

interface Found {
  readonly label: PlacedLabel;
  /** How much of what is to be avoided it covers. */
  readonly covered: number;
}

/** The first of the places that covers nothing, or the one that covers least; null = none is free. */
const findPlace = (
  { id, text, tone, places }: Pick<LabelRequest, 'id' | 'text' | 'tone' | 'places'>,
  placed: readonly PlacedLabel[],
  { size, forbidden, avoided }: Surroundings,
): Found | null => {
  const width = labelWidth[tone](text);
  const sizePx = sizesPx[tone];
  let best: Found | null = null;
  for (const { x, y, anchor } of places) {
    const left = anchor === 'start' ? x : anchor === 'middle' ? x - width / 2 : x - width;
    const box = { x: left, y: y - ascent * sizePx, width, height: (ascent + descent) * sizePx };
    const isFree =
      isInViewport(box, size) &&
      !placed.some((other) => overlap(other.box, box)) &&
      countMet(forbidden, box) === 0;
    if (!isFree) continue;
    const covered = countMet(avoided, box);
    if (best && covered >= best.covered) continue;
    best = { label: { id, text, tone, x, y, anchor, box }, covered };
    if (covered === 0) break;
  }
  return best;
};

/**
 * Gives each label the first of its places that is free; labels that come first in the list choose first.
 * A place on top of a line or of the driver is taken only where no other is left.
 */
export const placeLabels = (
  wishes: readonly LabelRequest[],
  surroundings: Surroundings,
): readonly PlacedLabel[] => {
  const placed: PlacedLabel[] = [];
  for (const wish of wishes) {
    let best = findPlace(wish, placed, surroundings);
    if (wish.apart && best?.covered !== 0) {
      const { text, places } = wish.apart;
      const apart = findPlace({ ...wish, text, places: places() }, placed, surroundings);
      if (apart && (!best || apart.covered < best.covered)) best = apart;
    }
    if (best) placed.push(best.label);
  }
  return placed;
};

/** The pieces of a straight or broken line. */
export const linesAlong = (spots: readonly PixelPoint[], thickness: number): readonly Line[] => {
  const lines: Line[] = [];
  for (let index = 1; index < spots.length; index++) {
    const from = spots[index - 1];
    const to = spots[index];
    if (from && to) lines.push({ from, to, thickness });
  }
  return lines;
};

/** A square around a point. */
export const squareAt = (spot: PixelPoint, side: number): Line => ({ from: spot, to: spot, thickness: side });
