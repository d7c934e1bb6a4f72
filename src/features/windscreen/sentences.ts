import { words } from '#messages/windscreen';
import { fidelity, type Projection } from '../../domain/geometry/fidelity';
import type { ViewedRig } from '../../domain/geometry/compute-view';
import { numberText } from '../../text/numbers';
import { percentText } from '../../text/percent';

/** Only what is straight ahead is asked for. */
const columns = 3;

/** How large things straight ahead are in a picture, beside life: bare, and by the car 50 m ahead. */
export interface SizeAhead {
  readonly share: string;
  readonly sentence: string;
}

/**
 * Half the size is twice the distance. Empty where that cannot be said.
 *
 * @example sizeAhead(seen, at90Degrees).share // "60%"
 */
export const sizeAhead = ({ rig }: ViewedRig, projection: Projection): SizeAhead => {
  const answer = fidelity(rig, projection, columns);
  if (!answer.ok) return { share: '', sentence: '' };
  const { scaleAhead, fiftyMetresSeemM: metres } = answer.value;
  const share = percentText(scaleAhead);
  if (Math.round(scaleAhead * 100) === 100) return { share, sentence: words.lifeSize };
  const text = numberText(metres, metres < 10 || Math.abs(metres - 50) < 5 ? 1 : 0);
  return { share, sentence: metres >= 1000 ? words.seemsFar(share) : words.seemsAt(share, text) };
};

/** What else there is to know of the true picture. */
export const truthRemarks = ({ rig, view }: ViewedRig): readonly string[] => [
  ...(view.fits ? [rig.sides ? words.curvedTriple : words.curved] : []),
  ...(rig.eyeOffsetMm > 0 ? [words.eyeAbove] : []),
  ...(rig.eyeOffsetMm < 0 ? [words.eyeBelow] : []),
];
