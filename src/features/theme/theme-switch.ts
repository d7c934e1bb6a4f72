import { words } from '#messages/page-tools';
import { chooseTheme, chosenTheme, showTheme } from '../../platform/theme';
import { notifyStored, onStoredChange } from '../../platform/storage';
import { element } from '../../ui/element';
import '../../ui/fields/radio-row.css';
import '../../ui/fields/segments.css';
import './theme-switch.css';

const said = words.theme;

const options = [
  { theme: null, text: said.system },
  { theme: 'light', text: said.light },
  { theme: 'dark', text: said.dark },
] as const;

/** The system's theme, or one of ours. */
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
  // Another tab has chosen, or what was stored was cleared.
  onStoredChange(() => {
    showTheme();
    check();
  });
  return element(
    'fieldset',
    { class: 'theme-switch' },
    element('legend', {}, said.title),
    element(
      'div',
      { class: 'radio-row segments' },
      ...radios.map((radio, index) => element('label', {}, radio, options[index]?.text ?? '')),
    ),
  );
}
