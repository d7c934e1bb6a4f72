import { words } from '#messages/pictures';
import type { Rig } from '../domain/geometry/rig';
import type { ViewedRig } from '../domain/geometry/compute-view';
import { radians, type Units } from '../domain/geometry/units';
import { angleText } from '../text/angles';
import { lengthText, shortLengthText } from '../text/lengths';
import type { Size } from '../ui/svg/use-size';
import { scaleBarMm, type PixelPoint } from './viewport';
import { dimension, line, angleArc } from './paths';
import {
  labelWidth,
  linesAlong,
  placeLabels,
  squareAt,
  type LabelRequest,
  type PlacedLabel,
} from './place-labels';
import { wheelFromAbove, wheelFromTheSide } from './silhouettes';

const { labels: labelWords } = words;

/** Everything the side view shows, in pixels: the eye on the left, the screen on the right. */
export interface SideScene {
  readonly eye: PixelPoint;
  readonly pxPerMm: number;
  /** The rim, and how much nearer (below 0) it is than at arm's length; null = there is no room for a wheel. */
  readonly wheel: { readonly d: string; readonly nearerMm: number } | null;
  readonly screen: string;
  readonly cone: string;
  readonly sightLines: string;
  readonly angleMark: string;
  readonly horizon: string;
  readonly middle: string;
  readonly dimensions: string;
  readonly scaleBar: string;
  readonly labels: readonly PlacedLabel[];
}

const driver = { behindMm: 330, aboveMm: 125, belowMm: 440 } as const;
/** On the right: at least this much, so that the scale stands still while digits come and go. */
const margin = { left: 12, right: 84, rightOffMiddle: 108, top: 40, bottom: 44 } as const;
/** From the screen to the text of its height, and from there to the edge of the paper. */
const besideTextPx = 28;
/** As the style sheet has it. */
const wheelThickness = 6;
const stepMm = 100;

/** Beyond this there is nothing to see. */
const largestMm = 1e5;

interface SideInput {
  readonly size: Size;
  /** From the eye to the wheel; null = there is no room for one. */
  readonly wheelMm: number | null;
  /** What its lengths are written in. */
  readonly units?: Units;
}

