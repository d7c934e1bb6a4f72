import type { Rig } from '../../core/rig';
import type { SeenRig } from '../../core/see-rig';
import { radians } from '../../core/units';
import { scaleBarMm, type Size, type Spot } from './paper';
import { dimension, line, angleArc } from './paths';
import { boxAround, boxesAlong, placeLabels, type LabelWish, type PlacedLabel } from './place-labels';
import { cm, degrees, shortCm } from './texts';

/** Everything the side view shows, in pixels: the eye on the left, the screen on the right. */
export interface SideScene {
  /** From millimetres, seen from the eye: forward and up. */
  readonly at: (forwardMm: number, upMm: number) => Spot;
  readonly eye: Spot;
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
const margin = { left: 12, right: 84, rightOffMiddle: 108, top: 40, bottom: 44 } as const;
const stepMm = 100;

/** Beyond this there is nothing to see. */
const largestMm = 1e5;

/** null = there is nothing to draw. */
export const sideScene = (rig: Rig, seen: SeenRig | null, size: Size): SideScene | null => {
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
  const right = eyeOffsetMm === 0 ? margin.right : margin.rightOffMiddle;
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
  const at = (forwardMm: number, upMm: number): Spot => ({
    x: origin.x + forwardMm * pxPerMm,
    y: origin.y - upMm * pxPerMm,
  });

  const eye = at(0, 0);
  const top = at(eyeDistanceMm, topMm);
  const bottom = at(eyeDistanceMm, bottomMm);
  const middle = at(eyeDistanceMm, -eyeOffsetMm);
  const away = middle.x - eye.x;
  const barPx = scaleBarMm(pxPerMm, 72) * pxPerMm;
  const dimensionX = middle.x + 14;
  const radius = Math.min(56, away * 0.4);
  const upper = Math.atan2(top.y - eye.y, away);
  const lower = Math.atan2(bottom.y - eye.y, away);

  const wishes: LabelWish[] = [];
  if (seen) {
    // Off the middle, or on a curve, the setting is another number: what is drawn is what the screen covers.
    const drawn = radians(lower - upper);
    const { v } = seen.view;
    const text = Math.abs(drawn - v) < 0.001 ? `V ${degrees(v)}` : `covers ${degrees(drawn)}`;
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
      text: shortCm(scaleBarMm(pxPerMm, 72)),
      tone: 'quiet',
      places: [{ x: 16, y: size.height - 22, anchor: 'start' }],
    },
    {
      id: 'horizon',
      text: eyeOffsetMm === 0 ? 'eye line' : 'horizon',
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
      text: `${shortCm(Math.abs(eyeOffsetMm))} ${eyeOffsetMm > 0 ? 'above' : 'below'}`,
      tone: 'quiet',
      places: [16, -22, 30, -36].map((y) => ({ x: size.width - 6, y: eye.y + y, anchor: 'end' })),
    });
  }
  wishes.push({
    id: 'height',
    text: cm(panel.heightMm),
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

  const labels = placeLabels(wishes, {
    size,
    forbidden: [boxAround(eye, 8), ...boxesAlong([top, bottom], 6)],
    avoided: [
      ...boxesAlong([top, eye, bottom], 2),
      ...boxesAlong([eye, { x: size.width, y: eye.y }], 2),
      ...boxesAlong(
        [
          { ...top, x: dimensionX },
          { ...bottom, x: dimensionX },
        ],
        4,
      ),
    ],
  });
  const has = (id: string) => labels.some((label) => label.id === id);

  return {
    at,
    eye,
    screen: line(top, bottom),
    cone: seen ? `${line(eye, top, bottom)}Z` : '',
    sightLines: seen ? line(top, eye, bottom) : '',
    // Bearings count clockwise from straight up; these angles count downwards from straight ahead.
    angleMark: seen ? angleArc(eye, { from: Math.PI / 2 + upper, to: Math.PI / 2 + lower, radius }) : '',
    horizon: line(eye, { x: size.width - 8, y: eye.y }),
    middle:
      eyeOffsetMm === 0 ? '' : line({ x: middle.x - 26, y: middle.y }, { x: middle.x + 8, y: middle.y }),
    dimensions: [
      ...(has('height') ? [dimension({ ...top, x: dimensionX }, { ...bottom, x: dimensionX }, 4)] : []),
      ...(has('offset')
        ? [dimension({ x: middle.x - 16, y: eye.y }, { x: middle.x - 16, y: middle.y }, 3)]
        : []),
    ].join(''),
    scaleBar: dimension({ x: 16, y: size.height - 14 }, { x: 16 + barPx, y: size.height - 14 }, 4),
    labels,
  };
};
