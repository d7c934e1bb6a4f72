import type { Glass } from '../geometry/cameras';
import { seenAt } from '../geometry/fidelity';
import { radians, toRadians, type Radians } from '../geometry/units';
import { edgeTangent, shownPoint, type AssumedScreens } from './assumed-screens';
import type { Slider } from './slider';

export interface SliderValue {
  readonly slider: Slider;
  readonly value: number;
}

/** Sliders of a shader, and the screens that they stand for. */
export interface SliderPositions {
  readonly values: readonly SliderValue[];
  readonly assumed: AssumedScreens;
}

/** Screens as they stand, and half of the flat picture that the game draws for them. */
export interface WarpedRig {
  readonly centre: Glass;
  /** null = one screen. */
  readonly right: Glass | null;
  readonly tanHalfH: number;
  readonly tanHalfV: number;
}

/** Places at which errors are computed; the other half of the rig mirrors them. */
interface Grid {
  readonly columns: number;
  readonly rows: readonly number[];
}

const coarse: Grid = { columns: 4, rows: [0, 1] };
const fine: Grid = { columns: 64, rows: [0, 0.5, 1] };

/** Imperceptible: the nearest positions are taken rather than others that are better by this. */
const negligible = toRadians(0.02);

type Direction = readonly [x: number, y: number, z: number];

/** By the tangent: the cosine of a small angle has lost its digits. */
const angleBetween = ([a, b, c]: Direction, [x, y, z]: Direction): number =>
  Math.atan2(Math.hypot(b * z - c * y, c * x - a * z, a * y - b * x), a * x + b * y + c * z);

/** Largest error on one screen, where there is a picture at all. */
const errorOn = (
  { seen, assumed, stretch }: { readonly seen: Glass; readonly assumed: Glass; readonly stretch: number },
  { tanHalfV, grid, from }: { readonly tanHalfV: number; readonly grid: Grid; readonly from: number },
): number => {
  let largest = 0;
  for (let column = 0; column <= grid.columns; column++) {
    const u = from + ((1 - from) * column) / grid.columns;
    const { bearing, awayMm } = seenAt(seen, u);
    for (const up of grid.rows) {
      const { tangent, rise } = shownPoint(assumed, stretch, { u, up });
      if (rise > tanHalfV) continue;
      const seenRise = (up * seen.panel.heightMm) / 2 / awayMm;
      const error = angleBetween([Math.sin(bearing), seenRise, Math.cos(bearing)], [tangent, rise, 1]);
      largest = Math.max(largest, error);
    }
  }
  return largest;
};

const worstError = (rig: WarpedRig, { assumed }: SliderPositions, grid: Grid): Radians | null => {
  const edge = edgeTangent(assumed);
  if (edge === null) return null;
  const stretch = rig.tanHalfH / edge;
  const shared = { tanHalfV: rig.tanHalfV, grid };
  const centre = errorOn({ seen: rig.centre, assumed: assumed.centre, stretch }, { ...shared, from: 0 });
  const right =
    rig.right && assumed.right
      ? errorOn({ seen: rig.right, assumed: assumed.right, stretch }, { ...shared, from: -1 })
      : 0;
  return radians(Math.max(centre, right));
};

/** Sliders that suit a rig, and the largest error that is left anywhere on its screens. */
interface FittedSliders extends SliderPositions {
  readonly error: Radians;
}

/**
 * Positions with the smallest error on all screens, or the first where others are hardly better; null if none draws a
 * picture.
 */
export const fitSliders = (rig: WarpedRig, positions: readonly SliderPositions[]): FittedSliders | null => {
  const tried = positions.flatMap((each) => {
    const error = worstError(rig, each, coarse);
    return error === null ? [] : [{ each, error }];
  });
  const least = Math.min(...tried.map(({ error }) => error));
  const chosen = tried.find(({ error }) => error <= least + negligible)?.each;
  const error = chosen && worstError(rig, chosen, fine);
  return chosen && error !== null && error !== undefined ? { ...chosen, error } : null;
};
