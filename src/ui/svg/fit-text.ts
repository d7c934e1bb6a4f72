import { textRuler, type Lettering } from './text-width';

/** Lines that are no wider than they may be. One that is a single long word stays as it is. */
export function wrapText(text: string, lettering: Lettering, widest: number): readonly string[] {
  const width = textRuler(lettering);
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length === 0) lines.push(word);
    else if (width(longer) <= widest) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** What there is room for, with dots where something is missing. */
export function cutText(text: string, lettering: Lettering, widest: number): string {
  const width = textRuler(lettering);
  if (width(text) <= widest) return text;
  const letters = Array.from(text);
  while (letters.length > 0 && width(`${letters.join('').trimEnd()}…`) > widest) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** The largest of some sizes in which a text is one line; the smallest where none is small enough. */
export const fittingSize = (
  text: string,
  lettering: Omit<Lettering, 'sizePx'>,
  widest: number,
  sizesPx: readonly [number, ...number[]],
): number =>
  sizesPx.find((sizePx) => textRuler({ ...lettering, sizePx })(text) <= widest) ?? Math.min(...sizesPx);
