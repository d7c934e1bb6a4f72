import { screensOf } from '../geometry/cameras';
import { computeView, type ViewedRig } from '../geometry/compute-view';
import { isCurved } from '../geometry/curved-screen';
import { seenAt } from '../geometry/fidelity';
import { possibleIfFinite, type Impossible, type Outcome } from '../geometry/outcome';
import type { Panel, Rig } from '../geometry/rig';
import type { Radians } from '../geometry/units';
import type { AssumedScreens } from './assumed-screens';
import { beyondCurvedMonitor, curvedMonitorPositions } from './curved-monitor';
import { fitSliders, type SliderPositions, type SliderValue } from './fit-sliders';
import { borderZoom } from './sliders';
import type { Slider } from './slider';
import { beyondTripleMonitor, tripleMonitorPositions } from './triple-monitor';

export type Shader = 'CurvedMonitor' | 'TripleMonitor';

/**
 * Reason why no shader makes the picture true.
 * - curved-triple: TripleMonitor knows flat screens alone
 * - unequal-screens: it knows three of one size
 * - spans-180: no flat picture is as wide
 */
export type ShaderLimit = 'curved-triple' | 'unequal-screens' | 'spans-180';

/** Sliders of a shader, the picture it needs, and its price. */
export interface ShaderSettings {
  readonly kind: 'settings';
  readonly shader: Shader;
  readonly values: readonly SliderValue[];
  /** A flat screen with all the pixels, whose picture is the one that the game must draw. */
  readonly picture: ViewedRig;
  /** Largest error anywhere on the screens: by the steps of the sliders, and by frames. */
  readonly error: Radians;
  /** Pixels of the game's picture for a pixel of the screen, straight ahead and along a row. */
  readonly keptShare: number;
  /** Share of the height at the outer edges that stays without a picture. */
  readonly darkShare: number;
  /** Screens that these positions of the sliders stand for. */
  readonly assumed: AssumedScreens;
}

/** Answer of the shaders to a rig. */
export type ShaderAnswer =
  | ShaderSettings
  /** A flat picture is true on flat glass. */
  | { readonly kind: 'not-needed' }
  | { readonly kind: 'unable'; readonly limit: ShaderLimit }
  /** The slider does not reach the rig's measure. */
  | { readonly kind: 'out-of-range'; readonly shader: Shader; readonly slider: Slider }
  | { readonly kind: 'impossible'; readonly reason: Impossible };

/** A shader that knows rigs of this kind. */
interface Candidate {
  readonly shader: Shader;
  /** First slider that does not reach the rig. */
  readonly beyond: Slider | null;
  /** Half the angle from outer edge to outer edge. */
  readonly halfSpan: number;
  /** Lit width of all screens together. */
  readonly litWidthMm: number;
  readonly positions: () => readonly SliderPositions[];
}

const unable = (limit: ShaderLimit): ShaderAnswer => ({ kind: 'unable', limit });

const isAlike = (a: Panel, b: Panel): boolean =>
  a.widthMm === b.widthMm && a.heightMm === b.heightMm && a.curveRadiusMm === b.curveRadiusMm;

/**
 * Whether a flat picture is wrong on these screens, so that a shader could help.
 *
 * @example needsShader(seen) // false, on one flat screen
 */
export const needsShader = ({ rig, view }: ViewedRig): boolean =>
  view.triple === null ? isCurved(rig.panel) : isCurved(rig.panel) || view.triple.sideAngle > 0;

