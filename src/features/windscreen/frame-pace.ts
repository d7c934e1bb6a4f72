/** Frames that take longer than this in a row are too slow to drag by. */
const slowMs = 26;
const patience = 3;
const least = 0.5;

/** How many of the screen's pixels are drawn along each side, as long as something moves. */
export interface Pace {
  readonly quality: number;
  readonly slowInARow: number;
}

export const fullPace: Pace = { quality: 1, slowInARow: 0 };

/** After a frame that came so long after the one before. @example paceAfter({ quality: 1, slowInARow: 2 }, 40) // { quality: 0.75, slowInARow: 0 } */
export const paceAfter = ({ quality, slowInARow }: Pace, frameMs: number): Pace => {
  if (frameMs < slowMs) return { quality, slowInARow: 0 };
  return slowInARow + 1 < patience
    ? { quality, slowInARow: slowInARow + 1 }
    : { quality: Math.max(least, quality * 0.75), slowInARow: 0 };
};
