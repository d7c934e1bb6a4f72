import { words } from '#messages/shader';
import type { ViewedRig } from '../domain/geometry/compute-view';
import { sharpness } from '../domain/geometry/sharpness';
import { seamGapMm } from '../domain/geometry/triple-screen';
import { toDegrees } from '../domain/geometry/units';
import type { ShaderAnswer, ShaderSettings } from '../domain/shader/shader-answer';
import type { SliderValue } from '../domain/shader/fit-sliders';
import type { Slider } from '../domain/shader/slider';
import { degreesText } from './angles';
import { gameNumberText, gameValuePlain } from './game-values';
import { numberText } from './numbers';
import { percentText } from './percent';

/** A slider's value in the shader's own format, which has a decimal point in every language. */
const sliderText = ({ decimals, unit }: Slider, value: number): string =>
  gameNumberText(value, decimals) + unit;

interface SliderTexts {
  readonly key: string;
  readonly label: string;
  readonly text: string;
  /** Text to copy. */
  readonly plain: string;
}

/** @example sliderTexts(settings.values)[0] // { key: 'MonitorHeight', label: 'Monitor height', text: '33.7 cm', plain: '33.7' } */
export const sliderTexts = (values: readonly SliderValue[]): readonly SliderTexts[] =>
  values.map(({ slider, value }) => ({
    key: slider.key,
    label: slider.label,
    text: sliderText(slider, value),
    plain: gameValuePlain(value, slider),
  }));

/** Smallest error with a sentence of its own; less is 0.0 in the shown decimals. */
const leastDegrees = 0.05;

/** Sentence about the error that is left. */
export function errorLeftText({ error }: Pick<ShaderSettings, 'error'>, { rig }: ViewedRig): string {
  const degrees = toDegrees(error);
  if (degrees < leastDegrees) return words.left.nothing;
  const hasFrames = rig.sides !== null && seamGapMm(rig.sides) > 0;
  return words.left[hasFrames ? 'frames' : 'steps'](degreesText(degrees));
}

/** Price in pixels; `widthPx` are those of one screen, null = not known. */
export function priceTexts(
  { keptShare, darkShare }: Pick<ShaderSettings, 'keptShare' | 'darkShare'>,
  { rig: { panel, eyeDistanceMm } }: ViewedRig,
  widthPx: number | null,
): readonly string[] {
  const price = words.price(percentText(keptShare), percentText(darkShare));
  if (widthPx === null) return [price];
  const sharp = sharpness({ widthPx, widthMm: panel.widthMm, eyeDistanceMm, gapMm: 0 });
  if (!sharp.ok) return [price];
  const { pixelsPerDegree } = sharp.value;
  return [price, words.sharpness(numberText(pixelsPerDegree * keptShare, 0), numberText(pixelsPerDegree, 0))];
}

/** Reason why no shader helps; empty if one does, or if the card says it. */
export function whyNoShader(answer: ShaderAnswer): string {
  switch (answer.kind) {
    case 'unable':
      return words.unable[answer.limit];
    case 'out-of-range': {
      const { shader, slider } = answer;
      const [from, to] = [sliderText(slider, slider.min), sliderText(slider, slider.max)];
      return words.outOfRange({ shader, slider: slider.label, from, to });
    }
    default:
      return '';
  }
}
