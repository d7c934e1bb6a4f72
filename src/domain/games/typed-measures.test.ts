import { expect, it } from 'vitest';
import { tripleRig, viewOf } from '../../testing/sample-views';
import { valueWithUnit } from '../../testing/value-with-unit';
import { answerFor, measuresOf } from './game-answer';
import { gameById, games } from './games';

// The worked example of docs/formulas.md: 3 × 32in at 70 cm with 8 mm bezels. The lit width is 32 · 25.4 · 16/√337 =
// 708.42 mm, the height · 9/16 = 398.48, H = 53.68°, A = 54.72°, the seam 2·atan(362.21/700) − H = 1.04° wide.
const typed = (id: string) =>
  measuresOf(answerFor(gameById(id)!, { rig: tripleRig, view: viewOf(tripleRig) }));
const text = (id: string) => typed(id).map(valueWithUnit).join(' · ');

it.each([
  ['acc', '708 mm · 700 mm · 55° · 8 mm'],
  ['assetto-corsa', '708 mm · 700 mm · 8 mm · 55°'],
  ['ac-evo', '700 mm · 708 mm · 8 mm · 55°'],
  ['rfactor-2', '0.708 m · 0.398 m · 0.700 m · 54.718° · 0.016 m'],
  ['lmu', '0.708 m · 0.398 m · 0.700 m · 54.718° · 0.016 m'],
  ['kartkraft', '724 mm · 708 mm · 700 mm'],
  ['beamng', '53.7° · 53.7° · 53.7° · 1.0°'],
  ['iracing', '724 mm · 708 mm · 700 mm · 55°'],
  ['ets2', '53.68° · 1.04° · 1.04°'],
])('%s takes %s, in this order and without the switches of its file', (id, expected) => {
  expect(text(id)).toBe(expected);
});

it('has something to type for every game that takes measures', () => {
  const takers = games.filter(({ triple }) => triple.takes === 'measures');
  expect(takers).toHaveLength(9);
  for (const { id } of takers) expect(typed(id).length, id).toBeGreaterThan(2);
});
