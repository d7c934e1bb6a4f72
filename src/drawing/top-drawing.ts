import type { PlacedLabel } from './place-labels';
import { reasonWhy } from './reason-note';
import { beam, eyeDot, labelShapes, path, scaledGroup, type Shape } from './shapes';
import { armsFromAbove, driverFromAbove, wheelFromAbove } from './silhouettes';
import { topLabels } from './top-labels';
import { topLayout, type RigToDraw, type TopLayout, type TopOptions } from './top-layout';
import { conePaths, topGrid, topLayers } from './top-paths';
import { digits } from './viewport';

/** A rig from above, ready to be rendered. */
export interface TopDrawing {
  readonly shapes: readonly Shape[];
  readonly labels: readonly PlacedLabel[];
  /** null = the rig cannot be drawn. */
  readonly layout: TopLayout | null;
  /** Reason why less is drawn than usual. */
  readonly reason: string | null;
}

interface TopDrawingOptions extends TopOptions {
  /** Unique among the drawings of the page. */
  readonly id: string;
}

export const topDrawing = (rig: RigToDraw, { id, ...options }: TopDrawingOptions): TopDrawing => {
  const layout = topLayout(rig, options);
  if (!layout) return { shapes: [], labels: [], layout, reason: reasonWhy(rig.seen, 'nothing') };
  const labels = topLabels(layout);
  const { room, eye, away: radius, reason } = layout;
  return {
    shapes: [
      path('grid', topGrid(layout, labels)),
      ...(room.driver ? [driverShape(layout)] : []),
      ...beam(id, { eye, radius, cones: conePaths(layout) }),
      ...topLayers(layout, labels).flatMap(([name, paths]) =>
        paths.map((d, index) => path(name, d, `${name} ${index}`)),
      ),
      eyeDot(eye),
      ...labelShapes(labels),
    ],
    labels,
    layout,
    reason,
  };
};

export const driverShape = ({ room: { wheelMm }, eye, pxPerMm }: TopLayout): Shape =>
  scaledGroup('driver', { at: eye, pxPerMm }, [
    path('low', driverFromAbove.seat),
    ...(wheelMm === null ? [] : [path('arms', armsFromAbove(wheelMm))]),
    path('mid', driverFromAbove.shoulders),
    ...(wheelMm === null
      ? []
      : [
          {
            key: 'wheel',
            tag: 'g' as const,
            attributes: { transform: `translate(0 ${digits(wheelMm)})` },
            children: wheel,
          },
        ]),
    path('high', driverFromAbove.head),
  ]);

const { diameterMm, depthMm, rimMm } = wheelFromAbove;
const rim = { rx: (diameterMm - rimMm) / 2, ry: depthMm / 2 - rimMm / 4 } as const;

const wheel: readonly Shape[] = [
  { key: 'rim', tag: 'ellipse', attributes: { className: 'wheel', ...rim } },
  path('wheel', `M${-rim.rx} 0L${rim.rx} 0`),
  { key: 'hub', tag: 'ellipse', attributes: { className: 'high', rx: 46, ry: 22 } },
];
