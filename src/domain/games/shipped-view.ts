import type { ViewedRig } from '../geometry/compute-view';
import { toRadians, type Radians } from '../geometry/units';
import { outOfTheBoxHeight } from './projection';
import type { Game } from './types';

/** Default of a widely used game, for games whose own is not known: Assetto Corsa's, as in its record. */
export const commonDefault = { gameId: 'assetto-corsa', v: toRadians(56) } as const;

/** Height of the picture that a fresh installation shows. */
export interface ShippedView {
  readonly v: Radians;
  /** False for the common default, in place of an unknown one. */
  readonly isOwn: boolean;
}

/** @example shippedView(gameById('acc')!, seen) // { v: 54° in radians, isOwn: true } */
export function shippedView({ outOfTheBox }: Game, { view }: ViewedRig): ShippedView {
  const v = outOfTheBox ? outOfTheBoxHeight(outOfTheBox, view) : null;
  return v === null ? { v: commonDefault.v, isOwn: false } : { v, isOwn: true };
}
