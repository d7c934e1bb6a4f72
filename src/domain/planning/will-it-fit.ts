import { floorPlan, type Footprint } from '../geometry/floor-plan';
import type { Rig } from '../geometry/rig';
import type { RigEntry } from '../rig/entry';
import { rigOf } from '../rig/rig-of-setup';
import { setupOf } from '../rig/setup';
import { commonScreens, entryOfScreen, type CommonScreen } from './common-screens';
import { walkSeats } from './walk-seats';
import { spanOf, type Screens } from './what-to-buy';
import { placeRig, whereToSit, type NoPlace, type PlacedRig, type Placing, type Want } from './where-to-sit';

/** Available space for the screens; null = unlimited. */
export interface Room {
  readonly widthMm: number | null;
  readonly depthMm: number | null;
}

/** Result of fitting a footprint into a room. */
export interface Fitting {
  readonly fits: boolean;
  /** Space left beside and behind the frames; negative = missing, null = unlimited. */
  readonly widthLeftMm: number | null;
  readonly depthLeftMm: number | null;
}

/**
 * Whether a footprint fits into a room, and the space left. An exact fit counts.
 *
 * @example fitInto({ widthMm: 1440, depthMm: 630 }, { widthMm: 1600, depthMm: null })
 * // { fits: true, widthLeftMm: 160, depthLeftMm: null }
 */
export const fitInto = (footprint: Footprint, room: Room): Fitting => {
  const left = (limitMm: number | null, mm: number) => (limitMm === null ? null : limitMm - mm);
  const widthLeftMm = left(room.widthMm, footprint.widthMm);
  const depthLeftMm = left(room.depthMm, footprint.depthMm);
  return { fits: (widthLeftMm ?? 0) >= 0 && (depthLeftMm ?? 0) >= 0, widthLeftMm, depthLeftMm };
};

/** A room, and the angle wanted in it. */
export interface RoomQuestion {
  /** Current rig: its bezels, gap, eye height and fit stay. */
  readonly entry: RigEntry;
  readonly screens: Screens;
  readonly room: Room;
  /** null = fit without moving the seat, or by moving it least. */
  readonly want: Want | null;
}

/** A common size, its seat, and whether it fits there. */
export interface Fitted extends PlacedRig {
  readonly screen: CommonScreen;
  /** Changes to the current rig, except for the distance, which is `rig.eyeDistanceMm`. */
  readonly entry: Partial<RigEntry>;
  readonly fitting: Fitting;
  /** Set for a distance beyond plausible seats. */
  readonly beyondSeats: 'near' | 'far' | null;
}

/** A size that cannot give the angle, or cannot be seen. */
interface NotPlaced {
  readonly screen: CommonScreen;
  readonly reason: NoPlace;
}

export type RoomAnswer =
  | {
      readonly ok: true;
      readonly rows: readonly Fitted[];
      readonly refusals: readonly NotPlaced[];
      /**
       * The largest that fits with the wanted angle, or the widest that fits with the least moving; null = none fits.
       */
      readonly best: Fitted | null;
    }
  | { readonly ok: false; readonly reason: 'room-not-positive' };

/** Seat nearest to the current one at which the rig fits, else the current one. */
const leastMoved = (rig: Rig, room: Room): Placing => {
  const fitsAt = (eyeDistanceMm: number): true | null => {
    const plan = floorPlan({ ...rig, eyeDistanceMm });
    return plan.ok && fitInto(plan.value.footprint, room).fits ? true : null;
  };
  const movedBy = ({ eyeDistanceMm }: { readonly eyeDistanceMm: number }) =>
    Math.abs(eyeDistanceMm - rig.eyeDistanceMm);
  const [nearest = rig] = fitsAt(rig.eyeDistanceMm)
    ? [rig]
    : walkSeats(fitsAt).toSorted((one, other) => movedBy(one) - movedBy(other));
  const placed = placeRig({ ...rig, eyeDistanceMm: nearest.eyeDistanceMm });
  return placed.ok
    ? { ok: true, value: placed.value, beyondSeats: null }
    : { ok: false, reason: placed.reason, reach: null };
};

const fitted = (screen: CommonScreen, question: RoomQuestion): Fitted | NotPlaced => {
  const { room, want, screens } = question;
  const entry = { ...entryOfScreen(screen), screens };
  const rig = rigOf(setupOf({ ...question.entry, ...entry }));
  if (!rig.ok) return { screen, reason: rig.reason };
  const placing = want ? whereToSit(rig.value, want) : leastMoved(rig.value, room);
  if (!placing.ok) return { screen, reason: placing.reason };
  const { value, beyondSeats } = placing;
  return { ...value, screen, entry, beyondSeats, fitting: fitInto(value.plan.footprint, room) };
};

const bestOf = (rows: readonly Fitted[], { entry, want }: RoomQuestion): Fitted | null => {
  const fitting = rows.filter(({ fitting: { fits }, beyondSeats }) => fits && beyondSeats === null);
  const todayMm = setupOf(entry).distance * 10;
  const movedBy = ({ rig }: Fitted) => Math.abs(rig.eyeDistanceMm - todayMm);
  const widthOf = ({ rig }: Fitted) => rig.panel.widthMm;
  const [best] = fitting.toSorted((one, other) =>
    want
      ? widthOf(other) - widthOf(one)
      : movedBy(one) - movedBy(other) || spanOf(other.view) - spanOf(one.view),
  );
  return best ?? null;
};

const isRoom = (mm: number | null): boolean => mm === null || (Number.isFinite(mm) && mm > 0);

/**
 * Common sizes that fit into a room, with eye distance and side angle: for a wanted angle, or with the least moving.
 *
 * @example willItFit({ entry, screens: 'triple', room: { widthMm: 1600, depthMm: null }, want: { measure: 'total', angle: toRadians(180) } })
 * // 3 × 32in with 8 mm bezels: fits, 159 mm left, from 622.73 mm
 */
export const willItFit = (question: RoomQuestion): RoomAnswer => {
  const { widthMm, depthMm } = question.room;
  if (!isRoom(widthMm) || !isRoom(depthMm)) return { ok: false, reason: 'room-not-positive' };
  const all = commonScreens.map((screen) => fitted(screen, question));
  const rows = all.filter((each) => 'fitting' in each);
  return {
    ok: true,
    rows,
    refusals: all.filter((each) => 'reason' in each),
    best: bestOf(rows, question),
  };
};
