import { expect, it } from 'vitest';
import { gameById } from './games';
import { sortedByName } from './sort-games';

it('sorts by name, numbers by their size, and leaves the list it was given alone', () => {
  const given = ['wrc-10', 'f1-2016', 'wrc-8', 'f1-22', 'assetto-corsa'].map((id) => gameById(id)!);
  const before = [...given];
  expect(sortedByName(given).map(({ id }) => id)).toEqual([
    'assetto-corsa',
    'f1-22',
    'f1-2016',
    'wrc-8',
    'wrc-10',
  ]);
  expect(given).toEqual(before);
});
