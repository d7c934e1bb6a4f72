import type { Outcome } from '../geometry/outcome';
import type { RigEntry } from '../rig/entry';
import { rigOf } from '../rig/rig-of-setup';
import { setupOf } from '../rig/setup';
import { placeRig, type PlacedRig } from './where-to-sit';

/**
 * View and footprint of a rig as entered.
 *
 * @example placeEntry(defaultEntry) // 27in 16:9 at 50 cm: view.h 61.74°, plan.footprint.widthMm 597.73
 */
export const placeEntry = (entry: RigEntry): Outcome<PlacedRig> => {
  const rig = rigOf(setupOf(entry));
  return rig.ok ? placeRig(rig.value) : rig;
};
