/** @example withoutRegion('de-AT') // "de" */
const withoutRegion = (tag: string): string => tag.split('-')[0]?.toLowerCase() ?? '';

/**
 * The first preferred language that the site has. null = the page's own, or none.
 *
 * @param preferred `navigator.languages`.
 * @example offeredLanguage(['nl', 'de-AT', 'en'], { current: 'en-GB', others: ['de', 'fr'] }) // 'de'
 */
export function offeredLanguage(
  preferred: readonly string[],
  { current, others }: { readonly current: string; readonly others: readonly string[] },
): string | null {
  for (const preference of preferred.map(withoutRegion)) {
    if (preference === withoutRegion(current)) return null;
    const found = others.find((tag) => withoutRegion(tag) === preference);
    if (found !== undefined) return found;
  }
  return null;
}
