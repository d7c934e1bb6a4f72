import { readMarks } from '../messages/marks';
import type { FigureParts } from '../text/figures';
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

/** A straight line with a thickness in pixels; square caps extend its ends by half of that. */
export interface Line extends Segment {
  readonly thickness: number;
}

export type Anchor = 'start' | 'middle' | 'end';

/** Anchor of a label: the start, middle or end of its baseline. */
export interface Place extends PixelPoint {
  readonly anchor: Anchor;
  /** Font size of its figure there. */
  readonly sizePx?: number;
  /** Its dimension line, and the line that leads there. The label may interrupt them; no other label may cover them. */
  readonly measure?: Segment;
  readonly leads?: readonly Segment[];
}

/** A figure in large type, and the quiet words before and after it. */
export interface LabelText {
  readonly before?: string;
  readonly figure?: string;
  readonly after?: string;
}

/** @example figureLabel({ number: '59.8', unit: ' cm' }) // { figure: '59.8', after: ' cm' } */
export const figureLabel = ({ number, unit }: FigureParts): LabelText => ({ figure: number, after: unit });

/** @example figureIn((length) => `across ${length}`, { number: '59.8', unit: ' cm' }).before // "across " */
export const figureIn = (sentence: (figure: string) => string, { number, unit }: FigureParts): LabelText => {
  const words = readMarks(sentence(`{figure}${unit}`)).filter((piece) => typeof piece === 'string');
  const [before = '', after = ''] = words;
  return { before, figure: number, after };
};

export interface LabelRequest extends LabelText {
  /** Unique name in the drawing; numbers of a ruler have none. */
  readonly id?: string;
  /** Live figures have the signal colour. */
  readonly look?: 'live';
  /** Candidates, best first. The label is left out if none is free. */
  readonly places: Iterable<Place>;
}

export interface PlacedLabel extends LabelRequest, Place {
  readonly box: Box;
}

/** Font size of a figure; the text beside it is smaller. */
const figurePx = 17;
const quietPx = 13;

/** Font sizes of the angle, largest first. */
export const angleSizesPx = [46, 36, 28, 20];

/** Distance from a line to the baseline of a figure that interrupts it. */
export const toBaseline = 6;

const rulerPx = 100;
const figureRuler = textRuler({ family: 'numbers', weight: 600, sizePx: rulerPx });
const quietRuler = textRuler({ family: 'text', weight: 400, sizePx: quietPx });

/** Width of a label in pixels. The style sheet has the same sizes and weights. */
export const labelWidth = ({ before = '', figure = '', after = '' }: LabelText, sizePx = figurePx): number =>
  figureRuler(figure) * (sizePx / rulerPx) + quietRuler(before + after);

/** Ascent and descent in ems: figures stand on the baseline; letters beside them may go below it. */
const reach = { figure: { up: 0.76, down: 0.03 }, quiet: { up: 0.82, down: 0.26 } } as const;

/** Extent of a label around its anchor, at a size. */
interface Extent {
  readonly width: number;
  readonly up: number;
  readonly down: number;
}

const extentOf = (label: LabelText, sizePx: number): Extent => ({
  width: labelWidth(label, sizePx),
  up: label.figure === undefined ? reach.quiet.up * quietPx : reach.figure.up * sizePx,
  down: label.before || label.after ? reach.quiet.down * quietPx : reach.figure.down * sizePx,
});

const boxAt = ({ x, y, anchor }: Place, { width, up, down }: Extent): Box => {
  const left = anchor === 'start' ? x : anchor === 'middle' ? x - width / 2 : x - width;
  return { x: left, y: y - up, width, height: up + down };
};

/** Minimum distance between labels, lines and knobs. */
const gap = 4;

/** Whether two boxes are closer than the minimum distance. */
export const overlap = (a: Box, b: Box, apart = gap): boolean =>
  a.x < b.x + b.width + apart &&
  b.x < a.x + a.width + apart &&
  a.y < b.y + b.height + apart &&
  b.y < a.y + a.height + apart;

/** Separating axis test of a line and a box: neither the axes nor the line's normal separate them. */
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
  /** Lines that a label never covers: lines, screens and handles. */
  readonly forbidden: readonly Line[];
  /** Lines that a label covers only if nothing else is free: the wheel. */
  readonly avoided: readonly Line[];
}

/** Lines widened by the minimum distance. */
const withAir = (lines: readonly Segment[]): readonly Line[] =>
  lines.map(({ from, to }) => ({ from, to, thickness: 2 * gap }));

const linesOf = ({ measure, leads = [] }: Place): readonly Line[] =>
  withAir(measure ? [measure, ...leads] : leads);

/** First candidate that covers nothing, or the one that covers least; null = none is free. */
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
 * Gives each label the first of its candidates that is free, in the order of the list. A label that would cover a line
 * everywhere is left out.
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

/** Offsets from the middle of a dimension line that leave some of the line at either end. */
export const shiftsWithin = (lengthPx: number): readonly number[] =>
  [0, -24, 24, -48, 48, -72, 72].filter((shift) => Math.abs(shift) + 22 < lengthPx / 2);

/** Segments of a straight or broken line. */
export const linesAlong = (spots: readonly PixelPoint[], thickness = 2 * gap): readonly Line[] => {
  const lines: Line[] = [];
  for (let index = 1; index < spots.length; index++) {
    const from = spots[index - 1];
    const to = spots[index];
    if (from && to) lines.push({ from, to, thickness });
  }
  return lines;
};

/** Segments that approximate an arc. */
export const linesAlongArc = (centre: PixelPoint, { from, to, radius }: Span): readonly Line[] =>
  linesAlong(
    Array.from({ length: 9 }, (_, index) => atBearing(centre, from + ((to - from) * index) / 8, radius)),
  );

/** A square around a point. */
export const squareAt = (spot: PixelPoint, side: number): Line => ({ from: spot, to: spot, thickness: side });
