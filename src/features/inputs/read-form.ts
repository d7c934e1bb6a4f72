import type { RigEntry } from '../../domain/rig/entry';
import { fieldIds, fields, screenRatios } from '../../domain/rig/fields';
import { fromField } from '../../messages/field-text';

/** Whether inches were chosen before the page was hydrated. */
export const choseInches = (form: HTMLFormElement): boolean =>
  (form.parentElement?.querySelector('.input-head [value=in]:checked') ?? null) !== null;

/**
 * What stands in the form's fields, for the moment of hydration: somebody may have typed before.
 * A field that is not there says nothing.
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
