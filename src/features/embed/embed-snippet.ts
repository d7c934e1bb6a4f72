import { words } from '#messages/embed';
import type { Game } from '../../domain/games/types';
import type { Units } from '../../domain/geometry/units';
import { gameName } from '../../text/game-name';

/** Choices for the embed; null = left to the visitor. */
export interface EmbedChoice {
  readonly game: Game | null;
  readonly theme: 'light' | 'dark' | null;
  readonly units: Units;
}

/** Height of the embed for one flat screen at 320 px, the narrowest: used until it reports its own. */
export const startHeightPx = 560;

/** The path of the embedded calculator. @example embedPath(choice) // "/embed?game=acc&theme=dark" */
export function embedPath({ game, theme, units }: EmbedChoice): string {
  const query = new URLSearchParams({
    ...(game && { game: game.id }),
    ...(theme && { theme }),
    ...(units === 'in' && { units }),
  }).toString();
  return query === '' ? '/embed' : `/embed?${query}`;
}

/** Title of the frame, for screen readers. */
export const embedTitle = ({ game }: EmbedChoice): string =>
  game ? words.titleFor(gameName(game)) : words.title;

const inQuotes = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * Two lines of HTML to paste into a page.
 *
 * @param addressOf Absolute address of a path.
 */
export const embedSnippet = (choice: EmbedChoice, addressOf: (path: string) => string): string =>
  [
    `<iframe data-sightline src="${inQuotes(addressOf(embedPath(choice)))}" title="${inQuotes(embedTitle(choice))}" width="100%" height="${startHeightPx}" loading="lazy" allow="clipboard-write" style="border: 0"></iframe>`,
    `<script async src="${inQuotes(addressOf('/embed.js'))}"></script>`,
  ].join('\n');
