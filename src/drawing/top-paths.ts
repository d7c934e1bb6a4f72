import type { Point, ScreenPlan } from '../domain/geometry/floor-plan';
import { gridPath } from './grid';
import { measuresOf, pathAround } from './interrupt';
import { angleArc, atBearing, conePath, line, sector, strokePath } from './paths';
import type { Box, PlacedLabel } from './place-labels';
import { protractorPath } from './protractor';
import { humanSpans, type TopLayout } from './top-layout';

/** Pictures, left to right. */
export const litPaths = (layout: TopLayout): readonly string[] =>
  layout.screens.map(({ lit }) => strokePath(lit, layout));

/** Pictures with their frames, left to right. */
export const framePaths = (layout: TopLayout): readonly string[] =>
  layout.screens.map(({ frame }) => strokePath(frame, layout));

export const conePaths = (layout: TopLayout): readonly string[] => {
  const { seen, plan, eye } = layout;
  if (!seen) return [];
  const { centre, sides } = plan;
  const screens: readonly ScreenPlan[] = sides ? [centre, sides.left, sides.right] : [centre];
  return screens.map(({ lit }) => conePath(lit, eye, layout));
};

export const sightLines = ({ seen, screens, project, eye }: TopLayout): string =>
  seen ? screens.map(({ lit }) => line(project(lit.start), eye, project(lit.end))).join('') : '';

/** Layers above the beam, the lowest first: the class in the style sheet, and its paths. */
export const topLayers = (layout: TopLayout, labels: readonly PlacedLabel[]) => {
  const { seen, eye, screen, coverageRadius } = layout;
  const boxes = labels.map(({ box }) => box);
  const human = humanField(layout, boxes);
  const half = (seen?.view.coverage ?? 0) / 2;
  const { dimensions, helpLines } = measures(layout, labels);
  return [
    ['human-field', human.fields],
    ['human', human.edges],
    ['wedge', wedgePaths(layout)],
    ['protractor', [protractor(layout, boxes)]],
    ['sight', [sightLines(layout)]],
    ['axis', [pathAround([{ from: screen, to: eye }], boxes)]],
    ['angle-mark', [seen ? angleArc(eye, { from: -half, to: half, radius: coverageRadius }) : '']],
    ['help', [helpLines]],
    ['measure', [dimensions]],
    ['frame', framePaths(layout)],
    ['lit', litPaths(layout)],
  ] as const;
};

export const topGrid = ({ variant, grid }: TopLayout, labels: readonly PlacedLabel[]): string =>
  variant === 'among'
    ? ''
    : gridPath(
        grid,
        labels.map(({ box }) => box),
      );

const protractor = (layout: TopLayout, boxes: readonly Box[]): string => {
  const { seen, variant, eye, protractorRadius: radius, protractorDegrees: halfDegrees } = layout;
  return seen && variant !== 'among' ? protractorPath(eye, { radius, halfDegrees }, boxes) : '';
};

const bearing = ({ xMm, yMm }: Point): number => Math.atan2(xMm, yMm);

/** Sectors hidden at the seams: between the ends of adjacent pictures, as far as the hinge. */
const wedgePaths = ({ plan, seen, eye, sides }: TopLayout): readonly string[] => {
  if (!plan.sides || !sides || !seen?.view.triple || seen.view.triple.blindWedge === 0) return [];
  const radius = Math.hypot(sides.rightHinge.x - eye.x, sides.rightHinge.y - eye.y);
  const from = bearing(plan.centre.lit.end);
  const to = bearing(plan.sides.right.lit.start);
  return [sector(eye, { from: -to, to: -from, radius }), sector(eye, { from, to, radius })];
};

const measures = ({ plan, sides }: TopLayout, labels: readonly PlacedLabel[]) => {
  let { dimensions, helpLines } = measuresOf(labels);
  if (plan.sides && sides && labels.some(({ id }) => id === 'side')) {
    const { rightHinge, markRadius } = sides;
    const from = Math.PI / 2;
    const to = from + plan.sides.right.turn;
    dimensions += angleArc(rightHinge, { from, to, radius: markRadius });
    helpLines += line(rightHinge, atBearing(rightHinge, from, markRadius + 6));
    // On curved glass the angle is between the chords, which nothing else draws.
    if (plan.sides.right.lit.kind === 'arc')
      helpLines += line(rightHinge, atBearing(rightHinge, to, markRadius + 6));
  }
  return { dimensions, helpLines };
};

/** Fields end at the protractor. */
const humanField = ({ overlay, eye, protractorRadius: radius }: TopLayout, boxes: readonly Box[]) => {
  if (overlay !== 'human-field') return { fields: [], edges: [] };
  const halves = Object.values(humanSpans);
  return {
    fields: halves.map((half) => sector(eye, { from: -half, to: half, radius })),
    edges: [
      pathAround(
        halves.flatMap((half) => [-half, half].map((at) => ({ from: eye, to: atBearing(eye, at, radius) }))),
        boxes,
      ),
    ],
  };
};
