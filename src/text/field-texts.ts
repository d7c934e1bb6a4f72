import { words } from '#messages/app';
import { language } from '#messages/language';
import type { Units } from '../domain/geometry/units';
import type { RigEntry } from '../domain/rig/entry';
import { fields, type MeasuredField } from '../domain/rig/fields';
import { hintFor } from '../domain/rig/hints';
import { shownUnit } from '../domain/rig/shown';
import { amountText } from './amounts';

/** @example numberWithUnit('distance', 15, 'cm') // "15 cm" */
export const numberWithUnit = (id: MeasuredField, value: number, units: Units): string =>
  amountText(value, shownUnit(id, units));

/** Hint about a field's text, before any method. */
function hintText(id: MeasuredField, entry: RigEntry, units: Units): string | null {
  const hint = hintFor(id, entry, units);
  switch (hint?.kind) {
    case undefined:
      return null;
    case 'empty-counts-as-zero':
      return words.hints.emptyCountsAsZero;
    case 'not-a-number-counts-as-zero':
      return words.hints.notANumberCountsAsZero(words.hints.examples[fields[id].unit]);
    case 'not-a-number-left-out':
      return words.hints.notANumberLeftOut(words.hints.examples[fields[id].unit]);
    case 'read-as':
      return words.hints.readAs(numberWithUnit(id, hint.value, units));
  }
}

/** A method's hint about a field; null = none. */
export type MethodHint = (id: MeasuredField, entry: RigEntry, units: Units) => string | null;

interface FieldHintOptions {
  readonly units: Units;
  /** Undefined until the method has loaded. */
  readonly methodHint: MethodHint | undefined;
}

/** All hints at a field; null = none. */
export function fieldHint(
  id: MeasuredField,
  entry: RigEntry,
  { units, methodHint }: FieldHintOptions,
): string | null {
  const hints = [hintText(id, entry, units), methodHint?.(id, entry, units) ?? null];
  return language.sentences(hints.filter((text) => text !== null)) || null;
}
