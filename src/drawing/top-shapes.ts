import type { DriverRoom } from './driver-room';
import { digits, type PixelPoint } from './viewport';
import { eyeDot, labelShapes, path, type Shape } from './shapes';
import { driverFromAbove, wheelFromAbove } from './silhouettes';
import type { TopScene } from './top-scene';

/** The rig from above as elements, from the lowest to the uppermost. */
export const topShapes = (scene: TopScene, room: DriverRoom, pxPerMm: number): readonly Shape[] => [
  ...(room.driver ? [driverShape(room.wheelMm, scene.eye, pxPerMm)] : []),
  ...(scene.footprint
    ? [
        {
          key: 'footprint',
          tag: 'rect',
          attributes: {
            className: 'footprint',
            x: digits(scene.footprint.x),
            y: digits(scene.footprint.y),
            width: digits(scene.footprint.width),
            height: digits(scene.footprint.height),
          },
        } as const,
      ]
    : []),
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
  children:
    wheelMm === null
      ? silhouette
      : [
          ...silhouette,
          {
            key: 'wheel',
            tag: 'g',
            attributes: { transform: `translate(0 ${digits(wheelMm)})` },
            children: wheel,
          },
        ],
});

const silhouette: readonly Shape[] = [
  path(null, driverFromAbove.cushion),
  path('solid', driverFromAbove.seat, 'seat'),
  path('solid', driverFromAbove.shoulders, 'shoulders'),
  path('solid', driverFromAbove.head, 'head'),
];

const { diameterMm, depthMm, rimMm } = wheelFromAbove;

const wheel: readonly Shape[] = [
  {
    key: 'rim',
    tag: 'ellipse',
    attributes: {
      className: 'wheel',
      rx: (diameterMm - rimMm) / 2,
      ry: depthMm / 2 - rimMm / 4,
      strokeWidth: rimMm,
    },
  },
  {
    key: 'hub',
    tag: 'ellipse',
    attributes: { rx: (diameterMm / 2) * 0.28, ry: digits((depthMm / 2) * 0.34) },
  },
];

/** What is drawn over what: its class in the style sheet, and its paths. */
const layersOf = ({ cones, ...scene }: TopScene) =>
  [
    ['human', scene.human],
    ['cone centre', cones.centre],
    ['cone side', cones.side],
    ['wedge', scene.wedges],
    ['sight', [scene.sightLines]],
    ['axis', [scene.axis]],
    ['angle-mark', [scene.angleMarks]],
    ['help', [scene.helpLines]],
    ['measure', [scene.dimensions]],
    ['measure scale-bar', [scene.scaleBar]],
    ['frame', scene.frames],
    ['lit', scene.lit],
  ] as const;
