import type { RigEntry } from '../../domain/rig/entry';
import { fieldIds, fields, screenRatios } from '../../domain/rig/fields';
import { fromField } from '../../messages/field-text';

/** True if inches were chosen before the page was hydrated. */
export const choseInches = (form: HTMLFormElement): boolean => new FormData(form).get('units') === 'in';

/**
 * Typed values at the moment of hydration. Leaves out fields that are not in the form.
 */
export function readForm(form: HTMLFormElement): Partial<RigEntry> {
  const data = new FormData(form);
  const read = (id: (typeof fieldIds)[number]): unknown => {
    const field = fields[id];
    const value = data.get(id);
    if (field.kind === 'flag') return form.elements.namedItem(id) ? value !== null : undefined;
    if (field.kind === 'ratio') return screenRatios.find((ratio) => ratio === value);
    if (field.kind === 'choice') return field.options.find((option) => option === value);
    return typeof value === 'string' ? fromField(value) : undefined;
  };
  return Object.fromEntries(
    fieldIds.map((id) => [id, read(id)] as const).filter(([, value]) => value !== undefined),
  );
}
