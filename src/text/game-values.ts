import { language } from '#messages/language';
import { bareFigure, figureOf, figureText, type FigureParts } from './figures';
import { plainNumber } from '../domain/plain-number';

/** Format of a game's own number. 'none' = a bare slider position. */
export interface NumberShape {
  readonly decimals: number;
  readonly unit: 'degrees' | 'radians' | 'times' | 'mm' | 'm' | 'none';
}

/**
 * A game's number without its unit. Decimal point in every language, as in the game, so that it looks like the copied
 * text; a true minus sign.
 *
 * @example gameNumberText(-0.83, 1) // "−0.8"
 */
export const gameNumberText = (value: number, decimals: number): string =>
  plainNumber(value, decimals).replace('-', '−');

/** A game's number and its unit. @example gameValueFigure(37, { decimals: 0, unit: 'degrees' }) // { number: '37', unit: '°' } */
export const gameValueFigure = (value: number, { decimals, unit }: NumberShape): FigureParts => {
  const number = gameNumberText(value, decimals);
  if (unit === 'none') return bareFigure(number);
  // "0.64x": a sign of the number, and no unit.
  return unit === 'times' ? bareFigure(language.withUnit(number, unit)) : figureOf(number, unit);
};

/** A game's number for display. @example gameValueText(-4, { decimals: 0, unit: 'none' }) // "−4" */
export const gameValueText = (value: number, shape: NumberShape): string =>
  figureText(gameValueFigure(value, shape));

/** A game's number to paste or type. @example gameValuePlain(-4, { decimals: 0 }) // "-4" */
export const gameValuePlain = (value: number, { decimals }: Pick<NumberShape, 'decimals'>): string =>
  plainNumber(value, decimals);
