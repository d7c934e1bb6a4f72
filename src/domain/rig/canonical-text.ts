import type { MeasuredField } from './fields';
import { readAmount } from './read-quantity';
import { readPixels, readRatio } from './read-shape';

const number = String.raw`(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?`;
const fraction = String.raw`(?:\d+[ -])?\d+\/\d+`;
const neutral = new RegExp(
  String.raw`^[+-]?(?:(?:${number}|${fraction}) ?(?:mm|cm|m|in|ft|R|°|"|')?|\d+' ?(?:\d\d?\.?\d*|${fraction})"?)$`,
);

/**
 * Typed text in a spelling that means the same in every language: unchanged, or else the number with a point and the
 * typed unit. Text without a number becomes empty.
 *
 * @example canonicalText('screenSize', '27,5 Zoll') // '27.5in'
 */
export function canonicalText(id: MeasuredField, text: string): string {
  const read = readAmount(id, text);
  if (read === null) return '';
  const typed = text.trim();
  return neutral.test(typed) ? typed : `${read.amount}${read.unit ?? ''}`;
}

/**
 * Pixels or a ratio in international spelling; other text becomes empty.
 *
 * @example canonicalShape('2,39 : 1') // '2.39:1'
 */
export function canonicalShape(text: string): string {
  const pixels = readPixels(text);
  if (pixels) return `${pixels.widthPx}x${pixels.heightPx}`;
  const ratio = readRatio(text);
  return ratio ? `${ratio.width}:${ratio.height}` : '';
}
