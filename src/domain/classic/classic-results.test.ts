import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classicAngles, type ClassicSetup } from './classic-formulas';
import { classicResults } from './classic-results';

const defaultSetup: ClassicSetup = { screenRatio: '16:9', screenSize: 27, distance: 50 };
const screenRatios = ['16:9', '21:9', '32:9', '4:3', '5:4'] as const;

const texts = (setup: Partial<ClassicSetup>) =>
  Object.fromEntries(classicResults({ ...defaultSetup, ...setup }).map(({ id, text }) => [id, text]));

describe('classicAngles', () => {
  // By hand: 27 in of 16:9 is 27 · 2.54 · 16/√337 = 59.7727 cm wide; 2·atan(59.7727/100) = 61.7358°; · 9/16 = 34.7264°.
  it('gives the default rig its two angles', () => {
    expect(classicAngles(defaultSetup).hFov).toBeCloseTo(61.7358, 4);
    expect(classicAngles(defaultSetup).vFov).toBeCloseTo(34.7264, 4);
  });

  // By hand, at 60 cm: width = 30 · 2.54 · w/√(w² + h²), hFov = 2·atan(width/120).
  it.each([
    ['16:9', 57.9247], // width 66.4141
    ['21:9', 60.5406], // width 70.0389
    ['32:9', 62.8735], // width 73.3540
    ['4:3', 53.8611], // width 60.96
    ['5:4', 52.7492], // width 59.5022
  ] as const)('knows the width of a 30 in screen of %s', (screenRatio, hFov) => {
    expect(classicAngles({ ...defaultSetup, screenRatio, screenSize: 30, distance: 60 }).hFov).toBeCloseTo(
      hFov,
      3,
    );
  });
});

describe('classicResults', () => {
  // By hand from hFov = 61.735797° and vFov = 34.726386°: e.g. RaceRoom 61.7358 − 0.3 = 61.4,
  // RBR 61.735797 · 0.0175 = 1.0803765 (6 decimals), F1 2016 (30 − 24.6943)/100 = 0.0531, DiRT 61.7358 · 1.2 = 74.08.
  it('shows the default rig', () => {
    expect(classicResults(defaultSetup).map(({ id, text }) => [id, text])).toEqual([
      ['hFov', '62°'],
      ['projectCarsAndTrucks', '62'],
      ['raceRoom', '61.4'],
      ['richardBurnsRally', '1.080376'],
      ['f1From2016', '0.05'],
      ['f1From2019', '0.1'],
      ['f1From2021', '0'],
      ['vFov', '35'],
      ['assettoCorsa', '17.4'],
      ['rFactorFamily', '35'],
      ['dirtRallyAndGrid', '74'],
      ['gtr2AndRace07', '0.62x'],
      ['eaWrc', '37'],
      ['tripleScreenAngle', '64.82°'],
    ]);
  });

  // By hand: a screen as wide as twice its distance spans 2·atan(1) = 90°. 4:3, so width = 0.8 · 2.54 · size:
  // size 50 in is 101.6 cm wide, seen from 50.8 cm. vFov = 90 · 3/4 = 67.5.
  it('shows a right angle in every formula', () => {
    expect(Object.values(texts({ screenRatio: '4:3', screenSize: 50, distance: 50.8 }))).toEqual([
      '90°',
      '90',
      '89.7',
      '1.575000',
      '-0.06',
      '-0.1',
      '-2',
      '68',
      '33.8',
      '68',
      '108',
      '0.90x',
      '54',
      '94.50°',
    ]);
  });

  it('gives 180° at a distance of 0, as the formula says', () => {
    expect(texts({ distance: 0 })['hFov']).toBe('180°');
    expect(texts({ distance: 0 })['f1From2021']).toBe('-10'); // −8 · 120 / 100 = −9.6
  });

  it('gives 0 for a screen of no size', () => {
    expect(texts({ screenSize: 0 })['hFov']).toBe('0°');
    expect(texts({ screenSize: 0 })['raceRoom']).toBe('-0.3');
  });

  it('shows a negative angle for a negative distance, as it comes out', () => {
    expect(texts({ distance: -50 })['hFov']).toBe('-62°');
  });

  it('shows an en dash where there is no number, and offers nothing to copy', () => {
    const results = classicResults({ ...defaultSetup, screenSize: 0, distance: 0 });
    expect(new Set(results.map(({ text }) => text))).toEqual(new Set(['–']));
    expect(new Set(results.map(({ number }) => number))).toEqual(new Set([null]));
  });

  // hFov of about 60.1°: −8 · 0.1 / 100 = −0.008, which rounds to zero from below.
  it('never shows a negative zero', () => {
    const width = 2 * 50 * Math.tan((60.1 / 2) * (Math.PI / 180));
    const screenSize = (width / 2.54) * (Math.sqrt(337) / 16);
    expect(texts({ screenSize })['f1From2021']).toBe('0');
  });

  it('copies the bare number', () => {
    const byId = new Map(classicResults(defaultSetup).map((row) => [row.id, row.number]));
    expect(byId.get('hFov')).toBe('62');
    expect(byId.get('gtr2AndRace07')).toBe('0.62');
  });

  it('names the unit of the one number in radians', () => {
    const units = classicResults(defaultSetup).flatMap(({ id, unit }) => (unit ? [[id, unit]] : []));
    expect(units).toEqual([['richardBurnsRally', 'radians']]);
  });

  it('says what its last digit is worth', () => {
    const byId = new Map(classicResults(defaultSetup).map((row) => [row.id, row.lastDigit]));
    expect(byId.get('hFov')).toBe(1);
    expect(byId.get('raceRoom')).toBeCloseTo(0.1, 12);
    expect(byId.get('richardBurnsRally')).toBeCloseTo(0.000001, 12);
  });

  it('shows a number of the right shape or an en dash for any input', () => {
    const anyNumber = fc.double();
    fc.assert(
      fc.property(
        fc.constantFrom(...screenRatios),
        anyNumber,
        anyNumber,
        (screenRatio, screenSize, distance) => {
          for (const { text } of classicResults({ ...defaultSetup, screenRatio, screenSize, distance })) {
            expect(text).toMatch(/^(–|-?\d+(\.\d+)?[°x]?)$/);
            expect(text).not.toMatch(/^-0(\.0*)?[°x]?$/);
          }
        },
      ),
    );
  });
});
