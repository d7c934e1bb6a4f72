import { focalFromTurn, turnedPoint } from '../domain/measuring/focal-from-turn';
import type { Measurements, Size, TurnMeasurement, ZoomMeasurement } from '../domain/measuring/measurements';
import type { Point, PointPair } from '../domain/measuring/points';
import { zoomFromPoints } from '../domain/measuring/zoom-from-points';
import { radians } from '../domain/geometry/units';

/** Random numbers from 0 to 1, the same for the same seed. */
export const randomNumbers = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

/** Clicks that miss by a normally distributed error. */
const missedBy = ({ x, y }: Point, noisePx: number, random: () => number): Point => {
  const size = noisePx * Math.sqrt(-2 * Math.log(random() + 1e-12));
  const angle = 2 * Math.PI * random();
  return { x: x + size * Math.cos(angle), y: y + size * Math.sin(angle) };
};

export interface Clicks {
  readonly points: number;
  readonly noisePx: number;
  readonly random: () => number;
}

/** Far things in the outside band of both of two zoomed pictures, near both sides; `m` enlarges. */
export const zoomClicks = (
  { widthPx, heightPx }: Size,
  m: number,
  { points, noisePx, random }: Clicks,
): readonly PointPair[] => {
  const inNarrow = Array.from({ length: points }, (_, index): Point => {
    const side = index % 2 === 0 ? 1 : -1;
    return { x: (side * (0.55 + 0.4 * random()) * widthPx) / 2, y: (random() * 0.5 - 0.05) * heightPx };
  });
  return inNarrow.map((point) => {
    const shrunk = Math.min(m, 1 / m);
    const wide = { x: shrunk * point.x, y: shrunk * point.y };
    const [a, b] = m < 1 ? [point, wide] : [wide, point];
    return { a: missedBy(a, noisePx, random), b: missedBy(b, noisePx, random) };
  });
};

/** Far things in both of two turned pictures, near both sides of what they have in common. */
export const turnClicks = (
  { widthPx, heightPx }: Size,
  focalPx: number,
  { points, noisePx, random, yaw }: Clicks & { readonly yaw: number },
): readonly PointPair[] => {
  const half = Math.atan(widthPx / 2 / focalPx);
  const [left, right] = [yaw - half, half];
  const camera = { focalPx, yaw: radians(yaw), pitch: radians(0), roll: radians(0) };
  const pairs: PointPair[] = [];
  for (let attempt = 0; attempt < 500 && pairs.length < points; attempt++) {
    const share = 0.04 + 0.26 * random();
    const bearing = pairs.length % 2 === 0 ? left + share * (right - left) : right - share * (right - left);
    const a = { x: focalPx * Math.tan(bearing), y: (random() * 0.5 - 0.08) * heightPx };
    const b = turnedPoint(a, camera);
    if (b && Math.abs(b.x) < widthPx / 2 && Math.abs(b.y) < heightPx / 2)
      pairs.push({ a: missedBy(a, noisePx, random), b: missedBy(b, noisePx, random) });
  }
  return pairs;
};

export interface SyntheticGame extends Clicks {
  readonly size: Size;
  readonly numbers: readonly number[];
  /** tan(V / 2) that a number gives. */
  readonly halfTangent: (number: number) => number;
  readonly turnPoints: number;
}

/** A game measured as a player does: neighbouring numbers compared, the view turned at the widest. */
export const measuredGame = ({
  size,
  numbers,
  halfTangent,
  turnPoints,
  ...clicks
}: SyntheticGame): Measurements => {
  const zooms = numbers.slice(1).flatMap((to, index): ZoomMeasurement | [] => {
    const from = numbers[index] ?? NaN;
    const zoom = zoomFromPoints(zoomClicks(size, halfTangent(from) / halfTangent(to), clicks), {
      clickSdPx: clicks.noisePx,
    });
    return zoom.ok ? { from, to, m: zoom.value.m, sdLn: zoom.value.sdLn } : [];
  });
  const widest = numbers.reduce((wide, each) => (halfTangent(each) > halfTangent(wide) ? each : wide));
  const focalPx = size.heightPx / 2 / halfTangent(widest);
  const yaw = Math.atan(size.widthPx / 2 / focalPx);
  const turn =
    turnPoints === 0
      ? null
      : focalFromTurn(turnClicks(size, focalPx, { ...clicks, points: turnPoints, yaw }), {
          clickSdPx: clicks.noisePx,
        });
  const turns: readonly TurnMeasurement[] = turn?.ok
    ? [{ number: widest, focalPx: turn.value.focalPx, sdLn: turn.value.sdLn }]
    : [];
  return { size, zooms, turns, windows: [] };
};
