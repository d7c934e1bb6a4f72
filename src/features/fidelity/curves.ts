import { words } from '#messages/fidelity';
import { fidelity, type Fidelity, type Projection } from '../../domain/geometry/fidelity';
import { possible, type Outcome } from '../../domain/geometry/outcome';
import type { CurveFit } from '../../domain/geometry/rig';
import { toDegrees } from '../../domain/geometry/units';
import { shaderAnswer } from '../../domain/shader/shader-answer';
import { shaderFidelity } from '../../domain/shader/shader-fidelity';
import type { ViewedRig } from '../../domain/geometry/compute-view';
import { exactProjection } from '../../domain/games/projection';
import { degreesText } from '../../text/angles';
import type { ChosenSetting, SettingWords } from './settings';

/** A line of the plot. Each has a pattern of its own, so that colour is not needed to distinguish them. */
export interface Curve {
  readonly words: SettingWords;
  readonly pattern: 'chosen' | 'exact' | 'shader' | CurveFit;
  /** True for 1:1 itself. */
  readonly isTrue: boolean;
  readonly fidelity: Fidelity;
}

/** A sample about every 4 px on a phone, every 12 on a desktop: straight lines between them look smooth. */
const columns = 61;

const fitIds: readonly CurveFit[] = ['centre', 'balanced', 'edge'];

/** Line of a flat picture that a shader bends; null if none can, or the setting draws each screen by itself. */
const shaderCurve = (seen: ViewedRig, projection: Projection): Curve | null => {
  if (seen.view.triple !== null && projection.kind !== 'one-projection') return null;
  const answer = shaderAnswer(possible(seen));
  if (answer.kind !== 'settings') return null;
  const bent = shaderFidelity(seen.rig, answer, columns);
  if (!bent.ok) return null;
  return {
    words: words.settings.shader(degreesText(toDegrees(answer.error))),
    pattern: 'shader',
    isTrue: false,
    fidelity: bent.value,
  };
};

/**
 * Lines to draw, the chosen one last and so on top. The exact angle is the reference; on a single curved screen its
 * three fits are, since none is right everywhere, and what a shader makes of them.
 */
export const curvesOf = (
  seen: ViewedRig,
  { id, words: settingWords, projection }: ChosenSetting,
): Outcome<{ readonly chosen: Curve; readonly others: readonly Curve[] }> => {
  const { rig, view } = seen;
  const chosen = fidelity(rig, projection, columns);
  if (!chosen.ok) return chosen;
  const { fits } = view;
  const compares = fits !== null && view.triple === null;
  const chosenIsFit = compares && id === 'exact';

  const others: Curve[] = [];
  if (compares) {
    for (const fit of fitIds) {
      if (chosenIsFit && fit === rig.fit) continue;
      const tanHalfH = Math.tan(fits[fit].h / 2);
      const fitted = fidelity(rig, { kind: 'per-screen', tanHalfH, sides: null }, columns);
      if (!fitted.ok) return fitted;
      others.push({
        words: words.settings.fits[fit],
        pattern: fit,
        isTrue: fit === rig.fit,
        fidelity: fitted.value,
      });
    }
  }
  // Any other setting is compared with the true one.
  if (!compares && id !== 'exact') {
    const exact = fidelity(rig, exactProjection({ rig, view }), columns);
    if (exact.ok)
      others.push({
        words: words.settings.exact,
        pattern: 'exact',
        isTrue: true,
        fidelity: exact.value,
      });
  }
  const bent = shaderCurve(seen, projection);
  if (bent) others.push(bent);
  return possible({
    chosen: {
      words: chosenIsFit ? words.settings.fits[rig.fit] : settingWords,
      pattern: 'chosen',
      isTrue: id === 'exact',
      fidelity: chosen.value,
    },
    others,
  });
};
