import { possible, type Outcome } from './outcome';
import type { Rig } from './rig';
import { viewAngles, type ViewAngles } from './view-angles';

/** A rig and what the eye sees of it. */
export interface ViewedRig {
  readonly rig: Rig;
  readonly view: ViewAngles;
}

/** @example computeView(rig) // 27in 16:9 at 500 mm: view.h 61.74°, in radians */
export const computeView = (rig: Rig): Outcome<ViewedRig> => {
  const view = viewAngles(rig);
  return view.ok ? possible({ rig, view: view.value }) : view;
};
