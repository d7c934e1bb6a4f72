import { recordsWithSetting } from './games-with-setting';
import { recordsWithoutSetting } from './games-without-setting';
import type { Game } from './types';

/** Games whose number is known, sorted by id. */
export const gamesWithSetting: readonly Game[] = recordsWithSetting;

const byId = (a: Game, b: Game): number => (a.id < b.id ? -1 : 1);

/** Every game, sorted by id. */
export const games: readonly Game[] = [...recordsWithSetting, ...recordsWithoutSetting].sort(byId);

const index: ReadonlyMap<string, Game> = new Map(games.map((game) => [game.id, game]));

/** @example gameById('iracing')?.name // "iRacing" */
export const gameById = (id: string): Game | undefined => index.get(id);
