import { useEffect, useState, type RefObject } from 'react';
import { useInSight } from './use-in-sight';

const quietMs = 300;

/** A timer that is set while a frame is made runs once that frame is painted. Returns how to cancel it. */
function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * A value that may come a moment later: after the next paint while the place is in sight, and out of sight once it stands still.
 * Not by `useDeferredValue`: React renders that in slices of 5 ms between frames, which a list that is being scrolled on a slow
 * machine starves, so that a number could stay stale for half a second (docs/performance.md).
 */
export function useSettled<Value>(value: Value, place: RefObject<Element | null>): Value {
  const isInSight = useInSight(place);
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (isInSight) return afterPaint(() => setSettled(value));
    const timer = setTimeout(() => setSettled(value), quietMs);
    return () => clearTimeout(timer);
  }, [value, isInSight]);
  return settled;
}
