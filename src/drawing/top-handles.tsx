import { words } from '#messages/pictures';
import { useMemo } from 'react';
import { mmPerInch, toDegrees, type Units } from '../domain/geometry/units';
import { angleText, degreesText } from '../text/angles';
import { shortLengthText } from '../text/lengths';
import { mapped, type Source } from '../ui/source';
import { Handle, type HandleState } from './handle';
import { digits, type PixelPoint } from './viewport';
import { path, type Shape } from './shapes';
import type { TopModel } from './top-model';

interface HandleProps<Value> {
  readonly source: Source<TopModel>;
  readonly onChange: (value: Value) => void;
  readonly onHold: (held: boolean) => void;
}

interface EyeHandleProps extends HandleProps<number> {
  readonly units: Units;
  /** The eye stays on the paper; let go and take it again to go on. */
  readonly lowest: number;
}

const reach = {
  cm: { mmPer: 10, min: 10, max: 300 },
  in: { mmPer: mmPerInch, min: 4, max: 120 },
} as const satisfies Readonly<Record<Units, unknown>>;

// Millimetres came from centimetres or inches; the division must not add digits of its own.
const inUnit = (mm: number, mmPerUnit: number) => Number((mm / mmPerUnit).toPrecision(12));

export function EyeHandle({ source, units, lowest, onChange, onHold }: EyeHandleProps) {
  const { mmPer, min, max } = reach[units];
  const { handles } = words;
  const state = useMemo(
    () =>
      mapped(source, ({ drawn }): HandleState<number> | null => {
        if (!drawn) return null;
        const { rig, seen, scene, viewport } = drawn;
        const distance = shortLengthText(rig.eyeDistanceMm, units);
        return {
          value: inUnit(rig.eyeDistanceMm, mmPer),
          valueText: seen.ok
            ? handles.eyeSees(distance, angleText(seen.value.view.coverage))
            : handles.eyeAt(distance),
          valueAt: ({ y }) => (Math.min(y, lowest) - viewport.screenY) / viewport.pxPerMm / mmPer,
          origin: inUnit(rig.eyeDistanceMm, 10),
          shapes: eyeKnob(scene.eye),
        };
      }),
    [source, units, mmPer, lowest, handles],
  );
  return (
    <Handle
      source={state}
      name={handles.eye}
      className="eye-handle"
      orientation="vertical"
      keys={handles.eyeKeys[units]}
      // Sideways the eye goes nowhere, so right is more, as with any slider.
      right={1}
      min={min}
      max={max}
      onChange={(amount) => onChange(inUnit(amount * mmPer, 10))}
      onRestore={onChange}
      onHold={onHold}
    />
  );
}

const circle = (className: string, r: number): Shape => ({
  key: className,
  tag: 'circle',
  attributes: { className, r },
});

const eyeParts: readonly Shape[] = [
  circle('hit', 24),
  circle('ring', 17),
  circle('knob', 11),
  path('arrows', 'M-3.5 -4L0 -7.5L3.5 -4M-3.5 4L0 7.5L3.5 4'),
  circle('eye-dot', 2),
];

const sideParts: readonly Shape[] = [circle('hit', 24), circle('ring', 13), circle('knob', 7)];

const knobAt = ({ x, y }: PixelPoint, children: readonly Shape[]): Shape => ({
  key: 'knob',
  tag: 'g',
  attributes: { transform: `translate(${digits(x)} ${digits(y)})` },
  children,
});

/** What is seen of the eye's handle. */
export const eyeKnob = (eye: PixelPoint): readonly Shape[] => [knobAt(eye, eyeParts)];

/** Taken nearer to its hinge than this, a screen turns as if it were taken here: it would fly round under the finger. */
const shortestLeverPx = 60;

/** Both in degrees; null = the ideal angle. */
export function SideHandles(props: HandleProps<number | null>) {
  return (
    <>
      <SideHandle {...props} side={-1} />
      <SideHandle {...props} side={1} />
    </>
  );
}

function SideHandle({
  source,
  side,
  onChange,
  onHold,
}: HandleProps<number | null> & { readonly side: -1 | 1 }) {
  const state = useMemo(() => mapped(source, ({ drawn }) => sideState(drawn, side)), [source, side]);
  const { handles } = words;
  return (
    <Handle
      source={state}
      name={side === 1 ? handles.rightScreen : handles.leftScreen}
      className="side-handle"
      keys={side === 1 ? handles.rightScreenKeys : handles.leftScreenKeys}
      // Turned further in, its outer end comes down in the picture, and towards the middle.
      right={side === 1 ? -1 : 1}
      min={0}
      max={120}
      onChange={onChange}
      onRestore={onChange}
      onHold={onHold}
    />
  );
}

function sideState(drawn: TopModel['drawn'], side: -1 | 1): HandleState<number | null> | null {
  if (!drawn) return null;
  const { rig, scene, plan } = drawn;
  if (!rig.sides || !scene.sides || !plan.sides) return null;
  const { leftHinge, rightHinge, leftEnd, rightEnd } = scene.sides;
  const [hinge, end, frame] =
    side === 1 ? [rightHinge, rightEnd, scene.frames[2]] : [leftHinge, leftEnd, scene.frames[0]];
  const value = toDegrees(plan.sides.right.turn);
  const fixed = rig.sides.sideAngle;
  const angle = degreesText(value);
  return {
    value,
    valueText: fixed === null ? words.handles.turnedIdeally(angle) : words.handles.turnedBy(angle),
    valueAt: (spot, taken) => {
      const lever = leverOf(hinge, taken);
      const turned =
        (Math.atan2(spot.y + lever.y - hinge.y, side * (spot.x + lever.x - hinge.x)) * 180) / Math.PI;
      // Beyond half a turn the arc tangent starts again from the other side.
      return turned < -90 ? turned + 360 : turned;
    },
    origin: fixed === null ? null : toDegrees(fixed),
    shapes: [path('hit-line', frame ?? ''), knobAt(end, sideParts)],
  };
}

/** What to add to the pointer's spot so that it is far enough from the hinge. */
const leverOf = (hinge: PixelPoint, taken: PixelPoint): PixelPoint => {
  const x = taken.x - hinge.x;
  const y = taken.y - hinge.y;
  const length = Math.hypot(x, y);
  const missing = Math.max(0, shortestLeverPx - length) / Math.max(1, length);
  return { x: x * missing, y: y * missing };
};
