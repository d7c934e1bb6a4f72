import { language } from '#messages/language';
import { plainNumber } from '../domain/plain-number';

/** How a game's own number is written. 'none' = a bare slider position. */
export interface NumberShape {
  readonly decimals: number;
  readonly unit: 'degrees' | 'radians' | 'times' | 'mm' | 'm' | 'none';
}

/**
 * A game's number without its unit: with a point in every language, since it is the game's own, like a code, and what is shown is
 * what is copied; for people with a true minus sign.
 *
 * @example gameNumberText(-0.83, 1) // "−0.8"
 */
export const gameNumberText = (value: number, decimals: number): string =>
  plainNumber(value, decimals).replace('-', '−');

/** A game's number for people. @example gameValueText(-4, { decimals: 0, unit: 'none' }) // "−4" */
export const gameValueText = (value: number, { decimals, unit }: NumberShape): string => {
  const number = gameNumberText(value, decimals);
  return unit === 'none' ? number : language.withUnit(number, unit);
};

/** What the player pastes or types. @example gameValuePlain(-4, { decimals: 0 }) // "-4" */
export const gameValuePlain = (value: number, { decimals }: Pick<NumberShape, 'decimals'>): string =>
  plainNumber(value, decimals);
