import { beam, eyeDot, labelShapes, path, type Shape } from './shapes';
import type { SideScene } from './side-scene';
import { armFromTheSide, driverFromTheSide, steeringFromTheSide } from './silhouettes';
import { digits } from './viewport';

/** The rig from the side as elements, from the lowest to the uppermost. No other drawing on the page has the same id. */
export const sideShapes = (scene: SideScene, id: string): readonly Shape[] => [
  path('grid', scene.grid),
  driverShape(scene),
  ...beam(id, { eye: scene.eye, radius: scene.away, cones: scene.cones }),
  path('horizon', scene.horizon),
  path('sight', scene.sightLines),
  path('angle-mark', scene.angleMark),
  path('help', scene.helpLines),
  path('measure', scene.dimensions),
  path('measure middle', scene.middle),
  path('lit', scene.screen),
  eyeDot(scene.eye),
  ...labelShapes(scene.labels),
];

const driverShape = ({ eye, pxPerMm, wheelNearerMm }: SideScene): Shape => ({
  key: 'driver',
  tag: 'g',
  attributes: {
    className: 'driver',
    transform: `translate(${digits(eye.x)} ${digits(eye.y)}) scale(${pxPerMm} ${-pxPerMm})`,
  },
  children: [
    path('low', driverFromTheSide.seat),
    path('shin', driverFromTheSide.shin),
    path('mid', driverFromTheSide.body),
    path('high', driverFromTheSide.head),
    ...(wheelNearerMm === null
      ? []
      : [path('wheel', steeringFromTheSide(wheelNearerMm)), path('side-arm', armFromTheSide(wheelNearerMm))]),
  ],
});
