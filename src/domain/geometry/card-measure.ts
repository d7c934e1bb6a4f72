import { impossible, possibleIfFinite, reasonUnlessPositive, type Outcome } from './outcome';

/** A bank card, format ID-1 of ISO/IEC 7810: 85.60 × 53.98 mm. */
export const bankCard = { widthMm: 85.6, heightMm: 53.98 } as const;

/** Error of placing both edges by eye: the glass lies between card and picture. */
const byEyeMm = 0.5;

interface CardOnScreen {
  /** Width of the card on the page, in CSS pixels. */
  readonly cardWidthPx: number;
  /** The whole screen in the same pixels. */
  readonly screenWidthPx: number;
  readonly screenHeightPx: number;
  /** Panel pixels per CSS pixel. */
  readonly devicePixelRatio: number;
}

export interface MeasuredScreen {
  /** Distance between neighbouring panel pixels. */
  readonly pitchMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly diagonalMm: number;
  /** Error of the diagonal either way: one panel pixel at the card, and the edges placed by eye. */
  readonly errorMm: number;
}

/**
 * Size of a screen from the width of a bank card on it, in pixels.
 *
 * @example screenFromCard({ cardWidthPx: 366.6, screenWidthPx: 2560, screenHeightPx: 1440, devicePixelRatio: 1 }) // 27in
 */
export const screenFromCard = (input: CardOnScreen): Outcome<MeasuredScreen> => {
  const { cardWidthPx, screenWidthPx, screenHeightPx, devicePixelRatio } = input;
  const reason =
    reasonUnlessPositive(cardWidthPx, 'size-not-positive') ??
    reasonUnlessPositive(screenWidthPx, 'size-not-positive') ??
    reasonUnlessPositive(screenHeightPx, 'size-not-positive') ??
    reasonUnlessPositive(devicePixelRatio, 'size-not-positive');
  if (reason) return impossible(reason);

  const cardInPanelPx = cardWidthPx * devicePixelRatio;
  const pitchMm = bankCard.widthMm / cardInPanelPx;
  const widthMm = screenWidthPx * devicePixelRatio * pitchMm;
  const heightMm = screenHeightPx * devicePixelRatio * pitchMm;
  const diagonalMm = Math.hypot(widthMm, heightMm);
  const errorMm = diagonalMm * (1 / cardInPanelPx + byEyeMm / bankCard.widthMm);
  return possibleIfFinite({ pitchMm, widthMm, heightMm, diagonalMm, errorMm });
};
