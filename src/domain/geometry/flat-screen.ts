import { fovFromTangent, isAngled, type Fov } from './fov';
import { impossible, possible, type Outcome } from './outcome';
import { reasonNotInView } from './panel-in-view';
import type { PanelSize } from './panel-size';

/**
 * One flat screen, the eye straight in front of its middle: `H = 2·atan(w/2d)`, exact for every pixel.
 *
 * @example flatScreen({ widthMm: 597.73, heightMm: 336.22 }, 500) // h 61.74°, v 37.17°, in radians
 */
export const flatScreen = (size: PanelSize, eyeDistanceMm: number): Outcome<Fov> => {
  const { widthMm, heightMm } = size;
  const reason = reasonNotInView(
    { widthMm, heightMm, curveRadiusMm: null },
    { distanceMm: eyeDistanceMm, marginMm: 0 },
  );
  if (reason) return impossible(reason);
  const fov = fovFromTangent(widthMm / 2 / eyeDistanceMm, size);
  return isAngled(fov) ? possible(fov) : impossible('not-finite');
};
