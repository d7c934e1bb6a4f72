import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultEntry, type RigEntry } from './entry';
import { hintFor } from './hints';
import { lacksRadius, setupOf } from './setup';

/** Any UTF-16 code units, unpaired surrogates included. */
const anyText = fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units));

const setupWith = (change: Partial<RigEntry>) => setupOf({ ...defaultEntry, ...change });

describe('an entry', () => {
  it('starts with the specified defaults, and leaves the rest to the method', () => {
    expect(setupOf(defaultEntry)).toEqual({
      screenRatio: '16:9',
      screenSize: 27,
      distance: 50,
      screens: 'single',
      curvedScreen: false,
      radiusCurve: 1000,
      bezelThickness: 0,
      fit: 'balanced',
      resolution: null,
      ownRatio: null,
      litSize: null,
      sideAngle: null,
      gap: null,
      sideSize: null,
      sideRatio: null,
      eyeOffset: 0,
    });
  });

  it('is flat, has a version, and goes through JSON without loss, whatever was typed', () => {
    expect(defaultEntry.version).toBe(1);
    expect(Object.values(defaultEntry).filter((value) => typeof value === 'object')).toEqual([]);
    fc.assert(
      fc.property(anyText, fc.constantFrom('cm', 'in'), (text, distanceUnit) => {
        const entry = { ...defaultEntry, distance: text, gap: text, distanceUnit };
        expect(JSON.parse(JSON.stringify(entry))).toEqual(entry);
      }),
    );
  });

  it('remembers the unit that a bare number was typed in', () => {
    expect(setupWith({ distance: '40', distanceUnit: 'in' }).distance).toBeCloseTo(101.6, 9);
    expect(setupWith({ distance: '40 cm', distanceUnit: 'in' }).distance).toBe(40);
  });
});

