const plainDecimal = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
const groupedThousands = /^[+-]?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/;

/**
 * Reads a number as people type it: "27", "50.5", "50,5", "1,000". Returns null for what is no finite
 * number, so that the caller decides what that counts as.
 *
 * @example parseDecimal('50,5') // 50.5
 */
export function parseDecimal(text: string): number | null {
  const trimmed = text.trim().replace('−', '-');
  const dotted = groupedThousands.test(trimmed) ? trimmed.replaceAll(',', '') : trimmed.replace(',', '.');
  if (!plainDecimal.test(dotted)) return null;
  const value = Number(dotted);
  if (!Number.isFinite(value)) return null;
  return value === 0 ? 0 : value; // "-0" is nothing but a zero
}
