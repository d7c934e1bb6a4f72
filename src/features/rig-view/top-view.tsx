import { useId, useRef, useState } from 'react';
import { planBounds, type FloorPlan } from '../../core/floor-plan';
import type { Outcome } from '../../core/outcome';
import type { Rig } from '../../core/rig';
import type { SeenRig } from '../../core/see-rig';
import { toDegrees } from '../../core/units';
import { angleText } from '../../games/format';
import { describeRig } from './describe-rig';
import { Handle } from './handle';
import { Labels } from './labels';
import { paperFor, projection, type Paper, type Size, type Spot } from './paper';
import { planOf } from './plan-of';
import { ReasonNote } from './reason-note';
import { driverFromAbove, wheelFromAbove } from './silhouettes';
import { degrees, shortCm } from './texts';
import { topScene, type TopScene } from './top-scene';
import { useSize } from './use-size';

export interface RigViewProps {
  /** The rig as parsed; null when not even that is possible. */
  readonly rig: Rig | null;
  readonly seen: Outcome<SeenRig>;
  /** Dragging the eye: whole centimetres, or on Escape what was there before. Left out = a picture only. */
  readonly onEyeDistanceCm?: (cm: number) => void;
  /** Dragging a side screen: whole degrees, or on Escape what was there before. null = the ideal angle. */
  readonly onSideAngleDegrees?: (degrees: number | null) => void;
}

interface TopViewProps extends RigViewProps {
  /** Lays the human field of view over it. */
  readonly human?: boolean;
}

/** What the page is written with, before the window's size is known. A picture is never measured: it scales. */
const liveSize: Size = { width: 640, height: 460 };
const pictureSize: Size = { width: 400, height: 350 };

/** The explanation of an impossible rig takes this much at the bottom. */
const noteHeight = ({ width }: Size): number => (width < 480 ? 108 : 64);

/** The rig from above, to scale, and with its handles an input as well. */
export function TopView(props: TopViewProps) {
  const { rig, seen, onEyeDistanceCm, onSideAngleDegrees, human = false } = props;
  const live = onEyeDistanceCm !== undefined || onSideAngleDegrees !== undefined;
  const svg = useRef<SVGSVGElement>(null);
  const measured = useSize(svg);
  const [held, setHeld] = useState<Paper | null>(null);
  const descriptionId = useId();

  const size = live ? (measured ?? liveSize) : pictureSize;
  const plan = rig && planOf(rig);
  const reservedBottom = seen.ok ? 0 : noteHeight(size);
  // While something is being dragged the paper stays where it is, or the hand would lose what it holds.
  const paper =
    held ??
    (plan && paperFor({ bounds: planBounds(plan), eyeDistanceMm: rig.eyeDistanceMm, reservedBottom }, size));
  const scene =
    plan && paper
      ? topScene({
          plan,
          rig,
          seen: seen.ok ? seen.value : null,
          paper,
          size,
          reservedBottom,
          live,
          human,
        })
      : null;
  const description = describeRig(seen);
  const hold = (isHeld: boolean) => setHeld(isHeld ? paper : null);
  const named = live
    ? ({ role: 'group', 'aria-label': 'Your rig from above', 'aria-describedby': descriptionId } as const)
    : ({ role: 'img', 'aria-label': description } as const);

  return (
    <div className={live ? 'rig-paper' : 'rig-paper picture'}>
      <svg ref={svg} className="rig-drawing" viewBox={`0 0 ${size.width} ${size.height}`} {...named}>
        {scene && plan && paper && (
          <>
            <g aria-hidden="true">
              <Driver paper={paper} eyeDistanceMm={rig.eyeDistanceMm} />
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
                paper={paper}
                lowest={size.height - 16}
                onChange={onEyeDistanceCm}
                onHold={hold}
              />
            )}
          </>
        )}
      </svg>
      <ReasonNote seen={seen} drawn={scene !== null} />
      {live && (
        <p className="visually-hidden" id={descriptionId}>
          {description}
        </p>
      )}
    </div>
  );
}

function Driver({ paper, eyeDistanceMm }: { readonly paper: Paper; readonly eyeDistanceMm: number }) {
  const project = projection(paper, eyeDistanceMm);
  const { seat, cushion, shoulders, head } = driverFromAbove((xMm, yMm) => project({ xMm, yMm }));
  const { diameterMm, reachMm, depthMm, rimMm } = wheelFromAbove;
  const wheel = project({ xMm: 0, yMm: reachMm });
  const radius = (diameterMm / 2) * paper.pxPerMm;
  const depth = (depthMm / 2) * paper.pxPerMm;
  return (
    <g className="driver">
      <path d={cushion} />
      <path className="solid" d={seat} />
      <path className="solid" d={shoulders} />
      <path className="solid" d={head} />
      <ellipse
        className="wheel"
        cx={wheel.x.toFixed(2)}
        cy={wheel.y.toFixed(2)}
        rx={(radius - (rimMm / 2) * paper.pxPerMm).toFixed(2)}
        ry={(depth - (rimMm / 4) * paper.pxPerMm).toFixed(2)}
        strokeWidth={(rimMm * paper.pxPerMm).toFixed(2)}
      />
      <ellipse
        cx={wheel.x.toFixed(2)}
        cy={wheel.y.toFixed(2)}
        rx={(radius * 0.28).toFixed(2)}
        ry={(depth * 0.34).toFixed(2)}
      />
    </g>
  );
}

