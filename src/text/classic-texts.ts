import { language } from '#messages/language';
import type { ClassicRowId } from '../domain/classic/classic-formulas';
import type { ClassicResult } from '../domain/classic/classic-results';

/** Angles, which no game takes unchanged. */
const angleRows: readonly ClassicRowId[] = ['hFov', 'vFov', 'tripleScreenAngle'];

const inLanguage = (id: ClassicRowId, text: string): string =>
  angleRows.includes(id) ? text.replace('.', language.decimalSign) : text;

/** A Classic value for display: an angle in the page's language, a game's number as in the game. */
export const classicText = ({ id, text }: ClassicResult): string => inLanguage(id, text);

/** A Classic value to copy; null = none. */
export const classicCopy = ({ id, number }: ClassicResult): string | null =>
  number === null ? null : inLanguage(id, number);
