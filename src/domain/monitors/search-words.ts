import { plainText } from '../rig/plain-text';
import { unitOfWord } from '../rig/unit-words';
import type { Monitor } from './types';

/** A property of the screen in a search: 49, 32:9, 1000R, 3440x1440, 1440p, 4K. */
type Fact = (monitor: Monitor) => boolean;

/** One word of a search: its letters and digits, and the fact it may state. */
export interface SearchWord {
  readonly text: string;
  readonly fact: Fact | null;
}

export const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];

const near = (one: number, other: number, factor: number): boolean =>
  Math.max(one / other, other / one) < factor;

/** The marketed size is rounded; the exact one matches as well. */
const hasSize =
  (inches: number): Fact =>
  ({ diagonalIn }) =>
    diagonalIn === inches || Math.round(diagonalIn) === inches;

/** A panel sold as 21:9 is up to 3 % wider; 16:10 is 11 % from 16:9. */
const hasRatio =
  (ratio: number): Fact =>
  ({ resolution: [width, height] }) =>
    near(width / height, ratio, 1.03);

const hasPixels =
  (width: number, height: number): Fact =>
  ({ resolution }) =>
    resolution[0] === width && resolution[1] === height;

const resolutionNames: Readonly<Record<string, Fact>> = {
  fhd: hasPixels(1920, 1080),
  qhd: hasPixels(2560, 1440),
  wqhd: hasPixels(2560, 1440),
  uhd: hasPixels(3840, 2160),
  '4k': hasPixels(3840, 2160),
  uwqhd: hasPixels(3440, 1440),
  dqhd: hasPixels(5120, 1440),
};

const isInch = (word: string): boolean => unitOfWord(word) === 'in';

/** Range of sizes in the list. */
const isSize = (inches: number): boolean => inches >= 20 && inches <= 100;

/** @example factOf('1000r') // matches a curve of 1000 mm; null if the word states no fact */
function factOf(word: string): Fact | null {
  const [, size, unit = ''] = /^(\d{2}(?:[.,]\d{1,2})?)-?(\D*)$/.exec(word) ?? [];
  const inches = Number(size?.replace(',', '.'));
  if (size !== undefined && isSize(inches) && (unit === '' || isInch(unit))) return hasSize(inches);
  const [, across, down] = /^(\d{1,2}(?:\.\d+)?):(\d{1,2})$/.exec(word) ?? [];
  if (Number(across) > 0 && Number(down) > 0) return hasRatio(Number(across) / Number(down));
  const [, radius] = /^(\d{3,4})r$/.exec(word) ?? [];
  if (radius !== undefined) return ({ curveRadiusMm }) => curveRadiusMm === Number(radius);
  const [, width, height] = /^(\d{3,5})[x×*](\d{3,5})$/.exec(word) ?? [];
  if (width !== undefined) return hasPixels(Number(width), Number(height));
  const [, lines] = /^(\d{3,4})p$/.exec(word) ?? [];
  if (lines !== undefined) return ({ resolution }) => resolution[1] === Number(lines);
  return Object.hasOwn(resolutionNames, word) ? (resolutionNames[word] ?? null) : null;
}

/** Bounds the work for a page pasted by mistake. */
const maxTyped = 100;

/** @example searchWords('49" 1000R').map(({ text }) => text) // ['49', '1000r'], both with a fact */
export function searchWords(typed: string): readonly SearchWord[] {
  const pieces = plainText(typed.slice(0, maxTyped))
    // Data sheets write pixels with spaces.
    .replace(/(\d{3,5})\s*[x×*]\s*(\d{3,5})/g, '$1x$2')
    .split(/\s+/)
    // Drops the unit of "27 in": the number suffices.
    .filter((piece, index, all) => !(isInch(piece) && /^\d/.test(all[index - 1] ?? '')));
  return pieces.flatMap((piece): readonly SearchWord[] => {
    const fact = factOf(piece);
    const words = wordsOf(piece);
    // A ratio keeps its colon, which no name has: 32:9 must not match 329P1H.
    if (fact) return [{ text: piece.includes(':') ? piece : words.join(''), fact }];
    // "G9,49" and "27GL850-B": each part may be a separate fact.
    return words.map((text) => ({ text, fact: words.length > 1 ? factOf(text) : null }));
  });
}
