import { words } from '#messages/pictures';
import type { ViewedRig } from '../domain/geometry/compute-view';
import { radians } from '../domain/geometry/units';
import { angleText } from '../text/angles';
import { lengthNumber, lengthText, shortLengthText } from '../text/lengths';
import { pointsAlong } from './driver-room';
import type { PixelPoint } from './viewport';
import { atBearing } from './paths';
import {
  linesAlong,
  placeLabels,
  squareAt,
  type Anchor,
  type LabelRequest,
  type Line,
  type Place,
  type PlacedLabel,
} from './place-labels';
import { headFromAbove, seatFromAbove, wheelFromAbove, type BoxMm } from './silhouettes';
import { humanSpans, type TopGeometry, type TopInput } from './top-geometry';

const { labels } = words;

const place = (x: number, y: number, anchor: Anchor): Place => ({ x, y, anchor });

/** Between the baselines of labels that stand below each other. */
const lineGap = 18;

/** What stands in the top view, the most important first: whoever comes first gets the better place. */
const wishesFor = (input: TopInput, geometry: TopGeometry): readonly LabelRequest[] => [
  ...cornerWishes(input, geometry),
  ...angleWishes(input, geometry),
  ...widthWishes(input, geometry),
  distanceWish(input, geometry),
  ...sideWishes(input, geometry),
  ...sagittaWishes(input, geometry),
  ...humanWishes(input, geometry),
];

/** Free paper, away from everything: beside the seat and below it, then the corners. */
const apartPlaces = ({ size, viewport }: TopInput, { eye, bottom }: TopGeometry): readonly Place[] => {
  const besideSeat = seatFromAbove.halfWidthMm * viewport.pxPerMm + 10;
  const belowSeat = eye.y - seatFromAbove.fromMm * viewport.pxPerMm + 20;
  return [
    place(eye.x + besideSeat, belowSeat - 30, 'start'),
    place(eye.x - besideSeat, belowSeat - 30, 'end'),
    place(eye.x, belowSeat, 'middle'),
    place(eye.x, belowSeat + lineGap, 'middle'),
    ...[0, lineGap, 2 * lineGap].flatMap((further) => [
      place(size.width - 8, bottom - 12 - further, 'end'),
      place(size.width - 8, 20 + further, 'end'),
      place(8, 20 + further, 'start'),
    ]),
  ];
};

const angleWishes = (input: TopInput, geometry: TopGeometry): readonly LabelRequest[] => {
  const { seen, size } = input;
  if (!seen) return [];
  const { eye, away, coverageRadius } = geometry;
  const { coverage, h, triple } = seen.view;
  const covers = angleText(coverage);
  // On one curved screen the setting is another number: what is drawn is what the screen covers.
  const isSetting = Math.abs(h - coverage) < 1e-9;
  const named = isSetting ? labels.horizontal(covers) : labels.covers(covers);
  const apart = () => apartPlaces(input, geometry);
  const places: Place[] = [];
  for (let up = coverageRadius + 8; up < away; up += 6) places.push(place(eye.x, eye.y - up, 'middle'));
  places.push(place(eye.x + 28, eye.y - coverageRadius - 8, 'start'));
  const wishes: LabelRequest[] = [
    {
      id: 'coverage',
      text: isSetting || size.width >= 480 ? named : covers,
      tone: 'live',
      places,
      apart: { text: named, places: apart },
    },
  ];
  if (triple) {
    const text = labels.total(angleText(triple.total));
    wishes.push({
      id: 'total',
      text,
      tone: 'live',
      places: totalPlaces(geometry, seen.view),
      apart: { text, places: apart },
    });
  }
  return wishes;
};

/** Between the centre screen's cone and the outer ends, as near to the eye as can be. */
const totalPlaces = (
  { eye, totalRadius }: TopGeometry,
  { coverage, triple }: ViewedRig['view'],
): readonly Place[] => {
  const places: Place[] = [];
  if (!triple) return places;
  const from = coverage / 2;
  const span = triple.total / 2 - from;
  for (const out of [14, 24, 36, 50, 70, 100]) {
    for (const share of [0.5, 0.35, 0.65]) {
      const { x, y } = atBearing(eye, from + span * share, totalRadius + out);
      places.push(place(x, y + 5, 'start'), place(2 * eye.x - x, y + 5, 'end'));
    }
  }
  return places;
};

