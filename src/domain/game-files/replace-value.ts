import { amountText } from './amount-text';
import type { Splice } from './file-text';
import type { FoundValue } from './found-value';
import type { Wanted } from './types';

const number = '[-+]?(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][-+]?\\d+)?';
const oneNumber = new RegExp(number, 'g');
const oneWord = /^\w+/;
/** What may follow a value: nothing, or a comment. */
const rest = /^[ \t]*(?:$|[;#]|\/\/)/;

const numbers = (count: number): RegExp => {
  const separated = Array.from({ length: count }, () => number).join('[ \\t]*,[ \\t]*');
  return new RegExp(`^(?:"${separated}"|\\([ \\t]*${separated}[ \\t]*\\)|${separated})`);
};

/** What has to be written so that a value is the wanted one: each number by itself, so that what is between them stays. */
type Replaced =
  { readonly splices: readonly Splice[] } | { readonly problem: 'not-understood' | 'left-alone' };

/** @example replaceValue('FOV=30 ; mine', { start: 4, end: 13, … }, wanted) // { splices: [{ start: 4, end: 6, text: '37' }] } */
export const replaceValue = (
  text: string,
  { start, end }: Pick<FoundValue, 'start' | 'end'>,
  wanted: Wanted,
): Replaced => {
  const written = text.slice(start, end);
  const pattern = 'word' in wanted ? oneWord : numbers(wanted.numbers.length);
  const value = pattern.exec(written)?.[0];
  if (value === undefined || !rest.test(written.slice(value.length))) return { problem: 'not-understood' };
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
      return Number(before) === Number(after) ? [] : [{ start: at, end: at + before.length, text: after }];
    }),
  };
};
