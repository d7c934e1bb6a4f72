import { describe, expect, it } from 'vitest';
import { popularGames } from './popular-games';
import { gameById } from './games';
import { groupGames } from './group-games';
import { measured } from './record-parts';
import type { Game } from './types';

// Sorted by id, which is not the order of names; two are confirmed, three believed, one has no number.
const found = ['ac-evo', 'ac-rally', 'acc', 'assetto-corsa', 'raceroom', 'wreckfest'].map((id) =>
  gameById(id)!,
);
const plain = { grouping: 'name', pickedGames: [] } as const;

const grouped = (games: readonly Game[], options: Parameters<typeof groupGames>[1]) =>
  groupGames(games, options).map((group) => [group.code, ...group.games.map(({ id }) => id)]);

describe('groupGames', () => {
  it('puts those asked about most first, then all others, each by name, and last what has no number', () => {
    expect(grouped(found, plain)).toEqual([
      ['popular', 'assetto-corsa', 'acc', 'ac-evo', 'raceroom'],
      ['others', 'ac-rally'],
      ['none', 'wreckfest'],
    ]);
    expect(grouped([gameById('ac-rally')!], plain)).toEqual([['others', 'ac-rally']]);
  });

  // DCS World has a number, Microsoft Flight Simulator has none.
  const withFlights = [...['dcs', 'microsoft-flight-simulator'].map((id) => gameById(id)!), ...found];

  it('puts what is neither raced nor driven behind all that is', () => {
    expect(grouped(withFlights, plain)).toEqual([
      ['popular', 'assetto-corsa', 'acc', 'ac-evo', 'raceroom'],
      ['others', 'ac-rally'],
      ['none', 'wreckfest'],
      ['other-sims', 'dcs', 'microsoft-flight-simulator'],
    ]);
    expect(grouped(withFlights, { ...plain, grouping: 'evidence' }).slice(-2)).toEqual([
      ['none', 'wreckfest'],
      ['other-sims', 'dcs', 'microsoft-flight-simulator'],
    ]);
  });

  it('but on top what was picked of it', () => {
    expect(grouped(withFlights, { ...plain, pickedGames: ['dcs'] })).toEqual([
      ['picked', 'dcs'],
      ['popular', 'assetto-corsa', 'acc', 'ac-evo', 'raceroom'],
      ['others', 'ac-rally'],
      ['none', 'wreckfest'],
      ['other-sims', 'microsoft-flight-simulator'],
    ]);
  });

  it('asks about games that are in the library, with a number', () => {
    expect(popularGames.length).toBeGreaterThan(5);
    for (const id of popularGames) expect(gameById(id)?.scale, id).toBeTruthy();
  });

  it('puts the surest first, and by name what is equally sure', () => {
    expect(grouped(found, { ...plain, grouping: 'evidence' })).toEqual([
      ['confirmed', 'assetto-corsa', 'acc'],
      ['believed', 'ac-evo', 'ac-rally', 'raceroom'],
      ['none', 'wreckfest'],
    ]);
    const measuredGame = { ...gameById('rennsport')!, evidence: measured };
    const ofAllGrades = [gameById('raceroom-legacy')!, measuredGame, ...found];
    expect(grouped(ofAllGrades, { ...plain, grouping: 'evidence' }).map(([code]) => code)).toEqual([
      ...['confirmed', 'measured', 'reported', 'believed', 'none'],
    ]);
  });

  it('puts picked games on top, in the order they were picked, and nowhere else', () => {
    const pickedGames = ['wreckfest', 'ac-rally', 'acc', 'not-in-the-library'];
    expect(grouped(found, { ...plain, pickedGames })).toEqual([
      ['picked', 'wreckfest', 'ac-rally', 'acc'],
      ['popular', 'assetto-corsa', 'ac-evo', 'raceroom'],
    ]);
    expect(grouped(found, { ...plain, pickedGames, grouping: 'evidence' })).toEqual([
      ['picked', 'wreckfest', 'ac-rally', 'acc'],
      ['confirmed', 'assetto-corsa'],
      ['believed', 'ac-evo', 'raceroom'],
    ]);
  });

  it('has no empty groups', () => {
    expect(groupGames([], plain)).toEqual([]);
    expect(grouped(found.slice(0, 1), { ...plain, pickedGames: ['ac-evo'] })).toEqual([['picked', 'ac-evo']]);
  });
});
