import type { Source } from './record-types';

const readOn =
  (read: string) =>
  (...urls: readonly string[]): readonly Source[] =>
    urls.map((url) => ({ url, read }));

export const readAt = readOn('2026-11-14');
/** Read or confirmed in the second pass over all games. */
export const readAgainAt = readOn('2026-11-15');
/** Players' own files, games' own scripts and other calculators' tables. */
export const readThirdAt = readOn('2026-11-17');
/** Public text on games that were still open. */
export const readFourthAt = readOn('2026-11-19');
