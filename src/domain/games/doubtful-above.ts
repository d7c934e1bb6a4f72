import type { Scale } from './types';

/**
 * Limit above which sources disagree that the game follows; Infinity = none. @example
 * doubtfulAbove(gameById('iracing')!.scale!) // 179
 */
export const doubtfulAbove = ({ range }: Scale): number =>
  (range?.kind === 'fixed' ? range.doubtfulAbove : null) ?? Infinity;
