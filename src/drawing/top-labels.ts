import { words } from '#messages/drawing';
import { radians } from '../domain/geometry/units';
import { angleText } from '../text/angles';
import { lengthNumber, lengthText, shortLengthNumber, shortLengthText } from '../text/lengths';
import { pointsAlong } from './driver-room';
import { rulerRequests } from './grid';
import { atBearing } from './paths';
import {
  angleSizesPx,
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
import { humanSpans, type TopGeometry, type TopInput } from './top-geometry';

const { labels } = words;

const place = (x: number, y: number, anchor: Anchor): Place => ({ x, y, anchor });

/** What stands in the top view, the most important first: whoever comes first gets the better place. */
const requestsFor = (input: TopInput, geometry: TopGeometry): readonly LabelRequest[] =>
  input.angleOnly
    ? angleRequests(input, geometry)
    : [
        ...(input.bare
          ? []
          : [
              ...angleRequests(input, geometry),
              ...widthRequests(input, geometry),
              distanceRequest(input, geometry),
              ...sideRequests(input, geometry),
            ]),
        ...rulerRequests(geometry.grid),
        ...humanRequests(input, geometry),
      ];

/** From the glass to the figure above it, in a drawing that has no other. */
const aboveGlassPx = 12;
/** All of several have it in the same size. */
const aboveGlassSizePx = 28;

/** Beside the cone where that is too narrow. */
const besideConePx = 20;

const angleRequests = ({ seen, angleOnly }: TopInput, geometry: TopGeometry): readonly LabelRequest[] => {
  if (!seen) return [];
  const { coverage, triple } = seen.view;
  const { x, y } = geometry.screen;
  if (angleOnly) {
    // Beside others, three screens are one view: that of each would look narrower than a single one's.
    const text = angleText(triple?.total ?? coverage);
    const places = [{ ...place(x, y - aboveGlassPx, 'middle'), sizePx: aboveGlassSizePx }];
    return [{ id: 'coverage', text, figure: text, isLive: true, places }];
  }
  const text = angleText(coverage);
  return [
    { id: 'coverage', text, figure: text, isLive: true, places: anglePlaces(geometry, coverage, text) },
  ];
};

/** In the cone, from where it is wide enough; else beside it, and at last behind the eye. Most of them are never asked for. */
function* anglePlaces(
  { eye, away, coverageRadius }: TopGeometry,
  coverage: number,
  text: string,
): Generator<Place> {
  const spread = 2 * Math.tan(Math.min(coverage, 3) / 2);
  for (const sizePx of angleSizesPx) {
    const lowest = Math.max(coverageRadius + 6, labelWidth({ text, figure: text }, sizePx) / spread);
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

/** From the rim, or from the driver's elbow, to where the distance is measured: best, and at least. */
const besidePx = { best: 30, least: 14 } as const;
const elbowMm = 300;

const distanceRequest = (input: TopInput, { eye, screen, rims, sides }: TopGeometry): LabelRequest => {
  const { rig, units, viewport, size } = input;
  const text = shortLengthText(rig.eyeDistanceMm, units);
  const figure = shortLengthNumber(rig.eyeDistanceMm, units);
  const half = labelWidth({ text, figure }) / 2;
  const places: Place[] = [];
  if (!sides) {
    const from = Math.max(rims.right.x, eye.x + elbowMm * viewport.pxPerMm);
    const x = Math.min(from + besidePx.best, size.width - half - 6);
    const measure = { from: { x, y: screen.y }, to: { x, y: eye.y } };
    const leads = [eye.x + 22, rims.right.x + 8].map((fromX, index) => {
      const { y } = index === 0 ? eye : screen;
      return { from: { x: fromX, y }, to: { x: x + 6, y } };
    });
    if (x >= from + besidePx.least)
      for (const shift of shiftsWithin(eye.y - screen.y))
        places.push({ ...place(x, (screen.y + eye.y) / 2 + shift + toBaseline, 'middle'), measure, leads });
  }
  // At the eye itself, which is what it moves.
  for (const down of [36, 30, 44, 56, 70, 90, 110]) places.push(place(eye.x, eye.y + down, 'middle'));
  return { id: 'distance', text, figure, places };
};

/** Above the screen: from rim to rim, which is all of the glass where it is flat. */
const widthRequests = (
  { plan, units }: TopInput,
  { screen, rims, dimensionY, chordMm, glassMm }: TopGeometry,
): readonly LabelRequest[] => {
  if (chordMm === null && plan.centre.lit.kind === 'arc') return [];
  const length = lengthText(chordMm ?? glassMm, units);
  const text = chordMm === null ? length : labels.chord(length);
  const figure = lengthNumber(chordMm ?? glassMm, units);
  const measure = { from: { x: rims.left.x, y: dimensionY }, to: { x: rims.right.x, y: dimensionY } };
  const leads =
    chordMm === null
      ? []
      : [rims.left, rims.right].map((rim) => ({ from: rim, to: { x: rim.x, y: dimensionY } }));
  const isRoomy = labelWidth({ text, figure }) + 32 < rims.right.x - rims.left.x;
  const y = dimensionY + toBaseline;
  return [
    {
      id: 'width',
      text,
      figure,
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

const sideRequests = (
  { plan, seen, size }: TopInput,
  { sides, bottom }: TopGeometry,
): readonly LabelRequest[] => {
  if (!seen || !plan.sides || !sides) return [];
  const { rightHinge, markRadius } = sides;
  const { turn } = plan.sides.right;
  const angle = angleText(turn);
  const edge = size.width - 6;
  return [
    {
      id: 'side',
      text: labels.side(angle),
      figure: angle,
      places: [
        ...[10, 18, 30, 46].map((out) => {
          const { x, y } = atBearing(rightHinge, Math.PI / 2 + turn / 2, markRadius + out);
          return place(x, y + toBaseline, 'start');
        }),
        ...[10, 20, 30, 44, 60, 76].flatMap((up) => [
          place(rightHinge.x + 8, rightHinge.y - up, 'start'),
          place(edge, rightHinge.y - up, 'end'),
        ]),
        // It says what it is: where all of that is taken, in the corner.
        place(edge, bottom - 10, 'end'),
        place(edge, bottom - 40, 'end'),
      ],
    },
  ];
};

/** What lies between an angle and the dotted rays, or the protractor at their ends: it interrupts neither. */
const clearPx = 7;
const strokePx = 9;

/** Each beside the end of one of its rays: what they are stands below the drawing. */
const humanRequests = ({ human, bare }: TopInput, geometry: TopGeometry): readonly LabelRequest[] => {
  if (!human || bare) return [];
  const { inFocus, bothEyes } = humanSpans;
  const request = (id: string, half: number): LabelRequest => {
    const text = angleText(radians(2 * half), 0);
    return { id, text, places: humanPlaces(geometry, half, labelWidth({ text }) / 2) };
  };
  return [request('in-focus', inFocus), request('both-eyes', bothEyes)];
};

/** Beyond the protractor, or else within, outside its own ray. Most of them are never asked for. */
function* humanPlaces(
  { eye, protractorRadius: radius }: TopGeometry,
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

/** What no label may lie on: screens, what is seen of them, marks, and what can be taken hold of. */
const forbiddenLines = (input: TopInput, geometry: TopGeometry): readonly Line[] => {
  const { plan, seen, live, besides } = input;
  const { project, eye, screens, sides, coverageRadius } = geometry;
  const lines = [
    squareAt(eye, live ? 36 : 20),
    ...screens.flatMap(({ frame }) => linesAlong(pointsAlong(frame).map(project), 14)),
    ...besides,
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
    if (live) lines.push(squareAt(leftEnd, 24), squareAt(rightEnd, 24));
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

const wheelLines = ({ room, viewport }: TopInput, { project }: TopGeometry): readonly Line[] => {
  if (room.wheelMm === null) return [];
  const { depthMm, diameterMm } = wheelFromAbove;
  const halfMm = (diameterMm - depthMm) / 2;
  return [
    {
      from: project({ xMm: -halfMm, yMm: room.wheelMm }),
      to: project({ xMm: halfMm, yMm: room.wheelMm }),
      thickness: depthMm * viewport.pxPerMm + 4,
    },
  ];
};

export const topLabels = (input: TopInput, geometry: TopGeometry): readonly PlacedLabel[] =>
  placeLabels(requestsFor(input, geometry), {
    size: { width: input.size.width, height: geometry.bottom },
    forbidden: forbiddenLines(input, geometry),
    avoided: wheelLines(input, geometry),
  });
