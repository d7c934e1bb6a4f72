import { textRuler } from '../ui/svg/text-width';
import type { Size } from '../ui/svg/use-size';
import { atBearing, type Span } from './paths';
import type { PixelPoint } from './viewport';

/** A box on the paper. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Segment {
  readonly from: PixelPoint;
  readonly to: PixelPoint;
}

/** A straight line on the paper, so many pixels thick; it ends as far beyond its ends as it is thick to either side. */
export interface Line extends Segment {
  readonly thickness: number;
}

export type Anchor = 'start' | 'middle' | 'end';

/** Where a label may stand: its text's baseline begins, is centred or ends at the point. */
export interface Place extends PixelPoint {
  readonly anchor: Anchor;
  /** How large its figure is there. */
  readonly sizePx?: number;
  /** The dimension that it belongs to, and what leads there. It may interrupt them; no other label may lie on them. */
  readonly measure?: Segment;
  readonly leads?: readonly Segment[];
}

export interface LabelRequest {
  /** Names it in the page; the numbers of a ruler have none. */
  readonly id?: string;
  readonly text: string;
  /** The part of the text that is set large; what stands before and after it is quiet, and so is all of it without one. */
  readonly figure?: string;
  /** In the signal colour. */
  readonly isLive?: boolean;
  /** Best first, gone through once. The label is left out if none is free. */
  readonly places: Iterable<Place>;
}

export interface PlacedLabel extends LabelRequest, Place {
  readonly box: Box;
}

/** A figure, and what is said quietly beside it. */
const figurePx = 17;
const quietPx = 13;

/** The angle is as large as there is room for. */
export const angleSizesPx = [46, 36, 28, 20];

/** From the line to the baseline of a figure that interrupts it. */
export const toBaseline = 6;

const rulerPx = 100;
const figureRuler = textRuler({ family: 'numbers', weight: 600, sizePx: rulerPx });
const quietRuler = textRuler({ family: 'text', weight: 400, sizePx: quietPx });

type Lettered = Pick<LabelRequest, 'text' | 'figure'>;

/** How wide a label will be, in pixels. The style sheet sets it in the same sizes and weights. */
export const labelWidth = ({ text, figure = '' }: Lettered, sizePx = figurePx): number =>
  figureRuler(figure) * (sizePx / rulerPx) + quietRuler(text.replace(figure, ''));

/** Figures stand on the line; letters beside them may reach below it. */
const reach = { figure: { up: 0.76, down: 0.03 }, quiet: { up: 0.82, down: 0.26 } } as const;

/** How much room a label takes around its point, at a size. */
interface Extent {
  readonly width: number;
  readonly up: number;
  readonly down: number;
}

const extentOf = (label: Lettered, sizePx: number): Extent => {
  const { text, figure } = label;
  return {
    width: labelWidth(label, sizePx),
    up: figure === undefined ? reach.quiet.up * quietPx : reach.figure.up * sizePx,
    down: text === figure ? reach.figure.down * sizePx : reach.quiet.down * quietPx,
  };
};

const boxAt = ({ x, y, anchor }: Place, { width, up, down }: Extent): Box => {
  const left = anchor === 'start' ? x : anchor === 'middle' ? x - width / 2 : x - width;
  return { x: left, y: y - up, width, height: up + down };
};

/** Labels, lines and knobs keep at least this much apart. */
const gap = 4;

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

const edge = 4;

const isInViewport = ({ x, y, width, height }: Box, size: Size): boolean =>
  x >= edge && y >= edge && x + width <= size.width - edge && y + height <= size.height - edge;

const isOnAny = (lines: readonly Line[], box: Box): boolean => lines.some((line) => runsOver(line, box));

interface Surroundings {
  readonly size: Size;
  /** What a label never covers: lines, screens and handles. */
  readonly forbidden: readonly Line[];
  /** What it had better not cover: the wheel. */
  readonly avoided: readonly Line[];
}

/** A line, and the air beside it. */
const withAir = (lines: readonly Segment[]): readonly Line[] =>
  lines.map(({ from, to }) => ({ from, to, thickness: 2 * gap }));

const linesOf = ({ measure, leads = [] }: Place): readonly Line[] =>
  withAir(measure ? [measure, ...leads] : leads);

/** The first of the places that covers nothing, or the one that covers least; null = none is free. */
const findPlace = (
  request: LabelRequest,
  placed: readonly PlacedLabel[],
  { size, forbidden, avoided }: Surroundings,
): PlacedLabel | null => {
  let best: PlacedLabel | null = null;
  let leastCovered = Infinity;
  let extent: Extent | null = null;
  let extentPx = NaN;
  for (const place of request.places) {
    const { sizePx = figurePx } = place;
    if (!extent || sizePx !== extentPx) extent = extentOf(request, (extentPx = sizePx));
    const box = boxAt(place, extent);
    if (!isInViewport(box, size) || isOnAny(forbidden, box)) continue;
    const own = linesOf(place);
    if (placed.some((other) => overlap(other.box, box) || isOnAny(own, other.box))) continue;
    const covered = avoided.filter((line) => runsOver(line, box)).length;
    if (covered >= leastCovered) continue;
    best = { ...request, ...place, box };
    leastCovered = covered;
    if (covered === 0) break;
  }
  return best;
};

/**
 * Gives each label the first of its places that is free; labels that come first in the list choose first. No label ever stands on
 * a line: one that finds no place is left out.
 */
export const placeLabels = (
  requests: readonly LabelRequest[],
  surroundings: Surroundings,
): readonly PlacedLabel[] => {
  const placed: PlacedLabel[] = [];
  const forbidden = [...surroundings.forbidden];
  for (const request of requests) {
    const found = findPlace(request, placed, { ...surroundings, forbidden });
    if (!found) continue;
    placed.push(found);
    forbidden.push(...linesOf(found));
  }
  return placed;
};

/** How far from the middle of its dimension a number may stand, so that some of the line is left at either end. */
export const shiftsWithin = (lengthPx: number): readonly number[] =>
  [0, -24, 24, -48, 48, -72, 72].filter((shift) => Math.abs(shift) + 22 < lengthPx / 2);

/** The pieces of a straight or broken line. */
export const linesAlong = (spots: readonly PixelPoint[], thickness = 2 * gap): readonly Line[] => {
  const lines: Line[] = [];
  for (let index = 1; index < spots.length; index++) {
    const from = spots[index - 1];
    const to = spots[index];
    if (from && to) lines.push({ from, to, thickness });
  }
  return lines;
};

/** About an arc between two bearings. */
export const linesAlongArc = (centre: PixelPoint, { from, to, radius }: Span): readonly Line[] =>
  linesAlong(
    Array.from({ length: 9 }, (_, index) => atBearing(centre, from + ((to - from) * index) / 8, radius)),
  );

/** A square around a point. */
export const squareAt = (spot: PixelPoint, side: number): Line => ({ from: spot, to: spot, thickness: side });
