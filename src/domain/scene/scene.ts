import { carFaces, carSize } from './car';
import { cockpitThings } from './cockpit';
import { moved, type Face, type Point } from './faces';
import { landscapeFaces, treeShadows, treeThings } from './landscape';
import { eyeHeightM, roadFaces, roadsideThings, shadowOn } from './track';

/**
 * Three cars ahead, the middle of their tails in metres to the right and ahead. Two alike are equally far away, left and
 * right of the middle: two pictures side by side show the same car.
 */
export const cars = {
  near: { x: 2.3, aheadM: 20, paint: 'nearCar' },
  beside: { x: -1.7, aheadM: 20, paint: 'nearCar' },
  far: { x: 0, aheadM: 50, paint: 'farCar' },
} as const;

const onRoad = (x: number, aheadM: number): Point => [x, aheadM, -eyeHeightM];

export interface Scene {
  /** Distant things and flat ones on the ground, far to near. */
  readonly backdrop: readonly Face[];
  /** Things in front of it, separately. */
  readonly things: readonly (readonly Face[])[];
}

/** A road to scale, seen from a car on it. */
export const buildScene = (): Scene => {
  const { width, length } = carSize;
  const all = Object.values(cars);
  return {
    backdrop: [
      ...landscapeFaces(),
      ...treeShadows(),
      ...roadFaces(),
      ...all.map(({ x, aheadM }) => shadowOn(x, aheadM - 0.1, width + 0.15, length + 0.2)),
    ],
    things: [
      ...treeThings(),
      ...roadsideThings(),
      ...all.map(({ x, aheadM, paint }) => moved(carFaces(paint), onRoad(x, aheadM))),
      ...cockpitThings(),
    ],
  };
};
