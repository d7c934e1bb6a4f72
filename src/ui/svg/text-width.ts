/** How a text in a drawing is set. The style sheet has the same: a drawing is laid out before it is on the page. */
export interface Lettering {
  /** numbers = the family of figures, text = that of the page. */
  readonly family: 'numbers' | 'text';
  readonly weight: number;
  readonly sizePx: number;
}

type Measure = (piece: string) => number;

/**
 * What a text is made of: the characters of numbers one by one, since numbers change with every key, and all else word by
 * word, since in many scripts the letters of a word join.
 */
const pieces = /[\d.,°×%\s]|[^\d.,°×%\s]+/g;

/** More than all the words and numbers that stand in drawings at a time. */
const maxStored = 2000;

/**
 * Makes a ruler: it tells how many pixels wide a text will be. Each piece is measured once and kept, and so is each text,
 * so that a drawing that changes with every key measures next to nothing.
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

/** null = there is no canvas, as where the pages are written. */
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

/** Figures of the page's own family, should that of numbers not arrive, are up to 0.58 em wide; few bold words have wider letters than this. */
const emPerLetter: Readonly<Record<Lettering['family'], number>> = { numbers: 0.6, text: 0.69 };

/** Signs that are narrow in every family. */
const emPerSign: Readonly<Record<string, number>> = { '.': 0.3, ',': 0.3, ' ': 0.3, '°': 0.43 };

const marks = /\p{Mark}/u;

/** From here on letters are as wide as high: Chinese, Japanese, Korean, emoji. */
const firstWideLetter = '\u2e80';

/** Rather too wide than too narrow: a label may stand farther off than it must, but never on something. */
const estimate = (piece: string, { family, sizePx }: Lettering): number => {
  let em = 0;
  for (const letter of piece) {
    if (marks.test(letter)) continue;
    em += letter >= firstWideLetter ? 1 : (emPerSign[letter] ?? emPerLetter[family]);
  }
  return em * sizePx;
};
