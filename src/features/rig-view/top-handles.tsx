import { words } from '#messages/pictures';
import type { FloorPlan } from '../../core/floor-plan';
import type { Outcome } from '../../core/outcome';
import type { SeenRig } from '../../core/see-rig';
import { mmPerInch, toDegrees, type Units } from '../../core/units';
import { angleText, degreesText } from '../../format/angles';
import { shortLengthText } from '../../format/lengths';
import { Handle } from './handle';
import { digits, type Paper, type Spot } from './paper';
import type { TopScene } from './top-scene';

interface EyeHandleProps {
  readonly eye: Spot;
  readonly eyeDistanceMm: number;
  readonly seen: Outcome<SeenRig>;
  readonly units: Units;
  readonly paper: Paper;
  /** The eye stays on the paper; let go and take it again to go on. */
  readonly lowest: number;
  readonly onChange: (cm: number) => void;
  readonly onHold: (held: boolean) => void;
}

const reach = {
  cm: { mmPer: 10, min: 10, max: 300 },
  in: { mmPer: mmPerInch, min: 4, max: 120 },
} as const satisfies Readonly<Record<Units, unknown>>;

export function EyeHandle(props: EyeHandleProps) {
  const { eye, eyeDistanceMm, seen, units, paper, lowest, onChange, onHold } = props;
  const { mmPer, min, max } = reach[units];
  // Millimetres came from centimetres or inches; the division must not add digits of its own.
  const inUnit = (mm: number, mmPerUnit: number) => Number((mm / mmPerUnit).toPrecision(12));
  const valueCm = inUnit(eyeDistanceMm, 10);
  const distance = shortLengthText(eyeDistanceMm, units);
  const { handles } = words;
  return (
    <Handle
      name={handles.eye}
      className="eye-handle"
      orientation="vertical"
      value={inUnit(eyeDistanceMm, mmPer)}
      valueText={
        seen.ok ? handles.eyeSees(distance, angleText(seen.value.view.coverage)) : handles.eyeAt(distance)
      }
      keys={handles.eyeKeys[units]}
      // Sideways the eye goes nowhere, so right is more, as with any slider.
      right={1}
      min={min}
      max={max}
      valueAt={({ y }) => (Math.min(y, lowest) - paper.screenY) / paper.pxPerMm / mmPer}
      onChange={(amount) => onChange(inUnit(amount * mmPer, 10))}
      origin={valueCm}
      onRestore={onChange}
      onHold={onHold}
    >
      <EyeKnob eye={eye} />
    </Handle>
  );
}

/** What is seen of the eye's handle. */
export const EyeKnob = ({ eye }: { readonly eye: Spot }) => (
  <g transform={`translate(${digits(eye.x)} ${digits(eye.y)})`}>
    <circle className="hit" r="24" />
    <circle className="ring" r="17" />
    <circle className="knob" r="11" />
    <path className="arrows" d="M-3.5 -4L0 -7.5L3.5 -4M-3.5 4L0 7.5L3.5 4" />
    <circle className="eye-dot" r="2" />
  </g>
);

interface SideHandlesProps {
  readonly scene: TopScene;
  readonly plan: FloorPlan;
  /** Degrees; null = the ideal angle. */
  readonly fixed: number | null;
  readonly onChange: (degrees: number | null) => void;
  readonly onHold: (held: boolean) => void;
}

/** Taken nearer to its hinge than this, a screen turns as if it were taken here: it would fly round under the finger. */
const shortestLeverPx = 60;

export function SideHandles({ scene, plan, fixed, onChange, onHold }: SideHandlesProps) {
  if (!scene.sides || !plan.sides) return null;
  const { leftHinge, rightHinge, leftEnd, rightEnd } = scene.sides;
  const value = toDegrees(plan.sides.right.turn);
  const { handles } = words;
  const angle = degreesText(value);
  const valueText = fixed === null ? handles.turnedIdeally(angle) : handles.turnedBy(angle);
  const { frames } = scene;
  const sides = [
    {
      name: handles.leftScreen,
      keys: handles.leftScreenKeys,
      side: -1,
      hinge: leftHinge,
      end: leftEnd,
      d: frames[0],
    },
    {
      name: handles.rightScreen,
      keys: handles.rightScreenKeys,
      side: 1,
      hinge: rightHinge,
      end: rightEnd,
      d: frames[2],
    },
  ] as const;
  return sides.map(({ name, keys, side, hinge, end, d }) => (
    <Handle
      key={side}
      name={name}
      className="side-handle"
      value={value}
      valueText={valueText}
      keys={keys}
      // Turned further in, its outer end comes down in the picture, and towards the middle.
      right={side === 1 ? -1 : 1}
      min={0}
      max={120}
      valueAt={(spot, taken) => {
        const lever = leverOf(hinge, taken);
        const turned =
          (Math.atan2(spot.y + lever.y - hinge.y, side * (spot.x + lever.x - hinge.x)) * 180) / Math.PI;
        // Beyond half a turn the arc tangent starts again from the other side.
        return turned < -90 ? turned + 360 : turned;
      }}
      onChange={onChange}
      origin={fixed}
      onRestore={onChange}
      onHold={onHold}
    >
      <path className="hit-line" d={d} />
      <g transform={`translate(${digits(end.x)} ${digits(end.y)})`}>
        <circle className="hit" r="24" />
        <circle className="ring" r="13" />
        <circle className="knob" r="7" />
      </g>
    </Handle>
  ));
}

/** What to add to the pointer's spot so that it is far enough from the hinge. */
const leverOf = (hinge: Spot, taken: Spot): Spot => {
  const x = taken.x - hinge.x;
  const y = taken.y - hinge.y;
  const length = Math.hypot(x, y);
  const missing = Math.max(0, shortestLeverPx - length) / Math.max(1, length);
  return { x: x * missing, y: y * missing };
};
