import { describe, expect, it, test } from 'vitest';
import { gameById } from '../domain/games/games';
import { defaultEntry, type RigEntry } from '../domain/rig/entry';
import { whyGuide, whyText } from './why-text';

const why = (id: string, change: Partial<RigEntry> = {}, units: 'cm' | 'in' = 'cm') =>
  whyText(gameById(id)!, { ...defaultEntry, ...change }, units);

// 27in 16:9 is 59.773 × 33.622 cm.
describe('one flat screen', () => {
  // By hand: 2·atan(16.8/60) = 31.28°, as 2·atan(16.811/60) = 31.30° to the tenth. Classic: 2·atan(59.773/120) = 52.956°,
  // · 9/16 / 2 = 14.89°; tan(15.652°)/tan(7.45°) = 0.28018/0.13077 = 2.14.
  it('has the formula with its own sizes, and the effect of the Classic number', () => {
    expect(why('acc', { distance: '60' })).toBe(
      '33.6 cm high, 60 cm away: 2 · atan(16.8 / 60) = 31.3°. The game takes vertical degrees. The old formula’s 14.9 would enlarge everything 2.1 times.',
    );
  });

  // By hand: 2·atan(16.8/50) = 37.14° would round to 37.1°; 2·atan(16.81/50) = 37.16°, and the true angle is 37.17°.
  it('takes as many digits as its own result needs', () => {
    expect(why('lmu')).toContain('2 · atan(16.81 / 50) = 37.2°');
  });

  // By hand: 59.773 / 2 = 29.886; 2·atan(29.9/50) = 61.75°, which is 61.8° by rounding; 2·atan(29.89/50) = 61.74°. 23.5328″ and
  // 19.685″: 2·atan(11.77/19.7) = 61.72°. No Classic row names iRacing.
  it('goes across where the game does, in the page’s unit', () => {
    expect(why('iracing')).toBe(
      '59.8 cm wide, 50 cm away: 2 · atan(29.89 / 50) = 61.7°. The game takes horizontal degrees.',
    );
    expect(why('iracing', {}, 'in')).toMatch(
      /^23\.5″ wide, 19\.7″ away: 2 · atan\(11\.\d+ \/ 19\.7\) = 61\.7°\./,
    );
  });

  // F1 counts 2° a step from 77° across a picture of 16:9: (61.7358 − 77)/2 = −7.6. Classic shows 0, which is 77°:
  // tan(30.868°)/tan(38.5°) = 0.5977/0.7954 = 75%.
  it('names the place on a slider, and a Classic number that shrinks', () => {
    expect(why('f1-25')).toBe(
      '33.6 cm high, 50 cm away: 2 · atan(16.81 / 50) = 37.2°. That is −7.6 on the game’s own scale (slider: 0 is 77° wide at 16:9). The old formula’s 0 would show everything at 75% of its size.',
    );
  });

  // DiRT Rally 2.0's slider ends at 5: 74 cannot be set. RaceRoom: 61.4 for 61.7, tan(30.87°)/tan(30.7°) = 1.007.
  it.each(['dirt-rally-2', 'raceroom', 'beamng'])('says nothing of a Classic number for %s', (id) => {
    expect(why(id)).not.toContain('old formula');
    expect(why(id)).toContain('atan');
  });
});

// Worked examples of docs/formulas.md: 49in 1000R at 70 cm covers 94.0°, its balanced picture is 87.3° across; three of 32in at
// 70 cm with bezels of 8 mm span 163.1°, 39.85 cm high: 2·atan(19.92/70) = 31.8°.
const curved = { screenRatio: '32:9', screenSize: '49', distance: '70', curvedScreen: true } as const;
const triple = { screenSize: '32', distance: '70', screens: 'triple', bezelThickness: '8' } as const;

test('a curved screen: its coverage and its flat picture', () => {
  expect(why('iracing', curved)).toBe(
    'Your curved screen covers 94.0°; its flat picture is 87.3° across. The game takes horizontal degrees.',
  );
  expect(why('acc', curved)).toMatch(
    /its flat picture is \d+\.\d° high\. The game takes vertical degrees\.$/,
  );
});

test('three screens: the span, the centre screen, or measurements', () => {
  expect(why('iracing', triple)).toBe(
    'Your three screens span 163.1° from outer edge to outer edge. The game takes that whole span.',
  );
  expect(why('rfactor', triple)).toMatch(
    /^Centre screen, 39\.8 cm high, 70 cm away: 2 · atan\(19\.\d+ \/ 70\) = 31\.8°\./,
  );
  expect(why('acc', triple)).toBe('The game takes measurements and works out its angles itself.');
});

test('no sentence without a true one: fixed and unknown views, impossible rigs', () => {
  for (const id of ['gran-turismo-7', 'wreckfest']) expect(why(id)).toBe('');
  expect(why('acc', { distance: '0' })).toBe('');
});

test.each([
  [{}, 'guide-classic-table'],
  [curved, 'guide-curved-screens'],
  [triple, 'guide-three-screens'],
] as const)('with %o the guide explains it at %s', (change, section) => {
  expect(whyGuide({ ...defaultEntry, ...change })).toBe(section);
});
