import { words } from '#messages/windscreen';
import type { Frustum } from '../../domain/geometry/frusta';
import { seamBreak } from '../../domain/geometry/seam-break';
import type { StandingScreen } from '../../domain/geometry/standing-screens';
import { radians, toRadians, type Units } from '../../domain/geometry/units';
import { angleText } from '../../text/angles';
import { shortLengthText } from '../../text/lengths';
import type { Room } from '../../domain/scene/room';
import { cameraAt, seated, type Orbit } from '../../domain/scene/room-camera';

/** Below this nobody can tell. */
const negligible = { jump: toRadians(0.1), kink: toRadians(0.5) };

/** What becomes of a line that runs from one screen to the next. '' where there is one screen. */
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

/** Where one looks from. */
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
  // To look to the right, one stands on the left.
  return orbit.yaw > 0 ? place.left(angle, up, distance) : place.right(angle, up, distance);
};
