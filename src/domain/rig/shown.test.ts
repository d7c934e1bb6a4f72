import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultEntry, type RigEntry } from './entry';
import { fieldIds, isLengthField, type LengthField } from './fields';
import { hintFor } from './hints';
import { setupOf } from './setup';
import { namesItsUnit, readShown, shownText, shownUnit } from './shown';

const lengthFields = fieldIds.filter(isLengthField);

const decimal = fc
  .tuple(fc.integer({ min: -999, max: 9999 }), fc.nat(99_999))
  .map(([whole, rest]) => `${whole}.${rest}`);

const typedText = fc.oneof(
  decimal,
  fc.string({ maxLength: 12 }),
  fc.constantFrom('', '50', '60,5', `3'4"`, '40in', '1.02 m', '3 ft 4 in', 'about 60', '-3', '1,000'),
);

const entryWith = (id: LengthField, text: string, unit: 'cm' | 'in' | 'mm'): RigEntry => ({
  ...defaultEntry,
  [id]: text,
  [`${id}Unit`]: unit,
});

describe('what is shown of a length', () => {
  // By hand: 50 / 2.54 = 19.685; 101.6 / 2.54 = 40; 3 / 2.54 = 1.181; 40 in = 101.6 cm.
  it.each([
    ['distance', '50', 'cm', 'in', '19.69'],
    ['distance', '101.6', 'cm', 'in', '40'],
    ['distance', '40', 'in', 'cm', '101.6'],
    ['distance', '60,5', 'cm', 'in', '23.82'],
    ['distance', '0.1', 'cm', 'in', '0.039'],
    ['eyeOffset', '-3', 'cm', 'in', '-1.18'],
    ['distance', `3'4"`, 'cm', 'in', `3'4"`],
    ['distance', 'far', 'cm', 'in', 'far'],
    ['distance', '', 'cm', 'in', ''],
  ] as const)('%s %j typed in %s reads in %s as %j', (id, text, typedIn, units, shown) => {
    expect(shownText(id, entryWith(id, text, typedIn), units)).toBe(shown);
  });

  it('leaves screen sizes in inches, and what data sheets give in millimetres', () => {
    for (const units of ['cm', 'in'] as const) {
      expect(lengthFields.map((id) => shownUnit(id, units))).toEqual(
        lengthFields.map((id) =>
          ['distance', 'eyeOffset'].includes(id)
            ? units
            : ['screenSize', 'sideSize'].includes(id)
              ? 'in'
              : 'mm',
        ),
      );
    }
  });

  it('comes back to the last digit, since nothing but the text as typed is kept', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...lengthFields),
        typedText,
        fc.constantFrom('cm', 'in'),
        (id, text, typedIn) => {
          const entry = entryWith(id, text, typedIn);
          const shown = shownText(id, entry, typedIn);
          shownText(id, entry, typedIn === 'cm' ? 'in' : 'cm');
          expect(shownText(id, entry, typedIn)).toBe(shown);
          if (shownUnit(id, typedIn) === typedIn) expect(shown).toBe(text);
        },
      ),
    );
  });

  it('is as near to what was typed as two decimals can be', () => {
    fc.assert(
      fc.property(decimal, (text) => {
        const inches = Number(shownText('distance', entryWith('distance', text, 'cm'), 'in'));
        expect(Math.abs(inches * 2.54 - Number(text))).toBeLessThanOrEqual(0.005 * 2.54 + 1e-9);
      }),
    );
  });

  it('leaves angles, and what is no number, as they are', () => {
    const angle = { ...defaultEntry, sideAngle: '45,5' };
    expect(shownText('sideAngle', angle, 'in')).toBe('45,5');
    expect(readShown('sideAngle', angle, 'in')).toEqual({ value: 45.5 });
    expect(readShown('distance', entryWith('distance', 'far', 'cm'), 'in')).toBeNull();
    expect(readShown('sideAngle', { ...defaultEntry, sideAngle: 'wide' }, 'in')).toBeNull();
    expect(readShown('distance', entryWith('distance', '50.123 cm', 'cm'), 'cm')).toEqual({ value: 50.123 });
  });

  it('steps on from what stands there', () => {
    expect(readShown('distance', defaultEntry, 'in')).toEqual({ value: 19.69 });
    expect(readShown('distance', entryWith('distance', '40.125', 'in'), 'in')).toEqual({
      value: 40.125,
    });
  });
});

