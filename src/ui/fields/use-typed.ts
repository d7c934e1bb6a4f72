import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/**
 * Tells what somebody has typed into an input whose text the browser keeps. Past React: it would look through all that it
 * knows of inputs, and write name and type into this one again, with every key.
 */
export function useTyped(input: RefObject<HTMLInputElement | null>, onTyped: (text: string) => void): void {
  const tell = useEffectEvent(onTyped);
  useLayoutEffect(() => {
    const element = input.current;
    if (!element) return;
    const hear = (event: Event) => {
      event.stopPropagation();
      tell(element.value);
    };
    element.addEventListener('input', hear);
    return () => element.removeEventListener('input', hear);
  }, [input]);
}
