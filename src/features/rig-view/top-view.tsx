import { words } from '#messages/pictures';
import { useId, useState } from 'react';
import { planBounds, type FloorPlan } from '../../core/floor-plan';
import type { Outcome } from '../../core/outcome';
import type { Rig } from '../../core/rig';
import type { SeenRig } from '../../core/see-rig';
import { mmPerInch, toDegrees, type Units } from '../../core/units';
import { angleText, degreesText } from '../../format/angles';
import { shortLengthText } from '../../format/lengths';
import { useSize, type Size } from '../../ui/use-size';
import { describeRig } from './describe-rig';
import { driverRoom, type DriverRoom } from './driver-room';
import { Handle } from './handle';
import { Labels } from './labels';
import { digits, paperFor, type Paper, type Spot } from './paper';
import { reasonFor, reasonHeight } from './reason-note';
import { driverFromAbove, wheelFromAbove } from './silhouettes';
import { topScene, type TopScene } from './top-scene';

/** What there is to draw. */
export interface DrawnRig {
  /** The rig as parsed; null when not even that is possible. */
  readonly rig: Rig | null;
  readonly seen: Outcome<SeenRig>;
  /** The rig from above, as far as it can be drawn; null = not at all. */
  readonly plan: FloorPlan | null;
  /** What its lengths are written in, and what the keys count in: centimetres unless told. */
  readonly units?: Units;
}

interface TopViewProps extends DrawnRig {
  /** Dragging the eye: whole centimetres, or on Escape what was there before. Left out = a picture only. */
  readonly onEyeDistanceCm?: (cm: number) => void;
  /** Dragging a side screen: whole degrees, or on Escape what was there before. null = the ideal angle. */
  readonly onSideAngleDegrees?: (degrees: number | null) => void;
  /** Lays the human field of view over it. */
  readonly human?: boolean;
}

/** What the page is written with, before the window's size is known. A picture is never measured: it scales. */
const liveSize: Size = { width: 640, height: 460 };
const pictureSize: Size = { width: 400, height: 350 };

/** The rig from above, to scale, and with its handles an input as well. */
export function TopView(props: TopViewProps) {
  const { rig, seen, onEyeDistanceCm, onSideAngleDegrees, human = false, units = 'cm' } = props;
  const live = onEyeDistanceCm !== undefined || onSideAngleDegrees !== undefined;
  const { size: measured, ref } = useSize(liveSize);
  const [held, setHeld] = useState<Paper | null>(null);
  const descriptionId = useId();

  const size = live ? measured : pictureSize;
  const plan = rig && props.plan;
  const room = plan && driverRoom(plan);
  const reason = reasonFor(seen, { isDrawn: plan !== null, hasDriver: room?.driver ?? true });
  const reservedBottom = reason === null ? 0 : reasonHeight(reason, size);
  // While something is being dragged the paper stays where it is, or the hand would lose what it holds.
  const paper =
    held ??
    (plan &&
      paperFor(
        {
          bounds: planBounds(plan),
          eyeDistanceMm: rig.eyeDistanceMm,
          // Where there is no driver, the note takes his place.
          reservedBottom: seen.ok ? 0 : reservedBottom,
        },
        size,
      ));
  const scene =
    room && paper
      ? topScene({
          plan,
          rig,
          seen: seen.ok ? seen.value : null,
          room,
          paper,
          size,
          reservedBottom,
          live,
          human,
          units,
        })
      : null;
  const description = describeRig(seen, units);
  const hold = (isHeld: boolean) => setHeld(isHeld ? paper : null);
  const named = live
    ? ({ role: 'group', 'aria-label': words.rig.fromAbove, 'aria-describedby': descriptionId } as const)
    : ({ role: 'img', 'aria-label': description } as const);

  return (
    <div className={live ? 'rig-paper' : 'rig-paper picture'}>
      <svg ref={ref} className="rig-drawing" viewBox={`0 0 ${size.width} ${size.height}`} {...named}>
        {scene && room && paper && (
          <>
            <g aria-hidden="true">
              <Driver room={room} eye={scene.eye} pxPerMm={paper.pxPerMm} />
              <Rig scene={scene} />
            </g>
            {onSideAngleDegrees && rig.sides && scene.sides && (
              <SideHandles
                scene={scene}
                plan={plan}
                fixed={rig.sides.sideAngle === null ? null : toDegrees(rig.sides.sideAngle)}
                onChange={onSideAngleDegrees}
                onHold={hold}
              />
            )}
            {onEyeDistanceCm && (
              <EyeHandle
                eye={scene.eye}
                eyeDistanceMm={rig.eyeDistanceMm}
                seen={seen}
                units={units}
                paper={paper}
                lowest={size.height - 16}
                onChange={onEyeDistanceCm}
                onHold={hold}
              />
            )}
          </>
        )}
      </svg>
      {reason !== null && <p className="rig-reason">{reason}</p>}
      {live && (
        <p className="visually-hidden" id={descriptionId}>
          {description}
        </p>
      )}
    </div>
  );
}