/** What has but one place. */
const cornerWishes = (
  { plan, size, units }: TopInput,
  { bottom, scaleBar }: TopGeometry,
): readonly LabelRequest[] => {
  const scale: LabelRequest = {
    id: 'scale',
    text: shortLengthText(scaleBar.lengthMm, units),
    tone: 'quiet',
    places: [place(scaleBar.from.x, scaleBar.from.y - 8, 'start')],
  };
  if (!plan.sides) return [scale];
  const { widthMm, depthMm } = plan.footprint;
  const footprint: LabelRequest = {
    id: 'footprint',
    text: labels.footprint(lengthNumber(widthMm, units), lengthText(depthMm, units)),
    tone: 'quiet',
    places: [place(size.width - 8, bottom - 12, 'end'), place(size.width - 8, bottom - 28, 'end')],
  };
  return [scale, footprint];
};

/** Along the line of sight, from the middle towards the screen and the eye. */
const sharesOfSight = [0.62, 0.7, 0.54, 0.78, 0.86, 0.46, 0.38, 0.94, 0.25];

const distanceWish = (input: TopInput, geometry: TopGeometry): LabelRequest => {
  const { eye, away, distanceX } = geometry;
  const distance = shortLengthText(input.rig.eyeDistanceMm, input.units);
  return {
    id: 'distance',
    text: distance,
    tone: 'plain',
    places: [
      ...(distanceX === null ? [] : [place(distanceX - 8, eye.y - away / 2 + 4, 'end')]),
      ...sharesOfSight.map((share) => place(eye.x + 8, eye.y - away * share + 4, 'start')),
      ...sharesOfSight.map((share) => place(eye.x - 8, eye.y - away * share + 4, 'end')),
    ],
    apart: { text: labels.distance(distance), places: () => apartPlaces(input, geometry) },
  };
};

/** Above the screen: its chord and its glass, which are one where it is flat. */
const widthWishes = (
  { plan, units }: TopInput,
  { screen, rims, dimensionY, curve, glassMm }: TopGeometry,
): readonly LabelRequest[] => {
  const wish = (id: string, text: string, y: number): LabelRequest => ({
    id,
    text,
    tone: 'plain',
    places: [
      place(screen.x, y, 'middle'),
      place(rims.right.x + 8, dimensionY + 4, 'start'),
      place(rims.left.x - 8, dimensionY + 4, 'end'),
    ],
  });
  const glass = lengthText(glassMm, units);
  if (curve)
    return [
      wish('width', labels.chord(lengthText(curve.chordMm, units)), dimensionY - 6),
      wish('glass', labels.glass(glass), dimensionY - 25),
    ];
  return plan.centre.lit.kind === 'line' ? [wish('width', glass, dimensionY - 6)] : [];
};

const sideWishes = ({ plan, seen, size }: TopInput, { eye, sides }: TopGeometry): readonly LabelRequest[] => {
  if (!plan.sides || !sides) return [];
  const { rightHinge, leftHinge, markRadius } = sides;
  const { turn } = plan.sides.right;
  const beside = atBearing(rightHinge, Math.PI / 2 + turn / 2, markRadius + 8);
  const edge = size.width - 6;
  const wishes: LabelRequest[] = [
    {
      id: 'side',
      text: labels.side(angleText(turn)),
      tone: 'plain',
      places: [
        place(beside.x, beside.y + 4, 'start'),
        place(rightHinge.x + 10, rightHinge.y - 8, 'start'),
        place(rightHinge.x + 16, rightHinge.y - 24, 'start'),
        ...[8, 24, 40].map((up) => place(edge, rightHinge.y - up, 'end')),
      ],
    },
  ];
  const wedge = seen?.view.triple?.blindWedge;
  if (wedge !== undefined && wedge > 0) {
    const bearing = Math.atan2(leftHinge.x - eye.x, eye.y - leftHinge.y);
    const beyond = atBearing(eye, bearing, distanceBetween(eye, leftHinge) + 34);
    wishes.push({
      id: 'blind',
      text: labels.blind(angleText(wedge)),
      tone: 'quiet',
      places: [
        place(beyond.x - 6, beyond.y + 6, 'end'),
        place(beyond.x - 6, beyond.y - 8, 'end'),
        place(beyond.x, beyond.y - 6, 'middle'),
        place(6, beyond.y - 8, 'start'),
        place(6, beyond.y + 10, 'start'),
      ],
    });
  }
  return wishes;
};

