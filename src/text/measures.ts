import { words } from '#messages/games';
import { unbrokenText } from './figures';
import { gameNumberText, gameValueFigure, type NumberShape } from './game-values';

export interface MeasureValue extends NumberShape {
  readonly value: number;
}

/**
 * Several measures in one line. A unit is left out if the next measure has the same; a degree sign never is.
 *
 * @example measuresText([{ value: 708, unit: 'mm', decimals: 0 }, { value: 700, unit: 'mm', decimals: 0 }]) // "708 · 700 mm"
 */
export const measuresText = (measures: readonly MeasureValue[]): string =>
  words.measures.list(
    measures.map((measure, index) =>
      measure.unit !== 'degrees' && measures[index + 1]?.unit === measure.unit
        ? gameNumberText(measure.value, measure.decimals)
        : // A number and its unit stay in one line.
          unbrokenText(gameValueFigure(measure.value, measure)),
    ),
  );
