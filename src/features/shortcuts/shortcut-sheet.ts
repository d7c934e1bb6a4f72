import { words } from '#messages/page-tools';
import { notifyStored, readText, removeText, writeText } from '../../platform/storage';
import { storageKeys } from '../../state/storage-keys';
import { element } from '../../ui/element';
import '../../ui/styles/icon-button.css';
import './shortcut-sheet.css';

const said = words.shortcuts;

/** Kept only while the key is off. */
const isKeyOff = (): boolean => readText(storageKeys.questionKey) !== null;

function turnKey(isOn: boolean): void {
  if (isOn) removeText(storageKeys.questionKey);
  else writeText(storageKeys.questionKey, 'off');
  notifyStored();
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('textarea, select, input'));

/** Of inputs, sliders and switches take no letters. */
const takesLetters = (target: EventTarget | null): boolean =>
  isTyping(target) && !(target as Element).matches('[type=radio], [type=checkbox], [type=range]');

/** Whether a key asks for the sheet. A single character must not, where somebody has turned it off (WCAG 2.1.4). */
export const asksForSheet = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key === '?' &&
  !(ctrlKey || metaKey || altKey) &&
  !takesLetters(target) &&
  document.querySelector('dialog[open]') === null &&
  !isKeyOff();

/** Lists every key that does something of ours. */
export function openShortcutSheet(): void {
  const titleId = 'shortcut-title';
  const close = element('button', { class: 'icon-button', type: 'button', 'aria-label': said.close }, '×');
  const byKey = element('input', { type: 'checkbox', 'aria-describedby': 'shortcut-help' });
  byKey.checked = !isKeyOff();
  byKey.addEventListener('change', () => turnKey(byKey.checked));

  const sheet = element(
    'dialog',
    { class: 'shortcut-sheet', 'aria-labelledby': titleId },
    element('div', { class: 'shortcut-head' }, element('h2', { id: titleId }, said.title), close),
    element('div', { class: 'shortcut-groups' }, ...said.groups.map(group)),
    element('label', { class: 'shortcut-by-key' }, byKey, said.byKey),
    element('p', { class: 'shortcut-help', id: 'shortcut-help' }, said.byKeyHelp),
  );
  close.addEventListener('click', () => sheet.close());
  // A press beside it: only there is the sheet itself what is pressed.
  sheet.addEventListener('click', ({ target }) => {
    if (target === sheet) sheet.close();
  });
  sheet.addEventListener('close', () => sheet.remove());
  document.body.append(sheet);
  sheet.showModal();
}

function group({ title, keys }: (typeof said.groups)[number]): HTMLElement {
  return element(
    'section',
    {},
    element('h3', {}, title),
    element(
      'dl',
      {},
      ...keys.map((each) =>
        element(
          'div',
          {},
          element('dt', {}, ...each.keys.map((key) => element('kbd', {}, key))),
          element('dd', {}, each.does),
        ),
      ),
    ),
  );
}
