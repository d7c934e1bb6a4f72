import { words } from '#messages/pages';
import type { ReactNode } from 'react';
import { floorPlan, type Point, type Stroke } from '../domain/geometry/floor-plan';
import type { Outcome } from '../domain/geometry/outcome';
import { panelSize } from '../domain/geometry/panel-size';
import type { Ratio } from '../domain/geometry/ratio';
import type { CurveFit, Rig } from '../domain/geometry/rig';
import { mmPerInch, toRadians, type Radians } from '../domain/geometry/units';
import { viewAngles } from '../domain/geometry/view-angles';
import { angleText } from '../text/angles';
import { shortLengthText } from '../text/lengths';
import { percentText } from '../text/percent';
import '../drawing/drawing.css';
import '../drawing/labels.css';
import './guide.css';

/**
 * The drawings of the guide: the rigs that its text talks about, by the same geometry, written into the page when it is
 * built. Whole pixels are enough for pictures of this size, and make the page lighter.
 */

const { figures } = words.home;

/** Of one drawing; two stand side by side in the column, and below one another on a phone. */
const size = { width: 328, height: 208 } as const;

interface PixelPoint {
  readonly x: number;
  readonly y: number;
}

const at = ({ x, y }: PixelPoint): string => `${Math.round(x)} ${Math.round(y)}`;
const line = (...spots: readonly PixelPoint[]): string => `M${spots.map(at).join('L')}`;

/** What the guide says can be: anything else is a mistake in here. */
function certain<Value>(outcome: Outcome<Value>): Value {
  if (!outcome.ok) throw new Error(`The guide draws an impossible rig: ${outcome.reason}.`);
  return outcome.value;
}

const wide: Ratio = { width: 16, height: 9 };

interface Described {
  readonly inches: number;
  readonly ratio?: Ratio;
  readonly distanceMm: number;
  readonly curveRadiusMm?: number;
  readonly fit?: CurveFit;
  readonly sides?: Rig['sides'];
}

export function rigOf({
  inches,
  ratio = wide,
  distanceMm,
  curveRadiusMm,
  fit = 'edge',
  sides = null,
}: Described): Rig {
  const { widthMm, heightMm } = certain(panelSize(ratio, inches * mmPerInch));
  const panel = { widthMm, heightMm, curveRadiusMm: curveRadiusMm ?? null };
  return { panel, eyeDistanceMm: distanceMm, eyeOffsetMm: 0, fit, sides };
}

/** Where the eye is on the paper, and how large a millimetre. */
interface Place {
  readonly eye: PixelPoint;
  readonly pxPerMm: number;
}

const projection =
  ({ eye, pxPerMm }: Place) =>
  ({ xMm, yMm }: Point): PixelPoint => ({ x: eye.x + xMm * pxPerMm, y: eye.y - yMm * pxPerMm });

function glass(stroke: Stroke, { eye, pxPerMm }: Place): string {
  const project = projection({ eye, pxPerMm });
  if (stroke.kind === 'line') return line(project(stroke.start), project(stroke.end));
  const radius = Math.round(stroke.radiusMm * pxPerMm);
  return `${line(project(stroke.start))}A${radius} ${radius} 0 0 1 ${at(project(stroke.end))}`;
}

/** A dimension: an upright line with a tick across each end. */
const upright = (x: number, from: number, to: number): string =>
  `${line({ x: x - 4, y: from })}h8m-4 0V${Math.round(to)}m-4 0h8`;

/** The point in a direction, counted clockwise from straight ahead. */
const towards = ({ x, y }: PixelPoint, bearing: number, far: number): PixelPoint => ({
  x: x + far * Math.sin(bearing),
  y: y - far * Math.cos(bearing),
});

const arc = (eye: PixelPoint, angle: number, radius: number): string =>
  `${line(towards(eye, -angle / 2, radius))}A${radius} ${radius} 0 0 1 ${at(towards(eye, angle / 2, radius))}`;

const Eye = ({ eye }: { readonly eye: PixelPoint }) => (
  <circle className="eye-dot" cx={Math.round(eye.x)} cy={Math.round(eye.y)} r="4" />
);

