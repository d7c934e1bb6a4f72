import { language } from '#messages/language';

/** A number apart from its unit, which the page shows smaller, or once for a whole row. */
export interface FigureParts {
  readonly number: string;
  /** Starts with the space before it, if the language has one. Empty = no unit. */
  readonly unit: string;
}

/** @example figureOf('59.8', 'cm') // { number: '59.8', unit: ' cm' } */
export const figureOf = (number: string, unit: Parameters<typeof language.withUnit>[1]): FigureParts => ({
  number,
  unit: language.withUnit('', unit),
});

/** A word, or a number without a unit. */
export const bareFigure = (number: string): FigureParts => ({ number, unit: '' });

/** @example figureText({ number: '59.8', unit: ' cm' }) // "59.8 cm" */
export const figureText = ({ number, unit }: FigureParts): string => number + unit;

/** With a non-breaking space between number and unit. */
export const unbrokenText = ({ number, unit }: FigureParts): string => number + unit.replace(' ', '\u00a0');
