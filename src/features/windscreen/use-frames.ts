import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back for each frame while on, with the seconds since the first. Pauses with requestAnimationFrame in a hidden
 * page.
 */
export function useFrames(isOn: boolean, onFrame: (seconds: number) => void): void {
  const show = useEffectEvent(onFrame);
  useEffect(() => {
    if (!isOn) return;
    let startedAt: number | null = null;
    let frame = 0;
    const next = (at: number) => {
      startedAt ??= at;
      show((at - startedAt) / 1000);
      frame = requestAnimationFrame(next);
    };
    frame = requestAnimationFrame(next);
    return () => cancelAnimationFrame(frame);
  }, [isOn]);
}
