import { words } from '#messages/compare';
import type { Units } from '../../domain/geometry/units';
import { asShown, quantityInSentence, type Quantities } from './quantities';

/** Quantities of the sentence, the most important first. The others follow from them, or are in the table. */
const spokenOf = ['distance', 'total', 'vertical', 'width', 'depth', 'sharpness'] as const;

const partOf = (id: (typeof spokenOf)[number], by: number, units: Units): string => {
  const amount = quantityInSentence(id, Math.abs(by), units);
  return words.difference[id][by > 0 ? 'more' : 'less'](amount);
};

/**
 * Difference of a rig to the active one in words.
 *
 * @example differenceText(at40cm, at50cm, 'cm') // "10 cm nearer, 11.8° wider, 8.4° higher."
 */
export function differenceText(rig: Quantities, active: Quantities | null, units: Units): string {
  const { sentence, same, impossibleActive } = words.difference;
  if (active === null) return impossibleActive;
  const parts = spokenOf.flatMap((id) => {
    const [value, other] = [rig[id], active[id]];
    const by = value === null || other === null ? 0 : asShown(value - other, 1);
    return by === 0 ? [] : [partOf(id, by, units)];
  });
  return parts.length === 0 ? same : sentence(parts);
}
