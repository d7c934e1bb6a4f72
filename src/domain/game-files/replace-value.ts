import { amountText } from './amount-text';
import type { Splice } from './file-text';
import type { FoundValue } from './found-value';
import type { FileFormat, TargetValue } from './types';

/** Failed calculations as printed by the C library of Windows, such as `-1.#IND00`. */
const broken = '-?1\\.#(?:IND|INF|QNAN|SNAN)\\d*';
const number = `(?:${broken}|[-+]?(?:\\d+(?:\\.\\d*)?|\\.\\d+)(?:[eE][-+]?\\d+)?)`;
const oneNumber = new RegExp(number, 'g');
const oneWord = /^\w+/;
/** Rest of the line after a value: nothing, or a comment. `#` directly after a digit may belong to a broken number. */
const commentOrEnd = /^(?:$|;|\/\/|[ \t]+(?:$|[;#]|\/\/))/;
/** Formats that allow a comment in the same line. */
const commented: readonly FileFormat[] = ['ini', 'sii'];

const numbers = (count: number): RegExp => {
  const separated = Array.from({ length: count }, () => number).join('[ \\t]*,[ \\t]*');
  return new RegExp(`^(?:"${separated}"|\\([ \\t]*${separated}[ \\t]*\\)|${separated})`);
};

/**
 * Replacements that give a value its target. Each number is replaced separately, so that the text between them stays.
 */
type Replaced =
  { readonly splices: readonly Splice[] } | { readonly problem: 'not-understood' | 'left-alone' };

interface ToReplace {
  readonly text: string;
  readonly format: FileFormat;
  readonly found: Pick<FoundValue, 'start' | 'end'>;
  readonly target: TargetValue;
}

/** @example replaceValue({ text: 'FOV=30 ; mine', found: { start: 4, end: 13 }, … }) // { splices: [{ start: 4, end: 6, text: '37' }] } */
export const replaceValue = ({ text, format, found: { start, end }, target }: ToReplace): Replaced => {
  const written = text.slice(start, end);
  const pattern = 'word' in target ? oneWord : numbers(target.numbers.length);
  const value = pattern.exec(written)?.[0];
  if (value === undefined) return { problem: 'not-understood' };
  const rest = written.slice(value.length);
  if (commented.includes(format) ? !commentOrEnd.test(rest) : rest !== '')
    return { problem: 'not-understood' };
  if (target.from?.includes(value) === false) return { problem: 'left-alone' };
  if ('word' in target)
    return {
      splices: value === target.word ? [] : [{ start, end: start + value.length, text: target.word }],
    };
  return {
    splices: [...value.matchAll(oneNumber)].flatMap(({ 0: before, index }, place) => {
      const amount = target.numbers[place];
      if (!amount) return [];
      const after = amountText(amount, before);
      const at = start + index;
      const isRight = target.atLeast ? Number(before) >= Number(after) : Number(before) === Number(after);
      return isRight ? [] : [{ start: at, end: at + before.length, text: after }];
    }),
  };
};
