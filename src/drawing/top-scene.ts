import { planBounds, type Point } from '../domain/geometry/floor-plan';
import type { PixelPoint } from './viewport';
import { angleArc, atBearing, conePath, dimension, line, sector, strokePath } from './paths';
import type { Box, PlacedLabel } from './place-labels';
import { humanSpans, topGeometry, type TopGeometry, type TopInput } from './top-geometry';
import { topLabels } from './top-labels';

/** Everything the top view shows, ready to be drawn: paths and labels in pixels. */
export interface TopScene {
  readonly eye: PixelPoint;
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
  readonly footprint: Box | null;
  readonly scaleBar: string;
  readonly human: readonly string[];
  readonly sides: TopGeometry['sides'];
  readonly labels: readonly PlacedLabel[];
}

export const topScene = (input: TopInput): TopScene => {
  const { plan, seen, viewport } = input;
  const { centre, sides } = plan;
  const geometry = topGeometry(input);
  const { project, eye, screen, humanRadius, scaleBar } = geometry;
  const onViewport = { project, pxPerMm: viewport.pxPerMm };
  const screens = sides ? [sides.left, centre, sides.right] : [centre];
  const labels = topLabels(input, geometry);
  // A dimension without its number would say nothing, so it goes when its label finds no place.
  const has = (id: string) => labels.some((label) => label.id === id);
  const coneOf = ({ lit }: typeof centre) => conePath(lit, eye, onViewport);
  return {
    eye,
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
    angleMarks: angleMarks(input, geometry),
    dimensions: dimensions(input, geometry, has),
    helpLines: helpLines(input, geometry, has),
    axis: line(screen, eye),
    footprint: has('footprint') ? footprintBox(input, geometry) : null,
    scaleBar: dimension(scaleBar.from, scaleBar.to, 4),
    human: input.human
      ? Object.values(humanSpans).map((half) => sector(eye, { from: -half, to: half, radius: humanRadius }))
      : [],
    sides: geometry.sides,
    labels,
  };
};

const bearing = ({ xMm, yMm }: Point): number => Math.atan2(xMm, yMm);

/** From where the centre picture ends to where the side picture starts, through the seam and a little beyond. */
const wedgePaths = ({ plan, seen }: TopInput, { eye, sides }: TopGeometry): readonly string[] => {
  if (!plan.sides || !sides || !seen?.view.triple || seen.view.triple.blindWedge === 0) return [];
  const radius = Math.hypot(sides.rightHinge.x - eye.x, sides.rightHinge.y - eye.y) + 28;
  const from = bearing(plan.centre.lit.end);
  const to = bearing(plan.sides.right.lit.start);
  return [sector(eye, { from: -to, to: -from, radius }), sector(eye, { from, to, radius })];
};

const angleMarks = ({ seen }: TopInput, { eye, coverageRadius, totalRadius }: TopGeometry): string => {
  if (!seen) return '';
  const mark = (angle: number, radius: number) => angleArc(eye, { from: -angle / 2, to: angle / 2, radius });
  const { coverage, triple } = seen.view;
  return mark(coverage, coverageRadius) + (triple ? mark(triple.total, totalRadius) : '');
};

const dimensions = (
  { plan }: TopInput,
  { rims, screen, eye, distanceX, dimensionY, curve, sides }: TopGeometry,
  has: (label: string) => boolean,
): string => {
  const parts: string[] = [];
  if (has('width'))
    parts.push(dimension({ x: rims.left.x, y: dimensionY }, { x: rims.right.x, y: dimensionY }, 4));
  if (distanceX !== null && has('distance'))
    parts.push(dimension({ x: distanceX, y: screen.y }, { x: distanceX, y: eye.y }, 4));
  if (curve && has('sagitta'))
    parts.push(dimension({ x: curve.x, y: screen.y }, { x: curve.x, y: rims.left.y }, 4));
  if (plan.sides && sides && has('side')) {
    const from = Math.PI / 2;
    const to = from + plan.sides.right.turn;
    parts.push(angleArc(sides.rightHinge, { from, to, radius: sides.markRadius }));
  }
  return parts.join('');
};

const helpLines = (
  { plan }: TopInput,
  { rims, screen, eye, distanceX, dimensionY, curve, sides }: TopGeometry,
  has: (label: string) => boolean,
): string => {
  const parts: string[] = [];
  if (distanceX !== null && has('distance')) {
    for (const { x, y } of [screen, eye]) parts.push(line({ x, y }, { x: distanceX - 6, y }));
  }
  if (curve && has('width'))
    for (const rim of [rims.left, rims.right]) parts.push(line(rim, { x: rim.x, y: dimensionY }));
  if (curve && has('sagitta')) {
    const until = curve.at === 'right' ? curve.x + 6 : rims.right.x;
    parts.push(line(rims.left, { x: until, y: rims.right.y }));
    if (curve.at === 'right') parts.push(line(screen, { x: until, y: screen.y }));
  }
  if (plan.sides && sides && has('side')) {
    const { rightHinge, markRadius } = sides;
    parts.push(line(rightHinge, { x: rightHinge.x + markRadius + 6, y: rightHinge.y }));
    // On curved glass the angle lies between the chords, which are not there to be seen.
    if (plan.sides.right.lit.kind === 'arc')
      parts.push(
        line(rightHinge, atBearing(rightHinge, Math.PI / 2 + plan.sides.right.turn, markRadius + 6)),
      );
  }
  return parts.join('');
};

const footprintBox = ({ plan, viewport }: TopInput, { project }: TopGeometry): Box => {
  const { leftMm, rightMm, nearMm, farMm } = planBounds(plan);
  return {
    ...project({ xMm: leftMm, yMm: farMm }),
    width: (rightMm - leftMm) * viewport.pxPerMm,
    height: (farMm - nearMm) * viewport.pxPerMm,
  };
};
