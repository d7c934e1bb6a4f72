import { words } from '#messages/embed';
import type { Game } from '../../domain/games/types';
import type { Units } from '../../domain/geometry/units';

/** What somebody chooses for the calculator on their page. null = as the visitor has it. */
export interface EmbedChoice {
  readonly game: Game | null;
  readonly theme: 'light' | 'dark' | null;
  readonly units: Units;
}

/** Of one flat screen at 320 px, the narrowest: until its own height is known, nothing is cut off. */
export const startHeightPx = 560;

/** The path of the embedded calculator. @example embedPath(choice) // "/embed?game=acc&theme=dark" */
export function embedPath({ game, theme, units }: EmbedChoice): string {
  const asked = new URLSearchParams({
    ...(game && { game: game.id }),
    ...(theme && { theme }),
    // Centimetres are what it begins with.
    ...(units === 'in' && { units }),
  }).toString();
  return asked === '' ? '/embed' : `/embed?${asked}`;
}

/** Of the frame, for whoever does not see what is in it. */
export const embedTitle = ({ game }: EmbedChoice): string => (game ? words.titleFor(game.name) : words.title);

const inQuotes = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * Two lines of HTML for somebody's page.
 *
 * @param addressOf The whole address of a path.
 */
export const embedSnippet = (choice: EmbedChoice, addressOf: (path: string) => string): string =>
  [
    `<iframe data-sightline src="${inQuotes(addressOf(embedPath(choice)))}" title="${inQuotes(embedTitle(choice))}" width="100%" height="${startHeightPx}" loading="lazy" allow="clipboard-write" style="border: 0"></iframe>`,
    `<script async src="${inQuotes(addressOf('/embed.js'))}"></script>`,
  ].join('\n');
