import { describe, expect, it } from 'vitest';
import { defaultSetup } from '../../core/setup';
import { defaultEntry, hintFor, parseEntry } from './setup-entry';

describe('parseEntry', () => {
  it('gives the specified defaults', () => {
    expect(parseEntry(defaultEntry)).toEqual({
      screenRatio: '16:9',
      screenSize: 27,
      distance: 50,
      screens: 'single',
      curvedScreen: false,
      radiusCurve: 1000,
      bezelThickness: 0,
    });
    expect(parseEntry(defaultEntry)).toEqual(defaultSetup);
  });

  it('counts empty and invalid text as 0, in every field', () => {
    expect(
      parseEntry({
        ...defaultEntry,
        screenSize: '',
        distance: 'far',
        radiusCurve: ' ',
        bezelThickness: '--',
      }),
    ).toMatchObject({ screenSize: 0, distance: 0, radiusCurve: 0, bezelThickness: 0 });
  });

  it('reads a number with the unit of its field', () => {
    expect(
      parseEntry({
        ...defaultEntry,
        screenSize: '27"',
        distance: '60cm',
        radiusCurve: '1500R',
        bezelThickness: '8 mm',
      }),
    ).toMatchObject({ screenSize: 27, distance: 60, radiusCurve: 1500, bezelThickness: 8 });
    expect(parseEntry({ ...defaultEntry, screenSize: '32 inches' }).screenSize).toBe(32);
  });

  it('answers at once for a hundred thousand blanks', () => {
    const blanks = `1${' '.repeat(100_000)}x`;
    const started = performance.now();
    expect(parseEntry({ ...defaultEntry, distance: blanks }).distance).toBe(0);
    expect(performance.now() - started).toBeLessThan(1000);
  });

  it('reads decimals and negative numbers as they are', () => {
    expect(parseEntry({ ...defaultEntry, screenSize: '31.5', distance: '-70' })).toMatchObject({
      screenSize: 31.5,
      distance: -70,
    });
  });
});

describe('hintFor', () => {
  it.each([
    ['27', null],
    ['', 'Empty counts as 0.'],
    ['about 60', 'Not a number, so it counts as 0.'],
    ['60,5', 'Read as 60.5.'],
    ['1,500', 'Read as 1500.'],
    ['1e2', null],
    ['60 cm', 'Read as 60.'],
    ['60 mm', 'Not a number, so it counts as 0.'],
  ])('%j: %s', (text, hint) => {
    expect(hintFor('distance', text)).toBe(hint);
  });
});
