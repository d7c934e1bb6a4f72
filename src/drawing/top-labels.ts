import { words } from '#messages/drawing';
import { radians } from '../domain/geometry/units';
import { angleText } from '../text/angles';
import { bareFigure } from '../text/figures';
import { lengthFigure, shortLengthFigure } from '../text/lengths';
import { pointsAlong } from './driver-room';
import { rulerRequests } from './grid';
import { atBearing } from './paths';
import {
  angleSizesPx,
  figureIn,
  figureLabel,
  labelWidth,
  linesAlong,
  linesAlongArc,
  placeLabels,
  runsOver,
  shiftsWithin,
  squareAt,
  toBaseline,
  type Anchor,
  type LabelRequest,
  type Line,
  type Place,
  type PlacedLabel,
} from './place-labels';
import { wheelFromAbove } from './silhouettes';
import { humanSpans, type TopLayout } from './top-layout';

const { labels } = words;

const place = (x: number, y: number, anchor: Anchor): Place => ({ x, y, anchor });

/** Labels by importance: the first ones choose their places first. */
const requestsFor = (layout: TopLayout): readonly LabelRequest[] => {
  if (layout.variant === 'among') return angleRequests(layout);
  const ruler = rulerRequests(layout.grid);
  if (layout.insteadBecause !== null) return ruler;
  return [
    ...angleRequests(layout),
    ...widthRequests(layout),
    distanceRequest(layout),
    ...sideRequests(layout),
    ...ruler,
    ...humanRequests(layout),
  ];
};

/** Gap between the glass and the only figure of a drawing. */
const aboveGlassPx = 12;
/** Uniform for all of several drawings. */
const aboveGlassSizePx = 28;

/** Size of an angle beside a cone that is too narrow for it. */
const besideConePx = 20;

const angleRequests = (layout: TopLayout): readonly LabelRequest[] => {
  const { seen, variant, screen } = layout;
  if (!seen) return [];
  const { coverage, triple } = seen.view;
  // Among others, three screens are one view: the angle of the centre screen would look narrower than a single one's.
  const isAlone = variant !== 'among';
  // Games are set to the flat picture of a curved screen, which the result shows large: one large angle is enough.
  if (isAlone && seen.view.fits !== null && !triple) {
    const before = labels.covers(angleText(coverage));
    const places = [...anglePlaces(layout, coverage, before)].map(({ x, y, anchor }) => ({ x, y, anchor }));
    return [{ id: 'coverage', before, places }];
  }
  const text = angleText(isAlone ? coverage : (triple?.total ?? coverage));
  const places = isAlone
    ? anglePlaces(layout, coverage, text)
    : [{ ...place(screen.x, screen.y - aboveGlassPx, 'middle'), sizePx: aboveGlassSizePx }];
  return [{ id: 'coverage', figure: text, look: 'live', places }];
};

/**
 * In the cone, if it is wide enough; else beside it, at last behind the eye. A generator, since the first candidates
 * are mostly free.
 */
function* anglePlaces(
  { eye, away, coverageRadius }: TopLayout,
  coverage: number,
  text: string,
): Generator<Place> {
  const spread = 2 * Math.tan(Math.min(coverage, 3) / 2);
  for (const sizePx of angleSizesPx) {
    const lowest = Math.max(coverageRadius + 6, labelWidth({ figure: text }, sizePx) / spread);
    for (let up = lowest; up + 0.75 * sizePx < away; up += 4)
      yield { ...place(eye.x, eye.y - up, 'middle'), sizePx };
  }
  for (let out = coverageRadius; out < away + 60; out += 10)
    for (const side of [1, -1] as const) {
      const { x, y } = atBearing(eye, (side * coverage) / 2, out);
      yield { ...place(x + side * 8, y + toBaseline, side === 1 ? 'start' : 'end'), sizePx: besideConePx };
    }
  for (let down = 40; down < 130; down += 6)
    yield { ...place(eye.x, eye.y + down, 'middle'), sizePx: besideConePx };
}

/** Gap between the rim, or the driver's elbow, and the dimension line of the distance. */
const besidePx = { best: 30, min: 14 } as const;
const elbowMm = 300;

