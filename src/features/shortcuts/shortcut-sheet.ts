import { words } from '#messages/page-tools';
import { adoptSheets } from '../../platform/adopt-sheets';
import { isDialogOpen, onEntry, stepDialog } from '../../platform/history-steps';
import { notifyStored, readText, removeText, writeText } from '../../platform/storage';
import { storageKeys } from '../../state/storage-keys';
import { element } from '../../ui/element';
import iconButtonSheet from '../../ui/styles/icon-button.css?inline';
import sheet from './shortcut-sheet.css?inline';

adoptSheets(iconButtonSheet, sheet);

const shortcutWords = words.shortcuts;

/** Stored only while the key is off. */
const isKeyOff = (): boolean => readText(storageKeys.questionKey) !== null;

function turnKey(isOn: boolean): void {
  if (isOn) removeText(storageKeys.questionKey);
  else writeText(storageKeys.questionKey, 'off');
  notifyStored();
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('textarea, select, input'));

/** Sliders and switches are inputs that take no letters. */
const takesLetters = (target: EventTarget | null): boolean =>
  isTyping(target) && !(target as Element).matches('[type=radio], [type=checkbox], [type=range]');

/** Whether a key opens the sheet. Users can turn the single-character shortcut off (WCAG 2.1.4). */
export const asksForSheet = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key === '?' &&
  !(ctrlKey || metaKey || altKey) &&
  !takesLetters(target) &&
  document.querySelector('dialog[open]') === null &&
  !isKeyOff();

const stepId = 'shortcuts';

let opened: HTMLDialogElement | null = null;

function follow(): void {
  if (!isDialogOpen(stepId)) opened?.close();
  else if (!opened) show();
}
onEntry(follow);
follow();

/** Lists all keyboard shortcuts, as a step in the history. */
export function openShortcutSheet(): void {
  show();
  stepDialog(stepId, true);
}

function show(): void {
  const titleId = 'shortcut-title';
  const close = element(
    'button',
    { class: 'icon-button', type: 'button', 'aria-label': shortcutWords.close },
    '×',
  );
  const byKey = element('input', { type: 'checkbox', 'aria-describedby': 'shortcut-help' });
  byKey.checked = !isKeyOff();
  byKey.addEventListener('change', () => turnKey(byKey.checked));

  const sheet = element(
    'dialog',
    { class: 'shortcut-sheet screen-only', 'aria-labelledby': titleId },
    element('div', { class: 'shortcut-head' }, element('h2', { id: titleId }, shortcutWords.title), close),
    element('div', { class: 'shortcut-groups' }, ...shortcutWords.groups.map(group)),
    element('label', { class: 'shortcut-by-key' }, byKey, shortcutWords.byKey),
    element('p', { class: 'shortcut-help text-note', id: 'shortcut-help' }, shortcutWords.byKeyHelp),
  );
  close.addEventListener('click', () => sheet.close());
  // A press on the backdrop has the sheet itself as its target.
  sheet.addEventListener('click', ({ target }) => {
    if (target === sheet) sheet.close();
  });
  sheet.addEventListener('close', () => {
    sheet.remove();
    // Another one may be open by then.
    if (opened !== sheet) return;
    opened = null;
    stepDialog(stepId, false);
  });
  opened = sheet;
  document.body.append(sheet);
  sheet.showModal();
}

function group({ title, keys }: (typeof shortcutWords.groups)[number]): HTMLElement {
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
