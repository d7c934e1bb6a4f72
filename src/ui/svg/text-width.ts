/** Font of a text in a drawing, repeated from the style sheet: drawings are laid out before they are rendered. */
export interface Lettering {
  /** numbers = the font of digits, text = the font of the page. */
  readonly family: 'numbers' | 'text';
  readonly weight: number;
  readonly sizePx: number;
}

type Measure = (piece: string) => number;

/**
 * Units of the cache: single characters of numbers, which change with every key, and otherwise words, since
 * letters join in many scripts.
 */
const pieces = /[\d.,°×%\s]|[^\d.,°×%\s]+/g;

/** More than all words and numbers in drawings at a time. */
const maxStored = 2000;

/**
 * Creates a function that measures the width of a text in pixels. Caches pieces and texts, so that a drawing
 * that changes with every key measures almost nothing.
 */
export const textRuler = (lettering: Lettering): ((text: string) => number) => {
  const widths = new Map<string, number>();
  let measure: Measure | null = null;
  const keep = (text: string, width: number): number => {
    if (widths.size >= maxStored) widths.clear();
    widths.set(text, width);
    return width;
  };
  const measured = (piece: string): number => {
    measure ??= onCanvas(lettering) ?? ((each) => estimate(each, lettering));
    return widths.get(piece) ?? keep(piece, measure(piece));
  };
  return (text) =>
    widths.get(text) ??
    keep(
      text,
      (text.match(pieces) ?? []).reduce((sum, piece) => sum + measured(piece), 0),
    );
};

/** null = no canvas, such as at build time. */
const onCanvas = ({ family, weight, sizePx }: Lettering): Measure | null => {
  if (typeof document === 'undefined') return null;
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return null;
  const fonts =
    family === 'numbers'
      ? getComputedStyle(document.documentElement).getPropertyValue('--numbers')
      : getComputedStyle(document.body).fontFamily;
  context.font = `${weight} ${sizePx}px ${fonts}`;
  return (piece) => context.measureText(piece).width;
};

/** Upper limits: digits of the fallback font are up to 0.58 em wide; few bold words have a wider average. */
const emPerLetter: Readonly<Record<Lettering['family'], number>> = { numbers: 0.6, text: 0.69 };

/** Characters that are narrow in every font. */
const emPerSign: Readonly<Record<string, number>> = { '.': 0.3, ',': 0.3, ' ': 0.3, '°': 0.43 };

const marks = /\p{Mark}/u;

/** First square character: Chinese, Japanese, Korean, emoji follow. */
const firstWideLetter = '\u2e80';

/** Estimate, rather too wide than too narrow: labels must not overlap. */
const estimate = (piece: string, { family, sizePx }: Lettering): number => {
  let em = 0;
  for (const letter of piece) {
    if (marks.test(letter)) continue;
    em += letter >= firstWideLetter ? 1 : (emPerSign[letter] ?? emPerLetter[family]);
  }
  return em * sizePx;
};
