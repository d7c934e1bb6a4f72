import { gridPath } from './grid';
import { measuresOf, pathAround } from './interrupt';
import { angleArc, line } from './paths';
import type { Line, PlacedLabel } from './place-labels';
import { reasonWhy } from './reason-note';
import { beam, eyeDot, labelShapes, path, scaledGroup, type Shape } from './shapes';
import { sideLabels } from './side-labels';
import { sideLayout, type SideLayout, type SideOptions } from './side-layout';
import { armFromTheSide, driverFromTheSide, steeringFromTheSide } from './silhouettes';
import type { RigToDraw } from './top-layout';

/** A rig from the side, ready to be rendered. */
interface SideDrawing {
  readonly shapes: readonly Shape[];
  readonly labels: readonly PlacedLabel[];
  /** null = the rig cannot be drawn. */
  readonly layout: SideLayout | null;
  /** Reason why less is drawn than usual. */
  readonly reason: string | null;
}

interface SideDrawingOptions extends SideOptions {
  /** Unique among the drawings of the page. */
  readonly id: string;
  /** Other things on this paper, for labels to keep clear of. */
  readonly obstacles?: readonly Line[];
}

export const sideDrawing = (
  rig: RigToDraw,
  { id, obstacles = [], ...options }: SideDrawingOptions,
): SideDrawing => {
  const layout = sideLayout(rig, options);
  const reason = options.insteadBecause ?? reasonWhy(rig.seen, layout ? 'whole' : 'nothing');
  if (!layout) return { shapes: [], labels: [], layout, reason };
  const labels = sideLabels(layout, obstacles);
  const boxes = labels.map(({ box }) => box);
  const { seen, grid, eye, top, bottom, middle, tick, away: radius, mark } = layout;
  const { dimensions, helpLines } = measuresOf(labels);
  const shapes = [
    path('grid', gridPath(grid, boxes)),
    driverShape(layout),
    ...beam(id, { eye, radius, cones: seen ? [`${line(eye, top, bottom)}Z`] : [] }),
    path('horizon', pathAround([{ from: eye, to: { x: middle.x, y: eye.y } }], boxes)),
    path('sight', seen ? line(top, eye, bottom) : ''),
    path('angle-mark', seen ? angleArc(eye, mark) : ''),
    path('help', helpLines),
    path('measure', dimensions),
    path('measure middle', tick.length === 0 ? '' : line(...tick)),
    path('lit', line(top, bottom)),
    eyeDot(eye),
    ...labelShapes(labels),
  ];
  return { shapes, labels, layout, reason };
};

const driverShape = ({ eye, pxPerMm, wheelNearerMm }: SideLayout): Shape =>
  scaledGroup('driver', { at: eye, pxPerMm }, [
    path('low', driverFromTheSide.seat),
    path('shin', driverFromTheSide.shin),
    path('mid', driverFromTheSide.body),
    path('high', driverFromTheSide.head),
    ...(wheelNearerMm === null
      ? []
      : [path('wheel', steeringFromTheSide(wheelNearerMm)), path('side-arm', armFromTheSide(wheelNearerMm))]),
  ]);
