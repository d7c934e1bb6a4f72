import { textRuler, type Lettering } from '../../ui/svg/text-width';

/** Wraps a text. A single long word stays whole. */
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

/** Cuts a text to a width, with an ellipsis if something is missing. */
export function cutText(text: string, lettering: Lettering, widest: number): string {
  const width = textRuler(lettering);
  if (width(text) <= widest) return text;
  const letters = Array.from(text);
  while (letters.length > 0 && width(`${letters.join('').trimEnd()}…`) > widest) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** The largest size in which a text fits one line, else the smallest. */
export const fittingSize = (
  text: string,
  lettering: Omit<Lettering, 'sizePx'>,
  widest: number,
  sizesPx: readonly [number, ...number[]],
): number =>
  sizesPx.find((sizePx) => textRuler({ ...lettering, sizePx })(text) <= widest) ?? Math.min(...sizesPx);
