/** Steps of PageUp and PageDown. */
const stepsPerPage = 10;

/** Number after a key; undefined = the key changes nothing. */
export const stepsOfKey = (key: string): number | undefined =>
  ({ ArrowUp: 1, ArrowDown: -1, PageUp: stepsPerPage, PageDown: -stepsPerPage })[key];

/** The step buttons stop at 0 by default, typing does not. Rounds floating-point errors away: 0.1 + 0.2 is 0.3. */
export function stepped(
  value: number,
  change: number,
  { allowsNegative = false }: { readonly allowsNegative?: boolean } = {},
): string {
  const next = value + change;
  const allowed = allowsNegative || value < 0 ? next : Math.max(0, next);
  return String(Number(allowed.toPrecision(12)));
}
