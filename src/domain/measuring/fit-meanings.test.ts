import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measuredGame, randomNumbers } from '../../testing/synthetic-measurements';
import { convert, fovGivenBy, fovOfVertical } from '../games/convert';
import { games, gameById } from '../games/games';
import { toRadians } from '../geometry/units';
import { agreementWith, fitMeanings, type Reading } from './fit-meanings';
import { fitLine } from './fit-line';
import { knownMeanings } from './known-meanings';
import {
  conversionOf,
  countingLine,
  degrees,
  halfTangent,
  meaningCode,
  meaningOf,
  numberFor,
  readMeaning,
  type Meaning,
  type MeaningAxis,
} from './meaning';
import { rowsOf, type Measurements, type Size } from './measurements';
import type { Measured } from './refusal';

const fullHd: Size = { widthPx: 1920, heightPx: 1080 };
const wide = 16 / 9;

const valueOf = <T>(result: Measured<T>): T => {
  if (!result.ok) throw new Error(result.refusal.kind);
  return result.value;
};

const along = (axis: MeaningAxis, counting = degrees): Meaning => ({ counting, axis });
const tOf = (meaning: Meaning, number: number, ratio = wide): number =>
  halfTangent(meaning, number, ratio) ?? NaN;
const zoomOf = (meaning: Meaning, from: number, to: number): number => tOf(meaning, from) / tOf(meaning, to);
const recordMeaning = (id: string): Meaning => meaningOf(gameById(id)!.scale!.conversion)!;

/** Exact measurements of a meaning, with the errors of clicks. */
const exactly = (
  meaning: Meaning,
  numbers: readonly number[],
  { turned = true, size = fullHd }: { readonly turned?: boolean; readonly size?: Size } = {},
): Measurements => {
  const ratio = size.widthPx / size.heightPx;
  const t = (number: number) => tOf(meaning, number, ratio);
  const widest = numbers.at(-1) ?? NaN;
  return {
    size,
    zooms: numbers.slice(1).map((to, index) => {
      const from = numbers[index] ?? NaN;
      return { from, to, m: t(from) / t(to), sdLn: 0.004 };
    }),
    turns: turned ? [{ number: widest, focalPx: size.heightPx / 2 / t(widest), sdLn: 0.015 }] : [],
    windows: [],
  };
};

const codes = (list: readonly { readonly meaning: Meaning }[]) =>
  list.map(({ meaning }) => meaningCode(meaning));

// Published vectors at 1920x1080
describe('the enlargement between two numbers', () => {
  it.each<[string, Meaning, number, number]>([
    ['vertical', along('vertical'), 0.630415, 0.57735],
    ['horizontal', along('horizontal'), 0.630415, 0.57735],
    ['horizontal at 4:3', along('horizontal-at-4:3'), 0.630415, 0.57735],
    ['horizontal at 16:9', along('horizontal-at-16:9'), 0.630415, 0.57735],
    ['diagonal', along('diagonal'), 0.630415, 0.57735],
    ['H / ratio', along('horizontal-over-ratio'), 0.655726, 0.641373],
    ['twice vertical', along('vertical', countingLine(0, 0.5)), 0.658061, 0.646887],
    ['halved below 60', recordMeaning('farming-simulator-22'), 0.305407, 0.57735],
  ])('%s: 40 > 60 and 60 > 90', (_, meaning, first, second) => {
    expect(zoomOf(meaning, 40, 60)).toBeCloseTo(first, 6);
    expect(zoomOf(meaning, 60, 90)).toBeCloseTo(second, 6);
  });

  it.each<[string, Meaning, number, number, number]>([
    ['EA WRC', recordMeaning('ea-wrc'), 20, 60, 0.56],
    ['DiRT Rally', recordMeaning('dirt-rally'), 0, 0.5, 0.574619],
    ['DiRT Rally 2.0', recordMeaning('dirt-rally-2'), -5, 0, 0.514726],
    ['F1 2021', recordMeaning('f1-2021'), -15, 10, 0.384689],
    ['GTR 2', recordMeaning('gtr2'), 0.5, 1, 0.466558],
    ['Richard Burns Rally', recordMeaning('rbr'), 0.8, 1.2, 0.617995],
  ])('%s: %s', (_, meaning, from, to, m) => {
    expect(zoomOf(meaning, from, to)).toBeCloseTo(m, 5);
  });

  it.each<[string, Meaning, number]>([
    ['vertical', along('vertical'), 935.3074],
    ['horizontal', along('horizontal'), 1662.7688],
    ['twice vertical', along('vertical', countingLine(0, 0.5)), 2015.3074],
    ['H / ratio', along('horizontal-over-ratio'), 1780.1414],
  ])('%s: f at 60', (_, meaning, focalPx) => {
    expect(540 / tOf(meaning, 60)).toBeCloseTo(focalPx, 4);
  });

  // 1920x1080 > 1440x1080 with the same 60
  it.each<[MeaningAxis, number]>([
    ['vertical', 1],
    ['horizontal-at-4:3', 1],
    ['horizontal-at-16:9', 1],
    ['horizontal', 0.75],
    ['diagonal', 0.817],
    ['horizontal-over-ratio', 0.732],
  ])('%s: in a window of 4:3', (axis, m) => {
    expect(tOf(along(axis), 60, wide) / tOf(along(axis), 60, 4 / 3)).toBeCloseTo(m, 3);
  });
});

