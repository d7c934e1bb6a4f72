/** How many steps the keys for a page take. */
const stepsPerPage = 10;

/** What a key does to a number field; undefined = nothing. */
export const stepsOfKey = (key: string): number | undefined =>
  ({ ArrowUp: 1, ArrowDown: -1, PageUp: stepsPerPage, PageDown: -stepsPerPage })[key];

/** The step buttons stop at 0 unless told otherwise; anybody can type less. Tenths stay tenths: 0.1 + 0.2 is 0.3. */
export function stepped(
  value: number,
  change: number,
  { allowsNegative = false }: { readonly allowsNegative?: boolean } = {},
): string {
  const next = value + change;
  const allowed = allowsNegative || value < 0 ? next : Math.max(0, next);
  return String(Number(allowed.toPrecision(12)));
}
