import { describe, expect, it } from 'vitest';
import { classicFormulas } from '../../classic/classic-formulas';
import { seeRig } from '../../core/see-rig';
import { defaultSetup, type Setup } from '../../core/setup';
import { gameById } from '../../games/games';
import { classicNotes, gamesOfRow } from './classic-notes';
import { noRefinementEntry, parseRefinements } from './refinement-entry';

const notes = (change: Partial<Setup> = {}) => {
  const setup = { ...defaultSetup, ...change };
  const seen = seeRig(setup, parseRefinements(noRefinementEntry, setup));
  return classicNotes(seen, setup, noRefinementEntry);
};
const text = (label: string, setup: Partial<Setup> = {}) => notes(setup).get(label)?.text;

describe('gamesOfRow', () => {
  const angleRows = ['hFov', 'vFov', 'Triple Screen Angle'];

  it('speaks of every row that is about games, and of no other', () => {
    expect(Object.keys(gamesOfRow).sort()).toEqual(
      classicFormulas
        .map(({ label }) => label)
        .filter((label) => !angleRows.includes(label))
        .sort(),
    );
  });

  it('names games that are in the library, with a number', () => {
    for (const id of Object.values(gamesOfRow).flat()) expect(gameById(id)?.scale, id).toBeTruthy();
  });
});

describe('classicNotes', () => {
  // By hand for the default rig: H 61.7358, V 37.1675, h43 = 2·atan(4/3 · tan(V/2)) = 48.29° = 0.8428 rad,
  // F1 steps round((61.7358 − 77)/2) = −8, DiRT Rally (37.1675 − 30)/40 = 0.18, GRID 2 · 37.1675 = 74.3,
  // GTR2 37.1675/58 = 0.64, EA WRC 2 · (37.1675 − 18) = 38.3.
  it.each([
    ['hFov', '61.7°', false],
    ['Project CARS 1/2, European & American Truck Simulator', '62°', false],
    ['RaceRoom', '61.7°', true],
    ['Richard Burns Rally', '0.843 rad', true],
    ['F1 2016-2018', '−0.40', true],
    ['F1 2019-2020', '−0.8', true],
    ['F1 2021+', '−8', true],
    ['vFov', '37.2°', true],
    ['Assetto Corsa and Competizione', '37°', true],
    ['rFactor family (ISI engine)', '37°', true],
    ['DiRT Rally 1/2, GRID Autosport', '0.2 / −4 / 74°', true],
    ['GTR2, Race07', '0.6×', true],
    ['EA WRC', '38', true],
    ['Triple Screen Angle', '61.7°', true],
  ])('%s: %j', (label, expected, differs) => {
    expect(text(label)).toBe(expected);
    expect(notes().get(label)?.differs).toBe(differs);
  });

  // The worked example of docs/formulas.md: 3 × 32in at 70 cm with 8 mm bezels has A 54.7177.
  it('knows the side angle of a real triple rig', () => {
    const setup = { screens: 'triple', screenSize: 32, distance: 70, bezelThickness: 8 } as const;
    expect(text('Triple Screen Angle', setup)).toBe('54.7°');
    expect(text('Assetto Corsa and Competizione', setup)).toBe('measurements');
    expect(notes(setup).get('Assetto Corsa and Competizione')?.explanation).toContain('Switch to 1:1');
  });

  it('says which number is whose', () => {
    expect(notes().get('DiRT Rally 1/2, GRID Autosport')?.explanation).toBe(
      'DiRT Rally: 0.2. DiRT Rally 2.0: −4. GRID Autosport: 74°.',
    );
    expect(notes().get('hFov')?.explanation).toBeNull();
  });

  it('says why a rig cannot be', () => {
    const note = notes({ distance: 0 }).get('hFov');
    expect(note?.text).toBe('–');
    expect(note?.explanation).toContain('some distance in front of the screen');
  });

  // 100in at 10 cm: 2 · atan(1106.9 / 100) = 169.7°. Side screens turned that far, each 2.2 m wide, cross behind the head.
  it('says why one screen would not do as three', () => {
    const near = notes({ screenSize: 100, distance: 10 });
    expect(near.get('hFov')?.text).toBe('169.7°');
    expect(near.get('Triple Screen Angle')?.text).toBe('–');
    expect(near.get('Triple Screen Angle')?.explanation).toContain('run into each other');
  });
});
