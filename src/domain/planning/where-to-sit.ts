import { eyeDistanceForSideAngle, eyeDistanceForTotal } from '../geometry/backwards';
import { eyeDistanceForH, eyeDistanceForV, type RigToPlace } from '../geometry/eye-distance';
import { floorPlan, type FloorPlan } from '../geometry/floor-plan';
import { impossible, type Impossible, type Outcome } from '../geometry/outcome';
import type { Rig } from '../geometry/rig';
import { computeView, type ViewedRig } from '../geometry/compute-view';
import type { Radians } from '../geometry/units';
import type { ViewAngles } from '../geometry/view-angles';
import { seats, walkSeats } from './walk-seats';

/** Kinds of wanted angle: one screen's picture across or up, the turn of the sides, or the total of three. */
export const wantedMeasures = ['h', 'v', 'sideAngle', 'total'] as const;
export type WantedMeasure = (typeof wantedMeasures)[number];

export interface Want {
  readonly measure: WantedMeasure;
  readonly angle: Radians;
}

/** A rig at an eye distance, with its view and footprint (`plan.footprint`). */
export interface PlacedRig extends ViewedRig {
  readonly plan: FloorPlan;
}

/** Nearer, the eye would be in the glass: an angle that is only approached there does not count. */
const touchingMm = 1;

/** An angle, and the eye distance for it. */
interface AngleFrom {
  readonly angle: Radians;
  readonly eyeDistanceMm: number;
}

/** Range of an angle over all seats from which the rig can be seen, with the seats at both ends. */
export interface Reach {
  readonly min: AngleFrom;
  readonly max: AngleFrom;
}

export type NoPlace = Impossible | 'needs-three-screens';

export type Placing =
  | {
      readonly ok: true;
      readonly value: PlacedRig;
      /** Set for a distance beyond plausible seats. */
      readonly beyondSeats: 'near' | 'far' | null;
    }
  | {
      readonly ok: false;
      readonly reason: NoPlace;
      /** Range of the angle; null if the rig can be seen from no seat. */
      readonly reach: Reach | null;
    };

/** Removes a side angle fixed by the stand: the wanted one replaces it. */
const opened = (rig: RigToPlace, measure: WantedMeasure): RigToPlace =>
  measure === 'sideAngle' && rig.sides !== null ? { ...rig, sides: { ...rig.sides, sideAngle: null } } : rig;

const angleIn = ({ h, v, triple }: ViewAngles, measure: WantedMeasure): Radians | null =>
  measure === 'h' ? h : measure === 'v' ? v : (triple?.[measure] ?? null);

const needsSides = (measure: WantedMeasure): boolean => measure === 'sideAngle' || measure === 'total';

const eyeDistanceFor = (rig: RigToPlace, { measure, angle }: Want): Outcome<number> => {
  const { panel, sides } = rig;
  if (measure === 'h') return eyeDistanceForH(rig, angle);
  if (measure === 'v') return eyeDistanceForV(rig, angle);
  // Unreachable: whereToSit rejects a single screen.
  if (sides === null) return impossible('wanted-angle-out-of-range');
  return measure === 'total'
    ? eyeDistanceForTotal({ panel, sides }, angle)
    : eyeDistanceForSideAngle({ panel, sides }, angle);
};

/**
 * View and footprint of a rig.
 *
 * @example placeRig(rig) // 3 × 32in, 8 mm bezels, at 700 mm: view.triple.total 163.12°, plan.footprint.widthMm 1561.27
 */
export const placeRig = (rig: Rig): Outcome<PlacedRig> => {
  const seen = computeView(rig);
  if (!seen.ok) return seen;
  const plan = floorPlan(rig);
  return plan.ok ? { ok: true, value: { ...seen.value, plan: plan.value } } : plan;
};

/**
 * Range of an angle over all seats; null if the rig can be seen from none.
 *
 * @example reachOf(rig, 'h') // 27in 16:9: min 6.84° from 5000 mm, max 126.7° from 150 mm
 */
export const reachOf = (rig: RigToPlace, measure: WantedMeasure): Reach | null => {
  const movable = opened(rig, measure);
  const found = walkSeats((eyeDistanceMm) => {
    const seen = computeView({ ...movable, eyeDistanceMm });
    return seen.ok ? angleIn(seen.value.view, measure) : null;
  }).map(({ eyeDistanceMm, held }) => ({ eyeDistanceMm, angle: held }));
  const [first, ...others] = found;
  if (first === undefined) return null;
  return others.reduce<Reach>(
    ({ min, max }, each) => ({
      min: each.angle < min.angle ? each : min,
      max: each.angle > max.angle ? each : max,
    }),
    { min: first, max: first },
  );
};

/**
 * Eye distance for a wanted angle, with view and footprint; if there is none, the reason and the range that is
 * possible. Computing forwards from an answer gives the wanted angle to 1e-9 rad.
 *
 * @example whereToSit(rig, { measure: 'sideAngle', angle: toRadians(60) })
 * // 3 × 32in 16:9 with 8 mm bezels: value.rig.eyeDistanceMm 627.36
 */
export const whereToSit = (rig: RigToPlace, want: Want): Placing => {
  const { measure } = want;
  if (needsSides(measure) && rig.sides === null)
    return { ok: false, reason: 'needs-three-screens', reach: null };
  const movable = opened(rig, measure);
  const exact = eyeDistanceFor(movable, want);
  const distance = exact.ok && exact.value < touchingMm ? impossible('wanted-angle-out-of-range') : exact;
  const placed = distance.ok ? placeRig({ ...movable, eyeDistanceMm: distance.value }) : distance;
  if (!placed.ok) return { ok: false, reason: placed.reason, reach: reachOf(rig, measure) };
  const { eyeDistanceMm } = placed.value.rig;
  const beyondSeats =
    eyeDistanceMm < seats.nearestMm ? 'near' : eyeDistanceMm > seats.farthestMm ? 'far' : null;
  return { ok: true, value: placed.value, beyondSeats };
};
