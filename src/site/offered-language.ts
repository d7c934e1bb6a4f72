/** Of "de-AT": "de". */
const withoutRegion = (tag: string): string => tag.split('-')[0]?.toLowerCase() ?? '';

/**
 * The first of somebody's languages that the site has. null = it is the page's own, or there is none.
 *
 * @param preferred As the browser has them: the most liked first.
 * @example offeredLanguage(['nl', 'de-AT', 'en'], { current: 'en-GB', others: ['de', 'fr'] }) // 'de'
 */
export function offeredLanguage(
  preferred: readonly string[],
  { current, others }: { readonly current: string; readonly others: readonly string[] },
): string | null {
  for (const wanted of preferred.map(withoutRegion)) {
    if (wanted === withoutRegion(current)) return null;
    const found = others.find((tag) => withoutRegion(tag) === wanted);
    if (found !== undefined) return found;
  }
  return null;
}
