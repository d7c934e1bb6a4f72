import { describe, expect, it } from 'vitest';
import type { ClassicRowId } from '../../classic/classic-formulas';
import { gameById } from '../../games/games';
import { answerOf } from '../../rig/answer';
import { defaultEntry } from '../../rig/entry';
import { setupOf, type Setup } from '../../rig/setup';
import { classicNote, gamesOfRow } from './classic-notes';

const notes = (change: Partial<Setup> = {}) => {
  const answer = answerOf({ ...setupOf(defaultEntry), ...change });
  return new Map(answer.classic.map((row) => [row.id, classicNote(row, answer)]));
};
const text = (id: ClassicRowId, setup: Partial<Setup> = {}) => notes(setup).get(id)?.text;

it('names games that are in the library, with a number', () => {
  for (const id of Object.values(gamesOfRow).flat()) expect(gameById(id)?.scale, id).toBeTruthy();
});

describe('classicNote', () => {
  // By hand for the default rig: H 61.7358, V 37.1675, h43 = 2·atan(4/3 · tan(V/2)) = 48.29° = 0.8428 rad,
  // F1 steps round((61.7358 − 77)/2) = −8, DiRT Rally (37.1675 − 30)/40 = 0.18, GRID 2 · 37.1675 = 74.3,
  // GTR2 37.1675/58 = 0.64, EA WRC 2 · (37.1675 − 18) = 38.3.
  it.each([
    ['hFov', '61.7°', false],
    ['projectCarsAndTrucks', '62°', false],
    ['raceRoom', '61.7°', true],
    ['richardBurnsRally', '0.843 rad', true],
    ['f1From2016', '−0.40', true],
    ['f1From2019', '−0.8', true],
    ['f1From2021', '−8', true],
    ['vFov', '37.2°', true],
    ['assettoCorsa', '37°', true],
    ['rFactorFamily', '37°', true],
    ['dirtRallyAndGrid', '0.2 / −4 / 74°', true],
    ['gtr2AndRace07', '0.6x', true],
    ['eaWrc', '38', true],
    ['tripleScreenAngle', '61.7°', true],
  ] as const)('%s: %j', (id, expected, differs) => {
    expect(text(id)).toBe(expected);
    expect(notes().get(id)?.differs).toBe(differs);
  });

  // The worked example of docs/formulas.md: 3 × 32in at 70 cm with 8 mm bezels has A 54.7177.
  it('knows the side angle of a real triple rig', () => {
    const setup = { screens: 'triple', screenSize: 32, distance: 70, bezelThickness: 8 } as const;
    expect(text('tripleScreenAngle', setup)).toBe('54.7°');
    expect(text('assettoCorsa', setup)).toBe('measures');
    expect(notes(setup).get('assettoCorsa')?.explanation).toContain('Switch to 1:1');
  });

  it('says which number is whose', () => {
    expect(notes().get('dirtRallyAndGrid')?.explanation).toBe(
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
    expect(near.get('tripleScreenAngle')?.text).toBe('–');
    expect(near.get('tripleScreenAngle')?.explanation).toContain('run into each other');
  });
});
