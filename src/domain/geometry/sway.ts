import type { EyeShift } from './frusta';

/** Amplitude of the head's sway to each side and up and down, and its period. */
export const sway = { asideMm: 40, upMm: 10, seconds: 4 } as const;

/**
 * Place of a swaying head: from the middle to the right, back and to the left, a little up and down meanwhile.
 *
 * @example swayAt(1) // a quarter of the way: { rightMm: 40, upMm: 0 }
 */
export const swayAt = (seconds: number): EyeShift => {
  const turn = (2 * Math.PI * seconds) / sway.seconds;
  return { rightMm: sway.asideMm * Math.sin(turn), upMm: sway.upMm * Math.sin(2 * turn) };
};
