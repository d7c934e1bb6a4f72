import type { Point } from '../domain/geometry/floor-plan';
import { gridPath, type Grid } from './grid';
import { measuresOf, pathAround } from './interrupt';
import { angleArc, atBearing, conePath, line, sector, strokePath } from './paths';
import type { Box, PlacedLabel } from './place-labels';
import { protractorPath } from './protractor';
import { humanSpans, topGeometry, type TopGeometry, type TopInput } from './top-geometry';
import { topLabels } from './top-labels';
import type { PixelPoint } from './viewport';

/** Everything the top view shows, ready to be drawn: paths and labels in pixels. */
export interface TopScene {
  readonly eye: PixelPoint;
  /** Pixels from the eye to the screen. */
  readonly away: number;
  readonly ground: Grid;
  readonly grid: string;
  readonly protractor: string;
  /** From left to right. */
  readonly lit: readonly string[];
  readonly frames: readonly string[];
  readonly cones: { readonly centre: readonly string[]; readonly side: readonly string[] };
  readonly sightLines: string;
  /** What the seams hide. */
  readonly wedges: readonly string[];
  readonly angleMarks: string;
  readonly dimensions: string;
  readonly helpLines: string;
  readonly axis: string;
  readonly human: { readonly fields: readonly string[]; readonly edges: string };
  readonly sides: TopGeometry['sides'];
  readonly labels: readonly PlacedLabel[];
}

export const topScene = (input: TopInput): TopScene => {
  const { plan, seen, viewport } = input;
  const { centre, sides } = plan;
  const geometry = topGeometry(input);
  const { project, eye, screen, screens, away, protractorRadius, protractorDegrees } = geometry;
  const onViewport = { project, pxPerMm: viewport.pxPerMm };
  const labels = topLabels(input, geometry);
  const boxes = labels.map(({ box }) => box);
  const half = (seen?.view.coverage ?? 0) / 2;
  const coneOf = ({ lit }: typeof centre) => conePath(lit, eye, onViewport);
  return {
    eye,
    away,
    ground: geometry.grid,
    grid: input.angleOnly ? '' : gridPath(geometry.grid, boxes),
    protractor:
      seen && !input.angleOnly
        ? protractorPath(eye, { radius: protractorRadius, halfDegrees: protractorDegrees }, boxes)
        : '',
    lit: screens.map(({ lit }) => strokePath(lit, onViewport)),
    frames: screens.map(({ frame }) => strokePath(frame, onViewport)),
    cones: {
      centre: seen ? [coneOf(centre)] : [],
      side: seen && sides ? [coneOf(sides.left), coneOf(sides.right)] : [],
    },
    sightLines: seen
      ? screens.map(({ lit }) => line(project(lit.start), eye, project(lit.end))).join('')
      : '',
    wedges: wedgePaths(input, geometry),
    angleMarks: seen ? angleArc(eye, { from: -half, to: half, radius: geometry.coverageRadius }) : '',
    ...measures(input, geometry, labels),
    axis: pathAround([{ from: screen, to: eye }], boxes),
    human: input.human ? humanField(geometry, boxes) : { fields: [], edges: '' },
    sides: geometry.sides,
    labels,
  };
};

const bearing = ({ xMm, yMm }: Point): number => Math.atan2(xMm, yMm);

/** From where the centre picture ends to where the side picture starts, as far as the seam. */
const wedgePaths = ({ plan, seen }: TopInput, { eye, sides }: TopGeometry): readonly string[] => {
  if (!plan.sides || !sides || !seen?.view.triple || seen.view.triple.blindWedge === 0) return [];
  const radius = Math.hypot(sides.rightHinge.x - eye.x, sides.rightHinge.y - eye.y);
  const from = bearing(plan.centre.lit.end);
  const to = bearing(plan.sides.right.lit.start);
  return [sector(eye, { from: -to, to: -from, radius }), sector(eye, { from, to, radius })];
};

const measures = (
  { plan }: TopInput,
  { sides }: TopGeometry,
  labels: readonly PlacedLabel[],
): Pick<TopScene, 'dimensions' | 'helpLines'> => {
  let { dimensions, helpLines } = measuresOf(labels);
  if (plan.sides && sides && labels.some(({ id }) => id === 'side')) {
    const { rightHinge, markRadius } = sides;
    const from = Math.PI / 2;
    const to = from + plan.sides.right.turn;
    dimensions += angleArc(rightHinge, { from, to, radius: markRadius });
    helpLines += line(rightHinge, atBearing(rightHinge, from, markRadius + 6));
    // On curved glass the angle lies between the chords, which are not there to be seen.
    if (plan.sides.right.lit.kind === 'arc')
      helpLines += line(rightHinge, atBearing(rightHinge, to, markRadius + 6));
  }
  return { dimensions, helpLines };
};

/** Their rim is the protractor's. */
const humanField = (
  { eye, protractorRadius: radius }: TopGeometry,
  boxes: readonly Box[],
): TopScene['human'] => {
  const halves = Object.values(humanSpans);
  return {
    fields: halves.map((half) => sector(eye, { from: -half, to: half, radius })),
    edges: pathAround(
      halves.flatMap((half) => [-half, half].map((at) => ({ from: eye, to: atBearing(eye, at, radius) }))),
      boxes,
    ),
  };
};