const candidateFor = (seen: ViewedRig): Candidate | ShaderAnswer => {
  const { rig, view } = seen;
  const { panel, eyeDistanceMm, sides } = rig;
  if (!needsShader(seen)) return { kind: 'not-needed' };
  if (sides && view.triple) {
    if (!isAlike(panel, sides.panel ?? panel)) return unable('unequal-screens');
    if (isCurved(panel)) return unable('curved-triple');
    const { sideAngle, total } = view.triple;
    const flat = { panel, eyeDistanceMm, sides, sideAngle };
    return {
      shader: 'TripleMonitor',
      beyond: beyondTripleMonitor(flat),
      halfSpan: total / 2,
      litWidthMm: 3 * panel.widthMm,
      positions: () => tripleMonitorPositions(flat),
    };
  }
  if (!isCurved(panel)) return { kind: 'not-needed' };
  const curved = { panel, eyeDistanceMm };
  return {
    shader: 'CurvedMonitor',
    beyond: beyondCurvedMonitor(curved),
    halfSpan: view.coverage / 2,
    litWidthMm: panel.widthMm,
    positions: () => curvedMonitorPositions(curved),
  };
};

/** A flat screen of the same pixels, from where it spans as much as the rig's screens do. */
const flatPicture = ({ panel }: Rig, litWidthMm: number, tanHalfH: number): Outcome<ViewedRig> =>
  computeView({
    panel: { widthMm: litWidthMm, heightMm: panel.heightMm, curveRadiusMm: null },
    eyeDistanceMm: litWidthMm / 2 / tanHalfH,
    eyeOffsetMm: 0,
    fit: 'balanced',
    sides: null,
  });

const workOut = (seen: ViewedRig): ShaderAnswer => {
  const { rig } = seen;
  const candidate = candidateFor(seen);
  if ('kind' in candidate) return candidate;

  const { shader, beyond, halfSpan, litWidthMm } = candidate;
  if (halfSpan >= Math.PI / 2) return unable('spans-180');
  if (beyond) return { kind: 'out-of-range', shader, slider: beyond };

  const tanHalfH = Math.tan(halfSpan);
  const picture = flatPicture(rig, litWidthMm, tanHalfH);
  if (!picture.ok) return { kind: 'impossible', reason: picture.reason };
  const drawn = screensOf(rig, { kind: 'one-projection', tanHalfHOfAll: tanHalfH });
  if (!drawn.ok) return { kind: 'impossible', reason: drawn.reason };
  const [centre, right] = [drawn.value.centre.glass, drawn.value.right?.glass ?? null];
  const tanHalfV = tanHalfH * (rig.panel.heightMm / litWidthMm);
  const fitted = fitSliders({ centre, right, tanHalfH, tanHalfV }, candidate.positions());
  if (!fitted) return unable('spans-180');

  const edge = seenAt(right ?? centre, 1);
  const settings = possibleIfFinite<ShaderSettings>({
    kind: 'settings',
    shader,
    values: [...fitted.values, { slider: borderZoom, value: borderZoom.max }],
    picture: picture.value,
    error: fitted.error,
    keptShare: litWidthMm / 2 / rig.eyeDistanceMm / tanHalfH,
    darkShare: Math.max(0, 1 - (2 * edge.awayMm * Math.sin(edge.bearing)) / litWidthMm),
    assumed: fitted.assumed,
  });
  return settings.ok ? settings.value : { kind: 'impossible', reason: settings.reason };
};

const cache = new WeakMap<ViewedRig, ShaderAnswer>();

/**
 * Settings with which a public shader for ReShade makes a game's flat picture true on a curved screen or on three flat
 * ones, or why none does. The shaders are CurvedMonitor and TripleMonitor; see docs/formulas.md, shader. Memoised by
 * view.
 *
 * @example shaderAnswer(possible(seen))
 * // 49in 32:9 1000R at 750 mm: MonitorHeight 33.7, MonitorCurvature 1000, ViewDistance 75; picture 88.79° wide
 */
export function shaderAnswer(seen: Outcome<ViewedRig>): ShaderAnswer {
  if (!seen.ok) return { kind: 'impossible', reason: seen.reason };
  let answer = cache.get(seen.value);
  if (!answer) {
    answer = workOut(seen.value);
    cache.set(seen.value, answer);
  }
  return answer;
}
