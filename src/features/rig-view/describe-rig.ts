import { halfArc } from '../../core/arc';
import { explainImpossible, type Outcome } from '../../core/outcome';
import type { Panel } from '../../core/rig';
import type { SeenRig } from '../../core/see-rig';
import { toDegrees } from '../../core/units';
import { niceNumber } from '../../games/format';
import { cm, degrees, shortCm } from './texts';

const screenText = ({ widthMm, curveRadiusMm }: Panel): string => {
  if (curveRadiusMm === null) return `${cm(widthMm)} wide`;
  const { halfChordMm, sagittaMm } = halfArc(widthMm / 2, curveRadiusMm);
  return `${cm(widthMm)} along the glass (chord ${cm(2 * halfChordMm)}, sagitta ${cm(sagittaMm)})`;
};

/** What the drawing shows, for those who do not see it. */
export const describeRig = (seen: Outcome<SeenRig>): string => {
  if (!seen.ok) return `${explainImpossible(seen.reason)} The drawing goes as far as it can.`;
  const { rig, view } = seen.value;
  const kind = rig.panel.curveRadiusMm === null ? 'flat' : 'curved';
  const eyes = `${shortCm(rig.eyeDistanceMm)} from your eyes`;
  const { triple } = view;
  if (!triple)
    return `From above: one ${kind} screen, ${screenText(rig.panel)}, ${eyes}. It covers ${degrees(view.coverage)} of your view.`;
  const { footprint } = triple;
  return (
    `From above: three ${kind} screens, the centre one ${screenText(rig.panel)}, ${eyes}. ` +
    `Each side screen is turned by ${degrees(triple.sideAngle)}. Together they span ${degrees(triple.total)}, ` +
    `with ${degrees(triple.blindWedge)} hidden at each seam, and take ${cm(footprint.widthMm)} by ${cm(footprint.depthMm)}.`
  );
};

/** Beyond ten metres nobody sits before a screen, and the numbers would no longer fit a sentence. */
const farthestMm = 1e4;

/** Where the horizon belongs, in words. */
export const describeHorizon = ({ rig, view }: SeenRig): string => {
  const { eyeOffsetMm } = rig;
  if (eyeOffsetMm === 0)
    return 'Your eyes are level with the middle of the screen, so the horizon needs no correction.';
  if (Math.abs(eyeOffsetMm) > farthestMm)
    return 'Your eyes are too far from the middle of the screen for any correction.';
  const { pitch, lensShift } = view.horizon;
  const above = eyeOffsetMm > 0;
  return (
    `Your eyes are ${shortCm(Math.abs(eyeOffsetMm))} ${above ? 'above' : 'below'} the middle of the screen, and so is the horizon. ` +
    `Where a game lets you, shift the picture ${above ? 'up' : 'down'} by ${niceNumber(Math.abs(lensShift) * 100, 1)}\u00a0% of its height, ` +
    `or pitch the camera ${niceNumber(Math.abs(toDegrees(pitch)), 1)}° ${above ? 'down' : 'up'}. V stays the same.`
  );
};
