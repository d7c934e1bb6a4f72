import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Tells what somebody has typed into an input whose text the browser keeps. Past React: it would look through all that it
 * knows of inputs, and write name and type into this one again, with every key.
 */
export function useTyped(input: RefObject<HTMLInputElement | null>, onTyped: (text: string) => void): void {
  const latest = useRef(onTyped);
  useLayoutEffect(() => {
    latest.current = onTyped;
  });
  useLayoutEffect(() => {
    const element = input.current;
    if (!element) return;
    const tell = (event: Event) => {
      event.stopPropagation();
      latest.current(element.value);
    };
    element.addEventListener('input', tell);
    return () => element.removeEventListener('input', tell);
  }, [input]);
}
