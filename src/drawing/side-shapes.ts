import { digits } from './viewport';
import { eyeDot, labelShapes, path, type Shape } from './shapes';
import type { SideScene } from './side-scene';
import { armFromTheSide, columnFromTheSide, driverFromTheSide } from './silhouettes';

/** The rig from the side as elements, from the lowest to the uppermost. */
export const sideShapes = (scene: SideScene): readonly Shape[] => [
  driverShape(scene),
  path('cone centre', scene.cone),
  path('horizon', scene.horizon),
  path('sight', scene.sightLines),
  path('angle-mark', scene.angleMark),
  path('help', scene.middle),
  path('measure', scene.dimensions),
  path('measure scale-bar', scene.scaleBar),
  path('lit', scene.screen),
  eyeDot(scene.eye),
  ...labelShapes(scene.labels),
];

const driverShape = ({ eye, pxPerMm, wheel }: SideScene): Shape => ({
  key: 'driver',
  tag: 'g',
  attributes: { className: 'driver' },
  children: [
    {
      key: 'body',
      tag: 'g',
      attributes: {
        transform: `translate(${digits(eye.x)} ${digits(eye.y)}) scale(${pxPerMm} ${-pxPerMm})`,
      },
      children: wheel
        ? [
            ...silhouette,
            path(null, armFromTheSide(wheel.nearerMm), 'arm'),
            path(null, columnFromTheSide(wheel.nearerMm), 'column'),
          ]
        : silhouette,
    },
    ...(wheel ? [path('side-wheel', wheel.d)] : []),
  ],
});

const silhouette: readonly Shape[] = [
  path('solid', driverFromTheSide.seat, 'seat'),
  path(null, driverFromTheSide.body, 'body'),
  path('solid', driverFromTheSide.head, 'head'),
];
