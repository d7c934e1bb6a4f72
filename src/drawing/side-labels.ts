import { heightInView } from '../domain/geometry/eye-height';
import { angleText } from '../text/angles';
import { shortLengthFigure } from '../text/lengths';
import { rulerRequests } from './grid';
import {
  angleSizesPx,
  figureLabel,
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
import type { SideLayout } from './side-layout';
import { wheelFromTheSide } from './silhouettes';

const heightRequest = ({ height, top, middle, bottom, besideX, size }: SideLayout): LabelRequest => {
  const measure = { from: { ...top, x: besideX }, to: { ...bottom, x: besideX } };
  return {
    id: 'height',
    ...height,
    places: [
      ...shiftsWithin(bottom.y - top.y).map((off): Place => ({
        x: besideX,
        y: (top.y + bottom.y) / 2 + off + toBaseline,
        anchor: 'middle',
        measure,
      })),
      { x: besideX + 8, y: middle.y + toBaseline, anchor: 'start', measure },
      { x: middle.x, y: bottom.y + 24, anchor: 'middle' },
      { x: size.width - 6, y: bottom.y + 24, anchor: 'end' },
    ],
  };
};

/** Millimetres from the eye to the top of the head. */
const headMm = 125;

const distanceRequest = ({ rig, units, eye, top, middle, away, at }: SideLayout): LabelRequest => {
  const distance = figureLabel(shortLengthFigure(rig.eyeDistanceMm, units));
  const y = Math.min(top.y, at(0, headMm).y) - 18;
  const dimension = {
    measure: { from: { x: eye.x, y }, to: { x: middle.x, y } },
    leads: [{ from: { x: middle.x, y: top.y - 8 }, to: { x: middle.x, y } }],
  };
  const middleX = (eye.x + middle.x) / 2;
  return {
    id: 'distance',
    ...distance,
    places: [
      ...shiftsWithin(away - labelWidth(distance)).map((off): Place => ({
        x: middleX + off,
        y: y + toBaseline,
        anchor: 'middle',
        ...dimension,
      })),
      { x: eye.x - 10, y: y + toBaseline, anchor: 'end', ...dimension },
      { x: middle.x + 10, y: y + toBaseline, anchor: 'start', ...dimension },
      { x: middleX, y: y - 8, anchor: 'middle', ...dimension },
    ],
  };
};

/** Drawn angle: differs from the game's setting off the middle or on a curve. */
const angleRequests = (layout: SideLayout): readonly LabelRequest[] => {
  if (!layout.seen) return [];
  return [
    { id: 'v', figure: angleText(heightInView(layout.rig)), look: 'live', places: anglePlaces(layout) },
  ];
};

/** In the cone, as large as possible, on its middle line; or above or below it. */
function* anglePlaces({ eye, top, bottom, mark }: SideLayout): Generator<Place> {
  const slope = ((top.y + bottom.y) / 2 - eye.y) / (top.x - eye.x);
  for (const sizePx of angleSizesPx)
    for (let x = eye.x + mark.radius + 8; x < top.x; x += 6)
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

const wheelLines = ({ wheelNearerMm: nearerMm, pxPerMm, at }: SideLayout): readonly Line[] => {
  if (nearerMm === null) return [];
  const { lower, upper } = wheelFromTheSide;
  return linesAlong(
    [at(lower.xMm + nearerMm, lower.yMm), at(upper.xMm + nearerMm, upper.yMm)],
    30 * pxPerMm + 8,
  );
};

export const sideLabels = (layout: SideLayout, obstacles: readonly Line[]): readonly PlacedLabel[] => {
  const { seen, insteadBecause, size, grid, eye, top, bottom, tick, mark } = layout;
  return placeLabels(
    [
      ...(insteadBecause === null ? [heightRequest(layout), distanceRequest(layout)] : []),
      ...rulerRequests(grid),
      // After the ruler, which must have no gap: an angle has more candidates.
      ...angleRequests(layout),
    ],
    {
      size,
      forbidden: [
        ...obstacles,
        squareAt(eye, 20),
        ...linesAlong([top, bottom], 14),
        ...linesAlong(tick),
        ...(seen ? [...linesAlong([top, eye, bottom]), ...linesAlongArc(eye, mark)] : []),
      ],
      avoided: wheelLines(layout),
    },
  );
};
