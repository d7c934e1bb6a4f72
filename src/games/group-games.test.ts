import { describe, expect, it } from 'vitest';
import { gameById } from './games';
import { groupGames } from './group-games';
import type { Game } from './types';

// By id the other way round than by name; two are confirmed, three believed, one has no number.
const found = ['ac-evo', 'ac-rally', 'acc', 'assetto-corsa', 'raceroom', 'wreckfest'].map((id) =>
  gameById(id)!,
);
const plain = { grouping: 'name', favourites: [], searching: false } as const;

const grouped = (games: readonly Game[], options: Parameters<typeof groupGames>[1]) =>
  groupGames(games, options).map((group) => [group.code, ...group.games.map(({ id }) => id)]);

describe('groupGames', () => {
  it('puts all games in one group, by name', () => {
    expect(grouped(found, plain)).toEqual([
      ['all', 'assetto-corsa', 'acc', 'ac-evo', 'ac-rally', 'raceroom', 'wreckfest'],
    ]);
  });

  it('puts the surest first, and by name what is equally sure', () => {
    expect(grouped(found, { ...plain, grouping: 'evidence' })).toEqual([
      ['confirmed', 'assetto-corsa', 'acc'],
      ['believed', 'ac-evo', 'ac-rally', 'raceroom'],
      ['none', 'wreckfest'],
    ]);
    const oneMore = [gameById('raceroom-legacy')!, ...found];
    expect(grouped(oneMore, { ...plain, grouping: 'evidence' }).map(([code]) => code)).toEqual([
      ...['confirmed', 'reported', 'believed', 'none'],
    ]);
  });

  it('puts favourites on top, by name too, and nowhere else', () => {
    const favourites = ['wreckfest', 'ac-rally', 'acc', 'not-in-the-library'];
    expect(grouped(found, { ...plain, favourites })).toEqual([
      ['favourites', 'acc', 'ac-rally', 'wreckfest'],
      ['others', 'assetto-corsa', 'ac-evo', 'raceroom'],
    ]);
    expect(grouped(found, { ...plain, favourites, grouping: 'evidence' })).toEqual([
      ['favourites', 'acc', 'ac-rally', 'wreckfest'],
      ['confirmed', 'assetto-corsa'],
      ['believed', 'ac-evo', 'raceroom'],
    ]);
  });

  it('keeps the best match first while somebody searches', () => {
    const order = ['raceroom', 'acc', 'assetto-corsa'].map((id) => gameById(id)!);
    const searching = { ...plain, searching: true };
    expect(grouped(order, searching)).toEqual([['all', 'raceroom', 'acc', 'assetto-corsa']]);
    expect(grouped(order, { ...searching, grouping: 'evidence' })).toEqual([
      ['confirmed', 'acc', 'assetto-corsa'],
      ['believed', 'raceroom'],
    ]);
  });

  it('has no empty groups', () => {
    expect(groupGames([], plain)).toEqual([]);
    expect(grouped(found.slice(0, 1), { ...plain, favourites: ['ac-evo'] })).toEqual([
      ['favourites', 'ac-evo'],
    ]);
  });
});