function Rig({ scene }: { readonly scene: TopScene }) {
  const { footprint } = scene;
  return (
    <>
      {footprint && (
        <rect
          className="footprint"
          x={footprint.x.toFixed(2)}
          y={footprint.y.toFixed(2)}
          width={footprint.width.toFixed(2)}
          height={footprint.height.toFixed(2)}
        />
      )}
      {scene.human.map((d) => (
        <path key={d} className="human" d={d} />
      ))}
      {scene.cones.map(({ part, d }, index) => (
        <path key={index} className={`cone ${part}`} d={d} />
      ))}
      {scene.wedges.map((d, index) => (
        <path key={index} className="wedge" d={d} />
      ))}
      <path className="sight" d={scene.sightLines} />
      <path className="axis" d={scene.axis} />
      <path className="angle-mark" d={scene.angleMarks} />
      <path className="help" d={scene.helpLines} />
      <path className="measure" d={scene.dimensions} />
      <path className="measure scale-bar" d={scene.scaleBar} />
      {scene.frames.map((d, index) => (
        <path key={index} className="frame" d={d} />
      ))}
      {scene.lit.map((d, index) => (
        <path key={index} className="lit" d={d} />
      ))}
      <circle className="eye-dot" cx={scene.eye.x.toFixed(2)} cy={scene.eye.y.toFixed(2)} r="4.5" />
      <Labels labels={scene.labels} />
    </>
  );
}

interface EyeHandleProps {
  readonly eye: Spot;
  readonly eyeDistanceMm: number;
  readonly seen: Outcome<SeenRig>;
  readonly paper: Paper;
  /** The eye stays on the paper; let go and take it again to go on. */
  readonly lowest: number;
  readonly onChange: (cm: number) => void;
  readonly onHold: (held: boolean) => void;
}

function EyeHandle({ eye, eyeDistanceMm, seen, paper, lowest, onChange, onHold }: EyeHandleProps) {
  // Millimetres came from centimetres; the division must not add digits of its own.
  const valueCm = Number((eyeDistanceMm / 10).toPrecision(12));
  const covers = seen.ok ? `, ${degrees(seen.value.view.coverage)} of your view` : '';
  return (
    <Handle
      name="Your eyes, drag nearer or farther"
      className="eye-handle"
      value={valueCm}
      valueText={`${shortCm(eyeDistanceMm)} from the screen${covers}`}
      keys="Up or right is 1 cm farther, down or left 1 cm nearer, Page Up and Page Down 10 cm. Escape puts it back."
      min={10}
      max={300}
      valueAt={({ y }) => (Math.min(y, lowest) - paper.screenY) / paper.pxPerMm / 10}
      onChange={onChange}
      origin={valueCm}
      onRestore={onChange}
      onHold={onHold}
    >
      <g transform={`translate(${eye.x.toFixed(2)} ${eye.y.toFixed(2)})`}>
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

function SideHandles({ scene, plan, fixed, onChange, onHold }: SideHandlesProps) {
  if (!scene.sides || !plan.sides) return null;
  const { leftHinge, rightHinge, leftEnd, rightEnd } = scene.sides;
  const value = toDegrees(plan.sides.right.turn);
  const handles = [
    { name: 'Left screen, drag to turn', side: -1, hinge: leftHinge, end: leftEnd, d: scene.frames[0] },
    { name: 'Right screen, drag to turn', side: 1, hinge: rightHinge, end: rightEnd, d: scene.frames[2] },
  ] as const;
  return handles.map(({ name, side, hinge, end, d }) => (
    <Handle
      key={name}
      name={name}
      className="side-handle"
      value={value}
      valueText={`turned by ${angleText(value)}${fixed === null ? ', the ideal angle' : ''}`}
      keys="Up or right turns both side screens 1 degree further towards you, down or left opens them, Page Up and Page Down by 10 degrees. Escape puts them back."
      min={0}
      max={120}
      valueAt={({ x, y }) => {
        const turned = (Math.atan2(y - hinge.y, side * (x - hinge.x)) * 180) / Math.PI;
        // Beyond half a turn the arc tangent starts anew from the other side.
        return turned < -90 ? turned + 360 : turned;
      }}
      onChange={onChange}
      origin={fixed}
      onRestore={onChange}
      onHold={onHold}
    >
      <path className="hit-line" d={d} />
      <g transform={`translate(${end.x.toFixed(2)} ${end.y.toFixed(2)})`}>
        <circle className="hit" r="24" />
        <circle className="ring" r="13" />
        <circle className="knob" r="7" />
      </g>
    </Handle>
  ));
}
