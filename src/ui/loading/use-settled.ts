import { useEffect, useState, type RefObject } from 'react';
import { useInSight } from './use-in-sight';

const quietMs = 300;

/** A value as it was when it last stood still for a while. */
function useAtRest<Value>(value: Value): Value {
  const [atRest, setAtRest] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setAtRest(value), quietMs);
    return () => clearTimeout(timer);
  }, [value]);
  return atRest;
}

/**
 * A value as it is while the place is in sight: no number there may be stale. Out of sight, as it was when it last stood still:
 * following every key there would cost as much as all that is looked at.
 */
export function useSettled<Value>(value: Value, place: RefObject<Element | null>): Value {
  const atRest = useAtRest(value);
  return useInSight(place) ? value : atRest;
}
