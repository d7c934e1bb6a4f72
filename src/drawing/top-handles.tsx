import { words } from '#messages/drawing';
import { mmPerInch, toDegrees, type Units } from '../domain/geometry/units';
import type { RigEntry } from '../domain/rig/entry';
import { angleText, degreesText } from '../text/angles';
import { shortLengthText } from '../text/lengths';
import { Handle, type HandleProps } from './handle';
import { eyeKnob, knobAt, sideParts } from './knobs';
import { path } from './shapes';
import type { PixelPoint } from './viewport';
import type { TopModel } from './top-model';

/** Changes some fields of a rig. */
export type ChangeRig = (rigId: string, part: Partial<RigEntry>) => void;

interface TopHandlesProps extends Pick<HandleProps, 'onHold'> {
  readonly drawn: NonNullable<TopModel['drawn']>;
  readonly rigId: string;
  /** As it stands in the fields. */
  readonly entry: RigEntry;
  readonly onChange: ChangeRig;
}

interface EyeHandleProps extends TopHandlesProps {
  /** The eye stays on the paper; let go and take it again to go on. */
  readonly lowest: number;
}

const reach = {
  cm: { mmPer: 10, min: 10, max: 300 },
  in: { mmPer: mmPerInch, min: 4, max: 120 },
} as const satisfies Readonly<Record<Units, unknown>>;

// Millimetres came from centimetres or inches; the division must not add digits of its own.
const inUnit = (mm: number, mmPerUnit: number) => Number((mm / mmPerUnit).toPrecision(12));

/** Whole centimetres or inches. */
export function EyeHandle({ drawn, rigId, entry, lowest, onChange, onHold }: EyeHandleProps) {
  const { rig, seen, scene, viewport, units } = drawn;
  const { mmPer, min, max } = reach[units];
  const { handles } = words;
  const distanceText = shortLengthText(rig.eyeDistanceMm, units);
  const { distance, distanceUnit } = entry;
  return (
    <Handle
      name={handles.eye}
      keys={handles.eyeKeys[units]}
      className="eye-handle"
      orientation="vertical"
      value={inUnit(rig.eyeDistanceMm, mmPer)}
      valueText={
        seen.ok
          ? handles.eyeSees(distanceText, angleText(seen.value.view.coverage))
          : handles.eyeAt(distanceText)
      }
      min={min}
      max={max}
      valueAt={({ y }) => (Math.min(y, lowest) - viewport.screenY) / viewport.pxPerMm / mmPer}
      // Sideways the eye goes nowhere, so right is more, as with any slider.
      right={1}
      shapes={eyeKnob(scene.eye)}
      rigId={rigId}
      restore={() => onChange(rigId, { distance, distanceUnit })}
      onChange={(amount) =>
        onChange(rigId, { distance: String(inUnit(amount * mmPer, 10)), distanceUnit: 'cm' })
      }
      onHold={onHold}
    />
  );
}

/** Taken nearer to its hinge than this, a screen turns as if it were taken here: it would fly round under the finger. */
const shortestLeverPx = 60;

/** Whole degrees. */
export const SideHandles = (props: TopHandlesProps) => (
  <>
    <SideHandle {...props} side={-1} />
    <SideHandle {...props} side={1} />
  </>
);

interface SideHandleProps extends TopHandlesProps {
  readonly side: -1 | 1;
}

function SideHandle({ drawn, rigId, entry, side, onChange, onHold }: SideHandleProps) {
  const { rig, scene, plan } = drawn;
  if (!rig.sides || !scene.sides || !plan.sides) return null;
  const { leftHinge, rightHinge, leftEnd, rightEnd } = scene.sides;
  const [hinge, end, frame] =
    side === 1 ? [rightHinge, rightEnd, scene.frames[2]] : [leftHinge, leftEnd, scene.frames[0]];
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
        // Beyond half a turn the arc tangent starts again from the other side.
        return turned < -90 ? turned + 360 : turned;
      }}
      // Turned further in, its outer end comes down in the picture, and towards the middle.
      right={side === 1 ? -1 : 1}
      shapes={[path('hit-line', frame ?? ''), knobAt(end, sideParts)]}
      rigId={rigId}
      restore={() => onChange(rigId, { sideAngle })}
      onChange={(degrees) => onChange(rigId, { sideAngle: String(degrees) })}
      onHold={onHold}
    />
  );
}

/** What to add to the pointer's position so that it is far enough from the hinge. */
const leverOf = (hinge: PixelPoint, taken: PixelPoint): PixelPoint => {
  const x = taken.x - hinge.x;
  const y = taken.y - hinge.y;
  const length = Math.hypot(x, y);
  const missing = Math.max(0, shortestLeverPx - length) / Math.max(1, length);
  return { x: x * missing, y: y * missing };
};
