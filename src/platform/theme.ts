import { readText, removeText, writeText } from './storage';

/** null = the system's theme. */
export type Theme = 'light' | 'dark' | null;

const themeKey = 'sightline.theme';

/** Stored text; the caller ignores unknown ones. */
export const chosenTheme = (): string | null => readText(themeKey);

/**
 * Sets the attribute for the style sheet, and the theme-color that phones use: the first that applies in the head. The
 * one for print never applies.
 */
export function showTheme(theme: string | null = chosenTheme()): void {
  document.documentElement.dataset['theme'] = theme ?? '';
  document
    .querySelector('meta[media]')
    ?.setAttribute(
      'media',
      theme === 'dark' ? 'all' : theme === 'light' ? 'print' : '(prefers-color-scheme:dark)',
    );
}

/** Returns whether it is stored. If not, it lasts as long as the page. */
export function chooseTheme(theme: Theme): boolean {
  showTheme(theme);
  return (theme === null ? removeText(themeKey) : writeText(themeKey, theme)) === null;
}
