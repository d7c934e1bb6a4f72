import { expect, test } from 'vitest';
import { exampleRigs, touchingSides } from '../../testing/example-rigs';
import { computeView } from '../geometry/compute-view';
import type { Rig } from '../geometry/rig';
import { gameAnswer } from './game-answer';
import { gameById } from './games';
import { limitsVerdict } from './limits-verdict';

const verdict = (id: string, rig: Rig) => limitsVerdict(gameAnswer(gameById(id)!, computeView(rig)));
const { flat27, flatTriple32 } = exampleRigs;

// 27in are 61.7° wide from 50 cm and 22.5° from 150 cm. F1 25 begins at 77 − 2·20 = 37° of a 16:9 picture.
test('a number outside of a game’s range is beyond its limits', () => {
  expect(verdict('f1-25', flat27)).toBe('within');
  expect(verdict('f1-25', { ...flat27, eyeDistanceMm: 1500 })).toBe('below');
});

// docs/formulas.md: three 32in span 163° from 70 cm. From 45 cm, A 2·atan(724.416/900) = 77.66, H 76.41, T 231.7.
// iRacing's own page says 179° at most, players' files have up to 270°.
test('where sources disagree about the range, it is in doubt', () => {
  expect(verdict('iracing', flatTriple32)).toBe('within');
  expect(verdict('iracing', { ...flatTriple32, eyeDistanceMm: 450 })).toBe('doubtful');
});

// Assetto Corsa EVO takes bezels of up to 100 mm. Gran Turismo 7 has no number.
test('a measure counts as a number does; without a number there is nothing to break', () => {
  const wideBezels = { ...flatTriple32, sides: { ...touchingSides, bezelMm: 101 } };
  expect(verdict('ac-evo', flatTriple32)).toBe('within');
  expect(verdict('ac-evo', wideBezels)).toBe('above');
  expect(verdict('gran-turismo-7', wideBezels)).toBe('within');
});
