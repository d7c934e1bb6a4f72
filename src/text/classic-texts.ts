import { language } from '#messages/language';
import type { ClassicRowId } from '../domain/classic/classic-formulas';
import type { ClassicResult } from '../domain/classic/classic-results';

/** The rows that no game takes as they are. */
const angleRows: readonly ClassicRowId[] = ['hFov', 'vFov', 'tripleScreenAngle'];

const inLanguage = (id: ClassicRowId, text: string): string =>
  angleRows.includes(id) ? text.replace('.', language.decimalSign) : text;

/** A Classic value as it is shown: an angle in the page's language, a game's number as the game has it. */
export const classicText = ({ id, text }: ClassicResult): string => inLanguage(id, text);

/** The same as it is copied; null = there is none. */
export const classicCopy = ({ id, number }: ClassicResult): string | null =>
  number === null ? null : inLanguage(id, number);
