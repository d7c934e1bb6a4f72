import { scaleBarMm, type Spot } from './paper';
import { atBearing } from './paths';
import {
  boxAround,
  boxesAlong,
  placeLabels,
  type Anchor,
  type Box,
  type LabelWish,
  type Place,
  type PlacedLabel,
} from './place-labels';
import { wheelFromAbove } from './silhouettes';
import { cm, degrees, shortCm } from './texts';
import { humanSpans, spotsAlong, type TopGeometry, type TopInput } from './top-geometry';

const place = (x: number, y: number, anchor: Anchor): Place => ({ x, y, anchor });

/** Beside the driver, for what finds no place before him. */
const belowEye = ({ x, y }: Spot, down: number): readonly Place[] => [
  place(x + 28, y + down, 'start'),
  place(x - 28, y + down, 'end'),
  place(x + 28, y + down + 40, 'start'),
];

/** The back of the seat, from the eye. */
const behindSeatMm = 360;

/** The longest scale bar, in pixels. */
export const scaleBarPx = 88;

/** What stands in the top view, the most important first: whoever comes first gets the better place. */
const wishesFor = (input: TopInput, geometry: TopGeometry): readonly LabelWish[] => [
  ...angleWishes(input, geometry),
  ...lengthWishes(input, geometry),
  ...sideWishes(input, geometry),
  ...curveWishes(geometry),
  ...humanWishes(input, geometry),
];

const angleWishes = ({ seen, size, paper }: TopInput, geometry: TopGeometry): readonly LabelWish[] => {
  if (!seen) return [];
  const { eye, coverageRadius, totalRadius } = geometry;
  const { coverage, h, triple } = seen.view;
  // On one curved screen the setting is another number: what is drawn is what the screen covers.
  const prefix = Math.abs(h - coverage) < 1e-9 ? 'H ' : size.width < 480 ? '' : 'covers ';
  const from = coverageRadius + 8;
  const wishes: LabelWish[] = [
    {
      id: 'coverage',
      text: `${prefix}${degrees(coverage)}`,
      tone: 'live',
      places: [
        ...[0, 6, 12, 20].map((more) => place(eye.x, eye.y - from - more, 'middle')),
        place(eye.x, eye.y - from - 40, 'middle'),
        place(eye.x + 28, eye.y - from, 'start'),
      ],
      otherwise: belowEye(eye, 44),
    },
  ];
  if (triple) {
    const halfCentre: number = coverage / 2;
    const bearings = [0.5, 0.35, 0.65].map((share) => halfCentre + (triple.total / 2 - halfCentre) * share);
    wishes.push({
      id: 'total',
      text: `total ${degrees(triple.total)}`,
      tone: 'live',
      places: [14, 24, 36, 50, 70, 100].flatMap((out) =>
        bearings.flatMap((bearing) =>
          ([1, -1] as const).map((side) => {
            const { x, y } = atBearing(eye, side * bearing, totalRadius + out);
            return place(x, y + 5, side === 1 ? 'start' : 'end');
          }),
        ),
      ),
      otherwise: [place(eye.x, eye.y + behindSeatMm * paper.pxPerMm + 20, 'middle')],
    });
  }
  return wishes;
};

const lengthWishes = (
  { paper, rig, plan, size }: TopInput,
  { eye, screen, rims, away, dimensionY, distanceX, curve, glassMm, bottom }: TopGeometry,
): readonly LabelWish[] => {
  const shares = [0.62, 0.7, 0.54, 0.78, 0.86, 0.46, 0.38, 0.94, 0.25];
  const { widthMm, depthMm } = plan.footprint;
  const isFlat = plan.centre.lit.kind === 'line';
  return [
    {
      id: 'scale',
      text: shortCm(scaleBarMm(paper.pxPerMm, scaleBarPx)),
      tone: 'quiet',
      places: [place(16, bottom - 22, 'start')],
    },
    {
      id: 'distance',
      text: shortCm(rig.eyeDistanceMm),
      tone: 'plain',
      places: [
        ...(distanceX === null ? [] : [place(distanceX - 8, eye.y - away / 2 + 4, 'end')]),
        ...shares.map((share) => place(eye.x + 8, eye.y - away * share + 4, 'start')),
        ...shares.map((share) => place(eye.x - 8, eye.y - away * share + 4, 'end')),
      ],
      otherwise: belowEye(eye, 24),
    },
    ...(curve || isFlat
      ? [
          {
            id: 'width',
            text: curve ? `chord ${cm(curve.chordMm)}` : cm(glassMm),
            tone: 'plain' as const,
            places: [
              place(screen.x, dimensionY - 6, 'middle'),
              place(rims.right.x + 8, dimensionY + 4, 'start'),
              place(rims.left.x - 8, dimensionY + 4, 'end'),
            ],
          },
        ]
      : []),
    ...(plan.sides
      ? [
          {
            id: 'footprint',
            text: `footprint ${cm(widthMm).replace(' cm', '')} × ${cm(depthMm)}`,
            tone: 'quiet' as const,
            places: [place(size.width - 8, bottom - 12, 'end'), place(size.width - 8, bottom - 28, 'end')],
          },
        ]
      : []),
  ];
};