describe('the hint', () => {
  // 1.02 m = 40.157 in; 101.6 cm = 40 in.
  it.each([
    ['50', 'cm', null],
    ['60,5', 'cm', null],
    ['1.02 m', 'in', { kind: 'read-as', value: 40.16 }],
    ['101,6 cm', 'in', { kind: 'read-as', value: 40 }],
    [`3'4"`, 'cm', { kind: 'read-as', value: 40 }],
    ['39 3/8', 'in', { kind: 'read-as', value: 39.375 }],
  ] as const)('while inches are shown: %j typed in %s gives %j', (text, typedIn, hint) => {
    expect(hintFor('distance', entryWith('distance', text, typedIn), 'in')).toEqual(hint);
  });
});

describe('the reader of lengths', () => {
  const spellings: readonly (readonly [number, (amount: number) => string])[] = [
    ...[' mm', 'mm', ' millimetres', ' Millimeter'].map(
      (unit) => [1, (amount: number) => `${amount}${unit}`] as const,
    ),
    ...[' cm', 'cm', 'CM', ' centimetres', ' cm.'].map(
      (unit) => [10, (amount: number) => `${amount}${unit}`] as const,
    ),
    ...[' m', 'm', ' metres', ' meter'].map(
      (unit) => [1000, (amount: number) => `${amount}${unit}`] as const,
    ),
    ...['in', ' in', '"', '″', '”', "''", '’’', ' inches', ' inch', ' in.'].map(
      (unit) => [25.4, (amount: number) => `${amount}${unit}`] as const,
    ),
    ...['ft', ' ft', "'", '′', '’', ' feet', ' foot', ' ft.'].map(
      (unit) => [304.8, (amount: number) => `${amount}${unit}`] as const,
    ),
    [10, (amount) => `${String(amount).replace('.', ',')} cm`],
    [10, (amount) => ` ${amount}  cm `],
    // A whole number, and the remainder as hundredths.
    [25.4, (amount) => `${Math.floor(amount)} ${Math.round(amount * 100) % 100}/100 in`],
    [25.4, (amount) => `${Math.floor(amount)}-${Math.round(amount * 100) % 100}/100"`],
    [10, (amount) => `${amount} cm diagonal`],
  ];
  const mmOf = (id: LengthField, text: string): number | null => {
    const setup = setupOf({ ...defaultEntry, litHeight: '1', [id]: text });
    if (id === 'litWidth') return setup.litSize?.widthMm ?? null;
    const per = {
      screenSize: 25.4,
      sideSize: 25.4,
      distance: 10,
      eyeOffset: 10,
      radiusCurve: 1,
      bezelThickness: 1,
      gap: 1,
    };
    const value = setup[id as keyof typeof per];
    return value === null ? null : value * per[id as keyof typeof per];
  };
  const fieldsToTry = lengthFields.filter((id) => id !== 'litHeight');
  const amounts = fc.integer({ min: 1, max: 99_999 }).map((hundredths) => hundredths / 100);

  it('reads every spelling in every field', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...fieldsToTry),
        fc.constantFrom(...spellings),
        amounts,
        (id, [mmPer, write], amount) => {
          expect(mmOf(id, write(amount))! / (amount * mmPer)).toBeCloseTo(1, 9);
        },
      ),
    );
  });

  it('reads feet and inches in every spelling, up and down', () => {
    const joins = [
      `'|"`,
      `' |"`,
      ` ft | in`,
      `ft|in`,
      `′|″`,
      `’|”`,
      `' |`,
      ' feet | inches',
      ' ft. | in.',
      `'|''`,
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...fieldsToTry),
        fc.constantFrom(...joins),
        fc.nat(20),
        fc.nat(1199).map((hundredths) => hundredths / 100),
        fc.constantFrom('', '-', '−', '+'),
        (id, join, feet, inches, sign) => {
          const [first, second] = join.split('|');
          const mm = mmOf(id, `${sign}${feet}${first}${inches}${second}`);
          const expected = (feet * 12 + inches) * 25.4 * (sign === '-' || sign === '−' ? -1 : 1);
          expect(mm).not.toBeNull();
          expect(mm).toBeCloseTo(expected, 6);
        },
      ),
    );
  });
});

it('knows a text that names its unit from a bare number', () => {
  for (const text of [`3'4"`, '60 cm', '45°', '1000R']) expect(namesItsUnit(text)).toBe(true);
  for (const text of ['', '60', '-60,5', '−60.5', '+1e3', '39 3/8']) expect(namesItsUnit(text)).toBe(false);
});