describe('what is typed', () => {
  it('counts as 0 where it is empty or no number, in every specified field', () => {
    expect(
      setupWith({ screenSize: '', distance: 'far', radiusCurve: ' ', bezelThickness: '--' }),
    ).toMatchObject({ screenSize: 0, distance: 0, radiusCurve: 0, bezelThickness: 0 });
  });

  it('is left to the method where it is empty or no number, in the others', () => {
    expect(
      setupWith({ sideAngle: 'forty', gap: '', sideSize: 'same', eyeOffset: 'high', resolution: 'wide' }),
    ).toMatchObject({ sideAngle: null, gap: null, sideSize: null, eyeOffset: 0, resolution: null });
  });

  it.each(['0x0', '0x1440', '3440x0'])('leaves pixels out of which there are none: %s', (resolution) => {
    expect(setupWith({ resolution }).resolution).toBeNull();
  });

  it('may carry the unit of its field', () => {
    expect(
      setupWith({
        screenSize: '27"',
        distance: '60cm',
        radiusCurve: '1500R',
        bezelThickness: '8 mm',
        sideAngle: '45°',
        gap: '8 mm',
        sideSize: '24 inches',
        eyeOffset: '-3 cm',
        resolution: '3440 × 1440',
      }),
    ).toMatchObject({
      screenSize: 27,
      distance: 60,
      radiusCurve: 1500,
      bezelThickness: 8,
      sideAngle: 45,
      gap: 8,
      sideSize: 24,
      eyeOffset: -3,
      resolution: { widthPx: 3440, heightPx: 1440 },
    });
  });

  // By hand: an inch is 2.54 cm, a foot 30.48 cm.
  it.each([
    [`40in`, 101.6],
    [`40"`, 101.6],
    [`3'4"`, 101.6],
    [`3′4″`, 101.6],
    [`3 ft 4 in`, 101.6],
    [`3' 4`, 101.6],
    [`3 feet`, 91.44],
    // 39.375 in and 40.5 in.
    [`39 3/8"`, 100.0125],
    ['39-3/8 in', 100.0125],
    [`3' 4 1/2"`, 102.87],
    [`3′4 1/2″`, 102.87],
    [`3 ft 4-1/2 in`, 102.87],
    [`1/2 m`, 50],
    // Fractions in one sign, with a fraction slash, and feet and inches with a hyphen between them.
    [`3'4½"`, 102.87],
    [`3′ 4 ½″`, 102.87],
    [`3ʼ4½ʼʼ`, 102.87],
    [`3´ 4½´´`, 102.87],
    [`3'-4"`, 101.6],
    [`3' - 4"`, 101.6],
    [`3 ft-4½ in`, 102.87],
    [`3′–4-1/2″`, 102.87],
    [`-3'-4"`, -101.6],
    [`39⅜"`, 100.0125],
    [`39 3⁄8 Zoll`, 100.0125],
    [`½ m`, 50],
    [`27½ cm`, 27.5],
    [`27½`, 27.5],
    [`½`, 0.5],
    [`-½`, -0.5],
    [`−1¼`, -1.25],
    [`1.016 m`, 101.6],
    [`1016 mm`, 101.6],
    [`101,6 cm`, 101.6],
    [`1.016,5mm`, 101.65],
    [`1 016 mm`, 101.6],
    [`1\u202f016mm`, 101.6],
    [`1’016 mm`, 101.6],
  ])('may carry another unit of length: %s is %d cm', (distance, cm) => {
    expect(setupWith({ distance }).distance).toBeCloseTo(cm, 9);
  });

  it.each([
    '45°',
    '60 kg',
    '3 monkeys',
    '1R',
    '60 cm cm',
    `3'4/0"`,
    '60 1/0 cm',
    `3'--4"`,
    '3-4"',
    '27½½',
    '1.5½',
  ])('is no length as %j', (distance) => {
    expect(setupWith({ distance }).distance).toBe(0);
  });

  it.each(['45 cm', '45"', '1 rad'])('is no angle as %j', (sideAngle) => {
    expect(setupWith({ sideAngle }).sideAngle).toBeNull();
  });

  it('keeps every digit in the field’s own unit', () => {
    expect(setupWith({ screenSize: '31.5', distance: '-70.123456789' })).toMatchObject({
      screenSize: 31.5,
      distance: -70.123456789,
    });
  });

  it('is answered at once, however long it is', () => {
    const blanks = `1${' '.repeat(100_000)}x`;
    const started = performance.now();
    expect(setupWith({ distance: blanks, sideAngle: blanks }).distance).toBe(0);
    expect(performance.now() - started).toBeLessThan(1000);
  });

  it('needs both lit width and lit height to count', () => {
    expect(setupWith({ litWidth: '700' }).litSize).toBeNull();
    expect(setupWith({ litHeight: '300' }).litSize).toBeNull();
    expect(setupWith({ litWidth: '700', litHeight: '30 cm' }).litSize).toEqual({
      widthMm: 700,
      heightMm: 300,
    });
  });
});

describe('hintFor', () => {
  it.each([
    ['27', null],
    ['1e2', null],
    ['-5', null],
    ['', { kind: 'empty-counts-as-zero' }],
    ['  ', { kind: 'empty-counts-as-zero' }],
    ['about 60', { kind: 'not-a-number-counts-as-zero' }],
    ['60,5', { kind: 'read-as', value: 60.5 }],
    ['1,500', { kind: 'read-as', value: 1500 }],
    ['60 cm', { kind: 'read-as', value: 60 }],
    ['600 mm', { kind: 'read-as', value: 60 }],
    ['60 1/2', { kind: 'read-as', value: 60.5 }],
    ['60½', { kind: 'read-as', value: 60.5 }],
  ])('distance %j: %j', (distance, hint) => {
    expect(hintFor('distance', { ...defaultEntry, distance })).toEqual(hint);
  });

  it.each([
    ['', null],
    ['45', null],
    ['45°', { kind: 'read-as', value: 45 }],
    ['forty', { kind: 'not-a-number-left-out' }],
  ])('side angle %j: %j', (sideAngle, hint) => {
    expect(hintFor('sideAngle', { ...defaultEntry, sideAngle })).toEqual(hint);
  });
});

it.each([
  [{ curvedScreen: true, radiusCurve: '' }, true],
  [{ curvedScreen: true, radiusCurve: '0' }, true],
  [{ curvedScreen: true, radiusCurve: 'round' }, true],
  [{ curvedScreen: true, radiusCurve: '1800' }, false],
  [{ curvedScreen: false, radiusCurve: '' }, false],
] as const)('of %o the radius is missing: %s', (change, isMissing) => {
  expect(lacksRadius(setupWith(change))).toBe(isMissing);
});
