import { words } from '#messages/page-tools';
import { asksForSheet, openShortcutSheet } from '../features/shortcuts/shortcut-sheet';
import { themeSwitch } from '../features/theme/theme-switch';
import { adoptSheets } from '../platform/adopt-sheets';
import { element } from '../ui/element';
import sheet from './page-tools.css?inline';

adoptSheets(sheet);

const open = element(
  'button',
  { class: 'button-link footer-shortcuts screen-only', type: 'button', 'aria-haspopup': 'dialog' },
  words.shortcuts.title,
);
open.addEventListener('click', openShortcutSheet);
const finePrint = document.querySelector('.fine-print');
finePrint?.before(themeSwitch());
finePrint?.append(open);

// The privacy page lists what is stored.
if (document.querySelector('[data-stored]')) import('./stored-here').catch(() => undefined);

/** @param event a key that was pressed anywhere on the page. */
export function press(event: KeyboardEvent): void {
  if (asksForSheet(event)) openShortcutSheet();
}