interface LabelProps extends PixelPoint {
  /** An angle or a length that is right. */
  readonly live?: boolean;
  /** One that is not. */
  readonly off?: boolean;
  readonly children: string;
}

export const Label = ({ x, y, live = false, off = false, children }: LabelProps) => (
  <text
    className={off ? 'live off' : live ? 'live' : undefined}
    x={Math.round(x)}
    y={Math.round(y)}
    textAnchor="middle"
  >
    {children}
  </text>
);

export const Viewport = ({ children }: { readonly children: ReactNode }) => (
  <svg className="rig-drawing" viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
    {children}
  </svg>
);

/** The caption says what there is to see, so that nobody has to see it. */
export const Figure = ({ says, children }: { readonly says: string; readonly children: ReactNode }) => (
  <figure className="guide-figure">
    {children}
    <figcaption>{says}</figcaption>
  </figure>
);

interface ConeProps extends Place {
  readonly rig: Rig;
  readonly label: (angle: string) => string;
}

/** One flat screen from above, what the eye sees of it, and how far away it is. */
export function Cone({ rig, eye, pxPerMm, label }: ConeProps) {
  const { lit } = certain(floorPlan(rig)).centre;
  const { h } = certain(viewAngles(rig));
  const project = projection({ eye, pxPerMm });
  const [left, right] = [project(lit.start), project(lit.end)];
  const x = left.x - 16;
  return (
    <>
      <path className="cone" d={`${line(eye, left, right)}Z`} />
      <path className="sight" d={line(left, eye, right)} />
      <path className="angle-mark" d={arc(eye, h, 40)} />
      <path className="measure" d={upright(x, left.y, eye.y)} />
      <path className="lit" d={glass(lit, { eye, pxPerMm })} />
      <Eye eye={eye} />
      {/* Where the cone is as wide as the label. */}
      <Label x={eye.x} y={eye.y - 46 / Math.tan(h / 2)} live>
        {label(angleText(h))}
      </Label>
      <Label x={x - 32} y={(left.y + eye.y) / 2 + 4}>
        {shortLengthText(rig.eyeDistanceMm)}
      </Label>
    </>
  );
}

export const usual = { inches: 27, distanceMm: 500 } as const;

/** From the side, the screen stands at the left. */
export function SideCone() {
  const rig = rigOf(usual);
  const { v } = certain(viewAngles(rig));
  const pxPerMm = 0.3;
  const eye = { x: 239, y: 104 };
  const x = eye.x - rig.eyeDistanceMm * pxPerMm;
  const half = (rig.panel.heightMm / 2) * pxPerMm;
  const [top, bottom] = [
    { x, y: eye.y - half },
    { x, y: eye.y + half },
  ];
  const [up, down] = [-1, 1].map((side) => towards(eye, -Math.PI / 2 - (side * v) / 2, 40)) as [
    PixelPoint,
    PixelPoint,
  ];
  return (
    <Viewport>
      <path className="cone" d={`${line(eye, top, bottom)}Z`} />
      <path className="sight" d={line(top, eye, bottom)} />
      <path className="angle-mark" d={`${line(down)}A40 40 0 0 1 ${at(up)}`} />
      <path className="lit" d={line(top, bottom)} />
      <Eye eye={eye} />
      <Label x={eye.x - 88} y={eye.y + 5} live>
        {figures.vertical(angleText(v))}
      </Label>
    </Viewport>
  );
}

export const WhatFovIs = () => (
  <Figure says={figures.whatFovIs}>
    <Viewport>
      <Cone rig={rigOf(usual)} eye={{ x: 180, y: 184 }} pxPerMm={0.3} label={figures.horizontal} />
    </Viewport>
    <SideCone />
  </Figure>
);

const car = { widthM: 1.8, heightM: 1.2, aheadM: 20, eyeM: 1.1, roadM: 5 } as const;
/** What Assetto Corsa starts with. */
const usedTo = toRadians(56);

