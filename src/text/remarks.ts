import { words } from '#messages/exact';
import type { Units } from '../domain/geometry/units';
import { amountIn } from '../domain/rig/amount-in';
import type { RigEntry } from '../domain/rig/entry';
import { exactAnswer } from '../domain/rig/exact-answer';
import type { MeasuredField } from '../domain/rig/fields';
import { isBentTooFar, unusualValue } from '../domain/rig/plausible';
import { readField } from '../domain/rig/setup';
import { fieldError } from './field-errors';
import { numberWithUnit, type MethodHint } from './field-texts';

/** Remark on a value beyond any real rig's, which is still calculated. */
function remark(id: MeasuredField, entry: RigEntry, units: Units): string | null {
  const reading = readField(id, entry);
  if (reading === null) return null;
  const { rig, setup } = exactAnswer(entry);
  if (id === 'radiusCurve' && rig.ok && isBentTooFar(setup, rig.value.panel.widthMm))
    return words.remarks.bentTooFar;
  const found = unusualValue(id, reading.value);
  if (found === null) return null;
  return words.remarks[found.kind](numberWithUnit(id, amountIn(id, found.limit, units), units));
}

/** Hints of 1:1 about a field; loaded with 1:1. */
export interface FieldCheck {
  readonly methodHint: MethodHint;
  readonly isWrong: (id: MeasuredField, entry: RigEntry) => boolean;
}

/** An error of the geometry must not take the fields down; it is shown in place of the answer. */
function orNull(check: () => string | null): string | null {
  try {
    return check();
  } catch {
    return null;
  }
}

/** Errors take precedence over remarks. */
export const fieldCheck: FieldCheck = {
  methodHint: (id, entry, units) => orNull(() => fieldError(id, entry) ?? remark(id, entry, units)),
  isWrong: (id, entry) =>
    (entry[id].trim() !== '' && readField(id, entry) === null) ||
    orNull(() => fieldError(id, entry)) !== null,
};
