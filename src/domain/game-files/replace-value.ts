import { amountText } from './amount-text';
import type { Splice } from './file-text';
import type { FoundValue } from './found-value';
import type { FileFormat, Wanted } from './types';

/** What the C library of Windows writes where a calculation went wrong, such as `-1.#IND00`. */
const broken = '-?1\\.#(?:IND|INF|QNAN|SNAN)\\d*';
const number = `(?:${broken}|[-+]?(?:\\d+(?:\\.\\d*)?|\\.\\d+)(?:[eE][-+]?\\d+)?)`;
const oneNumber = new RegExp(number, 'g');
const oneWord = /^\w+/;
/** What may follow a value: nothing, or a comment. `#` right behind a digit is none: it may belong to a broken number. */
const commentOrEnd = /^(?:$|;|\/\/|[ \t]+(?:$|[;#]|\/\/))/;
/** Formats in which a comment can follow in the same line. */
const commented: readonly FileFormat[] = ['ini', 'sii'];

const numbers = (count: number): RegExp => {
  const separated = Array.from({ length: count }, () => number).join('[ \\t]*,[ \\t]*');
  return new RegExp(`^(?:"${separated}"|\\([ \\t]*${separated}[ \\t]*\\)|${separated})`);
};

/** What has to be written so that a value is the wanted one: each number by itself, so that what is between them stays. */
type Replaced =
  { readonly splices: readonly Splice[] } | { readonly problem: 'not-understood' | 'left-alone' };

interface ToReplace {
  readonly text: string;
  readonly format: FileFormat;
  readonly found: Pick<FoundValue, 'start' | 'end'>;
  readonly wanted: Wanted;
}

/** @example replaceValue({ text: 'FOV=30 ; mine', found: { start: 4, end: 13 }, … }) // { splices: [{ start: 4, end: 6, text: '37' }] } */
export const replaceValue = ({ text, format, found: { start, end }, wanted }: ToReplace): Replaced => {
  const written = text.slice(start, end);
  const pattern = 'word' in wanted ? oneWord : numbers(wanted.numbers.length);
  const value = pattern.exec(written)?.[0];
  if (value === undefined) return { problem: 'not-understood' };
  const rest = written.slice(value.length);
  if (commented.includes(format) ? !commentOrEnd.test(rest) : rest !== '')
    return { problem: 'not-understood' };
  if (wanted.from?.includes(value) === false) return { problem: 'left-alone' };
  if ('word' in wanted)
    return {
      splices: value === wanted.word ? [] : [{ start, end: start + value.length, text: wanted.word }],
    };
  return {
    splices: [...value.matchAll(oneNumber)].flatMap(({ 0: before, index }, place) => {
      const amount = wanted.numbers[place];
      if (!amount) return [];
      const after = amountText(amount, before);
      const at = start + index;
      const isRight = wanted.atLeast ? Number(before) >= Number(after) : Number(before) === Number(after);
      return isRight ? [] : [{ start: at, end: at + before.length, text: after }];
    }),
  };
};
