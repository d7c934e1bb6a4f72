/** For tests only: reads lengths and angles back from the markup, as somebody with a ruler on the screen would. */

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

/** The pen's stops; for an arc also its radius and whether it is the longer way round. */
export const stopsOf = (d: string) =>
  [...d.matchAll(/([MLA])([^MLAZ]*)/g)].map(([, command, rest = '']) => {
    const numbers = numbersIn(rest);
    const [x = NaN, y = NaN] = numbers.slice(-2);
    return command === 'A'
      ? { x, y, radius: numbers[0] ?? NaN, large: numbers[3] === 1 }
      : { x, y, radius: null, large: false };
  });

/** How long a line or an arc is. */
export const lengthOf = (d: string): number => {
  const [start, end] = stopsOf(d);
  if (!start || !end) return NaN;
  const chord = Math.hypot(end.x - start.x, end.y - start.y);
  if (end.radius === null) return chord;
  const turn = 2 * Math.asin(Math.min(1, chord / (2 * end.radius)));
  return end.radius * (end.large ? 2 * Math.PI - turn : turn);
};

/** The bearing of a point from another, clockwise from straight up. */
export const bearingOf = (from: PixelPoint, to: PixelPoint): number =>
  Math.atan2(to.x - from.x, from.y - to.y);

/** Clockwise from one bearing to another, from 0 to a full turn. */
export const turnBetween = (from: number, to: number): number =>
  (((to - from) % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI);

/** Pixels per millimetre, from the scale bar and the number at it. */
export const scaleOf = (markup: string): number => {
  const [, start, end] = stopsOf(pathsOf(markup, 'scale-bar')[0] ?? '').filter((_, index) => index !== 0);
  const text = /data-label="scale"[^>]*>([\d.]+) cm</.exec(markup)?.[1];
  if (!start || !end || text === undefined) return NaN;
  return Math.abs(end.x - start.x) / (Number(text) * 10);
};
