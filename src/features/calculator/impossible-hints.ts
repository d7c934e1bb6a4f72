import type { Impossible, Outcome } from '../../core/outcome';
import type { SeenRig } from '../../core/see-rig';
import type { Setup } from '../../core/setup';
import type { FieldHints } from './setup-entry';

const aboveZero = 'For 1:1 it has to be above 0.';
const tooNear = 'Too near for 1:1 with these screens.';

/** The field to look at first. Reasons that no single field of the form explains are told by the result alone. */
const hintsByReason: Readonly<Partial<Record<Impossible, FieldHints>>> = {
  'size-not-positive': { screenSize: aboveZero },
  'distance-not-positive': { distance: aboveZero },
  'radius-not-positive': { radiusCurve: aboveZero },
  'arc-longer-than-circle': { radiusCurve: 'For 1:1 too small for a screen of this size.' },
  'gap-negative': { bezelThickness: 'For 1:1 it cannot be less than 0.' },
  'rim-behind-eye': { distance: tooNear },
  'rim-hides-screen': { distance: tooNear },
  'side-screen-out-of-reach': { distance: tooNear },
  'side-screens-collide': { distance: tooNear },
};

/** Why the exact method has no answer, said quietly at the field that explains it. Nobody is kept from typing on. */
export function impossibleHints(seen: Outcome<SeenRig>, setup: Setup): FieldHints {
  if (seen.ok) return {};
  const hints = hintsByReason[seen.reason] ?? {};
  // The same reason may lie in a field below "More for 1:1" instead.
  const { screenSize, bezelThickness, ...others } = hints;
  return {
    ...others,
    ...(screenSize !== undefined && setup.screenSize <= 0 && { screenSize }),
    ...(bezelThickness !== undefined && setup.bezelThickness < 0 && { bezelThickness }),
  };
}
