import { words } from '#messages/windscreen';
import { fidelity, type Projection } from '../../domain/geometry/fidelity';
import type { ViewedRig } from '../../domain/geometry/compute-view';
import { cars } from '../../domain/scene/scene';
import { seemingMetres } from '../../text/lengths';
import { percentText } from '../../text/percent';

/** Minimum: only the middle column is needed. */
const columns = 3;

/** Size of things straight ahead against life size: as a share, and by the nearest car. */
export interface SizeAhead {
  readonly share: string;
  readonly sentence: string;
}

/**
 * Half the size is twice the distance. Empty if it cannot be computed.
 *
 * @example sizeAhead(seen, at90Degrees).share // "60%"
 */
export const sizeAhead = ({ rig }: ViewedRig, projection: Projection): SizeAhead => {
  const answer = fidelity(rig, projection, columns);
  if (!answer.ok) return { share: '', sentence: '' };
  const { scaleAhead } = answer.value;
  const { aheadM } = cars.near;
  const metres = aheadM / scaleAhead;
  const share = percentText(scaleAhead);
  if (Math.round(scaleAhead * 100) === 100) return { share, sentence: words.lifeSize };
  return {
    share,
    sentence: metres >= 1000 ? words.seemsFar(share) : words.seemsAt(share, seemingMetres(metres, aheadM)),
  };
};

/** Further notes on the true picture. */
export const truthRemarks = ({ rig, view }: ViewedRig): readonly string[] => [
  ...(view.fits ? [rig.sides ? words.curvedTriple : words.curved] : []),
  ...(rig.eyeOffsetMm > 0 ? [words.eyeAbove] : []),
  ...(rig.eyeOffsetMm < 0 ? [words.eyeBelow] : []),
];
