import { words } from '#messages/windscreen';
import type { Frustum } from '../../domain/geometry/frusta';
import { seamBreak } from '../../domain/geometry/seam-break';
import type { StandingScreen } from '../../domain/geometry/standing-screens';
import { radians, toRadians, type Units } from '../../domain/geometry/units';
import { angleText } from '../../text/angles';
import { shortLengthText } from '../../text/lengths';
import type { Room } from '../../domain/scene/room';
import { cameraAt, seated, type Orbit } from '../../domain/scene/room-camera';

/** Imperceptible breaks. */
const negligible = { jump: toRadians(0.1), kink: toRadians(0.5) };

/** Describes the break of a line at the seam; '' for one screen. */
export const seamSentence = (screens: readonly StandingScreen[], frusta: readonly Frustum[]): string => {
  if (screens.length === 1) return '';
  const { seamsMeet, seamsJump, seamsKink, seamsBreak, sidesDark } = words.desk;
  if (frusta.length === 1) return sidesDark;
  const seam = seamBreak(screens, frusta);
  if (!seam) return '';
  const [jump, kink] = [angleText(seam.jump), angleText(seam.kink)];
  if (seam.jump < negligible.jump) return seam.kink < negligible.kink ? seamsMeet : seamsKink(kink);
  return seam.kink < negligible.kink ? seamsJump(jump) : seamsBreak(jump, kink);
};

/** Describes the point of view. */
export const placeSentence = (room: Room, orbit: Orbit, units: Units): string => {
  const { seat, place } = words.desk;
  const isStraight = Math.abs(orbit.yaw) < 0.01;
  const angle = angleText(radians(Math.abs(orbit.yaw)), 0);
  if (orbit.distance < seated) {
    if (isStraight) return seat.ahead;
    return orbit.yaw > 0 ? seat.right(angle) : seat.left(angle);
  }
  const metres = Math.hypot(...cameraAt(room, orbit).at);
  const distance = shortLengthText(Math.round(metres * 100) * 10, units);
  const up = angleText(radians(orbit.pitch), 0);
  if (isStraight) return place.behind(up, distance);
  // Looking to the right means standing on the left.
  return orbit.yaw > 0 ? place.left(angle, up, distance) : place.right(angle, up, distance);
};