const sideWishes = ({ plan, seen, size }: TopInput, { eye, sides }: TopGeometry): readonly LabelWish[] => {
  if (!plan.sides || !sides) return [];
  const { rightHinge, leftHinge, markRadius } = sides;
  const { turn } = plan.sides.right;
  const beside = atBearing(rightHinge, Math.PI / 2 + turn / 2, markRadius + 8);
  const text = `side ${degrees(turn)}`;
  const edge = size.width - 6;
  const wishes: LabelWish[] = [
    {
      id: 'side',
      text,
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
    const beyond = atBearing(eye, bearing, distance(eye, leftHinge) + 34);
    wishes.push({
      id: 'blind',
      text: `blind ${degrees(wedge)}`,
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

const curveWishes = ({ curve, glassMm, screen, rims, dimensionY }: TopGeometry): readonly LabelWish[] => {
  if (!curve) return [];
  const chordY = rims.left.y;
  return [
    {
      id: 'glass',
      text: `glass ${cm(glassMm)}`,
      tone: 'plain',
      places: [
        place(screen.x, dimensionY - 25, 'middle'),
        place(rims.left.x - 8, dimensionY + 4, 'end'),
        place(rims.right.x + 8, dimensionY + 4, 'start'),
      ],
    },
    {
      id: 'sagitta',
      text: `sagitta ${cm(curve.sagittaMm)}`,
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
    },
  ];
};

const humanWishes = ({ human }: TopInput, { eye, humanRadius }: TopGeometry): readonly LabelWish[] => {
  if (!human) return [];
  return humanSpans.map(({ half, text }) => ({
    id: text,
    text,
    tone: 'quiet',
    places: ([1, -1] as const).flatMap((side) =>
      [10, 20, -14, 34, -40, -70].map((out) => {
        const { x, y } = atBearing(eye, side * half, humanRadius + out);
        return place(x + side * 4, y, side === 1 ? 'start' : 'end');
      }),
    ),
  }));
};

const distance = (from: Spot, to: Spot): number => Math.hypot(to.x - from.x, to.y - from.y);

export const topLabels = (input: TopInput, geometry: TopGeometry): readonly PlacedLabel[] => {
  const { plan, paper, size, live } = input;
  const { project, eye, rims, dimensionY, sides, bottom } = geometry;
  const screens = plan.sides ? [plan.sides.left, plan.centre, plan.sides.right] : [plan.centre];
  const { reachMm, depthMm, diameterMm } = wheelFromAbove;
  const wheel: Box = {
    ...project({ xMm: -diameterMm / 2, yMm: reachMm + depthMm / 2 }),
    width: diameterMm * paper.pxPerMm,
    height: depthMm * paper.pxPerMm,
  };
  return placeLabels(wishesFor(input, geometry), {
    size: { width: size.width, height: bottom },
    forbidden: [
      boxAround(eye, live ? 18 : 10),
      ...screens.flatMap(({ frame }) => boxesAlong(spotsAlong(frame, project), 6)),
      ...(sides && live ? [boxAround(sides.leftEnd, 12), boxAround(sides.rightEnd, 12)] : []),
    ],
    avoided: [
      wheel,
      ...boxesAlong([rims.left, eye, rims.right], 2),
      ...(plan.sides
        ? boxesAlong([project(plan.sides.left.lit.start), eye, project(plan.sides.right.lit.end)], 2)
        : []),
      ...boxesAlong(
        [
          { x: rims.left.x, y: dimensionY },
          { x: rims.right.x, y: dimensionY },
        ],
        4,
      ),
    ],
  });
};
