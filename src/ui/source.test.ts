import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inPause, later, type Source } from './source';

function counter(): Source<number> & { readonly set: (value: number) => void } {
  let value = 0;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
  };
}

describe('later', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('tells the last of several changes, once there is a pause', () => {
    const source = counter();
    const waiting = later(source, inPause);
    const listener = vi.fn();
    waiting.subscribe(listener);
    source.set(1);
    vi.advanceTimersByTime(200);
    source.set(2);
    vi.advanceTimersByTime(200);
    expect(waiting.get()).toBe(0);
    expect(listener).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(waiting.get()).toBe(2);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('knows what happened while nobody listened, and tells nobody who has stopped', () => {
    const source = counter();
    const waiting = later(source, inPause);
    source.set(5);
    const listener = vi.fn();
    const stop = waiting.subscribe(listener);
    expect(waiting.get()).toBe(5);
    source.set(6);
    stop();
    vi.advanceTimersByTime(1000);
    expect(listener).not.toHaveBeenCalled();
  });
});
