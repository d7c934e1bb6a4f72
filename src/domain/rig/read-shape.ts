import type { Ratio } from '../geometry/ratio';
import { plainText } from './plain-text';
import { readDecimal } from './read-decimal';

export interface Pixels {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** @example readPixels('3440 × 1440') // { widthPx: 3440, heightPx: 1440 } */
export function readPixels(text: string): Pixels | null {
  const [, width, height] = /^(\d{1,6}) ?[x×*] ?(\d{1,6})$/.exec(plainText(text)) ?? [];
  return width === undefined ? null : { widthPx: Number(width), heightPx: Number(height) };
}

/** @example readRatio('2,39:1') // { width: 2.39, height: 1 } */
export function readRatio(text: string): Ratio | null {
  const [, first = '', second = ''] = /^([\d.,]{1,9}) ?[:/] ?([\d.,]{1,9})$/.exec(plainText(text)) ?? [];
  const [width, height] = [readDecimal(first), readDecimal(second)];
  return width !== null && height !== null && width > 0 && height > 0 ? { width, height } : null;
}

/** Reads pixels or a ratio. @example readShape('2560x1080') // { width: 2560, height: 1080 } */
export function readShape(text: string): Ratio | null {
  const pixels = readPixels(text);
  if (!pixels) return readRatio(text);
  const { widthPx: width, heightPx: height } = pixels;
  return width > 0 && height > 0 ? { width, height } : null;
}
