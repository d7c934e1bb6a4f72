import { words } from '#messages/exact';
import type { Impossible } from '../domain/geometry/outcome';
import type { RigEntry } from '../domain/rig/entry';
import { exactAnswer, type ExactAnswer } from '../domain/rig/exact-answer';
import { fields, measuredFields, type MeasuredField } from '../domain/rig/fields';
import { unusualValue } from '../domain/rig/plausible';
import { isAskedFor, readField, type Setup } from '../domain/rig/setup';

const errors = words.fieldErrors;

/** True if the field changes the answer: a lit width without a height does not. */
const counts = (id: MeasuredField, setup: Setup): boolean =>
  isAskedFor(id, setup) && (setup.litSize !== null || (id !== 'litWidth' && id !== 'litHeight'));

/** Error of a number by itself; null = the exact method takes it. */
function ownError(id: MeasuredField, value: number): string | null {
  switch (fields[id].takes) {
    case 'any':
      return null;
    case 'zero-or-more':
      return value < 0 ? errors.notNegative : null;
    case 'below-half-turn':
      return value < 0 || value >= 180 ? errors.noSideAngle : null;
    case 'above-zero':
      return value > 0 ? null : errors.aboveZero;
  }
}

const numberOf = (id: MeasuredField, entry: RigEntry): number | null =>
  readField(id, entry)?.value ?? fields[id].whenEmpty;

function ownErrorOf(id: MeasuredField, entry: RigEntry, setup: Setup): string | null {
  const value = isAskedFor(id, setup) ? numberOf(id, entry) : null;
  return value === null ? null : ownError(id, value);
}

/** Field that explains the reason, if each number alone is allowed. */
function explainedBy(
  reason: Impossible,
  { setup, idealSideAngle }: ExactAnswer,
): readonly [MeasuredField, string] | null {
  switch (reason) {
    case 'arc-longer-than-circle':
      return ['radiusCurve', errors.radiusTooSmall];
    case 'side-angle-out-of-range':
      return ['sideAngle', errors.frontNotSeen];
    case 'side-screens-collide':
      return setup.sideAngle !== null && idealSideAngle.ok
        ? ['sideAngle', errors.sidesMeet]
        : ['distance', errors.tooNear];
    case 'rim-behind-eye':
    case 'rim-hides-screen':
    case 'side-screen-out-of-reach':
      return ['distance', errors.tooNear];
    default:
      return null;
  }
}

/** Side on which the value exceeds any real rig's. */
function extremeOf(id: MeasuredField, entry: RigEntry, setup: Setup): 'below' | 'above' | null {
  const value = counts(id, setup) ? numberOf(id, entry) : null;
  return value === null ? null : (unusualValue(id, value)?.kind ?? null);
}

/**
 * Reason for a missing answer, for the field that explains it. Typing is never blocked.
 *
 * @example fieldError('gap', { ...defaultEntry, screens: 'triple', gap: '-5' }) // "For 1:1 it cannot be less than 0."
 */
export function fieldError(id: MeasuredField, entry: RigEntry): string | null {
  const answer = exactAnswer(entry);
  const { view, setup } = answer;
  const own = ownErrorOf(id, entry, setup);
  if (own !== null || view.ok) return own;
  if (measuredFields.some((each) => counts(each, setup) && ownErrorOf(each, entry, setup) !== null))
    return null;
  const [field, error] = explainedBy(view.reason, answer) ?? [];
  const extreme = extremeOf(id, entry, setup);
  // An extreme number is a likelier mistake than a usual one.
  if (field === id && (extreme !== null || measuredFields.every((each) => !extremeOf(each, entry, setup))))
    return error ?? null;
  return extreme && errors.extreme[extreme];
}
