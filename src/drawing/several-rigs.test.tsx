import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { exactAnswer } from '../domain/rig/exact-answer';
import { defaultEntry, type RigEntry } from '../domain/rig/entry';
import { lengthOf, pathsOf, scaleOf, stopsOf } from '../testing/read-drawing';
import { RigAmong, RigsOverlaid } from './several-rigs';

const answer = (change: Partial<RigEntry>) => exactAnswer({ ...defaultEntry, ...change });

const near = answer({ distance: '40' });
const large = answer({ screenSize: '32', distance: '70', screens: 'triple', bezelThickness: '8' });
const impossible = answer({ distance: '0' });
const all = [near, large, impossible];

const eyeOf = (markup: string) => /class="eye-dot" cx="([\d.]+)" cy="([\d.]+)"/.exec(markup)?.slice(1);

/** Pixels from the eye to the middle of the glass. */
const awayPx = (markup: string): number => {
  const index = pathsOf(markup, 'lit').length === 3 ? 1 : 0;
  return Number(eyeOf(markup)?.[1]) - (stopsOf(pathsOf(markup, 'lit')[index] ?? '')[0]?.y ?? NaN);
};

it('draws several rigs at one scale, with the eyes in one place', () => {
  const [nearMarkup = '', largeMarkup = ''] = all.map((each) =>
    renderToStaticMarkup(<RigAmong rig={each} among={all} units="cm" />),
  );
  const scale = awayPx(nearMarkup) / 400;
  expect(awayPx(largeMarkup) / 700).toBeCloseTo(scale, 4);
  // 27in and 32in 16:9 are 597.73 and 708.42 mm wide.
  expect(lengthOf(pathsOf(nearMarkup, 'lit')[0] ?? '') / scale).toBeCloseTo(597.73, 1);
  for (const screen of pathsOf(largeMarkup, 'lit')) expect(lengthOf(screen) / scale).toBeCloseTo(708.42, 1);
  expect(eyeOf(nearMarkup)).toEqual(eyeOf(largeMarkup));
});

it('writes no number but the whole angle beside one of several, above its glass', () => {
  // 2 · atan(597.73 / 2 / 400) = 73.5°. Each of the three is 2 · atan(354.21 / 700) = 53.68° wide, with its bezels
  // 2 · atan(362.21 / 700) = 54.72°: 53.68 + 2 · 54.72 = 163.1° over all.
  for (const [rig, angle] of [
    [near, '73.5°'],
    [large, '163.1°'],
  ] as const) {
    const markup = renderToStaticMarkup(<RigAmong rig={rig} among={all} units="cm" />);
    const texts = [...markup.matchAll(/<text[^>]* y="([\d.]+)"[^>]*>(.*?)<\/text>/g)];
    expect(texts.map(([, , text]) => text)).toEqual([angle]);
    expect(Number(texts[0]?.[1])).toBeLessThan(Number(eyeOf(markup)?.[1]) - awayPx(markup));
  }
});

it('says of one that is too large to draw that it is', () => {
  const vast = answer({ screenSize: '1e6' });
  const [first, second] = [near, vast].map((each) =>
    renderToStaticMarkup(<RigAmong rig={each} among={[near, vast]} units="cm" />),
  );
  expect(first).not.toContain('too large to draw');
  expect(second).toContain('too large to draw');
});

it('draws them over each other, each in its own line and with its letter', () => {
  const rigs = [large, near, impossible].map((each, at) => ({ mark: 'ABC'[at] ?? '', rig: each }));
  const markup = renderToStaticMarkup(<RigsOverlaid rigs={rigs} units="cm" label="All" />);
  expect(markup.match(/class="driver"/g)).toHaveLength(1);
  expect([...markup.matchAll(/class="overlaid overlaid-(\d)"/g)].map(([, number]) => number)).toEqual([
    '3',
    '2',
    '1',
  ]);
  expect([...markup.matchAll(/data-label="mark-\d"[^>]*>(\w)</g)].map(([, letter]) => letter)).toEqual(
    expect.arrayContaining(['A', 'B']),
  );
  // An impossible rig has no angles.
  expect(pathsOf(markup, 'sight')).toHaveLength(2);
  // 40 cm and 70 cm from the same eye.
  const [, eyeY = '0'] = eyeOf(markup) ?? [];
  const heights = pathsOf(markup, 'lit').map(
    (d) => (Number(eyeY) - (stopsOf(d)[0]?.y ?? 0)) / scaleOf(markup),
  );
  expect(heights).toEqual(
    expect.arrayContaining([expect.closeTo(400, 1), expect.closeTo(700, 1)]) as unknown,
  );
});