interface DriverProps {
  readonly room: DriverRoom;
  readonly eye: Spot;
  readonly pxPerMm: number;
}

function Driver({ room, eye, pxPerMm }: DriverProps) {
  if (!room.driver) return null;
  return (
    <g
      className="driver"
      transform={`translate(${digits(eye.x)} ${digits(eye.y)}) scale(${pxPerMm} ${-pxPerMm})`}
    >
      {silhouette}
      {room.wheelMm !== null && <g transform={`translate(0 ${digits(room.wheelMm)})`}>{wheel}</g>}
    </g>
  );
}

/** One element each for all drawings: React need not compare them. */
const silhouette = (
  <>
    <path d={driverFromAbove.cushion} />
    <path className="solid" d={driverFromAbove.seat} />
    <path className="solid" d={driverFromAbove.shoulders} />
    <path className="solid" d={driverFromAbove.head} />
  </>
);

const { diameterMm, depthMm, rimMm } = wheelFromAbove;

const wheel = (
  <>
    <ellipse
      className="wheel"
      rx={(diameterMm - rimMm) / 2}
      ry={depthMm / 2 - rimMm / 4}
      strokeWidth={rimMm}
    />
    <ellipse rx={(diameterMm / 2) * 0.28} ry={(depthMm / 2) * 0.34} />
  </>
);

/** What is drawn over what: its class in the style sheet, and its paths. */
const layersOf = ({ cones, ...scene }: TopScene) =>
  [
    ['human', scene.human],
    ['cone centre', cones.centre],
    ['cone side', cones.side],
    ['wedge', scene.wedges],
    ['sight', [scene.sightLines]],
    ['axis', [scene.axis]],
    ['angle-mark', [scene.angleMarks]],
    ['help', [scene.helpLines]],
    ['measure', [scene.dimensions]],
    ['measure scale-bar', [scene.scaleBar]],
    ['frame', scene.frames],
    ['lit', scene.lit],
  ] as const;

function Rig({ scene }: { readonly scene: TopScene }) {
  const { footprint } = scene;
  return (
    <>
      {footprint && (
        <rect
          className="footprint"
          x={digits(footprint.x)}
          y={digits(footprint.y)}
          width={digits(footprint.width)}
          height={digits(footprint.height)}
        />
      )}
      {layersOf(scene).map(([name, paths]) =>
        paths.map((d, index) => <path key={`${name} ${index}`} className={name} d={d} />),
      )}
      <circle className="eye-dot" cx={digits(scene.eye.x)} cy={digits(scene.eye.y)} r="4.5" />
      <Labels labels={scene.labels} />
    </>
  );
}

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

function EyeHandle({ eye, eyeDistanceMm, seen, units, paper, lowest, onChange, onHold }: EyeHandleProps) {
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
      <g transform={`translate(${digits(eye.x)} ${digits(eye.y)})`}>
        <circle className="hit" r="24" />
        <circle className="ring" r="17" />
        <circle className="knob" r="11" />
        <path className="arrows" d="M-3.5 -4L0 -7.5L3.5 -4M-3.5 4L0 7.5L3.5 4" />
        <circle className="eye-dot" r="2" />
      </g>
    </Handle>
  );
}

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

function SideHandles({ scene, plan, fixed, onChange, onHold }: SideHandlesProps) {
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
