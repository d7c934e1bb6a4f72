import { words } from '#messages/exact';
import type { Units } from '../domain/geometry/units';
import { amountIn } from '../domain/rig/amount-in';
import type { RigEntry } from '../domain/rig/entry';
import { exactAnswer } from '../domain/rig/exact-answer';
import type { MeasuredField } from '../domain/rig/fields';
import { isBentTooFar, remarkOn } from '../domain/rig/plausible';
import { readField } from '../domain/rig/setup';
import { fieldError } from './field-errors';
import { numberWithUnit, type MethodHint } from './field-texts';

/** A value that no real rig has: calculated all the same, and remarked on. */
function remark(id: MeasuredField, entry: RigEntry, units: Units): string | null {
  const reading = readField(id, entry);
  if (reading === null) return null;
  const { rig, setup } = exactAnswer(entry);
  if (id === 'radiusCurve' && rig.ok && isBentTooFar(setup, rig.value.panel.widthMm))
    return words.remarks.bentTooFar;
  const found = remarkOn(id, reading.value);
  if (found === null) return null;
  return words.remarks[found.kind](numberWithUnit(id, amountIn(id, found.limit, units), units));
}

/** What a method makes of a field, besides what its text itself has to say. */
export interface FieldCheck {
  readonly methodHint: MethodHint;
  /** Whether the field is in error. Classic takes whatever stands there. */
  readonly isWrong?: (id: MeasuredField, entry: RigEntry) => boolean;
}

/** Fields stay, whatever fails: an error of the geometry is said where the answer would be. */
function orNull<Result>(check: () => Result): Result | null {
  try {
    return check();
  } catch {
    return null;
  }
}

/** Why there is no answer comes before what is only unusual. */
export const fieldChecks: Readonly<Record<'classic' | 'exact', FieldCheck>> = {
  classic: { methodHint: (...field) => orNull(() => remark(...field)) },
  exact: {
    methodHint: (id, entry, units) => orNull(() => fieldError(id, entry) ?? remark(id, entry, units)),
    isWrong: (id, entry) =>
      orNull(() => fieldError(id, entry)) !== null ||
      (entry[id].trim() !== '' && readField(id, entry) === null),
  },
};
