import { language } from '#messages/language';
import type { Rig } from '../domain/geometry/rig';
import { exactNumberText } from './numbers';

interface Seam {
  readonly kind: 'bezel' | 'gap';
  readonly text: string;
}

/** Bezel or gap between two of three pictures, as entered; null = one screen. */
export function seamText({ sides }: Rig): Seam | null {
  if (sides === null) return null;
  const mm = (length: number) => language.withUnit(exactNumberText(length), 'mm');
  return sides.gapMm === null
    ? { kind: 'bezel', text: mm(sides.bezelMm) }
    : { kind: 'gap', text: mm(sides.gapMm) };
}
