import { classicAngles, classicRows, type ClassicRowId, type ClassicSetup } from './classic-formulas';

export interface ClassicResult {
  readonly id: ClassicRowId;
  /** Shown text; an en dash if there is no number. */
  readonly text: string;
  /** The bare number to type into a game; null if there is none. */
  readonly number: string | null;
  readonly unit: 'radians' | undefined;
  /** Value of one step of the last shown digit. */
  readonly lastDigit: number;
}

const noNumber = '–';

/**
 * Fixed decimals, but never "NaN", "Infinity" or "-0". The decimal sign is a point in every language, by specification.
 */
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
