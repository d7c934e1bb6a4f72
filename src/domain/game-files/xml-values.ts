import { maxDepth, type FoundValue, type FoundValues, type Unreadable } from './found-value';

/** Start and end of markup that is no element. */
const others = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
  ['<!', '>'],
] as const;

/** A tag in three steps: one pattern that may backtrack would read it again and again. */
const tagName = /<(\/?)([^\s<>/!?"'=]+)/y;
const attributes = /(?:[^<>"'/]|\/(?!>)|"[^"<]*"|'[^'<]*')*/y;
const tagEnd = /(\/?)>/y;

interface Tag {
  readonly name: string;
  readonly isEnd: boolean;
  /** True for a self-closing tag. */
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
  /** Names of the element and its parents. */
  readonly path: string;
  readonly start: number;
  /** True if it holds text alone. */
  isSimple: boolean;
}

/**
 * Values of elements that hold text alone.
 *
 * @example xmlValues('<a><fovY>60</fovY></a>').values // section a, key fovY, from 9 to 11
 */
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
