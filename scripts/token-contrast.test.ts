import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** WCAG 2.2: relative luminance, and the contrast of two. */
const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

const full = (hex: string) => (hex.length === 4 ? hex.replace(/[0-9a-f]/g, '$&$&') : hex);
const tokens = Object.fromEntries(
  [
    ...readFileSync('src/ui/styles/tokens.css', 'utf8').matchAll(
      /--([\w-]+): light-dark\((#\w+), (#\w+)\);/g,
    ),
  ].map(([, name = '', light = '', dark = '']) => [name, { light: full(light), dark: full(dark) }]),
);

const letters = 4.5;
const strokes = 3;
/** Foreground and background of letters, and of strokes that carry meaning. */
const pairs = [
  ...['ink', 'quiet', 'signal', 'warm'].flatMap((front) =>
    ['paper', 'card', 'field'].map((back) => [front, back, letters] as const),
  ),
  ['on-signal', 'signal', letters],
  ['on-signal', 'signal-strong', letters],
  // Chosen options, the bar at the bottom of a phone, toasts.
  ['card', 'ink', letters],
  ['paper', 'ink', letters],
  ['ink', 'signal-wash', letters],
  ['ink', 'warm-wash', letters],
  ['warm', 'warm-wash', letters],
  ...['paper', 'card', 'field'].map((back) => ['line-strong', back, strokes] as const),
] as const;

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  it.each(pairs)('%s on %s', (front, back, min) => {
    const [one, other] = [tokens[front]?.[theme], tokens[back]?.[theme]];
    expect(one).toBeDefined();
    expect(contrast(one ?? '', other ?? '')).toBeGreaterThanOrEqual(min);
  });
});

it('measures contrast as others do', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  // W3C, Understanding 1.4.3: the lightest grey that passes on white.
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});