const sagittaWishes = (input: TopInput, geometry: TopGeometry): readonly LabelRequest[] => {
  const { curve, screen, rims, dimensionY } = geometry;
  if (!curve) return [];
  const chordY = rims.left.y;
  const text = labels.sagitta(lengthText(curve.sagittaMm, input.units));
  return [
    {
      id: 'sagitta',
      text,
      tone: 'plain',
      places: [
        ...(curve.at === 'right'
          ? [
              place(curve.x + 8, (screen.y + chordY) / 2 + 5, 'start'),
              place(curve.x + 8, chordY + 5, 'start'),
            ]
          : []),
        place(curve.x - 8, (screen.y + chordY) / 2 + 5, 'end'),
        place(curve.x - 8, chordY + 16, 'end'),
        place(screen.x + 8, chordY + 16, 'start'),
        place(curve.x - 8, chordY + 32, 'end'),
        place(rims.right.x + 32, dimensionY - 6, 'start'),
        place(rims.left.x - 32, dimensionY - 25, 'end'),
      ],
      apart: { text, places: () => apartPlaces(input, geometry) },
    },
  ];
};

const spanText = (half: number): string => angleText(radians(2 * half), 0);

const humanWishes = ({ human }: TopInput, { eye, humanRadius }: TopGeometry): readonly LabelRequest[] => {
  if (!human) return [];
  const { inFocus, bothEyes } = humanSpans;
  const wish = (id: string, text: string, half: number): LabelRequest => ({
    id,
    text,
    tone: 'quiet',
    places: ([1, -1] as const).flatMap((side) =>
      [10, 20, -14, 34, -40, -70].map((out) => {
        const { x, y } = atBearing(eye, side * half, humanRadius + out);
        return place(x + side * 4, y, side === 1 ? 'start' : 'end');
      }),
    ),
  });
  return [
    wish('in-focus', labels.inFocus(spanText(inFocus)), inFocus),
    wish('both-eyes', labels.bothEyes(spanText(bothEyes)), bothEyes),
  ];
};

const distanceBetween = (from: PixelPoint, to: PixelPoint): number =>
  Math.hypot(to.x - from.x, to.y - from.y);

/** The driver and the wheel, as far as there is room for them. */
const driverLines = ({ room, viewport }: TopInput, { project }: TopGeometry): readonly Line[] => {
  const lineOf = ({ halfWidthMm, fromMm, toMm }: BoxMm): Line => {
    const yMm = (fromMm + toMm) / 2;
    const halfMm = (toMm - fromMm) / 2;
    return {
      from: project({ xMm: halfMm - halfWidthMm, yMm }),
      to: project({ xMm: halfWidthMm - halfMm, yMm }),
      thickness: 2 * halfMm * viewport.pxPerMm,
    };
  };
  const { depthMm, diameterMm } = wheelFromAbove;
  const halfMm = depthMm / 2;
  return [
    ...(room.driver ? [lineOf(seatFromAbove), lineOf(headFromAbove)] : []),
    ...(room.wheelMm === null
      ? []
      : [
          lineOf({ halfWidthMm: diameterMm / 2, fromMm: room.wheelMm - halfMm, toMm: room.wheelMm + halfMm }),
        ]),
  ];
};

export const topLabels = (input: TopInput, geometry: TopGeometry): readonly PlacedLabel[] => {
  const { plan, seen, size, live } = input;
  const { project, eye, rims, dimensionY, sides, bottom, scaleBar } = geometry;
  const screens = plan.sides ? [plan.sides.left, plan.centre, plan.sides.right] : [plan.centre];
  return placeLabels(wishesFor(input, geometry), {
    size: { width: size.width, height: bottom },
    forbidden: [
      squareAt(eye, live ? 36 : 20),
      ...(sides && live ? [squareAt(sides.leftEnd, 24), squareAt(sides.rightEnd, 24)] : []),
      ...linesAlong([scaleBar.from, scaleBar.to], 8),
      ...screens.flatMap(({ frame }) => linesAlong(pointsAlong(frame).map(project), 6)),
    ],
    avoided: [
      ...driverLines(input, geometry),
      ...(seen ? linesAlong([rims.left, eye, rims.right], 2) : []),
      ...(seen && plan.sides
        ? linesAlong([project(plan.sides.left.lit.start), eye, project(plan.sides.right.lit.end)], 2)
        : []),
      ...linesAlong(
        [
          { x: rims.left.x, y: dimensionY },
          { x: rims.right.x, y: dimensionY },
        ],
        4,
      ),
    ],
  });
};
