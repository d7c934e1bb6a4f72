import { words } from '#messages/stored-data';
import { adoptSheets } from '../../platform/adopt-sheets';
import { clearCopies, countCopies } from '../../platform/offline-copies';
import { onStoredChange } from '../../platform/storage';
import { allStored, clearAll, restoreAll, type StoredItem } from '../../state/stored';
import { element } from '../../ui/element';
import { describeStored } from './describe-stored';
import buttonSheet from '../../ui/styles/button.css?inline';
import sheet from './stored-list.css?inline';

adoptSheets(buttonSheet, sheet);

/** Lists everything stored on this device, with a button that clears it. */
export function showStored(place: Element): void {
  /** Cleared items, for undo. */
  let cleared: readonly StoredItem[] = [];
  const list = element('dl', { class: 'stored-list', 'aria-label': words.list });
  const nothing = element('p', { class: 'stored-nothing' });
  const status = element('p', { class: 'stored-status text-note', role: 'status' });
  const clear = button(words.clear);
  const undo = button(words.undo);

  const show = async () => {
    const stored = allStored();
    const copies = await countCopies();
    const lines = (stored ?? []).map(describeStored);
    if (copies > 0) lines.push({ what: words.kinds.copies, size: words.files(copies) });
    list.replaceChildren(
      ...lines.map(({ what, size }) => element('div', {}, element('dt', {}, what), element('dd', {}, size))),
    );
    nothing.textContent = stored === null ? words.denied : words.nothing;
    list.hidden = clear.hidden = lines.length === 0;
    nothing.hidden = !list.hidden;
    undo.hidden = cleared.length === 0;
  };

  clear.addEventListener('click', () => {
    const stored = allStored() ?? [];
    const run = async () => {
      await clearCopies();
      cleared = stored;
      const done = stored.length > 0 ? words.clearedWithUndo : words.cleared;
      status.textContent = clearAll() === null ? done : words.notCleared;
      await show();
      // The focused button has vanished.
      if (!undo.hidden) undo.focus();
    };
    run().catch(() => {
      status.textContent = words.notCleared;
    });
  });
  undo.addEventListener('click', () => {
    const fault = restoreAll(cleared);
    cleared = [];
    status.textContent = fault === null ? words.restored : words.notRestored;
    void show().then(() => clear.focus());
  });

  onStoredChange(() => void show());
  void show().then(() =>
    place.replaceChildren(nothing, list, element('div', { class: 'stored-actions' }, clear, undo, status)),
  );
}

const button = (text: string): HTMLButtonElement =>
  element('button', { class: 'button button-small', type: 'button' }, text);
