import { words } from '#messages/pages';
import type { ReactNode } from 'react';
import { floorPlan, type Point } from '../domain/geometry/floor-plan';
import type { Outcome } from '../domain/geometry/outcome';
import { panelSize } from '../domain/geometry/panel-size';
import type { Ratio } from '../domain/geometry/ratio';
import type { CurveFit, Rig } from '../domain/geometry/rig';
import { mmPer, toRadians, type Radians } from '../domain/geometry/units';
import { viewAngles } from '../domain/geometry/view-angles';
import { angleArc, atBearing, conePath, line, strokePath, ticks } from '../drawing/paths';
import type { PixelPoint } from '../drawing/viewport';
import { angleText } from '../text/angles';
import { shortLengthText } from '../text/lengths';
import { percentText } from '../text/percent';
import '../drawing/drawing.css';
import '../drawing/labels.css';
import './guide.css';

/**
 * Drawings of the guide: the rigs of its text, by the same geometry, rendered at build time. Rounded to whole pixels,
 * which are fine enough here and make the page lighter.
 */

const { figures } = words.home;

/** Size of one drawing; two are side by side in the column, and below one another on a phone. */
const size = { width: 328, height: 208 } as const;

/** Value of a rig in the guide's text; throws if it is impossible. */
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
  const { widthMm, heightMm } = certain(panelSize(ratio, inches * mmPer.in));
  const panel = { widthMm, heightMm, curveRadiusMm: curveRadiusMm ?? null };
  return { panel, eyeDistanceMm: distanceMm, eyeOffsetMm: 0, fit, sides };
}

/** Place of the eye on the paper, and the scale. */
interface Place {
  readonly eye: PixelPoint;
  readonly pxPerMm: number;
}

/** Rounds to whole pixels, which make the page lighter. */
const viewportAt = ({ eye, pxPerMm }: Place) => ({
  pxPerMm,
  project: ({ xMm, yMm }: Point): PixelPoint => ({
    x: Math.round(eye.x + xMm * pxPerMm),
    y: Math.round(eye.y - yMm * pxPerMm),
  }),
});

/** A vertical dimension line with a tick across each end. */
const upright = (x: number, fromY: number, toY: number): string => {
  const [from, to] = [
    { x, y: fromY },
    { x, y: toY },
  ];
  return line(from, to) + ticks(from, to, 4);
};

/** Mark of an angle that opens straight ahead. */
const angleMark = (eye: PixelPoint, angle: number, radius: number): string =>
  angleArc(eye, { from: -angle / 2, to: angle / 2, radius });

const Eye = ({ eye }: { readonly eye: PixelPoint }) => (
  <circle className="eye-dot" cx={Math.round(eye.x)} cy={Math.round(eye.y)} r="4" />
);

