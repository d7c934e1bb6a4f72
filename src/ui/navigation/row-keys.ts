import type { KeyboardEvent } from 'react';

/** Tab stop of a row. */
export const stopOfRow = { 'data-in-row': '' };
/** Button of a row that arrow keys can reach. */
export const besideStop = { ...stopOfRow, tabIndex: -1 };

/**
 * Roving tabindex: one tab stop a row, since a stop for every button would make long lists tedious. Arrow keys
 * move inside the row.
 */
export function moveInRow(event: KeyboardEvent): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-in-row]')];
  const next = buttons[buttons.indexOf(event.target as HTMLElement) + step];
  if (!buttons.includes(event.target as HTMLElement) || !next) return;
  event.preventDefault();
  next.focus();
}