const distanceRequest = (layout: TopLayout): LabelRequest => {
  const { rig, units, size, pxPerMm, eye, screen, rims, sides } = layout;
  const label = figureLabel(shortLengthFigure(rig.eyeDistanceMm, units));
  const half = labelWidth(label) / 2;
  const places: Place[] = [];
  if (!sides) {
    const from = Math.max(rims.right.x, eye.x + elbowMm * pxPerMm);
    const x = Math.min(from + besidePx.best, size.width - half - 6);
    const measure = { from: { x, y: screen.y }, to: { x, y: eye.y } };
    const leads = [eye.x + 22, rims.right.x + 8].map((fromX, index) => {
      const { y } = index === 0 ? eye : screen;
      return { from: { x: fromX, y }, to: { x: x + 6, y } };
    });
    if (x >= from + besidePx.min)
      for (const shift of shiftsWithin(eye.y - screen.y))
        places.push({ ...place(x, (screen.y + eye.y) / 2 + shift + toBaseline, 'middle'), measure, leads });
  }
  // Below the eye, the handle of the distance.
  for (const down of [36, 30, 44, 56, 70, 90, 110]) places.push(place(eye.x, eye.y + down, 'middle'));
  return { id: 'distance', ...label, places };
};

/** Above the screen, from rim to rim: the width of flat glass, the chord of curved. */
const widthRequests = (layout: TopLayout): readonly LabelRequest[] => {
  const { plan, units, screen, rims, dimensionY, chordMm, glassMm } = layout;
  if (chordMm === null && plan.centre.lit.kind === 'arc') return [];
  const length = lengthFigure(chordMm ?? glassMm, units);
  const label = chordMm === null ? figureLabel(length) : figureIn(labels.chord, length);
  const measure = { from: { x: rims.left.x, y: dimensionY }, to: { x: rims.right.x, y: dimensionY } };
  const leads =
    chordMm === null
      ? []
      : [rims.left, rims.right].map((rim) => ({ from: rim, to: { x: rim.x, y: dimensionY } }));
  const isRoomy = labelWidth(label) + 32 < rims.right.x - rims.left.x;
  const y = dimensionY + toBaseline;
  return [
    {
      id: 'width',
      ...label,
      places: [
        ...(isRoomy ? [{ ...place(screen.x, y, 'middle'), measure, leads }] : []),
        { ...place(rims.right.x + 10, y, 'start'), measure, leads },
        { ...place(rims.left.x - 10, y, 'end'), measure, leads },
        ...[10, 24, 38].flatMap((up) => [
          { ...place(screen.x, dimensionY - up, 'middle'), measure, leads },
          { ...place(rims.left.x, dimensionY - up, 'start'), measure, leads },
          { ...place(rims.right.x, dimensionY - up, 'end'), measure, leads },
          { ...place(rims.left.x, dimensionY - up, 'end'), measure, leads },
          { ...place(rims.right.x, dimensionY - up, 'start'), measure, leads },
        ]),
      ],
    },
  ];
};

const sideRequests = ({ plan, seen, size, sides, bottom }: TopLayout): readonly LabelRequest[] => {
  if (!seen || !plan.sides || !sides) return [];
  const { rightHinge, markRadius } = sides;
  const { turn } = plan.sides.right;
  const edge = size.width - 6;
  return [
    {
      id: 'side',
      ...figureIn(labels.side, bareFigure(angleText(turn))),
      places: [
        ...[10, 18, 30, 46].map((out) => {
          const { x, y } = atBearing(rightHinge, Math.PI / 2 + turn / 2, markRadius + out);
          return place(x, y + toBaseline, 'start');
        }),
        ...[10, 20, 30, 44, 60, 76].flatMap((up) => [
          place(rightHinge.x + 8, rightHinge.y - up, 'start'),
          place(edge, rightHinge.y - up, 'end'),
        ]),
        // Fallback in the corner: the text names its dimension, so it needs no line.
        place(edge, bottom - 10, 'end'),
        place(edge, bottom - 40, 'end'),
      ],
    },
  ];
};

/** Gap between an angle and the dotted rays, and between it and the protractor: it interrupts neither. */
const clearPx = 7;
const strokePx = 9;

