import { useEffect, useState, type RefObject } from 'react';
import { useInSight } from './use-in-sight';

const debounceMs = 300;

/**
 * A value as it is while the place is in sight: no number there may be stale. Out of sight it is debounced: following every key
 * there would cost as much as all that is looked at.
 */
export function useSettled<Value>(value: Value, place: RefObject<Element | null>): Value {
  const isInSight = useInSight(place);
  const [settled, setSettled] = useState(value);
  if (isInSight && settled !== value) setSettled(value);
  useEffect(() => {
    if (isInSight) return;
    const timer = setTimeout(() => setSettled(value), debounceMs);
    return () => clearTimeout(timer);
  }, [value, isInSight]);
  return isInSight ? value : settled;
}
