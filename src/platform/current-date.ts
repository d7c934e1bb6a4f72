/**
 * The formatter is made when it is asked for: that takes longer than all else of a page's first script, and most pages
 * show no day.
 *
 * @example formatDay(new Date(2026, 10, 15), 'en-GB') // '15 November 2026'
 */
export const formatDay = (date: Date, languageTag: string): string =>
  date.toLocaleDateString(languageTag, { day: 'numeric', month: 'long', year: 'numeric' });

const texts: Readonly<Record<string, (now: Date) => string>> = {
  // The page says which language it is in: a catalogue would make this first script wait for another.
  today: (now) => formatDay(now, document.documentElement.lang),
  year: (now) => String(now.getFullYear()),
};

/**
 * The pages are written once and read for years: whatever is marked `data-date` gets the date at viewing time.
 * Those places are outside the live parts, so React never compares them.
 */
export function fillDates(now: Date): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-date]')) {
    const text = texts[element.dataset['date'] ?? '']?.(now);
    if (text !== undefined) element.textContent = text;
  }
}
