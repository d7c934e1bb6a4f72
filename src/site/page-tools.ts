import { words } from '#messages/page-tools';
import { asksForSheet, openShortcutSheet } from '../features/shortcuts/shortcut-sheet';
import { themeSwitch } from '../features/theme/theme-switch';
import { element } from '../ui/element';
import './page-tools.css';

const open = element(
  'button',
  { class: 'footer-shortcuts', type: 'button', 'aria-haspopup': 'dialog' },
  words.shortcuts.title,
);
open.addEventListener('click', openShortcutSheet);
const finePrint = document.querySelector('.fine-print');
finePrint?.before(themeSwitch());
finePrint?.append(open);

// What is stored, the privacy page lists.
if (document.querySelector('[data-stored]')) import('./stored-here').catch(() => undefined);

/** @param event a key that was pressed anywhere on the page. */
export function press(event: KeyboardEvent): void {
  if (asksForSheet(event)) openShortcutSheet();
}
