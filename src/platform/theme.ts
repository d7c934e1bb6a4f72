import { readText, removeText, writeText } from './storage';

/** null = as the system has it. */
export type Theme = 'light' | 'dark' | null;

const themeKey = 'sightline.theme';

/** Whatever stands there; what is no theme counts as none. */
export const chosenTheme = (): string | null => readText(themeKey);

/**
 * The style sheet goes by the attribute, a phone's browser by the first colour in the head that counts; what is meant for paper
 * never does.
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

/** Returns whether it is stored. Where that is forbidden, it lasts as long as the page. */
export function chooseTheme(theme: Theme): boolean {
  showTheme(theme);
  return (theme === null ? removeText(themeKey) : writeText(themeKey, theme)) === null;
}
