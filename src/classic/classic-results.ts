import type { Setup } from '../core/setup';
import { classicAngles, classicFormulas, type ClassicFormula } from './classic-formulas';

export interface ClassicResult {
  readonly label: string;
  /** As shown, an en dash where there is no number. */
  readonly text: string;
  /** The bare number, as a game wants it typed; null where there is none. */
  readonly number: string | null;
  readonly unit: ClassicFormula['unit'];
  /** What one step of the last shown digit is worth. */
  readonly lastDigit: number;
}

const noNumber = '–';

/** Fixed decimals, but never "NaN", "Infinity" or "-0". */
function fixed(value: number, decimals: number): string | null {
  if (!Number.isFinite(value)) return null;
  const text = value.toFixed(decimals);
  return Number(text) === 0 ? text.replace('-', '') : text;
}

/** @example classicResults(defaultSetup)[0].text // '62°' */
export function classicResults(setup: Setup): readonly ClassicResult[] {
  const angles = classicAngles(setup);
  return classicFormulas.map(({ label, value, decimals, suffix = '', unit }) => {
    const number = fixed(value(angles), decimals);
    const text = number === null ? noNumber : number + suffix;
    return { label, number, text, unit, lastDigit: 10 ** -decimals };
  });
}
