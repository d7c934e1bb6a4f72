import { expect, it } from 'vitest';
import { gameById } from './games';
import { shortName } from './short-name';

it.each([
  ['acc', 'ACC'],
  ['assetto-corsa', 'AC'],
  ['ets2', 'ETS2'],
  ['farming-simulator-25', 'FS25'],
  ['gran-turismo-7', 'GT7'],
  ['live-for-speed', 'LFS'],
  ['lmu', 'LMU'],
  ['iracing', 'iRacing'],
  ['f1-25', 'F1 25'],
  // Its initials are none of its names, and its name is long.
  ['nascar-racing-2003', null],
])('%s is %s', (id, short) => {
  const game = gameById(id);
  expect(game && shortName(game)).toBe(short);
});