/** The picture on the screen: road, horizon, and the car. Zooming moves neither the horizon nor lines that run into it. */
function Windscreen({ v, truth }: { readonly v: Radians; readonly truth: Radians }) {
  const [left, top, right, bottom] = [20, 12, 308, 174];
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const carAt = (angle: number): string => {
    const pxPerM = (bottom - top) / 2 / Math.tan(angle / 2) / car.aheadM;
    const half = (car.widthM / 2) * pxPerM;
    const foot = middle.y + car.eyeM * pxPerM;
    const spot = (share: number, heightM: number) => ({
      x: middle.x + share * half,
      y: foot - heightM * pxPerM,
    });
    const { heightM } = car;
    const outline = [spot(-1, 0), spot(-1, heightM / 2), spot(-0.7, heightM)];
    return `${line(...outline, spot(0.7, heightM), spot(1, heightM / 2), spot(1, 0))}Z`;
  };
  const shoulder = middle.y + (((right - left) / 2) * car.eyeM) / car.roadM;
  const road = line({ x: left, y: shoulder }, middle, { x: right, y: shoulder });
  const scale = Math.tan(truth / 2) / Math.tan(v / 2);
  const isTrue = v === truth;
  return (
    <Viewport>
      <path className="measure" d={`${road}M${left} ${middle.y}H${right}`} />
      <path className={isTrue ? 'car' : 'car off'} d={carAt(v)} />
      {!isTrue && <path className="help" d={carAt(truth)} />}
      <path className="frame" d={`M${left} ${top}H${right}V${bottom}H${left}Z`} />
      <Label x={middle.x} y={196} live={isTrue} off={!isTrue}>
        {figures.sizeAt(angleText(v, 0), percentText(scale))}
      </Label>
    </Viewport>
  );
}

export function WhyItMatters() {
  const { v } = certain(viewAngles(rigOf(usual)));
  return (
    <Figure says={figures.whyItMatters}>
      <Windscreen v={v} truth={v} />
      <Windscreen v={usedTo} truth={v} />
    </Figure>
  );
}

/** How far behind the glass the stand of the example is. */
const standMm = 100;

export function Measure() {
  const rig = rigOf(usual);
  const pxPerMm = 0.36;
  const eye = { x: 272, y: 72 };
  const x = eye.x - rig.eyeDistanceMm * pxPerMm;
  const stand = x - standMm * pxPerMm;
  const middle = 96;
  const half = (rig.panel.heightMm / 2) * pxPerMm;
  const foot = 184;
  return (
    <Figure
      says={figures.measure(shortLengthText(rig.eyeDistanceMm), shortLengthText(rig.eyeDistanceMm + standMm))}
    >
      <Viewport>
        <path
          className="frame"
          d={`${line({ x, y: middle }, { x: stand, y: middle }, { x: stand, y: foot })}${line({ x: stand - 24, y: foot }, { x: stand + 40, y: foot })}`}
        />
        <path className="lit" d={line({ x, y: middle - half }, { x, y: middle + half })} />
        <path className="axis" d={line({ x, y: eye.y }, eye)} />
        <path className="off-line" d={line({ x: stand, y: 128 }, { x: eye.x, y: 128 })} />
        <path className="help" d={line(eye, { x: eye.x, y: 136 })} />
        <Eye eye={eye} />
        <Label x={(x + eye.x) / 2} y={eye.y - 10} live>
          {shortLengthText(rig.eyeDistanceMm)}
        </Label>
        <Label x={(x + eye.x) / 2 + 24} y={152} off>
          {shortLengthText(rig.eyeDistanceMm + standMm)}
        </Label>
      </Viewport>
    </Figure>
  );
}

export const OneScreen = () => (
  <Figure says={figures.oneScreen}>
    {[500, 800].map((distanceMm) => (
      <Viewport key={distanceMm}>
        <Cone
          rig={rigOf({ ...usual, distanceMm })}
          eye={{ x: 180, y: 192 }}
          pxPerMm={0.21}
          label={figures.horizontal}
        />
      </Viewport>
    ))}
  </Figure>
);

