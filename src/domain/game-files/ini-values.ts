import type { FoundValue, FoundValues } from './found-value';
import { linesIn, valueIn, withoutBlanks } from './text-lines';

const comment = /^[ \t]*(?:[;#]|\/\/)/;
const section = /^[ \t]*\[([^\]]*)\]/;

/**
 * @example iniValues('[MODE]\nFOV=30 ; degrees').values // section MODE, key FOV, from 11 to 23, the comment included
 */
export const iniValues = (text: string): FoundValues => {
  const values: FoundValue[] = [];
  const sections: string[] = [];
  for (const line of linesIn(text)) {
    if (comment.test(line.text)) continue;
    const name = section.exec(line.text)?.[1];
    if (name === undefined) {
      const value = valueIn(line, { sign: '=', section: sections.at(-1) ?? null });
      if (value) values.push(value);
    } else {
      const { start, end } = withoutBlanks(name, { start: 0, end: name.length });
      sections.push(name.slice(start, end));
    }
  }
  return { values, sections };
};
