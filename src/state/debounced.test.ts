import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { debounced } from './debounced';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('of many calls only the last counts', () => {
  const run = vi.fn();
  const later = debounced(run, 300);
  later();
  vi.advanceTimersByTime(299);
  later();
  vi.advanceTimersByTime(299);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
});

test('what waits can run at once, and does not run again', () => {
  const run = vi.fn();
  const later = debounced(run, 300);
  later.flush();
  expect(run).not.toHaveBeenCalled();
  later();
  later.flush();
  vi.runAllTimers();
  expect(run).toHaveBeenCalledTimes(1);
});