/** Angles beside the ends of their rays; the caption explains them. */
const humanRequests = (layout: TopLayout): readonly LabelRequest[] => {
  if (layout.overlay !== 'human-field') return [];
  const { inFocus, bothEyes } = humanSpans;
  const request = (id: string, half: number): LabelRequest => {
    const label = { before: angleText(radians(2 * half), 0) };
    return { id, ...label, places: humanPlaces(layout, half, labelWidth(label) / 2) };
  };
  return [request('in-focus', inFocus), request('both-eyes', bothEyes)];
};

/** Outside of the protractor, or else within it, outside its own ray. */
function* humanPlaces(
  { eye, protractorRadius: radius }: TopLayout,
  half: number,
  halfWidth: number,
): Generator<Place> {
  const rays = Object.values(humanSpans).flatMap((each) =>
    [each, -each].map((at): Line => ({
      from: eye,
      to: atBearing(eye, at, radius),
      thickness: 2 * clearPx,
    })),
  );
  for (const out of [28, 36, 46, -20, -28])
    for (const off of out > 0 ? [0, 0.1, -0.1, 0.2, -0.2, 0.3] : [0.2, 0.3, 0.4])
      for (const side of [1, -1]) {
        const { x, y } = atBearing(eye, side * (half + off), radius + out);
        const [right, up] = [Math.abs(x - eye.x), eye.y - y];
        const box = { x: x - halfWidth, y: y - 7, width: 2 * halfWidth, height: 14 };
        const isClear =
          out < 0
            ? Math.hypot(right + halfWidth, up + 7) < radius - clearPx
            : Math.hypot(right - halfWidth, up - 7) > radius + strokePx + clearPx;
        if (isClear && !rays.some((ray) => runsOver(ray, box))) yield place(x, y + 4, 'middle');
      }
}

/** Lines that no label may lie on: screens, cones, marks and handles. */
const forbiddenLines = (layout: TopLayout): readonly Line[] => {
  const { plan, seen, variant, obstacles, project, eye, screens, sides, coverageRadius } = layout;
  const hasHandles = variant === 'live';
  const lines = [
    squareAt(eye, hasHandles ? 36 : 20),
    ...screens.flatMap(({ frame }) => linesAlong(pointsAlong(frame).map(project), 14)),
    ...obstacles,
  ];
  if (seen) {
    const half = seen.view.coverage / 2;
    lines.push(
      ...screens.flatMap(({ lit }) => linesAlong([lit.start, { xMm: 0, yMm: 0 }, lit.end].map(project))),
      ...linesAlongArc(eye, { from: -half, to: half, radius: coverageRadius }),
    );
  }
  if (plan.sides && sides) {
    const { turn } = plan.sides.right;
    const { leftEnd, rightEnd, rightHinge, markRadius } = sides;
    if (hasHandles) lines.push(squareAt(leftEnd, 24), squareAt(rightEnd, 24));
    lines.push(
      ...linesAlongArc(rightHinge, { from: Math.PI / 2, to: Math.PI / 2 + turn, radius: markRadius }),
      ...linesAlong([
        { x: rightHinge.x + markRadius + 6, y: rightHinge.y },
        rightHinge,
        atBearing(rightHinge, Math.PI / 2 + turn, markRadius + 6),
      ]),
    );
  }
  return lines;
};

const wheelLines = ({ room, pxPerMm, project }: TopLayout): readonly Line[] => {
  if (room.wheelMm === null) return [];
  const { depthMm, diameterMm } = wheelFromAbove;
  const halfMm = (diameterMm - depthMm) / 2;
  return [
    {
      from: project({ xMm: -halfMm, yMm: room.wheelMm }),
      to: project({ xMm: halfMm, yMm: room.wheelMm }),
      thickness: depthMm * pxPerMm + 4,
    },
  ];
};

export const topLabels = (layout: TopLayout): readonly PlacedLabel[] =>
  placeLabels(requestsFor(layout), {
    size: { width: layout.size.width, height: layout.bottom },
    forbidden: forbiddenLines(layout),
    avoided: wheelLines(layout),
  });
