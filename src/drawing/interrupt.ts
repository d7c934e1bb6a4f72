import { angleArc, atBearing, line, ticks, type Span } from './paths';
import { overlap, runsOver, type Box, type PlacedLabel, type Segment } from './place-labels';
import type { PixelPoint } from './viewport';

/** Distance between a label and the line it interrupts. */
const air = 6;

const clip = (start: number, delta: number, low: number, high: number): readonly [number, number] => {
  if (delta === 0) return start > low && start < high ? [-Infinity, Infinity] : [Infinity, -Infinity];
  const [a, b] = [(low - start) / delta, (high - start) / delta];
  return a < b ? [a, b] : [b, a];
};

/** Parts of a line outside of labels. */
export const lineAround = (segment: Segment, boxes: readonly Box[]): readonly Segment[] => {
  const { from, to } = segment;
  const met = boxes.filter((box) => runsOver({ from, to, thickness: 2 * air }, box));
  if (met.length === 0) return [segment];
  const delta = { x: to.x - from.x, y: to.y - from.y };
  const at = (share: number): PixelPoint => ({ x: from.x + delta.x * share, y: from.y + delta.y * share });
  const covered = met
    .map(({ x, y, width, height }) => {
      const [fromX, toX] = clip(from.x, delta.x, x - air, x + width + air);
      const [fromY, toY] = clip(from.y, delta.y, y - air, y + height + air);
      return [Math.max(0, fromX, fromY), Math.min(1, toX, toY)] as const;
    })
    .filter(([start, end]) => start < end)
    .sort(([a], [b]) => a - b);
  const left: Segment[] = [];
  let reached = 0;
  for (const [start, end] of covered) {
    if (start > reached) left.push({ from: at(reached), to: at(start) });
    reached = Math.max(reached, end);
  }
  if (reached < 1) left.push({ from: at(reached), to });
  return left;
};

/** Lines as a path, interrupted at labels. */
export const pathAround = (lines: readonly Segment[], boxes: readonly Box[]): string =>
  lines.flatMap((each) => lineAround(each, boxes).map(({ from, to }) => line(from, to))).join('');

interface Measures {
  readonly dimensions: string;
  readonly helpLines: string;
}

/** Dimension lines of the placed labels, each interrupted by its number; a line without its number is left out. */
export const measuresOf = (labels: readonly PlacedLabel[]): Measures => {
  let dimensions = '';
  let helpLines = '';
  for (const { measure, leads = [], box } of labels) {
    if (measure) dimensions += ticks(measure.from, measure.to, 4) + pathAround([measure], [box]);
    for (const { from, to } of leads) helpLines += line(from, to);
  }
  return { dimensions, helpLines };
};

const stepRadians = Math.PI / 90;

/** An arc between two bearings, interrupted at labels, in steps of two degrees. */
export const arcAround = (centre: PixelPoint, { from, to, radius }: Span, boxes: readonly Box[]): string => {
  const reach = { x: centre.x - radius, y: centre.y - radius, width: 2 * radius, height: 2 * radius };
  const near = boxes.filter((box) => overlap(box, reach, air));
  if (near.length === 0) return angleArc(centre, { from, to, radius });
  const count = Math.max(1, Math.ceil((to - from) / stepRadians));
  const at = (index: number) => from + ((to - from) * index) / count;
  let arcs = '';
  let start: number | null = null;
  for (let index = 0; index <= count; index++) {
    const isFree =
      index < count &&
      !near.some((box) =>
        runsOver(
          {
            from: atBearing(centre, at(index), radius),
            to: atBearing(centre, at(index + 1), radius),
            thickness: 2 * air,
          },
          box,
        ),
      );
    if (isFree) start ??= index;
    else if (start !== null) {
      arcs += angleArc(centre, { from: at(start), to: at(index), radius });
      start = null;
    }
  }
  return arcs;
};
