import { describe, expect, it } from 'vitest';
import { defaultEntry, type RigEntry } from './entry';
import { hintFor } from './hints';
import { readMeasured } from './read-quantity';
import { readShape } from './read-shape';
import { setupOf } from './setup';
import { namesItsUnit, shownText } from './shown';

const setupWith = (change: Partial<RigEntry>) => setupOf({ ...defaultEntry, ...change });

/** Singular, plural and, in Polish, the forms after 5 and 1,5, by dictionaries. */
const inches =
  `27 Zoll|27 pouces|1 pouce|27 po|27 pollici|1 pollice|27 pulgadas|1 pulgada|27 pulg.|27 polegadas|1 polegada|27 pol.
1 cal|2 cale|27 cali|27,5 cala|27 duim|27 inch|27インチ|27型|27英寸|27寸|27吋|27“|27”|27„|27″|27''|２７インチ|27 ｲﾝﾁ|２７．５”`.split(
    /[|\n]/,
  );
const centimetres =
  `70 Zentimeter|70 Zentimetern|70 centimètres|1 centimètre|70 centimetri|1 centimetro|70 centímetros|70 centimetros
1 centymetr|2 centymetry|70 centymetrów|70,5 centymetra|70 centimeter|70センチ|70センチメートル|70厘米|70公分|７０ｃｍ|70㎝|70㌢`.split(
    /[|\n]/,
  );
const millimetres =
  `8 Millimeter|8 millimètres|8 millimetri|8 milímetros|8 milimetrów|8 millimeter|8ミリ|8ミリメートル|8毫米|8㎜`.split(
    '|',
  );
const metres = `2 Meter|2 Metern|2 mètres|2 metri|2 metros|2 metry|5 metrów|2 meter|2メートル|2米`.split('|');
const feet =
  `3 Fuß|3 Fuss|3 pieds|1 pied|3 piedi|1 piede|3 pies|1 pie|3 pés|1 pé|1 stopa|3 stopy|5 stóp|3 voet|3フィート|3英尺|3′|3’`.split(
    '|',
  );
const degrees =
  `45 Grad|45 degrés|45 gradi|45 grados|45 graus|45 stopni|1 stopień|2 stopnie|45,5 stopnia|45 graden|45度|45°|45º|４５°`.split(
    '|',
  );

const amount = (text: string): number =>
  Number(/[\d.,]+/.exec(text.normalize('NFKC'))?.[0].replace(',', '.'));

// By hand: an inch is 25.4 mm, a foot 304.8 mm.
describe.each([
  ['inches', inches, 25.4],
  ['centimetres', centimetres, 10],
  ['millimetres', millimetres, 1],
  ['metres', metres, 1000],
  ['feet', feet, 304.8],
])('%s in ten languages', (_, texts, mm) => {
  it.each(texts)('%s', (text) => {
    expect(setupWith({ litWidth: text, litHeight: '1' }).litSize?.widthMm).toBeCloseTo(amount(text) * mm, 9);
    expect(namesItsUnit(text)).toBe(true);
  });
});

it.each(degrees)('degrees in ten languages: %s', (text) => {
  expect(setupWith({ sideAngle: text }).sideAngle).toBe(amount(text));
});

// 3 · 12 + 4 = 40 in = 101.6 cm.
it.each(['3 Fuß 4 Zoll', '3 pieds 4 pouces', '3フィート4インチ', '3’ 4“', '３′４″', '3 voet 4'])(
  'feet and inches: %s',
  (distance) => {
    expect(setupWith({ distance }).distance).toBeCloseTo(101.6, 9);
  },
);

it.each(['1000R', 'R1000', 'r 1000', 'Ｒ１０００', '1000 r', 'R 1 000'])('a radius: %s', (radiusCurve) => {
  expect(setupWith({ radiusCurve }).radiusCurve).toBe(1000);
});

it('takes only the radius in R', () => {
  expect(readMeasured('distance', 'R50', 'cm')).toBeNull();
});

it('reads digits of full width, as Japanese and Chinese keyboards write them', () => {
  expect(setupWith({ distance: '５０．５' }).distance).toBe(50.5);
  expect(setupWith({ distance: '－５０' }).distance).toBe(-50);
  expect(readShape('３４４０ｘ１４４０')).toEqual({ width: 3440, height: 1440 });
  expect(readShape('２１：９')).toEqual({ width: 21, height: 9 });
  expect(namesItsUnit('５０．５')).toBe(false);
  expect(namesItsUnit('1’000')).toBe(false);
  // 50.8 cm = 20 in.
  expect(shownText('distance', { ...defaultEntry, distance: '５０．８' }, 'in')).toBe('20');
});

it('says what it has read in another spelling', () => {
  expect(hintFor('screenSize', { ...defaultEntry, screenSize: '27 Zoll' })).toEqual({
    kind: 'read-as',
    value: 27,
  });
  expect(hintFor('distance', { ...defaultEntry, distance: '５０' })).toEqual({ kind: 'read-as', value: 50 });
});

// Signs that look like digits are none: 5² is not 52.
it.each([
  '5²',
  '½27',
  '½½',
  '27 Zölle Zoll',
  '27 cals',
  '27 stopni',
  '①',
  '2\u03017',
  `27 po${'\u0301'.repeat(40)}`,
])('%s is no length', (text) => {
  expect(readMeasured('screenSize', text, 'in')).toBeNull();
});
