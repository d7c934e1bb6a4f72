import type { Game } from './types';

/** Characters that fit beside an angle on a small phone. */
const fitting = 16;

/**
 * Initials that players search for, or a short name as it is; null = no short name.
 *
 * @example shortName(gameById('acc')!) // 'ACC'
 */
export function shortName({ id, name, aliases, qualifier }: Game): string | null {
  const initials = name
    .split(' ')
    .map((word) => (/^\d+$/.test(word) ? word : word.charAt(0)))
    .join('')
    .toUpperCase();
  if ([id, ...aliases].includes(initials.toLowerCase())) return initials;
  return name.length <= fitting && qualifier === undefined ? name : null;
}
