import { userEvent, type Locator } from 'vitest/browser';

export async function focus(target: Locator): Promise<void> {
  ((await target.findElement()) as HTMLElement).focus();
}

/** Presses keys by their names, with the focus on an element. */
export async function press(target: Locator, ...keys: readonly string[]): Promise<void> {
  await focus(target);
  for (const key of keys) await userEvent.keyboard(`{${key}}`);
}

export const textsOf = (target: Locator): readonly string[] =>
  target.elements().map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());

export const inputOf = (target: Locator): HTMLInputElement => target.element() as HTMLInputElement;
