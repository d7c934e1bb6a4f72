import { extremes } from '../../src/testing/hostile-values';
import type { Panel, Rig } from '../../src/domain/geometry/rig';
import { toRadians } from '../../src/domain/geometry/units';
import { defaultEntry, type RigEntry } from '../../src/domain/rig/entry';
import { curveFits, measuredFields, screenCounts, screenRatios } from '../../src/domain/rig/fields';
import { setupOf, type Setup } from '../../src/domain/rig/setup';

/** An input: texts of the form, numbers of a program, or a rig. */
export type Case =
  | { readonly kind: 'typed'; readonly entry: RigEntry }
  | { readonly kind: 'numbers'; readonly setup: Setup }
  | { readonly kind: 'rig'; readonly rig: Rig };

/** Mulberry32: small, fast, and the same on every machine. Gives 0 … 1, without the 1. */
export const randomFrom = (seed: number): (() => number) => {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

type Random = () => number;

export const pick = <T>(random: Random, from: readonly T[]): T =>
  from[Math.floor(random() * from.length)] as T;

const between = (random: Random, min: number, max: number): number => min + random() * (max - min);

const bits = new DataView(new ArrayBuffer(8));

/** Any double that there is: every exponent as likely as any other. */
const anyDouble = (random: Random): number => {
  bits.setUint32(0, random() * 2 ** 32);
  bits.setUint32(4, random() * 2 ** 32);
  return bits.getFloat64(0);
};

const hostileNumber = (random: Random): number => {
  const kind = random();
  if (kind < 0.5) return pick(random, extremes);
  if (kind < 0.7) return anyDouble(random);
  return (random() < 0.2 ? -1 : 1) * 10 ** between(random, -12, 12);
};

/** Draws the numbers of one case: likely ones, except for the share that is hostile. */
const numberSource =
  (random: Random, hostileShare: number) =>
  (min: number, max: number): number => {
    if (random() < hostileShare) return hostileNumber(random);
    const value = between(random, min, max);
    // People measure in whole numbers, and formulas have their corners there.
    return random() < 0.5 ? Math.round(value) : value;
  };

/** Most cases are plain or nearly so: a rig with several hostile numbers is turned away at the first. */
const hostileShareOf = (random: Random): number => {
  const kind = random();
  if (kind < 0.55) return 0;
  if (kind < 0.85) return 0.06;
  return kind < 0.95 ? 0.3 : 1;
};

const radii = [800, 1000, 1500, 1800, 2300, 3800];
const resolutions = [
  { widthPx: 1920, heightPx: 1080 },
  { widthPx: 2560, heightPx: 1080 },
  { widthPx: 3440, heightPx: 1440 },
  { widthPx: 3840, heightPx: 1600 },
  { widthPx: 5120, heightPx: 1440 },
  { widthPx: 7680, heightPx: 2160 },
];

const maybe = <T>(random: Random, share: number, value: () => T): T | null =>
  random() < share ? value() : null;

const drawSetup = (random: Random, number: (min: number, max: number) => number): Setup => ({
  screenRatio: random() < 0.8 ? pick(random, screenRatios) : `${number(1, 64)}:${number(1, 27)}`,
  screenSize: number(10, 65),
  distance: number(25, 200),
  screens: pick(random, screenCounts),
  curvedScreen: random() < 0.5,
  radiusCurve: random() < 0.7 ? pick(random, radii) : number(400, 5000),
  bezelThickness: number(0, 30),
  fit: pick(random, curveFits),
  resolution: maybe(random, 0.3, () =>
    random() < 0.7 ? pick(random, resolutions) : { widthPx: number(800, 8000), heightPx: number(600, 4000) },
  ),
  ownRatio: null,
  litSize: maybe(random, 0.15, () => ({ widthMm: number(300, 1300), heightMm: number(200, 700) })),
  gap: maybe(random, 0.3, () => number(0, 60)),
  sideAngle: maybe(random, 0.4, () => number(0, 90)),
  sideSize: maybe(random, 0.2, () => number(15, 50)),
  eyeOffset: random() < 0.5 ? 0 : number(-30, 30),
  sideRatio: maybe(random, 0.1, () => ({ width: number(1, 64), height: number(1, 27) })),
});

const drawPanel = (random: Random, number: (min: number, max: number) => number): Panel => ({
  widthMm: number(250, 1300),
  heightMm: number(180, 700),
  curveRadiusMm: maybe(random, 0.5, () => (random() < 0.7 ? pick(random, radii) : number(150, 5000))),
});

const drawRig = (random: Random, number: (min: number, max: number) => number): Rig => ({
  panel: drawPanel(random, number),
  eyeDistanceMm: number(250, 2500),
  eyeOffsetMm: number(-300, 300),
  fit: pick(random, curveFits),
  sides: maybe(random, 0.6, () => ({
    bezelMm: number(0, 40),
    gapMm: maybe(random, 0.4, () => number(0, 90)),
    sideAngle: maybe(random, 0.5, () => toRadians(number(0, 100))),
    panel: maybe(random, 0.4, () => drawPanel(random, number)),
  })),
});

const strangeTexts = [
  ['', ' ', 'NaN', 'Infinity', '-Infinity', 'undefined', 'null', 'abc', '-', '.', ',', '+', 'e', '1e', '--1'],
  ['-0', '−0', '0,0', '-0.0', '1e999', '-1e999', '1e-999', '0x1F', '1_000', '1.2.3', '1,2,3', '1,000,00'],
  [
    '27"',
    '27 in',
    '50 cm',
    '1000R',
    '8mm',
    '1.000,5',
    '1.000.000',
    `3'4"`,
    '3 ft 4 in',
    '1.02 m',
    '45°',
    '٣',
    '２７',
    '½',
    '∞',
    '🏎',
    '\u0000',
    '\u202e27',
    '__proto__',
  ],
].flat();

const longTexts = ['9', '0', ' ', ',', '.', 'e', '1,', '0.', '-', 'x'];

const grouped = new Intl.NumberFormat('en', { maximumFractionDigits: 3 });

/** A number as people and programs write it, or a hostile text. */
const textOf = (random: Random, value: number, hostileShare: number): string => {
  if (random() < hostileShare * 0.3) return pick(random, strangeTexts);
  if (random() < hostileShare * 0.004) {
    const length = between(random, 10, 30000);
    return `1${pick(random, longTexts).repeat(length)}${pick(random, longTexts)}`;
  }
  const kind = random();
  const text = String(value);
  if (kind < 0.5) return text;
  if (kind < 0.6) return text.replace('.', ',');
  if (kind < 0.7) return ` ${text}\t`;
  if (kind < 0.75) return text.replace('-', '−');
  if (kind < 0.8) return `${Math.trunc(value)}${pick(random, ['½', ' ¾', '-⅜', ' 3/8', "'-4½"])}`;
  return kind < 0.9 ? grouped.format(value) : value.toPrecision(4);
};

const typedUnits = ['', '', '', ' mm', 'cm', ' in', '"', ' m', "'", '°'];

const drawTyped = (random: Random, hostileShare: number): Case => {
  const { litSize, resolution, ...setup } = drawSetup(random, numberSource(random, hostileShare));
  const numbers = { ...setup, litWidth: litSize?.widthMm ?? null, litHeight: litSize?.heightMm ?? null };
  const text = (value: number | null) =>
    value === null ? '' : textOf(random, value, hostileShare) + pick(random, typedUnits);
  return {
    kind: 'typed',
    entry: {
      ...defaultEntry,
      screenRatio: setup.screenRatio,
      screens: setup.screens,
      curvedScreen: setup.curvedScreen,
      fit: setup.fit,
      ...Object.fromEntries(measuredFields.map((id) => [id, text(numbers[id])])),
      resolution: resolution === null ? '' : `${resolution.widthPx}x${resolution.heightPx}`,
    },
  };
};

export const drawCase = (random: Random): Case => {
  const hostileShare = hostileShareOf(random);
  const number = numberSource(random, hostileShare);
  const kind = random();
  if (kind < 0.4) return drawTyped(random, hostileShare);
  if (kind < 0.7) return { kind: 'numbers', setup: drawSetup(random, number) };
  return { kind: 'rig', rig: drawRig(random, number) };
};

/** The dullest case of each kind: what a failing one is led back to, field by field. */
export const plainCases: { readonly [Kind in Case['kind']]: Extract<Case, { kind: Kind }> } = {
  typed: { kind: 'typed', entry: defaultEntry },
  numbers: { kind: 'numbers', setup: setupOf(defaultEntry) },
  rig: {
    kind: 'rig',
    rig: {
      panel: { widthMm: 600, heightMm: 340, curveRadiusMm: null },
      eyeDistanceMm: 500,
      eyeOffsetMm: 0,
      fit: 'balanced',
      sides: null,
    },
  },
};
