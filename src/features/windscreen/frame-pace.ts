/** Threshold for a slow frame; several in a row lower the quality. */
const slowMs = 26;
const patience = 3;
const minQuality = 0.5;

/** Adaptive resolution while something moves: the drawn share of the canvas's pixels along each side. */
export interface Pace {
  readonly quality: number;
  readonly slowInARow: number;
}

export const fullPace: Pace = { quality: 1, slowInARow: 0 };

/**
 * Pace after a frame that took this long. @example paceAfter({ quality: 1, slowInARow: 2 }, 40) // { quality: 0.75,
 * slowInARow: 0 }
 */
export const paceAfter = ({ quality, slowInARow }: Pace, frameMs: number): Pace => {
  if (frameMs < slowMs) return { quality, slowInARow: 0 };
  return slowInARow + 1 < patience
    ? { quality, slowInARow: slowInARow + 1 }
    : { quality: Math.max(minQuality, quality * 0.75), slowInARow: 0 };
};
