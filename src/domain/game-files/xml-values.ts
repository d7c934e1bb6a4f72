import { maxDepth, type FoundValue, type FoundValues, type Unreadable } from './found-value';

/** What is no element, by how it begins and ends. */
const others = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
  ['<!', '>'],
] as const;

/** An element's beginning or end, in three steps: a pattern that may give back what it took would read it again and again. */
const tagName = /<(\/?)([^\s<>/!?"'=]+)/y;
const attributes = /(?:[^<>"'/]|\/(?!>)|"[^"<]*"|'[^'<]*')*/y;
const tagEnd = /(\/?)>/y;

interface Tag {
  readonly name: string;
  readonly isEnd: boolean;
  /** Whether it is a whole element by itself. */
  readonly isEmpty: boolean;
  readonly end: number;
}

const tagAt = (text: string, at: number): Tag | null => {
  tagName.lastIndex = at;
  const [, slash, name] = tagName.exec(text) ?? [];
  if (name === undefined) return null;
  attributes.lastIndex = tagName.lastIndex;
  attributes.exec(text);
  tagEnd.lastIndex = attributes.lastIndex;
  const end = tagEnd.exec(text);
  return end && { name, isEnd: slash === '/', isEmpty: end[1] === '/', end: tagEnd.lastIndex };
};

interface Open {
  readonly name: string;
  /** With the names of those around it. */
  readonly path: string;
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
    const tag = tagAt(text, at);
    if (!tag) return 'not-readable';
    const { name } = tag;
    if (tag.isEnd) {
      if (around?.name !== name) return 'not-readable';
      open.pop();
      const section = open.at(-1)?.path ?? '';
      if (around.isSimple) values.push({ section, key: name, index: null, start: around.start, end: at });
    } else {
      if (around) around.isSimple = false;
      if (open.length === maxDepth) return 'not-readable';
      if (!tag.isEmpty) {
        const path = around ? `${around.path}/${name}` : name;
        open.push({ name, path, start: tag.end, isSimple: true });
        sections.push(path);
      }
    }
    at = text.indexOf('<', tag.end);
  }
  return open.length > 0 || sections.length === 0 ? 'not-readable' : { values, sections };
};
