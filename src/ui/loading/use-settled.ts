import { useEffect, useState, type RefObject } from 'react';
import { useInView } from './use-in-view';

const debounceMs = 300;

/** A value, debounced while its element is outside the viewport: rendering on each key there would be wasted. */
export function useSettled<Value>(value: Value, place: RefObject<Element | null>): Value {
  const isInView = useInView(place);
  const [settled, setSettled] = useState(value);
  if (isInView && settled !== value) setSettled(value);
  useEffect(() => {
    if (isInView) return;
    const timer = setTimeout(() => setSettled(value), debounceMs);
    return () => clearTimeout(timer);
  }, [value, isInView]);
  return isInView ? value : settled;
}
