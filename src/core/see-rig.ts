import { possible, type Outcome } from './outcome';
import { parseRig, type Refinements } from './parse-rig';
import type { Rig } from './rig';
import type { Setup } from './setup';
import { viewAngles, type ViewAngles } from './view-angles';

/** A rig and what the eye sees of it. */
export interface SeenRig {
  readonly rig: Rig;
  readonly view: ViewAngles;
}

/**
 * The whole way from what people enter to what they see.
 *
 * @example seeRig(defaultSetup, noRefinements) // view.h 61.74°, in radians
 */
export const seeRig = (setup: Setup, refinements: Refinements): Outcome<SeenRig> => {
  const rig = parseRig(setup, refinements);
  if (!rig.ok) return rig;
  const view = viewAngles(rig.value);
  return view.ok ? possible({ rig: rig.value, view: view.value }) : view;
};
