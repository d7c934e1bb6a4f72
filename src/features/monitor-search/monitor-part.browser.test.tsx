import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FindMonitor } from './find-monitor';

const button = page.getByRole('button', { name: 'Find my monitor' });
const dialog = page.getByRole('dialog');
const search = dialog.getByRole('combobox');

test('opened again before the browser has told that it was closed, it is an empty search', async () => {
  await render(<FindMonitor />);
  await button.click();
  await search.fill('27gl850');
  // Closed in the same task: the dialog's close event fires only in the next.
  (dialog.getByRole('button', { name: 'Close' }).element() as HTMLElement).click();
  (button.element() as HTMLElement).click();
  await new Promise((resolve) => setTimeout(resolve));
  await expect.element(search).toHaveFocus();
  await expect.element(search).toHaveValue('');
});
