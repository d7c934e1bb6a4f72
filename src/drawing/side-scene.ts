import { heightInView } from '../domain/geometry/eye-height';
import type { Rig } from '../domain/geometry/rig';
import type { ViewedRig } from '../domain/geometry/compute-view';
import type { Units } from '../domain/geometry/units';
import { angleText } from '../text/angles';
import { lengthNumber, lengthText, shortLengthNumber, shortLengthText } from '../text/lengths';
import type { Size } from '../ui/svg/use-size';
import { gridOf, gridPath, rulerRequests } from './grid';
import { measuresOf, pathAround } from './interrupt';
import { angleArc, line } from './paths';
import {
  angleSizesPx,
  labelWidth,
  linesAlong,
  linesAlongArc,
  placeLabels,
  shiftsWithin,
  squareAt,
  toBaseline,
  type LabelRequest,
  type Line,
  type Place,
  type PlacedLabel,
} from './place-labels';
import { wheelFromAbove, wheelFromTheSide } from './silhouettes';
import type { PixelPoint } from './viewport';

/** Everything the side view shows, in pixels: the eye on the left, the screen on the right. */
export interface SideScene {
  readonly eye: PixelPoint;
  /** Pixels from the eye to the screen. */
  readonly away: number;
  readonly pxPerMm: number;
  /** How much nearer (below 0) the wheel is than at arm's length; null = there is no room for one. */
  readonly wheelNearerMm: number | null;
  readonly grid: string;
  readonly screen: string;
  readonly cones: readonly string[];
  readonly sightLines: string;
  readonly angleMark: string;
  readonly horizon: string;
  readonly middle: string;
  readonly dimensions: string;
  readonly helpLines: string;
  readonly labels: readonly PlacedLabel[];
}

const driver = { behindMm: 330, aboveMm: 125, belowMm: 700 } as const;
/** Above: the ruler, and the distance. */
const margin = { left: 12, top: 62, bottom: 8 } as const;
/** From the screen to the number of its height, and from there to the edge of the paper. */
const besidePx = 14;
/** At least this much, so that the scale stands still while digits come and go. */
const minTextPx = 56;
const stepMm = 100;

/** Beyond this there is nothing to see. */
const largestMm = 1e5;

interface SideInput {
  readonly size: Size;
  /** From the eye to the wheel; null = there is no room for one. */
  readonly wheelMm: number | null;
  /** What its lengths are written in. */
  readonly units?: Units;
  /** Without a number: it stands in for another rig. */
  readonly bare?: boolean;
  /** What else is drawn on this paper, for labels to keep clear of. */
  readonly besides?: readonly Line[];
}