/** null = there is nothing to draw. */
export const sideScene = (
  rig: Rig,
  seen: ViewedRig | null,
  { size, wheelMm, units = 'cm' }: SideInput,
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
  const height = lengthText(panel.heightMm, units);
  const offset = offsetText(eyeOffsetMm, units);
  const horizon = eyeOffsetMm === 0 ? labelWords.eyeLine : labelWords.horizon;
  const right = Math.max(
    eyeOffsetMm === 0 ? margin.right : margin.rightOffMiddle,
    besideTextPx + labelWidth.plain(height),
    ...[horizon, offset].map((text) => besideTextPx + labelWidth.quiet(text)),
  );
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
  const barPx = scaleBarMm(pxPerMm, 72, units) * pxPerMm;
  const dimensionX = middle.x + 14;
  const radius = Math.min(56, away * 0.4);
  const upper = Math.atan2(top.y - eye.y, away);
  const lower = Math.atan2(bottom.y - eye.y, away);

  const wishes: LabelRequest[] = [];
  if (seen) {
    // Off the middle, or on a curve, the setting is another number: what is drawn is what the screen covers.
    const drawn = radians(lower - upper);
    const { v } = seen.view;
    const text =
      Math.abs(drawn - v) < 0.001 ? labelWords.vertical(angleText(v)) : labelWords.covers(angleText(drawn));
    const along = [8, 20, 32, 44, 60, 80, 110].map((more) => eye.x + radius + more);
    wishes.push({
      id: 'v',
      text,
      tone: 'live',
      places: [
        ...[-8, 20].flatMap((y) => along.map((x) => ({ x, y: eye.y + y, anchor: 'start' as const }))),
        { x: middle.x - 12, y: Math.min(top.y, eye.y) - 10, anchor: 'end' },
        { x: middle.x - 12, y: Math.max(bottom.y, eye.y) + 24, anchor: 'end' },
        { x: size.width - 6, y: Math.min(top.y, eye.y) - 10, anchor: 'end' },
      ],
    });
  }
  wishes.push(
    {
      id: 'scale',
      text: shortLengthText(scaleBarMm(pxPerMm, 72, units), units),
      tone: 'quiet',
      places: [{ x: 16, y: size.height - 22, anchor: 'start' }],
    },
    {
      id: 'horizon',
      text: horizon,
      tone: 'quiet',
      places: [
        { x: size.width - 6, y: eye.y - 6, anchor: 'end' },
        { x: size.width - 6, y: eye.y + 16, anchor: 'end' },
        { x: size.width - 6, y: eye.y + 30, anchor: 'end' },
      ],
    },
  );
  if (eyeOffsetMm !== 0) {
    wishes.push({
      id: 'offset',
      text: offset,
      tone: 'quiet',
      places: [16, -22, 30, -36].map((y) => ({ x: size.width - 6, y: eye.y + y, anchor: 'end' })),
    });
  }
  wishes.push({
    id: 'height',
    text: height,
    tone: 'plain',
    places: [
      { x: dimensionX + 8, y: middle.y + 4, anchor: 'start' },
      ...[bottom.y + 4, top.y + 8, middle.y + 36, middle.y - 28].map((y) => ({
        x: dimensionX + 8,
        y,
        anchor: 'start' as const,
      })),
      { x: dimensionX, y: bottom.y + 18, anchor: 'middle' },
      { x: size.width - 6, y: bottom.y + 18, anchor: 'end' },
    ],
  });

  const nearerMm = (wheelMm ?? 0) - wheelFromAbove.reachMm;
  const { lower: wheelLower, upper: wheelUpper } = wheelFromTheSide;
  const wheel = [
    at(wheelLower.xMm + nearerMm, wheelLower.yMm),
    at(wheelUpper.xMm + nearerMm, wheelUpper.yMm),
  ];
  const beside = [
    { ...top, x: dimensionX },
    { ...bottom, x: dimensionX },
  ] as const;
  const labels = placeLabels(wishes, {
    size,
    forbidden: [squareAt(eye, 16), ...linesAlong([top, bottom], 6)],
    avoided: [
      ...(wheelMm === null ? [] : linesAlong(wheel, wheelThickness)),
      ...linesAlong([top, eye, bottom], 2),
      ...linesAlong([eye, { x: size.width, y: eye.y }], 2),
      ...linesAlong(beside, 4),
    ],
  });
  const has = (id: string) => labels.some((label) => label.id === id);

  return {
    eye,
    pxPerMm,
    wheel: wheelMm === null ? null : { d: line(...wheel), nearerMm },
    screen: line(top, bottom),
    cone: seen ? `${line(eye, top, bottom)}Z` : '',
    sightLines: seen ? line(top, eye, bottom) : '',
    // Bearings count clockwise from straight up; these angles count downwards from straight ahead.
    angleMark: seen ? angleArc(eye, { from: Math.PI / 2 + upper, to: Math.PI / 2 + lower, radius }) : '',
    horizon: line(eye, { x: size.width - 8, y: eye.y }),
    middle:
      eyeOffsetMm === 0 ? '' : line({ x: middle.x - 26, y: middle.y }, { x: middle.x + 8, y: middle.y }),
    dimensions: [
      ...(has('height') ? [dimension(...beside, 4)] : []),
      ...(has('offset')
        ? [dimension({ x: middle.x - 16, y: eye.y }, { x: middle.x - 16, y: middle.y }, 3)]
        : []),
    ].join(''),
    scaleBar: dimension({ x: 16, y: size.height - 14 }, { x: 16 + barPx, y: size.height - 14 }, 4),
    labels,
  };
};

const offsetText = (eyeOffsetMm: number, units: Units): string => {
  if (eyeOffsetMm === 0) return '';
  const length = shortLengthText(Math.abs(eyeOffsetMm), units);
  return eyeOffsetMm > 0 ? labelWords.above(length) : labelWords.below(length);
};
