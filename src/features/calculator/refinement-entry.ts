import { parseDecimal } from '../../core/parse-decimal';
import type { Refinements } from '../../core/parse-rig';
import type { Setup } from '../../core/setup';

/** What only the exact method asks for, as typed. An empty field leaves it to the method. */
export interface RefinementEntry extends Pick<Refinements, 'fit' | 'resolution'> {
  readonly sideAngle: string;
  readonly gap: string;
  readonly sideSize: string;
  readonly eyeOffset: string;
}

export const noRefinementEntry: RefinementEntry = {
  fit: 'balanced',
  resolution: null,
  sideAngle: '',
  gap: '',
  sideSize: '',
  eyeOffset: '',
};

/** What is no number is left to the method too, and the field says so. */
export function parseRefinements(entry: RefinementEntry, { screenRatio }: Setup): Refinements {
  return {
    fit: entry.fit,
    // Only 21:9 is a label for several shapes.
    resolution: screenRatio === '21:9' ? entry.resolution : null,
    litSize: null,
    gapMm: parseDecimal(entry.gap),
    sideAngleDegrees: parseDecimal(entry.sideAngle),
    sideScreenSize: parseDecimal(entry.sideSize),
    eyeOffsetCm: parseDecimal(entry.eyeOffset) ?? 0,
  };
}
