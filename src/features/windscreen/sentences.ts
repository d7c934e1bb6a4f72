import { words } from '#messages/windscreen';
import { fidelity, type Projection } from '../../domain/geometry/fidelity';
import type { ViewedRig } from '../../domain/geometry/compute-view';
import { numberText } from '../../text/numbers';
import { percentText } from '../../text/percent';

/** Only what is straight ahead is asked for. */
const columns = 3;

/** How far away the car 50 m ahead seems in a picture: half the size is twice the distance. '' where that cannot be said. */
export const carSentence = ({ rig }: ViewedRig, projection: Projection): string => {
  const answer = fidelity(rig, projection, columns);
  if (!answer.ok) return '';
  const { scaleAhead, fiftyMetresSeemM: metres } = answer.value;
  if (Math.round(scaleAhead * 100) === 100) return words.lifeSize;
  const share = percentText(scaleAhead);
  if (metres >= 1000) return words.seemsFar(share);
  return words.seemsAt(share, numberText(metres, metres < 10 || Math.abs(metres - 50) < 5 ? 1 : 0));
};

/** How large things straight ahead are in a picture, beside life. @example sizeAhead(seen, at90Degrees) // "60%" */
export const sizeAhead = ({ rig }: ViewedRig, projection: Projection): string => {
  const answer = fidelity(rig, projection, columns);
  return answer.ok ? percentText(answer.value.scaleAhead) : '';
};

/** What else there is to know of the true picture. */
export const truthRemarks = ({ rig, view }: ViewedRig): readonly string[] => [
  ...(view.fits ? [rig.sides ? words.curvedTriple : words.curved] : []),
  ...(rig.eyeOffsetMm > 0 ? [words.eyeAbove] : []),
  ...(rig.eyeOffsetMm < 0 ? [words.eyeBelow] : []),
];

/** As it stands alone. Some games are written with a small letter first: @example atStart('iRacing: 59°') // as it is */
export const atStart = (name: string): string =>
  /^.\p{Lu}/u.test(name) ? name : name.charAt(0).toUpperCase() + name.slice(1);
