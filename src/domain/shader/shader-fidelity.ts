import { screensOf, type Glass, type Screen } from '../geometry/cameras';
import { fidelityOf, type Fidelity, type PictureScreen } from '../geometry/fidelity';
import { impossible, type Outcome } from '../geometry/outcome';
import type { Rig } from '../geometry/rig';
import { edgeTangent, shownPoint } from './assumed-screens';
import type { ShaderSettings } from './shader-answer';

const warped = (screen: Screen, assumed: Glass, stretch: number): PictureScreen => ({
  ...screen,
  shownAt: (u) => {
    const { tangent, tangentPerU } = shownPoint(assumed, stretch, { u, up: 0 });
    return { bearing: Math.atan(tangent), bearingPerU: tangentPerU / (1 + tangent * tangent) };
  },
});

/**
 * Error of the picture that a shader has warped, column by column at the height of the eye.
 *
 * @example shaderFidelity(rig, settings, 61) // 49in 32:9 1000R at 750 mm: every error below 0.001°
 */
export const shaderFidelity = (
  rig: Rig,
  { assumed, picture }: Pick<ShaderSettings, 'assumed' | 'picture'>,
  columns: number,
): Outcome<Fidelity> => {
  const edge = edgeTangent(assumed);
  if (edge === null) return impossible('not-finite');
  const tanHalfH = Math.tan(picture.view.h / 2);
  const drawn = screensOf(rig, { kind: 'one-projection', tanHalfHOfAll: tanHalfH });
  if (!drawn.ok) return drawn;
  const { centre, right } = drawn.value;
  const stretch = tanHalfH / edge;
  return fidelityOf(
    {
      centre: warped(centre, assumed.centre, stretch),
      right: right && assumed.right && warped(right, assumed.right, stretch),
    },
    columns,
  );
};
