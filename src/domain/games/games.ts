import { recordsWithSetting } from './games-with-setting';
import { recordsWithoutSetting } from './games-without-setting';
import type { ListedGame } from './types';

/** Games whose number is known, sorted by id. */
export const gamesWithSetting: readonly ListedGame[] = recordsWithSetting;

const byId = (a: ListedGame, b: ListedGame): number => (a.id < b.id ? -1 : 1);

/** Every game, sorted by id. */
export const games: readonly ListedGame[] = [...recordsWithSetting, ...recordsWithoutSetting].sort(byId);

const index: ReadonlyMap<string, ListedGame> = new Map(games.map((game) => [game.id, game]));

/** @example gameById('iracing')?.name // "iRacing" */
export const gameById = (id: string): ListedGame | undefined => index.get(id);
