import { classicAngles, classicRows, type ClassicRowId, type ClassicSetup } from './classic-formulas';

export interface ClassicResult {
  readonly id: ClassicRowId;
  /** As shown, an en dash where there is no number. */
  readonly text: string;
  /** The bare number, as a game wants it typed; null where there is none. */
  readonly number: string | null;
  readonly unit: 'radians' | undefined;
  /** What one step of the last shown digit is worth. */
  readonly lastDigit: number;
}

const noNumber = '–';

/** Fixed decimals, but never "NaN", "Infinity" or "-0". As specified: the same in every language. */
function fixed(value: number, decimals: number): string | null {
  if (!Number.isFinite(value)) return null;
  const text = value.toFixed(decimals);
  return Number(text) === 0 ? text.replace('-', '') : text;
}

/** @example classicResults({ screenRatio: '16:9', screenSize: 27, distance: 50 })[0].text // '62°' */
export function classicResults(setup: ClassicSetup): readonly ClassicResult[] {
  const angles = classicAngles(setup);
  return classicRows.map(([id, { value, decimals, suffix = '', unit }]) => {
    const number = fixed(value(angles), decimals);
    const text = number === null ? noNumber : number + suffix;
    return { id, number, text, unit, lastDigit: 10 ** -decimals };
  });
}