describe('a meaning', () => {
  const conversions = games.flatMap(({ scale, otherwise = [] }) => [
    ...(scale ? [scale.conversion] : []),
    ...otherwise.map((other) => other.scale.conversion),
  ]);

  it('is that of each conversion of the library', () => {
    for (const conversion of conversions) {
      const meaning = meaningOf(conversion);
      expect(meaning, JSON.stringify(conversion)).not.toBeNull();
      expect(conversionOf(meaning!)).toEqual(
        conversion.kind === 'ratio-linear'
          ? { ...conversion, ratio: expect.closeTo(conversion.ratio, 9) as number }
          : conversion,
      );
      for (const ratio of [4 / 3, 16 / 9, 43 / 18, 32 / 9]) {
        const number = convert(conversion, fovOfVertical(toRadians(40), ratio));
        const { v } = fovGivenBy(conversion, number, ratio);
        expect(halfTangent(meaning!, number, ratio)).toBeCloseTo(Math.tan(v / 2), 9);
        expect(numberFor(meaning!, v, ratio)).toBeCloseTo(number, 7);
      }
    }
  });

  it('is written and read without loss', () => {
    expect(meaningCode(along('horizontal-at-4:3'))).toBe('degrees H4:3');
    expect(meaningCode(along('vertical', countingLine(18, 0.5)))).toBe('line 18 0.5 vertical');
    expect(meaningCode(recordMeaning('rbr'))).toBe('radians H4:3');
    for (const meaning of knownMeanings) expect(readMeaning(meaningCode(meaning))).toEqual(meaning);
  });

  it.each([
    '',
    'vertical',
    'degrees',
    'degrees sideways',
    'line 1 vertical',
    'line 1 0 vertical',
    'line x 1 diagonal',
  ])('is not %j', (text) => {
    expect(readMeaning(text)).toBeNull();
  });
});

