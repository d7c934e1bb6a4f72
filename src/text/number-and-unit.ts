import { unitBehindNumber } from '../messages/unit-behind-number';

/** A number, and what stands after it: smaller, quieter, or said once for a whole row. */
export interface NumberAndUnit {
  readonly number: string;
  /** With the space before it, where there is one. */
  readonly unit: string;
}

const ending = new RegExp(`${unitBehindNumber}$`, 'u');

/**
 * What is no number with a unit comes back whole.
 *
 * @example numberAndUnit('59.8 cm') // { number: '59.8', unit: ' cm' }
 * @example numberAndUnit('61.7°') // { number: '61.7', unit: '°' }
 */
export const numberAndUnit = (text: string): NumberAndUnit => {
  const [unit = ''] = ending.exec(text) ?? [];
  const number = text.slice(0, text.length - unit.length);
  return { number, unit };
};
