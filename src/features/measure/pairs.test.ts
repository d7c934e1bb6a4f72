import { describe, expect, it } from 'vitest';
import { pairsOf, type Picture } from './pairs';

const picture = (id: number, number: string, part: Partial<Picture> = {}): Picture => ({
  ...{ id, number, name: `${id}.png`, widthPx: 1920, heightPx: 1080, isTurned: false, isWindow: false },
  bitmap: { width: 1920 } as ImageBitmap,
  ...part,
});

const keysOf = (pictures: readonly Picture[]) => {
  const pairing = pairsOf(pictures);
  return pairing.ok ? pairing.pairs.map(({ key }) => key) : pairing.problem.kind;
};

describe('pictures to compare', () => {
  it('are neighbours by their numbers, in whatever order they came', () => {
    expect(keysOf([picture(1, '90'), picture(2, '40'), picture(3, '60,5')])).toEqual([
      'zoom 2 3',
      'zoom 3 1',
    ]);
  });

  it('are a turned one and the one of its number', () => {
    const turned = picture(3, '60', { isTurned: true });
    expect(keysOf([picture(1, '40'), picture(2, '60'), turned])).toEqual(['zoom 1 2', 'turn 2 3']);
    expect(keysOf([picture(2, '60.0'), turned])).toEqual(['turn 2 3']);
  });

  it('are a window of another shape and the one of its number', () => {
    const window = picture(3, '60', { widthPx: 1440, isWindow: true });
    expect(keysOf([window, picture(1, '40'), picture(2, '60')])).toEqual(['zoom 1 2', 'window 2 3']);
    expect(keysOf([picture(2, '60'), window])).toEqual(['window 2 3']);
  });

  it('of one shape are of one window, whatever was said of them', () => {
    const [one, other] = [picture(1, '40', { isWindow: true }), picture(2, '60', { isWindow: true })];
    expect(keysOf([one, other])).toEqual(['zoom 1 2']);
    const smaller = picture(2, '60', { widthPx: 1280, heightPx: 720, isWindow: true });
    expect(keysOf([picture(1, '40'), smaller])).toBe('size-differs');
  });

  it.each([
    ['too-few', [picture(1, '40')]],
    ['number-missing', [picture(1, '40'), picture(2, '')]],
    ['size-differs', [picture(1, '40'), picture(2, '60', { widthPx: 1280, heightPx: 720 })]],
    ['shape-differs', [picture(1, '40'), picture(2, '60', { widthPx: 1440 })]],
    ['window-alone', [picture(1, '40'), picture(2, '60', { widthPx: 1440, isWindow: true })]],
    [
      'window-turned',
      [picture(1, '40'), picture(2, '40', { widthPx: 1440, isWindow: true, isTurned: true })],
    ],
    ['same-number', [picture(1, '40'), picture(2, '40')]],
    ['turned-alone', [picture(1, '40'), picture(2, '60', { isTurned: true })]],
  ] as const)('are none: %s', (kind, pictures) => {
    expect(keysOf(pictures)).toBe(kind);
  });
});
