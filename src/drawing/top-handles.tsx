import { words } from '#messages/drawing';
import { mmPer, toDegrees, type Units } from '../domain/geometry/units';
import type { RigEntry, RigChange } from '../domain/rig/entry';
import { angleText, degreesText } from '../text/angles';
import { shortLengthText } from '../text/lengths';
import { Handle, type HandleProps } from './handle';
import { eyeKnob, knobAt, sideParts } from './knobs';
import { strokePath } from './paths';
import { path } from './shapes';
import type { PixelPoint } from './viewport';
import type { TopLayout } from './top-layout';

/** Changes some fields of a rig. */
export type ChangeRig = (rigId: string, part: RigChange) => void;

interface TopHandlesProps extends Pick<HandleProps, 'onHold'> {
  readonly layout: TopLayout;
  readonly rigId: string;
  readonly entry: RigEntry;
  readonly onChange: ChangeRig;
}

interface EyeHandleProps extends TopHandlesProps {
  /** Lowest place of the eye on the paper. */
  readonly lowest: number;
}

const reach = {
  cm: { min: 10, max: 300 },
  in: { min: 4, max: 120 },
} as const satisfies Readonly<Record<Units, unknown>>;

// Removes rounding errors of the division: millimetres came from centimetres or inches.
const inUnit = (mm: number, mmPerUnit: number) => Number((mm / mmPerUnit).toPrecision(12));

/** Moves the eye in whole centimetres or inches. */
export function EyeHandle({ layout, rigId, entry, lowest, onChange, onHold }: EyeHandleProps) {
  const { rig, seen, eye, viewport, units } = layout;
  const { min, max } = reach[units];
  const { handles } = words;
  const distanceText = shortLengthText(rig.eyeDistanceMm, units);
  const { distance, distanceUnit } = entry;
  return (
    <Handle
      name={handles.eye}
      keys={handles.eyeKeys[units]}
      className="eye-handle"
      orientation="vertical"
      value={inUnit(rig.eyeDistanceMm, mmPer[units])}
      valueText={
        seen ? handles.eyeSees(distanceText, angleText(seen.view.coverage)) : handles.eyeAt(distanceText)
      }
      min={min}
      max={max}
      valueAt={({ y }) => (Math.min(y, lowest) - viewport.screenY) / viewport.pxPerMm / mmPer[units]}
      // Right is more, as for any slider: the eye does not move sideways.
      right={1}
      shapes={eyeKnob(eye)}
      rigId={rigId}
      restore={() => onChange(rigId, { distance, distanceUnit })}
      onChange={(amount) =>
        onChange(rigId, { distance: String(inUnit(amount * mmPer[units], mmPer.cm)), distanceUnit: 'cm' })
      }
      onHold={onHold}
    />
  );
}

/** Minimum distance between pointer and hinge; nearer, a small movement would turn the screen far. */
const shortestLeverPx = 60;

/** Turn the side screens in whole degrees. */
export const SideHandles = (props: TopHandlesProps) => (
  <>
    <SideHandle {...props} side={-1} />
    <SideHandle {...props} side={1} />
  </>
);

interface SideHandleProps extends TopHandlesProps {
  readonly side: -1 | 1;
}

function SideHandle({ layout, rigId, entry, side, onChange, onHold }: SideHandleProps) {
  const { rig, sides, plan } = layout;
  if (!rig.sides || !sides || !plan.sides) return null;
  const { leftHinge, rightHinge, leftEnd, rightEnd } = sides;
  const [hinge, end, screen] =
    side === 1 ? [rightHinge, rightEnd, plan.sides.right] : [leftHinge, leftEnd, plan.sides.left];
  const { handles } = words;
  const value = toDegrees(plan.sides.right.turn);
  const angle = degreesText(value);
  const { sideAngle } = entry;
  return (
    <Handle
      name={side === 1 ? handles.rightScreen : handles.leftScreen}
      keys={side === 1 ? handles.rightScreenKeys : handles.leftScreenKeys}
      className="side-handle"
      value={value}
      valueText={rig.sides.sideAngle === null ? handles.turnedIdeally(angle) : handles.turnedBy(angle)}
      min={0}
      max={120}
      valueAt={(spot, taken) => {
        const lever = leverOf(hinge, taken);
        const turned =
          (Math.atan2(spot.y + lever.y - hinge.y, side * (spot.x + lever.x - hinge.x)) * 180) / Math.PI;
        // Unwraps the arc tangent beyond half a turn.
        return turned < -90 ? turned + 360 : turned;
      }}
      // Turning a screen further in moves its outer end down in the picture, and towards the middle.
      right={side === 1 ? -1 : 1}
      shapes={[path('hit-line', strokePath(screen.frame, layout)), knobAt(end, sideParts)]}
      rigId={rigId}
      restore={() => onChange(rigId, { sideAngle })}
      onChange={(degrees) => onChange(rigId, { sideAngle: String(degrees) })}
      onHold={onHold}
    />
  );
}

/** Offset that moves the pointer's position far enough from the hinge. */
const leverOf = (hinge: PixelPoint, taken: PixelPoint): PixelPoint => {
  const x = taken.x - hinge.x;
  const y = taken.y - hinge.y;
  const length = Math.hypot(x, y);
  const missing = Math.max(0, shortestLeverPx - length) / Math.max(1, length);
  return { x: x * missing, y: y * missing };
};
