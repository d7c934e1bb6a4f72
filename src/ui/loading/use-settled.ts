import { useEffect, useState, type RefObject } from 'react';
import { useInSight } from './use-in-sight';

const quietMs = 300;

/**
 * A value as it is while the place is in sight: no number there may be stale. Out of sight, as it was when it last stood still:
 * following every key there would cost as much as all that is looked at.
 *
 * Not `useDeferredValue` for what is in sight: React renders that in slices of 5 ms between frames, which a list that is being
 * scrolled on a slow machine starves, so that a number stays stale for half a second (e2e/fresh-texts.spec.ts).
 */
export function useSettled<Value>(value: Value, place: RefObject<Element | null>): Value {
  const isInSight = useInSight(place);
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), quietMs);
    return () => clearTimeout(timer);
  }, [value]);
  return isInSight ? value : settled;
}