interface LabelProps extends PixelPoint {
  /** A correct angle or length. */
  readonly live?: boolean;
  /** A wrong one. */
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

/** The caption is the text alternative. */
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

/** One flat screen from above, its cone, and its distance. */
export function Cone({ rig, eye, pxPerMm, label }: ConeProps) {
  const { lit } = certain(floorPlan(rig)).centre;
  const { h } = certain(viewAngles(rig));
  const viewport = viewportAt({ eye, pxPerMm });
  const [left, right] = [viewport.project(lit.start), viewport.project(lit.end)];
  const x = left.x - 16;
  return (
    <>
      <path className="cone" d={conePath(lit, eye, viewport)} />
      <path className="sight" d={line(left, eye, right)} />
      <path className="angle-mark" d={angleMark(eye, h, 40)} />
      <path className="measure" d={upright(x, left.y, eye.y)} />
      <path className="lit" d={strokePath(lit, viewport)} />
      <Eye eye={eye} />
      {/* At the distance at which the cone is as wide as the label. */}
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

/** Side view with the screen at the left. */
export function SideCone() {
  const rig = rigOf(usual);
  const { v } = certain(viewAngles(rig));
  const pxPerMm = 0.3;
  const eye = { x: 239, y: 104 };
  const x = eye.x - rig.eyeDistanceMm * pxPerMm;
  const half = Math.round((rig.panel.heightMm / 2) * pxPerMm);
  const [top, bottom] = [
    { x, y: eye.y - half },
    { x, y: eye.y + half },
  ];
  const ahead = -Math.PI / 2;
  return (
    <Viewport>
      <path className="cone" d={`${line(eye, top, bottom)}Z`} />
      <path className="sight" d={line(top, eye, bottom)} />
      <path
        className="angle-mark"
        d={angleArc(eye, { from: ahead - v / 2, to: ahead + v / 2, radius: 40 })}
      />
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
/** Default of Assetto Corsa. */
const usedTo = toRadians(56);

/** The picture on the screen: road, horizon, and the car. Zooming keeps the horizon and lines towards its middle. */
function Windscreen({ v, truth }: { readonly v: Radians; readonly truth: Radians }) {
  const [left, top, right, bottom] = [20, 12, 308, 174];
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const carAt = (angle: number): string => {
    const pxPerM = (bottom - top) / 2 / Math.tan(angle / 2) / car.aheadM;
    const half = (car.widthM / 2) * pxPerM;
    const foot = middle.y + car.eyeM * pxPerM;
    const spot = (share: number, heightM: number) => ({
      x: Math.round(middle.x + share * half),
      y: Math.round(foot - heightM * pxPerM),
    });
    const { heightM } = car;
    const outline = [spot(-1, 0), spot(-1, heightM / 2), spot(-0.7, heightM)];
    return `${line(...outline, spot(0.7, heightM), spot(1, heightM / 2), spot(1, 0))}Z`;
  };
  const shoulder = Math.round(middle.y + (((right - left) / 2) * car.eyeM) / car.roadM);
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

/** Distance of the example's stand behind the glass. */
const standMm = 100;

export function Measure() {
  const rig = rigOf(usual);
  const pxPerMm = 0.36;
  const eye = { x: 272, y: 72 };
  const x = eye.x - rig.eyeDistanceMm * pxPerMm;
  const stand = Math.round(x - standMm * pxPerMm);
  const middle = 96;
  const half = Math.round((rig.panel.heightMm / 2) * pxPerMm);
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

/** Three 32in screens at the ideal or a given angle, with a line square to each side screen. */
function Triple({ rig }: { readonly rig: Rig }) {
  const eye = { x: size.width / 2, y: 152 };
  const viewport = viewportAt({ eye, pxPerMm: 0.16 });
  const { project } = viewport;
  const { centre, sides } = certain(floorPlan(rig));
  const { h, triple } = certain(viewAngles(rig));
  if (!sides || !triple) return null;
  const screens = [sides.left, centre, sides.right];
  const coneOf = ({ lit }: typeof centre) => conePath(lit, eye, viewport);
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
      <path className="lit" d={screens.map(({ lit }) => strokePath(lit, viewport)).join('')} />
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

/** Point nearest to the eye on the line square to a screen's middle. */
function nearestToEye({ xMm, yMm }: Point, turn: number): Point {
  const far = xMm * Math.sin(turn) + yMm * Math.cos(turn);
  return { xMm: xMm - far * Math.sin(turn), yMm: yMm - far * Math.cos(turn) };
}

/** Flatter than ideal, as along a desk's edge. */
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
  const eye = { x: size.width / 2, y: 192 };
  const viewport = viewportAt({ eye, pxPerMm: 0.22 });
  const { lit } = certain(floorPlan(rig)).centre;
  const { fits } = certain(viewAngles(rig));
  if (!fits) return null;
  const rays = (angle: number) => line(atBearing(eye, -angle / 2, 190), eye, atBearing(eye, angle / 2, 190));
  const { centre, balanced, edge } = fits;
  return (
    <Figure says={figures.curvedScreens}>
      <Viewport>
        <path className="cone" d={conePath(lit, eye, viewport)} />
        <path className="sight" d={rays(edge.h)} />
        <path className="axis" d={rays(balanced.h)} />
        <path className="measure dotted" d={rays(centre.h)} />
        <path className="lit" d={strokePath(lit, viewport)} />
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
