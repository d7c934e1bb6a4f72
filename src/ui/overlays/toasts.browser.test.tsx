import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { textsOf } from '../../testing/in-browser';
import { showToast, ToastRegion } from './toasts';
import { offerUndo, withdrawUndo } from './undo-toast';

const toasts = page.getByCss('.toast');
const texts = () => textsOf(toasts);

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await render(<ToastRegion />);
});

test('shows at most 3 toasts, each for 4 seconds', async () => {
  for (const text of ['Copied 62', 'Copied 35', 'Copied 37', 'Copied 61.4']) showToast(text);
  await expect.poll(texts).toEqual(['Copied 35', 'Copied 37', 'Copied 61.4']);
  vi.advanceTimersByTime(3500);
  await expect.poll(texts).toHaveLength(3);
  vi.advanceTimersByTime(600);
  await expect.poll(texts).toEqual([]);
});

test('screen readers are told each toast on its own', async () => {
  const region = page.getByRole('status');
  await expect.element(region).toHaveAttribute('aria-atomic', 'false');
  showToast('Copied 62');
  await expect.poll(texts).toEqual(['Copied 62']);
  const first = toasts.element();
  showToast('Copied 35');
  await expect.poll(texts).toEqual(['Copied 62', 'Copied 35']);
  // The first one is unchanged: only additions are announced.
  expect(toasts.first().element()).toBe(first);
});

test('one offer of a way back at a time: a new one takes the place of the last', async () => {
  const undone: string[] = [];
  for (const what of ['Removed A', 'Loaded B'])
    offerUndo({ text: what, undoText: 'Undo', undo: () => undone.push(what) });
  await expect.poll(texts).toEqual(['Loaded BUndo']);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(undone).toEqual(['Loaded B']);
  await expect.poll(texts).toEqual([]);
});

test('an offer waits while the pointer is on it, then goes after 10 seconds, or when it no longer fits', async () => {
  offerUndo({ text: 'Removed A', undoText: 'Undo', undo: () => undefined, about: 'a' });
  await toasts.getByCss('.toast-action').hover();
  vi.advanceTimersByTime(60_000);
  await expect.poll(texts).toHaveLength(1);
  withdrawUndo(({ about }) => about === 'b');
  await expect.poll(texts).toHaveLength(1);
  withdrawUndo(({ about }) => about === 'a');
  await expect.poll(texts).toEqual([]);
});
