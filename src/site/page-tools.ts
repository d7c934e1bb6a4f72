import { words } from '#messages/page-tools';
import { asksForSheet, openShortcutSheet } from '../features/shortcuts/shortcut-sheet';
import { themeSwitch } from '../features/theme/theme-switch';
import { element } from '../ui/element';
import './page-tools.css';

const open = element('button', { type: 'button', 'aria-haspopup': 'dialog' }, words.shortcuts.title);
open.addEventListener('click', openShortcutSheet);
document.querySelector('.fine-print')?.before(element('div', { class: 'footer-tools' }, themeSwitch(), open));

// What is stored, the privacy page lists.
if (document.querySelector('[data-stored]')) import('./stored-here').catch(() => undefined);

/** @param event a key that was pressed anywhere on the page. */
export function press(event: KeyboardEvent): void {
  if (asksForSheet(event)) openShortcutSheet();
}
