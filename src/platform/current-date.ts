/**
 * Creates the formatter on demand: that is the slowest step of the page's first script, and most pages show no date.
 *
 * @example formatDay(new Date(2026, 10, 15), 'en-GB') // '15 November 2026'
 */
export const formatDay = (date: Date, languageTag: string): string =>
  date.toLocaleDateString(languageTag, { day: 'numeric', month: 'long', year: 'numeric' });

const texts: Readonly<Record<string, (now: Date) => string>> = {
  // The document's language: a catalogue would make this first script wait for another.
  today: (now) => formatDay(now, document.documentElement.lang),
  year: (now) => String(now.getFullYear()),
};

/**
 * Fills in dates at viewing time, since pages are built once: elements marked `data-date`, all outside of React's
 * roots.
 */
export function fillDates(now: Date): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-date]')) {
    const text = texts[element.dataset['date'] ?? '']?.(now);
    if (text !== undefined) element.textContent = text;
  }
}
