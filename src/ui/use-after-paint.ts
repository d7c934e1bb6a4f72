import { startTransition, useLayoutEffect, useState } from 'react';

/**
 * The value as it was at the last painted frame. For what is out of sight: it follows at once, but what the user looks at
 * is painted first.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState({ value });

  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    // A timer that is set while a frame is made runs once that frame is painted.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted({ value })));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);

  return painted.value;
}
