import { expect, test } from 'vitest';
import { gamesToShow, knownGames } from './games-to-show';

const idsFor = (...picked: readonly string[]) => gamesToShow(knownGames(picked)).map(({ id }) => id);

test('the picked games stand in the order they were picked; what is no game is left out', () => {
  expect(idsFor('raceroom', 'no such game', 'acc', 'iracing')).toEqual(['raceroom', 'acc', 'iracing']);
});

// By hand, from their names: Assetto Corsa, Competizione and EVO are in alphabetical order, not in that of their ids.
test('without any, the popular ones stand by name, as in the list', () => {
  const byName = ['assetto-corsa', 'acc', 'ac-evo', 'automobilista-2', 'f1-25', 'iracing', 'lmu', 'raceroom'];
  expect(idsFor()).toEqual(byName);
  expect(idsFor('no such game')).toEqual(byName);
});
