import type { KeyboardEvent } from 'react';

/** The one button of a row that the Tab key stops at. */
export const stopOfRow = { 'data-in-row': '' };
/** A button of a row that the arrow keys lead to. */
export const besideStop = { ...stopOfRow, tabIndex: -1 };

/** In a long list, a stop for every button would keep the keyboard from what follows: the arrows move inside a row. */
export function moveInRow(event: KeyboardEvent): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-in-row]')];
  const next = buttons[buttons.indexOf(event.target as HTMLElement) + step];
  if (!buttons.includes(event.target as HTMLElement) || !next) return;
  event.preventDefault();
  next.focus();
}
