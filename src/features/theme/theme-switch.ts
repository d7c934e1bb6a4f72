import { words } from '#messages/page-tools';
import { chooseTheme, chosenTheme } from '../../platform/theme';
import { element } from '../../ui/element';

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
    radio.addEventListener('change', () => chooseTheme(theme));
    return radio;
  });
  const show = () => {
    const chosen = options.findIndex(({ theme }) => theme === chosenTheme());
    const radio = radios[Math.max(0, chosen)];
    if (radio) radio.checked = true;
  };
  show();
  for (const event of ['storage', 'pageshow']) addEventListener(event, show);
  return element(
    'fieldset',
    { class: 'theme-switch' },
    element('legend', {}, said.title),
    element(
      'div',
      { class: 'segments' },
      ...radios.map((radio, index) => element('label', {}, radio, options[index]?.text ?? '')),
    ),
  );
}
