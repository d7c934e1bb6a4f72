import { words } from '#messages/games';
import type { Game } from '../domain/games/types';

/** Words that set a game apart from another of its name; null = none. */
export const qualifierOf = ({ qualifier }: Game): string | null =>
  qualifier === undefined ? null : words.qualifiers[qualifier];

/**
 * Name of a game as plain text, where it stands beside others.
 *
 * @example gameName(gameById('raceroom-legacy')!) // "RaceRoom Racing Experience (before 2022)"
 */
export function gameName(game: Game): string {
  const qualifier = qualifierOf(game);
  return qualifier === null ? game.name : `${game.name} (${qualifier})`;
}
