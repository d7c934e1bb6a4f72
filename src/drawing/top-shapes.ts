import type { DriverRoom } from './driver-room';
import { beam, eyeDot, labelShapes, path, type Shape } from './shapes';
import { armsFromAbove, driverFromAbove, wheelFromAbove } from './silhouettes';
import type { TopScene } from './top-scene';
import { digits, type PixelPoint } from './viewport';

interface TopShapesOptions {
  readonly room: DriverRoom;
  readonly pxPerMm: number;
  /** No other drawing on the page has it. */
  readonly id: string;
}

/** The rig from above as elements, from the lowest to the uppermost. */
export const topShapes = (scene: TopScene, { room, pxPerMm, id }: TopShapesOptions): readonly Shape[] => [
  path('grid', scene.grid),
  ...(room.driver ? [driverShape(room.wheelMm, scene.eye, pxPerMm)] : []),
  ...beam(id, { eye: scene.eye, radius: scene.away, cones: [...scene.cones.centre, ...scene.cones.side] }),
  ...layersOf(scene).flatMap(([name, paths]) => paths.map((d, index) => path(name, d, `${name} ${index}`))),
  eyeDot(scene.eye),
  ...labelShapes(scene.labels),
];

const driverShape = (wheelMm: number | null, eye: PixelPoint, pxPerMm: number): Shape => ({
  key: 'driver',
  tag: 'g',
  attributes: {
    className: 'driver',
    transform: `translate(${digits(eye.x)} ${digits(eye.y)}) scale(${pxPerMm} ${-pxPerMm})`,
  },
  children: [
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
  ],
});

const { diameterMm, depthMm, rimMm } = wheelFromAbove;
const rim = { rx: (diameterMm - rimMm) / 2, ry: depthMm / 2 - rimMm / 4 } as const;

const wheel: readonly Shape[] = [
  { key: 'rim', tag: 'ellipse', attributes: { className: 'wheel', ...rim } },
  path('wheel', `M${-rim.rx} 0L${rim.rx} 0`),
  { key: 'hub', tag: 'ellipse', attributes: { className: 'high', rx: 46, ry: 22 } },
];

/** What is drawn over what: its class in the style sheet, and its paths. */
const layersOf = (scene: TopScene) =>
  [
    ['human-field', scene.human.fields],
    ['human', scene.human.edges === '' ? [] : [scene.human.edges]],
    ['wedge', scene.wedges],
    ['protractor', [scene.protractor]],
    ['sight', [scene.sightLines]],
    ['axis', [scene.axis]],
    ['angle-mark', [scene.angleMarks]],
    ['help', [scene.helpLines]],
    ['measure', [scene.dimensions]],
    ['frame', scene.frames],
    ['lit', scene.lit],
  ] as const;
