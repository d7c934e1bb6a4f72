import type { FoundValue, FoundValues, Unreadable } from './found-value';

/** What is no element, by how it begins and ends. */
const others = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
  ['<!', '>'],
] as const;

/** An element's beginning or end. No quoted text may hold a `<`, so this never reads twice. */
const tag = /<(\/?)([^\s<>/!?"'=]+)(?:[^<>"'/]|\/(?!>)|"[^"<]*"|'[^'<]*')*(\/?)>/y;

interface Open {
  readonly name: string;
  readonly start: number;
  /** Whether anything but text stands in it. */
  isSimple: boolean;
}

/** What stands alone between a beginning and its end. @example xmlValues('<a><fovY>60</fovY></a>').values // section a, key fovY, from 9 to 11 */
export const xmlValues = (text: string): FoundValues | Unreadable => {
  const values: FoundValue[] = [];
  const sections: string[] = [];
  const open: Open[] = [];
  let at = text.indexOf('<');
  while (at >= 0) {
    const other = others.find(([begin]) => text.startsWith(begin, at));
    const around = open.at(-1);
    if (other) {
      const end = text.indexOf(other[1], at);
      if (end < 0) return 'not-readable';
      if (around) around.isSimple = false;
      at = text.indexOf('<', end + other[1].length);
      continue;
    }
    tag.lastIndex = at;
    const [whole, ends, name, closes] = tag.exec(text) ?? [];
    if (whole === undefined || name === undefined) return 'not-readable';
    if (ends === '/') {
      const last = open.pop();
      if (last?.name !== name) return 'not-readable';
      const section = open.map((each) => each.name).join('/');
      if (last.isSimple) values.push({ section, key: name, index: null, start: last.start, end: at });
    } else {
      if (around) around.isSimple = false;
      if (closes !== '/') {
        open.push({ name, start: at + whole.length, isSimple: true });
        sections.push(open.map((each) => each.name).join('/'));
      }
    }
    at = text.indexOf('<', at + whole.length);
  }
  return open.length > 0 || sections.length === 0 ? 'not-readable' : { values, sections };
};
