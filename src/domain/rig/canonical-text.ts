import type { MeasuredField } from './fields';
import { readAmount } from './read-quantity';
import { readPixels, readRatio } from './read-shape';

const number = String.raw`(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?`;
const fraction = String.raw`(?:\d+[ -])?\d+\/\d+`;
const neutral = new RegExp(
  String.raw`^[+-]?(?:(?:${number}|${fraction}) ?(?:mm|cm|m|in|ft|R|°|"|')?|\d+' ?(?:\d\d?\.?\d*|${fraction})"?)$`,
);

/**
 * What was typed, in a spelling that means the same in every language: as it is, or else the number with a point, and the unit that
 * was named. What is no number is nothing.
 *
 * @example canonicalText('screenSize', '27,5 Zoll') // '27.5in'
 */
export function canonicalText(id: MeasuredField, text: string): string {
  const read = readAmount(id, text);
  if (read === null) return '';
  const typed = text.trim();
  return neutral.test(typed) ? typed : `${read.amount}${read.unit ?? ''}`;
}

/** Pixels or a ratio as every language writes it; what is neither is nothing. @example canonicalShape('2,39 : 1') // '2.39:1' */
export function canonicalShape(text: string): string {
  const pixels = readPixels(text);
  if (pixels) return `${pixels.widthPx}x${pixels.heightPx}`;
  const ratio = readRatio(text);
  return ratio ? `${ratio.width}:${ratio.height}` : '';
}
