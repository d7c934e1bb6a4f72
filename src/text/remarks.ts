import { words } from '#messages/exact';
import type { Units } from '../domain/geometry/units';
import { amountIn } from '../domain/rig/amount-in';
import type { RigEntry } from '../domain/rig/entry';
import { exactAnswer } from '../domain/rig/exact-answer';
import type { MeasuredField } from '../domain/rig/fields';
import { isBentTooFar, remarkOn } from '../domain/rig/plausible';
import { readField } from '../domain/rig/setup';
import { numberWithUnit } from './field-texts';
import { impossibleHint } from './impossible-hints';

/** A value that no real rig has: calculated all the same, and remarked on. */
export function remark(id: MeasuredField, entry: RigEntry, units: Units): string | null {
  const reading = readField(id, entry);
  if (reading === null) return null;
  const { rig, setup } = exactAnswer(entry);
  if (id === 'radiusCurve' && rig.ok && isBentTooFar(setup, rig.value.panel.widthMm))
    return words.remarks.bentTooFar;
  const found = remarkOn(id, reading.value);
  if (found === null) return null;
  return words.remarks[found.kind](numberWithUnit(id, amountIn(id, found.limit, units), units));
}

/** What a method has to say about a field. */
export type MethodHint = (id: MeasuredField, entry: RigEntry, units: Units) => string | null;

/** What each method has to say about a field. Why there is no answer comes before what is only unusual. */
export const fieldHints: Readonly<Record<'classic' | 'exact', MethodHint>> = {
  classic: remark,
  exact: (id, entry, units) => impossibleHint(id, entry) ?? remark(id, entry, units),
};
