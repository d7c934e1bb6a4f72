import { gameById } from './games';
import { popularGames } from './popular-games';
import { sortedByName } from './sort-games';
import type { Game } from './types';

/** The game with this id: a measured one, or one of the table. */
export const gameAmong = (ownGames: readonly Game[], id: string): Game | undefined =>
  ownGames.find((game) => game.id === id) ?? gameById(id);

/**
 * Skips unknown ids: stored ones may be older than the list. @example knownGames(['acc', 'no such game']).length // 1
 */
export const knownGames = (ids: readonly string[], ownGames: readonly Game[] = []): readonly Game[] =>
  ids.flatMap((id) => gameAmong(ownGames, id) ?? []);

/** The visitor's games: the measured ones, then the picked ones in the order of picking. */
export const yourGames = (ids: readonly string[], ownGames: readonly Game[]): readonly Game[] => [
  ...ownGames.filter(({ id }) => !ids.includes(id)),
  ...knownGames(ids, ownGames),
];

/**
 * Games for places without room for all: the picked ones in the order of picking, else the popular ones in the order of
 * the list.
 *
 * @example gamesToShow([])[0]?.name // "Assetto Corsa"
 */
export const gamesToShow = (picked: readonly Game[]): readonly Game[] =>
  picked.length > 0 ? picked : sortedByName(knownGames(popularGames));
