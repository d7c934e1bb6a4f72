import { expect, it } from 'vitest';
import { readEmbedOptions } from './embed-options';

it('an address can name a game and units', () => {
  const { game, isUnknownGame, units } = readEmbedOptions('?game=iracing&units=in');
  expect([game?.name, isUnknownGame, units]).toEqual(['iRacing', false, 'in']);
});

it.each(['', '?', '?game=&units=', '?units=mm&theme=dark'])('%j asks for nothing', (search) => {
  expect(readEmbedOptions(search)).toEqual({ game: null, isUnknownGame: false, units: null });
});

it.each(['?game=nope', '?game=__proto__', '?game=constructor', '?game=<img src=x>', '?game=%ff'])(
  '%s asks for a game that is not known',
  (search) => {
    expect(readEmbedOptions(search)).toEqual({ game: null, isUnknownGame: true, units: null });
  },
);