describe('a straight line', () => {
  it.each<[string, string, readonly number[], MeaningAxis, number, number]>([
    ['EA WRC', 'ea-wrc', [20, 60, 100], 'vertical', 18, 0.5],
    ['F1 2021', 'f1-2021', [-15, 0, 10], 'horizontal-at-16:9', 77, 2],
    ['GTR 2', 'gtr2', [0.5, 0.8, 1.2], 'vertical', 0, 58],
  ])('is found from exact zooms alone: %s', (_, id, numbers, axis, zeroAt, degreesPerUnit) => {
    const rows = valueOf(rowsOf(exactly(recordMeaning(id), numbers, { turned: false })));
    const line = fitLine(rows, axis);
    expect(line?.zeroAt).toBeCloseTo(zeroAt, 2);
    expect(line?.degreesPerUnit).toBeCloseTo(degreesPerUnit, 2);
    expect(line?.freedom).toBe(0);
  });

  // Published: the middle angle of 30, 50, 70 at 0.2 % is known to 1.3–1.5°.
  it('tells how little zooms alone leave of it', () => {
    const { zooms, ...rest } = exactly(along('vertical'), [30, 50, 70], { turned: false });
    const rows = valueOf(rowsOf({ ...rest, zooms: zooms.map((zoom) => ({ ...zoom, sdLn: 0.002 })) }));
    expect(fitLine(rows, 'vertical')?.sdDegrees).toBeGreaterThan(1);
    expect(fitLine(rows, 'vertical')?.sdDegrees).toBeLessThan(1.8);
  });

  it('needs two measurements', () => {
    const rows = valueOf(rowsOf(exactly(along('vertical'), [30, 50], { turned: false })));
    expect(fitLine(rows, 'vertical')).toBeNull();
  });
});

describe('a verdict', () => {
  it('is clear with the turned picture', () => {
    const { verdict } = valueOf(fitMeanings(exactly(along('vertical'), [40, 60, 90])));
    if (verdict.kind !== 'clear') throw new Error(verdict.kind);
    expect(verdict.best.meaning).toEqual(along('vertical'));
    expect(verdict.best.chi2).toBeCloseTo(0, 6);
    expect(verdict.next!.chi2).toBeGreaterThan(9);
    expect(codes(verdict.alike)).toEqual([]);
  });

  it('never tells the axis from numbers alone', () => {
    for (const numbers of [
      [40, 60],
      [40, 60, 90],
      [30, 50, 70, 90],
    ]) {
      const { verdict } = valueOf(fitMeanings(exactly(along('horizontal'), numbers, { turned: false })));
      if (verdict.kind === 'clear' || verdict.kind === 'no-family') throw new Error(verdict.kind);
      const axes = ['vertical', 'horizontal', 'H16:9', 'H4:3', 'diagonal'].map((axis) => `degrees ${axis}`);
      expect(codes(verdict.candidates)).toEqual(expect.arrayContaining(axes));
      expect(verdict.advice).toBe('turned-picture');
    }
  });

  it('tells the scale from three numbers', () => {
    const { verdict } = valueOf(fitMeanings(exactly(along('horizontal'), [40, 60, 90], { turned: false })));
    expect(verdict).toMatchObject({ kind: 'scale', counting: degrees });
  });

  it.each<[string, Size, MeaningAxis]>([
    ['16:9', fullHd, 'horizontal-at-16:9'],
    ['4:3', { widthPx: 1440, heightPx: 1080 }, 'horizontal-at-4:3'],
  ])('leaves H and H at %s a tie on a screen of that ratio', (_, size, axis) => {
    const { verdict } = valueOf(fitMeanings(exactly(along('horizontal'), [50, 70, 100], { size })));
    if (verdict.kind !== 'clear') throw new Error(verdict.kind);
    expect(verdict.best.meaning).toEqual(along('horizontal'));
    expect(verdict.alike).toEqual([{ meaning: along(axis), told: 'shape' }]);
  });

  it('tells that tie by a window of another shape', () => {
    const measured = exactly(along('horizontal'), [50, 70, 100]);
    const m = tOf(along('horizontal'), 70, wide) / tOf(along('horizontal'), 70, 4 / 3);
    const window = { number: 70, from: fullHd, to: { widthPx: 1440, heightPx: 1080 }, m, sdLn: 0.004 };
    const { verdict } = valueOf(fitMeanings({ ...measured, windows: [window] }));
    expect(verdict).toMatchObject({ kind: 'clear', best: { meaning: along('horizontal') }, alike: [] });
  });

  it('is not clear from one number', () => {
    const { verdict } = valueOf(fitMeanings(exactly(along('vertical'), [60])));
    expect(verdict).toMatchObject({ kind: 'undecided', advice: 'another-number' });
  });

  it('finds no family for a curve of its own, and says no line where none fits', () => {
    const t = (number: number) => Math.tan(toRadians(41.2 + 30 * Math.log(number / 30)) / 2);
    const { verdict, pictures } = valueOf(
      fitMeanings({
        size: fullHd,
        zooms: [
          { from: 30, to: 50, m: t(30) / t(50), sdLn: 0.0015 },
          { from: 50, to: 90, m: t(50) / t(90), sdLn: 0.0015 },
          { from: 90, to: 150, m: t(90) / t(150), sdLn: 0.0015 },
        ],
        turns: [{ number: 90, focalPx: 540 / t(90), sdLn: 0.01 }],
        windows: [],
      }),
    );
    expect(verdict).toEqual({ kind: 'no-family', lines: [] });
    expect(pictures.map(({ number }) => number)).toEqual([30, 50, 90, 150]);
    for (const { number, lnT, sdLn } of pictures) {
      expect(lnT).toBeCloseTo(Math.log(t(number)), 9);
      expect(sdLn).toBeGreaterThanOrEqual(0.01 - 1e-9);
    }
  });

  it('finds a slider of its own that is a straight line', () => {
    const own = along('vertical', countingLine(27, 0.31));
    const { verdict } = valueOf(fitMeanings(exactly(own, [10, 50, 80, 120])));
    if (verdict.kind !== 'no-family') throw new Error(verdict.kind);
    const line = verdict.lines.find(({ meaning }) => meaning.axis === 'vertical');
    expect(line?.zeroAt).toBeCloseTo(27, 3);
    expect(line?.degreesPerUnit).toBeCloseTo(0.31, 4);
  });

  it('says whether the record agrees', () => {
    const reading = valueOf(fitMeanings(exactly(along('horizontal'), [40, 60, 90])));
    expect(agreementWith(reading, { kind: 'horizontal' })).toBe('agrees');
    expect(agreementWith(reading, { kind: 'vertical' })).toBe('contradicts');
    const open = valueOf(fitMeanings(exactly(along('horizontal'), [40, 60, 90], { turned: false })));
    expect(agreementWith(open, { kind: 'vertical' })).toBe('cannot-tell');
  });
});

