import { gameById } from './games';
import { popularGames } from './popular-games';
import { sortedByName } from './sort-games';
import type { Game } from './types';

/**
 * Skips unknown ids: stored ones may be older than the list. @example knownGames(['acc', 'no such game']).length // 1
 */
export const knownGames = (ids: readonly string[]): readonly Game[] =>
  ids.flatMap((id) => gameById(id) ?? []);

/**
 * Games for places without room for all: the picked ones in the order of picking, else the popular ones in the order of
 * the list.
 *
 * @example gamesToShow([])[0]?.name // "Assetto Corsa"
 */
export const gamesToShow = (picked: readonly Game[]): readonly Game[] =>
  picked.length > 0 ? picked : sortedByName(knownGames(popularGames));
