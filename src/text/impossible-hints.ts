import { words } from '#messages/exact';
import type { Impossible } from '../domain/geometry/outcome';
import type { RigEntry } from '../domain/rig/entry';
import { exactAnswer } from '../domain/rig/exact-answer';
import type { MeasuredField } from '../domain/rig/fields';

const { aboveZero, notNegative, tooNear, radiusTooSmall } = words.fieldHints;

/** The field to look at first. Reasons that no single field of the form explains are told by the result alone. */
const hintsByReason: Readonly<Partial<Record<Impossible, readonly [MeasuredField, string]>>> = {
  'size-not-positive': ['screenSize', aboveZero],
  'distance-not-positive': ['distance', aboveZero],
  'radius-not-positive': ['radiusCurve', aboveZero],
  'arc-longer-than-circle': ['radiusCurve', radiusTooSmall],
  'gap-negative': ['bezelThickness', notNegative],
  'rim-behind-eye': ['distance', tooNear],
  'rim-hides-screen': ['distance', tooNear],
  'side-screen-out-of-reach': ['distance', tooNear],
  'side-screens-collide': ['distance', tooNear],
};

/** Why the exact method has no answer, said quietly at the field that explains it. Nobody is kept from typing on. */
export function impossibleHint(id: MeasuredField, entry: RigEntry): string | null {
  const { view, setup } = exactAnswer(entry);
  if (view.ok) return null;
  const [field, hint] = hintsByReason[view.reason] ?? [];
  if (field !== id || hint === undefined) return null;
  // The same reason may lie in a field below "More for 1:1" instead.
  if (id === 'screenSize' && setup.screenSize > 0) return null;
  if (id === 'bezelThickness' && setup.bezelThickness >= 0) return null;
  return hint;
}