describe('a refusal', () => {
  const good = exactly(along('vertical'), [40, 60, 90]);
  it.each<[string, Measurements, string]>([
    ['nothing', { ...good, zooms: [], turns: [] }, 'nothing-measured'],
    ['a number twice', { ...good, zooms: [{ from: 60, to: 60, m: 1, sdLn: 0.01 }] }, 'numbers-equal'],
    [
      'an enlargement below zero',
      { ...good, zooms: [{ from: 40, to: 60, m: -1, sdLn: 0.01 }] },
      'not-finite',
    ],
    ['a picture of no size', { ...good, size: { widthPx: 0, heightPx: 1080 } }, 'not-finite'],
    [
      'ways that disagree',
      { ...good, zooms: [...good.zooms, { from: 40, to: 90, m: 0.5, sdLn: 0.004 }] },
      'pictures-disagree',
    ],
  ])('%s', (_, measurements, kind) => {
    const result = fitMeanings(measurements);
    expect(result.ok ? 'none' : result.refusal.kind).toBe(kind);
  });
});

/** True if the meaning, or one that no picture here tells from it, is among the candidates. */
const names = ({ verdict, fits }: Reading, meaning: Meaning): boolean => {
  if (verdict.kind === 'no-family') return false;
  const code = meaningCode(meaning);
  if (verdict.kind === 'clear') return codes([verdict.best, ...verdict.alike]).includes(code);
  return fits.some((fit) => meaningCode(fit.meaning) === code && codes(verdict.candidates).includes(code));
};

