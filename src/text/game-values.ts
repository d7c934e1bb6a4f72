import { language } from '#messages/language';
import { plainNumber } from '../domain/plain-number';
import { numberText } from './numbers';

/** How a game's own number is written. 'none' = a bare slider position. */
export interface NumberShape {
  readonly decimals: number;
  readonly unit: 'degrees' | 'radians' | 'times' | 'mm' | 'm' | 'none';
}

/** A game's number for people. @example gameValueText(-4, { decimals: 0, unit: 'none' }) // "−4" */
export const gameValueText = (value: number, { decimals, unit }: NumberShape): string => {
  const number = numberText(value, decimals);
  return unit === 'none' ? number : language.withUnit(number, unit);
};

/** What the player pastes or types. @example gameValuePlain(-4, { decimals: 0 }) // "-4" */
export const gameValuePlain = (value: number, { decimals }: Pick<NumberShape, 'decimals'>): string =>
  plainNumber(value, decimals);
