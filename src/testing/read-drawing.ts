/** For tests only: reads lengths and angles back from the markup, independently of the code that drew it. */

interface PixelPoint {
  readonly x: number;
  readonly y: number;
}

/** The d attributes of all paths with this class. */
export const pathsOf = (markup: string, className: string): readonly string[] =>
  [...markup.matchAll(/<path ([^>]*)\/?>/g)].flatMap(([, attributes = '']) => {
    const classes = /class="([^"]*)"/.exec(attributes)?.[1]?.split(' ') ?? [];
    const d = /\bd="([^"]*)"/.exec(attributes)?.[1];
    return d !== undefined && className.split(' ').every((name) => classes.includes(name)) ? [d] : [];
  });

const numbersIn = (text: string): readonly number[] => (text.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);

/** Points of a path; an arc also has its radius and whether it is the longer one. */
export const stopsOf = (d: string) => {
  let [x, y] = [NaN, NaN];
  return [...d.matchAll(/([MLHVA])([^MLHVAZ]*)/g)].map(([, command, rest = '']) => {
    const numbers = numbersIn(rest);
    const [last = NaN, beforeLast = NaN] = numbers.toReversed();
    [x, y] = command === 'H' ? [last, y] : command === 'V' ? [x, last] : [beforeLast, last];
    return command === 'A'
      ? { x, y, radius: numbers[0] ?? NaN, large: numbers[3] === 1 }
      : { x, y, radius: null, large: false };
  });
};

/** Length of a line or an arc. */
export const lengthOf = (d: string): number => {
  const [start, end] = stopsOf(d);
  if (!start || !end) return NaN;
  const chord = Math.hypot(end.x - start.x, end.y - start.y);
  if (end.radius === null) return chord;
  const turn = 2 * Math.asin(Math.min(1, chord / (2 * end.radius)));
  return end.radius * (end.large ? 2 * Math.PI - turn : turn);
};

/** Bearing of a point from another, clockwise from straight up. */
export const bearingOf = (from: PixelPoint, to: PixelPoint): number =>
  Math.atan2(to.x - from.x, from.y - to.y);

/** Turn from one bearing to another, clockwise, from 0 to a full turn. */
export const turnBetween = (from: number, to: number): number =>
  (((to - from) % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI);

/** Pixels per millimetre, from the first and the last number of the ruler at the edge. */
export const scaleOf = (markup: string): number => {
  const marks = [...markup.matchAll(/<text class="quiet" x="12" y="([\d.]+)">(\d+)(?: cm)?</g)].map(
    ([, y, cm]) => ({ y: Number(y), mm: 10 * Number(cm) }),
  );
  const [first, last] = [marks[0], marks.at(-1)];
  if (!first || !last || first === last) return NaN;
  return Math.abs(last.y - first.y) / Math.abs(last.mm - first.mm);
};

interface Segment {
  readonly from: PixelPoint;
  readonly to: PixelPoint;
}

/** Chords per turn of an arc: none is farther from it than a third of a pixel at a radius of 150. */
const chordsPerTurn = 96;

/** Centre of an arc, drawn clockwise, from one point to the next. */
const centreOf = (from: PixelPoint, to: PixelPoint, radius: number, large: boolean): PixelPoint => {
  const half = { x: (to.x - from.x) / 2, y: (to.y - from.y) / 2 };
  const chord = Math.hypot(half.x, half.y);
  const off = (Math.sqrt(Math.max(0, radius * radius - chord * chord)) / chord) * (large ? -1 : 1);
  return { x: from.x + half.x - half.y * off, y: from.y + half.y + half.x * off };
};

/** A path as straight segments. */
export const segmentsOf = (d: string): readonly Segment[] => {
  const segments: Segment[] = [];
  let first: PixelPoint | null = null;
  let last: PixelPoint | null = null;
  for (const [, command, rest = ''] of d.matchAll(/([MLAZ])([^MLAZ]*)/g)) {
    const numbers = numbersIn(rest);
    const [x = NaN, y = NaN] = numbers.slice(-2);
    const to: PixelPoint = command === 'Z' && first ? first : { x, y };
    if (command === 'M') first = to;
    else if (last && command === 'A' && Math.hypot(to.x - last.x, to.y - last.y) > 1e-6) {
      const radius = numbers[0] ?? NaN;
      const centre = centreOf(last, to, radius, numbers[3] === 1);
      const start = bearingOf(centre, last);
      const turn = turnBetween(start, bearingOf(centre, to));
      const count = Math.max(1, Math.ceil((turn / (2 * Math.PI)) * chordsPerTurn));
      for (let index = 1; index <= count; index++) {
        const bearing = start + (turn * index) / count;
        const next = { x: centre.x + radius * Math.sin(bearing), y: centre.y - radius * Math.cos(bearing) };
        segments.push({ from: last, to: next });
        last = next;
      }
    } else if (last) segments.push({ from: last, to });
    last = to;
  }
  return segments;
};
