import { describe, expect, it } from 'vitest';
import { valueOf } from '../../testing/example-rigs';
import { bankCard, screenFromCard } from './card-measure';

describe('a bank card on the screen', () => {
  // ISO/IEC 7810, ID-1.
  it('is 85.60 × 53.98 mm', () => {
    expect(bankCard).toEqual({ widthMm: 85.6, heightMm: 53.98 });
  });

  // By hand: 27in 16:9 is 597.727 × 336.221 mm; over 2560 pixels a pitch of 0.233487 mm, so the card is 366.616 of them wide.
  // Scaled by r, the page counts 2560/r × 1440/r, and the card is 366.616/r wide.
  it.each([1, 1.25, 1.5, 2, 3])('gives the size at a device pixel ratio of %d', (devicePixelRatio) => {
    const screen = valueOf(
      screenFromCard({
        cardWidthPx: 366.616 / devicePixelRatio,
        screenWidthPx: 2560 / devicePixelRatio,
        screenHeightPx: 1440 / devicePixelRatio,
        devicePixelRatio,
      }),
    );
    expect(screen.pitchMm).toBeCloseTo(0.233487, 5);
    expect(screen.widthMm).toBeCloseTo(597.727, 2);
    expect(screen.heightMm).toBeCloseTo(336.221, 2);
    expect(screen.diagonalMm / 25.4).toBeCloseTo(27, 4);
    // 685.8 · (1/366.616 + 0.5/85.6) = 1.871 + 4.006
    expect(screen.errorMm).toBeCloseTo(5.876, 2);
  });

  // By hand, as windows report them: a 3840 × 2160 panel of 31.5in (697.35 mm wide, pitch 0.181601) at 150 % is 2560 × 1440
  // on the page; the card is 85.6 / 0.181601 = 471.363 pixels of the panel, 314.242 of the page.
  it('knows a scaled panel', () => {
    const input = { screenWidthPx: 2560, screenHeightPx: 1440, devicePixelRatio: 1.5 };
    const screen = valueOf(screenFromCard({ ...input, cardWidthPx: 314.242 }));
    expect(screen.diagonalMm / 25.4).toBeCloseTo(31.5, 2);
    expect(screen.pitchMm).toBeCloseTo(0.1816, 4);
  });

  it('is less sure on a coarse panel', () => {
    const input = { screenWidthPx: 1920, screenHeightPx: 1080, devicePixelRatio: 1 };
    const share = (cardWidthPx: number) => {
      const { errorMm, diagonalMm } = valueOf(screenFromCard({ ...input, cardWidthPx }));
      return errorMm / diagonalMm;
    };
    expect(share(135)).toBeCloseTo(0.01325, 4); // 1/135 + 0.5/85.6
    expect(share(135)).toBeGreaterThan(share(400));
  });

  it.each(['cardWidthPx', 'screenWidthPx', 'screenHeightPx', 'devicePixelRatio'])('needs %s', (name) => {
    const input = { cardWidthPx: 300, screenWidthPx: 1920, screenHeightPx: 1080, devicePixelRatio: 1 };
    expect(screenFromCard({ ...input, [name]: 0 })).toEqual({ ok: false, reason: 'size-not-positive' });
    expect(screenFromCard({ ...input, [name]: NaN })).toEqual({ ok: false, reason: 'not-finite' });
  });
});
