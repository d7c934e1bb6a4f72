import type { FoundValue, FoundValues } from './found-value';
import { linesIn } from './text-lines';

const entry = /^([ \t]*uset[ \t]+)(\S+)([ \t]+")([^"]*)"/;

/** @example usetValues('uset r_multimon_mode "2"').values // key r_multimon_mode, from 22 to 23 */
export const usetValues = (text: string): FoundValues => {
  const values: FoundValue[] = [];
  for (const line of linesIn(text)) {
    const [, before = '', key = '', quote = '', value = ''] = entry.exec(line.text) ?? [];
    if (key === '') continue;
    const start = line.start + before.length + key.length + quote.length;
    values.push({ section: null, key, index: null, start, end: start + value.length });
  }
  return { values, sections: [] };
};
