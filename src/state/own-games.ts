import { maxOwnGames } from '../domain/links/shared';
import { ownGameOf, type OwnGame } from '../domain/own-games/own-game';
import { ownGameText, readOwnGame } from '../domain/own-games/own-game-text';

/** Measured games as texts of a link or of a saved rig. */
export const ownGameTexts = (games: readonly OwnGame[]): readonly string[] =>
  games.map(({ kept }) => ownGameText(kept));

/** Games of texts; unreadable ones, doubles and those above the limit are left out. */
export function readOwnGames(texts: readonly string[], isFromGuest: boolean): readonly OwnGame[] {
  const games = texts.flatMap((text) => {
    const kept = readOwnGame(text);
    return kept ? [ownGameOf(isFromGuest ? { ...kept, isShared: true } : kept)] : [];
  });
  return withMoreOwnGames([], games);
}

/** The games with others added; those of the same name stay. */
export function withMoreOwnGames(games: readonly OwnGame[], added: readonly OwnGame[]): readonly OwnGame[] {
  const all = [...games];
  for (const game of added) if (!all.some(({ id }) => id === game.id)) all.push(game);
  return all.length === games.length ? games : all.slice(0, maxOwnGames);
}
