import { planBounds, type FloorPlan } from '../domain/geometry/floor-plan';
import type { Outcome } from '../domain/geometry/outcome';
import type { Rig } from '../domain/geometry/rig';
import type { ViewedRig } from '../domain/geometry/compute-view';
import type { Units } from '../domain/geometry/units';
import type { ExactAnswer } from '../domain/rig/exact-answer';
import type { Size } from '../ui/svg/use-size';
import { driverRoom } from './driver-room';
import { viewportFor, type Viewport } from './viewport';
import { reasonFor, reasonHeight } from './reason-note';
import type { Shape } from './shapes';
import type { TopInput } from './top-geometry';
import { topScene, type TopScene } from './top-scene';
import { topShapes } from './top-shapes';

/** What there is to draw. */
export interface DrawnRig {
  /** The rig as parsed; null when not even that is possible. */
  readonly rig: Rig | null;
  readonly seen: Outcome<ViewedRig>;
  /** The rig from above, as far as it can be drawn; null = not at all. */
  readonly plan: FloorPlan | null;
  /** What its lengths are written in, and what the keys count in: centimetres unless told. */
  readonly units?: Units;
}

/** What an answer gives to draw. */
export const drawnRig = ({ rig, seen, plan }: ExactAnswer, units: Units): DrawnRig => ({
  rig: rig.ok ? rig.value : null,
  seen,
  plan,
  units,
});

/** What is drawn from above, and by which scale. */
export interface TopModel {
  readonly shapes: readonly Shape[];
  /** null = nothing can be drawn. */
  readonly drawn: {
    readonly rig: Rig;
    readonly plan: FloorPlan;
    readonly seen: Outcome<ViewedRig>;
    readonly scene: TopScene;
    readonly viewport: Viewport;
    readonly units: Units;
  } | null;
  /** Why there is less to see than usual. */
  readonly reason: string | null;
}

interface TopOptions {
  /** No other drawing on the page has it. */
  readonly id: string;
  readonly size: Size;
  /** While something is being dragged the paper stays where it is, or the hand would lose what it holds. */
  readonly held?: Viewport | null;
  /** With handles. */
  readonly live?: boolean;
  /** Lays the human field of view over it. */
  readonly human?: boolean;
  /** The rig stands in for another one: it has no numbers, and nothing is said about what is seen of it. */
  readonly bare?: boolean;
  /** What stands at the foot of the paper then. */
  readonly note?: string | null;
  /** Of all numbers only the angle, above the glass: the paper is small. */
  readonly angleOnly?: boolean;
  readonly bleed?: number;
  readonly rulerFrom?: TopInput['rulerFrom'];
  readonly besides?: TopInput['besides'];
}

/** Three screens go as far as their handles let them; beside one its distance is measured, where the paper is wide enough. */
const besidePx = ({ sides }: FloorPlan, { width }: Size): number => (sides ? 28 : width < 480 ? 46 : 84);

export const topModel = ({ rig, seen, plan, units = 'cm' }: DrawnRig, options: TopOptions): TopModel => {
  const { size, held = null, live = false, human = false, bare = false, bleed = 0 } = options;
  const { angleOnly = false } = options;
  const { id, rulerFrom = 'glass', besides = [], note = null } = options;
  const room = rig && plan && driverRoom(plan);
  const reason = reasonFor(seen, { isDrawn: room !== null, hasDriver: room?.driver ?? true });
  if (!room) return { shapes: [], drawn: null, reason };
  const heightOf = (text: string | null) => (text === null ? 0 : reasonHeight(text, size));
  const reservedBottom = heightOf(reason);
  const viewport =
    held ??
    viewportFor(
      {
        bounds: planBounds(plan),
        eyeDistanceMm: rig.eyeDistanceMm,
        reservedBottom,
        besidePx: besidePx(plan, size),
      },
      size,
    );
  const scene = topScene({
    plan,
    rig,
    seen: seen.ok && !bare ? seen.value : null,
    room,
    viewport,
    size,
    // The rig keeps its place under such a note, and no number stands there.
    reservedBottom: heightOf(note ?? reason),
    live,
    human,
    units,
    bare,
    angleOnly,
    bleed,
    rulerFrom,
    besides,
  });
  return {
    shapes: topShapes(scene, { room, pxPerMm: viewport.pxPerMm, id }),
    drawn: { rig, plan, seen, scene, viewport, units },
    reason,
  };
};
