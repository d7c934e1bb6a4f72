import { impossible, possibleIfFinite, reasonUnlessPositive, type Outcome } from './outcome';
import type { Ratio } from './ratio';

/** The lit part of a screen, without its frame. */
export interface PanelSize {
  readonly widthMm: number;
  readonly heightMm: number;
}

/**
 * Lit width and height from a ratio and a diagonal.
 *
 * @example panelSize({ width: 16, height: 9 }, 27 * 25.4) // { widthMm: 597.73, heightMm: 336.22 }
 */
export const panelSize = (ratio: Ratio, diagonalMm: number): Outcome<PanelSize> => {
  const reason =
    reasonUnlessPositive(ratio.width, 'size-not-positive') ??
    reasonUnlessPositive(ratio.height, 'size-not-positive') ??
    reasonUnlessPositive(diagonalMm, 'size-not-positive');
  if (reason) return impossible(reason);

  const mmPerPart = diagonalMm / Math.hypot(ratio.width, ratio.height);
  const size = { widthMm: ratio.width * mmPerPart, heightMm: ratio.height * mmPerPart };
  const underflowed = size.widthMm === 0 || size.heightMm === 0;
  return underflowed ? impossible('not-finite') : possibleIfFinite(size);
};

const greatestCommonDivisor = (a: number, b: number): number =>
  b === 0 ? a : greatestCommonDivisor(b, a % b);

/**
 * The true ratio of a panel, from its pixels in lowest terms. Shops say "21:9" for panels that are 64:27 or 43:18.
 *
 * @example ratioFromResolution(2560, 1080) // { width: 64, height: 27 }
 */
export const ratioFromResolution = (widthPx: number, heightPx: number): Outcome<Ratio> => {
  const reason =
    reasonUnlessPositive(widthPx, 'size-not-positive') ?? reasonUnlessPositive(heightPx, 'size-not-positive');
  if (reason) return impossible(reason);

  const wholePixels = Number.isSafeInteger(widthPx) && Number.isSafeInteger(heightPx);
  const divisor = wholePixels ? greatestCommonDivisor(widthPx, heightPx) : 1;
  return possibleIfFinite({ width: widthPx / divisor, height: heightPx / divisor });
};