/** Three 32in screens, the sides turned ideally or by so much, and a line square to each side screen. */
function Triple({ rig }: { readonly rig: Rig }) {
  const place = { eye: { x: size.width / 2, y: 152 }, pxPerMm: 0.16 };
  const { eye } = place;
  const project = projection(place);
  const { centre, sides } = certain(floorPlan(rig));
  const { h, triple } = certain(viewAngles(rig));
  if (!sides || !triple) return null;
  const screens = [sides.left, centre, sides.right];
  const coneOf = ({ lit }: typeof centre) => `${line(eye, project(lit.start), project(lit.end))}Z`;
  const isIdeal = rig.sides?.sideAngle === null;
  const seams = [
    [sides.left.lit.end, centre.lit.start],
    [centre.lit.end, sides.right.lit.start],
  ] as const;
  return (
    <Viewport>
      <path className="cone" d={coneOf(centre)} />
      <path className="cone side" d={coneOf(sides.left) + coneOf(sides.right)} />
      <path
        className="wedge"
        d={seams.map(([from, to]) => `${line(eye, project(from), project(to))}Z`).join('')}
      />
      <path
        className={isIdeal ? 'axis' : 'off-line'}
        d={[sides.left, sides.right]
          .map(({ middle, turn }) => line(project(middle), project(nearestToEye(middle, turn))))
          .join('')}
      />
      <path className="lit" d={screens.map(({ lit }) => glass(lit, place)).join('')} />
      <Eye eye={eye} />
      <Label x={eye.x} y={eye.y - 56} live>
        {angleText(h)}
      </Label>
      <Label x={eye.x} y={196} live={isIdeal} off={!isIdeal}>
        {figures.turned(angleText(triple.sideAngle, isIdeal ? 1 : 0))}
      </Label>
    </Viewport>
  );
}

/** Where the line that stands square on a screen's middle passes the eye. */
function nearestToEye({ xMm, yMm }: Point, turn: number): Point {
  const far = xMm * Math.sin(turn) + yMm * Math.cos(turn);
  return { xMm: xMm - far * Math.sin(turn), yMm: yMm - far * Math.cos(turn) };
}

/** Flatter than it should be, as a desk's edge may have it. */
const flatter = toRadians(40);

export function ThreeScreens() {
  const tripleOf = (sideAngle: Radians | null) =>
    rigOf({ inches: 32, distanceMm: 700, sides: { bezelMm: 8, gapMm: null, sideAngle, panel: null } });
  const right = certain(floorPlan(tripleOf(flatter))).sides?.right;
  const missed = right ? nearestToEye(right.middle, right.turn) : { xMm: 0, yMm: 0 };
  return (
    <Figure
      says={figures.threeScreens(
        angleText(flatter, 0),
        shortLengthText(Math.round(Math.hypot(missed.xMm, missed.yMm) / 10) * 10),
      )}
    >
      <Triple rig={tripleOf(null)} />
      <Triple rig={tripleOf(flatter)} />
    </Figure>
  );
}

export function CurvedScreens() {
  const rig = rigOf({
    inches: 49,
    ratio: { width: 32, height: 9 },
    distanceMm: 700,
    curveRadiusMm: 1000,
  });
  const place = { eye: { x: size.width / 2, y: 192 }, pxPerMm: 0.22 };
  const { eye } = place;
  const { lit } = certain(floorPlan(rig)).centre;
  const { fits } = certain(viewAngles(rig));
  if (!fits) return null;
  const rays = (angle: number) => line(towards(eye, -angle / 2, 190), eye, towards(eye, angle / 2, 190));
  const { centre, balanced, edge } = fits;
  return (
    <Figure says={figures.curvedScreens}>
      <Viewport>
        <path className="cone" d={`${line(eye)}L${glass(lit, place).slice(1)}Z`} />
        <path className="sight" d={rays(edge.h)} />
        <path className="axis" d={rays(balanced.h)} />
        <path className="measure dotted" d={rays(centre.h)} />
        <path className="lit" d={glass(lit, place)} />
        <Eye eye={eye} />
        <Label x={eye.x} y={72}>
          {figures.edge(angleText(edge.h))}
        </Label>
        <Label x={eye.x} y={96} live>
          {figures.balanced(angleText(balanced.h))}
        </Label>
        <Label x={eye.x} y={118}>
          {figures.centre(angleText(centre.h))}
        </Label>
      </Viewport>
    </Figure>
  );
}
