import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DebouncedStatus } from './debounced-status';

test('tells the last of several texts once, when it has stood still for a second', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { rerender } = await render(<DebouncedStatus text="hFov 62°" />);
  const announced: string[] = [];
  const status = page.getByRole('status').element();
  new MutationObserver(() => announced.push(status.textContent)).observe(status, {
    subtree: true,
    childList: true,
    characterData: true,
  });
  // One letter every 200 ms.
  for (const text of ['hFov 176°', 'hFov 143°', 'hFov 28°']) {
    await rerender(<DebouncedStatus text={text} />);
    vi.advanceTimersByTime(200);
  }
  vi.advanceTimersByTime(700);
  expect(announced).toEqual([]);
  vi.advanceTimersByTime(100);
  await expect.poll(() => announced).toEqual(['hFov 28°']);
  vi.advanceTimersByTime(5000);
  expect(announced).toHaveLength(1);
});
