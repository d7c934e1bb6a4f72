/**
 * The day, for what is made in the page. What the pages are served with has its own (current-date.ts), in the first script
 * of every page.
 *
 * @example todayText('en-GB') // '15 November 2026'
 */
export const todayText = (languageTag: string): string =>
  new Date().toLocaleDateString(languageTag, { day: 'numeric', month: 'long', year: 'numeric' });
