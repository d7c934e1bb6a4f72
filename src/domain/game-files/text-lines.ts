import type { FoundValue } from './found-value';

/** One line of a text, without its line ending. */
export interface TextLine {
  readonly text: string;
  readonly start: number;
}

/** Lines of a text, with any line ending. @example linesIn('a\r\nb').map(({ start }) => start) // [0, 3] */
export const linesIn = (text: string): readonly TextLine[] => {
  const lines: TextLine[] = [];
  let start = 0;
  // A loop, since a pattern's matches take ten times as long for many short lines.
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code !== 10 && code !== 13) continue;
    lines.push({ text: text.slice(start, index), start });
    if (code === 13 && text.charCodeAt(index + 1) === 10) index++;
    start = index + 1;
  }
  lines.push({ text: text.slice(start), start });
  return lines;
};

const isBlank = (character: string | undefined): boolean => character === ' ' || character === '\t';

/**
 * A range of a text without the blanks around it. Not by `trim`, which takes bytes of some longer characters for
 * blanks.
 *
 * @example withoutBlanks(' a ', { start: 0, end: 3 }) // { start: 1, end: 2 }
 */
export const withoutBlanks = (text: string, { start, end }: { start: number; end: number }) => {
  while (start < end && isBlank(text[start])) start++;
  while (end > start && isBlank(text[end - 1])) end--;
  return { start, end };
};

/**
 * The value of a line like `key = value`; null = no value.
 *
 * @example valueIn({ text: 'FOV = 30', start: 100 }, { sign: '=', section: 'MODE' }) // key 'FOV', from 106 to 108
 */
export const valueIn = (
  { text, start }: TextLine,
  { sign, section }: { readonly sign: string; readonly section: string | null },
): FoundValue | null => {
  const at = text.indexOf(sign);
  const key = withoutBlanks(text, { start: 0, end: at });
  if (at < 0 || key.start === key.end) return null;
  const value = withoutBlanks(text, { start: at + sign.length, end: text.length });
  return {
    section,
    key: text.slice(key.start, key.end),
    index: null,
    start: start + value.start,
    end: start + value.end,
  };
};
