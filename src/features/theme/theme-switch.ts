import { words } from '#messages/page-tools';
import { adoptSheets } from '../../platform/adopt-sheets';
import { chooseTheme, chosenTheme, showTheme } from '../../platform/theme';
import { notifyStored, onStoredChange } from '../../platform/storage';
import { element } from '../../ui/element';
import radioRowSheet from '../../ui/fields/radio-row.css?inline';
import segmentsSheet from '../../ui/fields/segments.css?inline';
import sheet from './theme-switch.css?inline';

adoptSheets(radioRowSheet, segmentsSheet, sheet);

const themeWords = words.theme;

const options = [
  { theme: null, text: themeWords.system },
  { theme: 'light', text: themeWords.light },
  { theme: 'dark', text: themeWords.dark },
] as const;

/** Switch between the system's theme and the site's two. */
export function themeSwitch(): HTMLElement {
  const radios = options.map(({ theme }) => {
    const radio = element('input', { type: 'radio', name: 'theme', value: theme ?? '', autocomplete: 'off' });
    radio.addEventListener('change', () => {
      if (chooseTheme(theme)) notifyStored();
    });
    return radio;
  });
  const check = () => {
    const chosen = options.findIndex(({ theme }) => theme === chosenTheme());
    const radio = radios[Math.max(0, chosen)];
    if (radio) radio.checked = true;
  };
  check();
  // Another tab has chosen a theme, or storage was cleared.
  onStoredChange(() => {
    showTheme();
    check();
  });
  return element(
    'fieldset',
    { class: 'theme-switch screen-only' },
    element('legend', {}, themeWords.title),
    element(
      'div',
      { class: 'radio-row segments' },
      ...radios.map((radio, index) => element('label', {}, radio, options[index]?.text ?? '')),
    ),
  );
}
