import { words } from '#messages/library';
import type { ScreenRatio } from '../domain/geometry/ratio';
import type { RigEntry } from '../domain/rig/entry';
import { fields, type FieldId, type screenCounts } from '../domain/rig/fields';
import { readShape } from '../domain/rig/read-shape';
import { readField } from '../domain/rig/setup';

const isRatio = (text: string): text is ScreenRatio => /^\d+(\.\d+)?:\d+(\.\d+)?$/.test(text);

/** Numbers of screens, by the form's choices. */
const countNames: Readonly<Record<string, (typeof screenCounts)[number]>> = { '1': 'single', '3': 'triple' };

/**
 * Converts a program's value to a field's text: a decimal comma in a ratio becomes a point, a number of screens a
 * choice.
 */
export function asField(id: FieldId, given: unknown): string | boolean {
  if (typeof given === 'boolean') return given;
  const text = String(given);
  if (fields[id].kind === 'ratio') return text.trim().replace(/(?<=\d),(?=\d)/g, '.');
  return id === 'screens' && Object.hasOwn(countNames, text) ? (countNames[text] ?? text) : text;
}

/**
 * Error in a field's text, to follow its name; null = none. Stricter than the form, which goes on.
 *
 * @example complaintAbout('screenSize', { ...defaultEntry, screenSize: 'big' }) // 'takes a length like 27, 27in or 69cm, not "big".'
 */
export function complaintAbout(id: FieldId, entry: RigEntry): string | null {
  const field = fields[id];
  const given = String(entry[id]);
  switch (field.kind) {
    case 'length':
      return readField(id as 'distance', entry) ? null : words.takes.length[field.unit](given);
    case 'angle':
      return readField(id as 'sideAngle', entry) ? null : words.takes.angle(given);
    case 'choice':
      return (field.options as readonly string[]).includes(given)
        ? null
        : words.takes.choice(field.options, given);
    case 'ratio':
      return isRatio(given) ? null : words.takes.ratio(given);
    case 'shape':
      return readShape(given) ? null : words.takes.shape(given);
    case 'flag':
      return typeof entry[id] === 'boolean' ? null : words.takes.flag(given);
  }
}

/** A lit width counts only with a height. */
export const lacksHalfOfLitSize = ({ litWidth, litHeight }: RigEntry): boolean =>
  (litWidth === '') !== (litHeight === '');