/** null = there is nothing to draw. */
export const sideScene = (
  rig: Rig,
  seen: ViewedRig | null,
  { size, wheelMm, units = 'cm', bare = false, besides = [] }: SideInput,
): SideScene | null => {
  const { eyeDistanceMm, eyeOffsetMm, panel } = rig;
  const halfMm = panel.heightMm / 2;
  const isDrawable =
    eyeDistanceMm >= 0 &&
    eyeDistanceMm < largestMm &&
    halfMm > 0 &&
    halfMm < largestMm &&
    Math.abs(eyeOffsetMm) < largestMm;
  if (!isDrawable) return null;

  // Up is counted from the eye, so the screen's middle is below an eye that sits high.
  const topMm = halfMm - eyeOffsetMm;
  const bottomMm = -halfMm - eyeOffsetMm;
  const highMm = Math.max(driver.aboveMm, topMm);
  const lowMm = Math.min(-driver.belowMm, bottomMm);
  const farMm = Math.ceil(eyeDistanceMm / stepMm - 1e-9) * stepMm;
  const height = { text: lengthText(panel.heightMm, units), figure: lengthNumber(panel.heightMm, units) };
  const textPx = Math.max(minTextPx, labelWidth(height));
  const right = besidePx + textPx + 8;
  const roomX = Math.max(40, size.width - margin.left - right);
  const roomY = Math.max(40, size.height - margin.top - margin.bottom);
  const pxPerMm = Math.min(roomX / (farMm + driver.behindMm), roomY / (highMm - lowMm));
  const spare = {
    x: (roomX - (farMm + driver.behindMm) * pxPerMm) / 2,
    y: (roomY - (highMm - lowMm) * pxPerMm) / 2,
  };
  const origin = {
    x: margin.left + spare.x + driver.behindMm * pxPerMm,
    y: margin.top + spare.y + highMm * pxPerMm,
  };
  const at = (forwardMm: number, upMm: number): PixelPoint => ({
    x: origin.x + forwardMm * pxPerMm,
    y: origin.y - upMm * pxPerMm,
  });

  const eye = at(0, 0);
  const top = at(eyeDistanceMm, topMm);
  const bottom = at(eyeDistanceMm, bottomMm);
  const middle = at(eyeDistanceMm, -eyeOffsetMm);
  const away = middle.x - eye.x;
  const markRadius = Math.min(64, away * 0.4);
  const upper = Math.atan2(top.y - eye.y, away);
  const lower = Math.atan2(bottom.y - eye.y, away);
  // Off the middle, or on a curve, the setting is another number: what is drawn is what the screen covers.
  const covered = angleText(heightInView(rig));
  const grid = gridOf({ zero: { x: middle.x, y: eye.y }, towards: 'left', pxPerMm, units, size, bleed: 0 });

  const requests: LabelRequest[] = [];
  const besideX = middle.x + besidePx + textPx / 2;
  const aboveY = Math.min(top.y, at(0, driver.aboveMm).y) - 18;
  const upright = { from: { ...top, x: besideX }, to: { ...bottom, x: besideX } };
  const level = { from: { x: eye.x, y: aboveY }, to: { x: middle.x, y: aboveY } };
  const distance = {
    text: shortLengthText(eyeDistanceMm, units),
    figure: shortLengthNumber(eyeDistanceMm, units),
  };
  const onLevel = {
    measure: level,
    leads: [{ from: { x: middle.x, y: top.y - 8 }, to: { x: middle.x, y: aboveY } }],
  };
  const middleX = (eye.x + middle.x) / 2;
  requests.push(
    {
      id: 'height',
      ...height,
      places: [
        ...shiftsWithin(bottom.y - top.y).map((off): Place => ({
          x: besideX,
          y: (top.y + bottom.y) / 2 + off + toBaseline,
          anchor: 'middle',
          measure: upright,
        })),
        { x: besideX + 8, y: middle.y + toBaseline, anchor: 'start', measure: upright },
        { x: middle.x, y: bottom.y + 24, anchor: 'middle' },
        { x: size.width - 6, y: bottom.y + 24, anchor: 'end' },
      ],
    },
    {
      id: 'distance',
      ...distance,
      places: [
        ...shiftsWithin(away - labelWidth(distance)).map((off): Place => ({
          x: middleX + off,
          y: aboveY + toBaseline,
          anchor: 'middle',
          ...onLevel,
        })),
        { x: eye.x - 10, y: aboveY + toBaseline, anchor: 'end', ...onLevel },
        { x: middle.x + 10, y: aboveY + toBaseline, anchor: 'start', ...onLevel },
        { x: middleX, y: aboveY - 8, anchor: 'middle', ...onLevel },
      ],
    },
  );

  // Last: it has places enough, and a ruler with a gap is none.
  const angle: readonly LabelRequest[] = seen
    ? [
        {
          id: 'v',
          text: covered,
          figure: covered,
          isLive: true,
          places: anglePlaces({ eye, top, bottom, markRadius }),
        },
      ]
    : [];

  // Bearings count clockwise from straight up; these angles count downwards from straight ahead.
  const mark = { from: Math.PI / 2 + upper, to: Math.PI / 2 + lower, radius: markRadius };
  const tick =
    eyeOffsetMm === 0 ? [] : [-26, 8].map((off): PixelPoint => ({ x: middle.x + off, y: middle.y }));
  const nearerMm = wheelMm === null ? null : wheelMm - wheelFromAbove.reachMm;
  const { lower: wheelLower, upper: wheelUpper } = wheelFromTheSide;
  const labels = placeLabels([...(bare ? [] : requests), ...rulerRequests(grid), ...angle], {
    size,
    forbidden: [
      ...besides,
      squareAt(eye, 20),
      ...linesAlong([top, bottom], 14),
      ...linesAlong(tick),
      ...(seen ? [...linesAlong([top, eye, bottom]), ...linesAlongArc(eye, mark)] : []),
    ],
    avoided:
      nearerMm === null
        ? []
        : linesAlong(
            [at(wheelLower.xMm + nearerMm, wheelLower.yMm), at(wheelUpper.xMm + nearerMm, wheelUpper.yMm)],
            30 * pxPerMm + 8,
          ),
  });
  const boxes = labels.map(({ box }) => box);

  return {
    eye,
    away,
    pxPerMm,
    wheelNearerMm: nearerMm,
    grid: gridPath(grid, boxes),
    screen: line(top, bottom),
    cones: seen ? [`${line(eye, top, bottom)}Z`] : [],
    sightLines: seen ? line(top, eye, bottom) : '',
    angleMark: seen ? angleArc(eye, mark) : '',
    horizon: pathAround([{ from: eye, to: { x: middle.x, y: eye.y } }], boxes),
    middle: tick.length === 0 ? '' : line(...tick),
    ...measuresOf(labels),
    labels,
  };
};

interface SideCone {
  readonly eye: PixelPoint;
  readonly top: PixelPoint;
  readonly bottom: PixelPoint;
  readonly markRadius: number;
}

/** In the cone, as large as there is room for, on its middle line; or above it. */
function* anglePlaces({ eye, top, bottom, markRadius }: SideCone): Generator<Place> {
  const slope = ((top.y + bottom.y) / 2 - eye.y) / (top.x - eye.x);
  for (const sizePx of angleSizesPx)
    for (let x = eye.x + markRadius + 8; x < top.x; x += 6)
      yield { x, y: eye.y + (x + sizePx - eye.x) * slope + 0.36 * sizePx, anchor: 'start', sizePx };
  for (const [y, sign] of [
    [Math.min(top.y, eye.y), -1],
    [Math.max(bottom.y, eye.y), 1],
  ] as const)
    for (let off = 10; off < 90; off += 8) {
      const beyond = { y: y + sign * off + (sign === 1 ? 15 : 0), sizePx: 20 };
      yield { ...beyond, x: top.x - 14, anchor: 'end' };
      yield { ...beyond, x: eye.x + 16, anchor: 'start' };
    }
}
