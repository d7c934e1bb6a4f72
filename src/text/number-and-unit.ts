/** A number, and what stands after it: smaller, quieter, or said once for a whole row. */
export interface NumberAndUnit {
  readonly number: string;
  /** With the space before it, where there is one. */
  readonly unit: string;
}

/**
 * What is no number with a unit comes back whole.
 *
 * @example numberAndUnit('59.8 cm') // { number: '59.8', unit: ' cm' }
 * @example numberAndUnit('61.7°') // { number: '61.7', unit: '°' }
 */
export const numberAndUnit = (text: string): NumberAndUnit => {
  const [, number = text, unit = ''] = /^(.*\d)(°|\s\p{L}+)$/u.exec(text) ?? [];
  return { number, unit };
};
