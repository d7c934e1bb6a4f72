import { carFaces, carSize } from './car';
import { cockpitThings } from './cockpit';
import { moved, type Face, type Point } from './faces';
import { landscapeFaces, treeThings } from './landscape';
import { eyeHeightM, roadFaces, roadsideThings, shadowOn } from './track';

/**
 * Three cars ahead, the middle of their tails at so many metres to the right and ahead. Two are equally far away, left and
 * right of the middle: a line between two pictures leaves one of them to each.
 */
export const cars = {
  near: { x: 2.3, aheadM: 20, paint: 'nearCar' },
  beside: { x: -1.7, aheadM: 20, paint: 'besideCar' },
  far: { x: 0, aheadM: 50, paint: 'farCar' },
} as const;

const onRoad = (x: number, aheadM: number): Point => [x, aheadM, -eyeHeightM];

export interface Scene {
  /** Far away or flat on the ground: each lies on top of the one before. */
  readonly backdrop: readonly Face[];
  /** What stands before it, each thing by itself. */
  readonly things: readonly (readonly Face[])[];
}

/** A road to scale, as it is seen from a car on it. */
export const buildScene = (): Scene => {
  const { width, length } = carSize;
  const all = Object.values(cars);
  return {
    backdrop: [
      ...landscapeFaces(),
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