describe('every game with a conversion, measured with clicks 1 px off', () => {
  const sizes: readonly Size[] = [
    fullHd,
    { widthPx: 2560, heightPx: 1080 },
    { widthPx: 1440, heightPx: 1080 },
  ];
  const scales = games.flatMap(({ id, scale, otherwise = [] }) =>
    [scale, ...otherwise.map((other) => other.scale)].flatMap((each) => (each ? [{ id, scale: each }] : [])),
  );

  /** Numbers of pictures about 32°, 48° and 66° high, within the game's range and on its step. */
  const numbersOf = (
    { conversion, range, step, decimals }: (typeof scales)[number]['scale'],
    ratio: number,
  ) => {
    const perUnit = step === null ? 10 ** decimals : 1 / step;
    const clamp = (number: number) =>
      range?.kind === 'fixed'
        ? Math.min(Math.max(number, range.min ?? -Infinity), range.max ?? Infinity)
        : number;
    return [
      ...new Set(
        [32, 48, 66].map(
          (v) =>
            Math.round(clamp(convert(conversion, fovOfVertical(toRadians(v), ratio))) * perUnit) / perUnit,
        ),
      ),
    ];
  };

  it('gives its own meaning or a true tie', () => {
    let [runs, clear, wrong, missed] = [0, 0, 0, 0];
    for (const [place, { scale }] of scales.entries())
      for (const size of sizes) {
        const ratio = size.widthPx / size.heightPx;
        const meaning = meaningOf(scale.conversion)!;
        const numbers = numbersOf(scale, ratio);
        if (numbers.length < 2) continue;
        const measurements = measuredGame({
          size,
          numbers,
          halfTangent: (number) => tOf(meaning, number, ratio),
          ...{ points: 4, turnPoints: 6, noisePx: 1 },
          random: randomNumbers(place * 31 + size.widthPx),
        });
        const reading = valueOf(fitMeanings(measurements));
        runs++;
        if (reading.verdict.kind === 'clear') clear++;
        if (!names(reading, meaning)) {
          if (reading.verdict.kind === 'no-family') missed++;
          else wrong++;
        }
      }
    expect(runs).toBeGreaterThan(150);
    // Never another meaning; the threshold of 4 for each measurement refuses some true ones.
    expect(wrong).toBe(0);
    expect(missed / runs).toBeLessThan(0.02);
    expect(clear / runs).toBeGreaterThan(0.7);
  });
});

it('holds no NaN, whatever was measured', () => {
  const number = fc.oneof(fc.double(), fc.integer({ min: -50, max: 200 }), fc.constantFrom(0.5, 1, 1.3));
  const positive = fc.oneof(fc.double(), fc.double({ min: 0.1, max: 3, noNaN: true }));
  const size = fc.record({
    widthPx: fc.constantFrom(1920, 2560, 0, NaN),
    heightPx: fc.constantFrom(1080, 1440),
  });
  const sdLn = fc.oneof(fc.double(), fc.double({ min: 0, max: 0.1 }));
  const measurements = fc.record({
    size,
    zooms: fc.array(fc.record({ from: number, to: number, m: positive, sdLn }), { maxLength: 4 }),
    turns: fc.array(
      fc.record({ number, focalPx: fc.oneof(fc.double(), fc.integer({ min: 100, max: 4000 })), sdLn }),
      {
        maxLength: 2,
      },
    ),
    windows: fc.array(fc.record({ number, from: size, to: size, m: positive, sdLn }), { maxLength: 2 }),
  });
  fc.assert(
    fc.property(measurements, (each) => {
      const result = fitMeanings(each);
      if (!result.ok) return;
      const { fits, pictures, verdict } = result.value;
      expect(fits.every(({ chi2 }) => chi2 >= 0)).toBe(true);
      expect(pictures.every(({ lnT, sdLn: sd }) => Number.isFinite(lnT) && sd > 0)).toBe(true);
      if (verdict.kind === 'clear' && verdict.next)
        expect(verdict.next.chi2 - verdict.best.chi2).toBeGreaterThan(9);
    }),
    { numRuns: 500 },
  );
});
