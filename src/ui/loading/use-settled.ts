import { useDeferredValue, useEffect, useState, type RefObject } from 'react';
import { useInSight } from './use-in-sight';

const quietMs = 300;

/**
 * A value that may come a moment later: deferred while the place is in sight, and out of sight only once it stands still. Following
 * every key there would cost as much as all that is looked at (docs/performance.md).
 */
export function useSettled<Value>(value: Value, place: RefObject<Element | null>): Value {
  const isInSight = useInSight(place);
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), quietMs);
    return () => clearTimeout(timer);
  }, [value]);
  return useDeferredValue(isInSight ? value : settled);
}
