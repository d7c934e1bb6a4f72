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
  /** Range of its attributes. */
  readonly inside: { readonly start: number; readonly end: number };
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
  const inside = { start: tagName.lastIndex, end: attributes.lastIndex };
  const end = tagEnd.exec(text);
  return end && { name, inside, isEnd: slash === '/', isEmpty: end[1] === '/', end: tagEnd.lastIndex };
};

const attribute = /([^\s=<>"'/]+)[ \t\r\n]*=[ \t\r\n]*(?:"([^"]*)"|'([^']*)')/g;

/** Attributes by which files name a setting and give its value: `<prop name="fov" data="1.2"/>`. */
const naming = ['name', 'id', 'key'];
const giving = ['value', 'data', 'val'];

/** Attributes about the text itself. */
const describing = /^(xml.*|xsi:.*|type|version|encoding)$/;

/** Longer than the attributes of any game; limits the time for files made to exhaust the reader. */
const maxAttributesLength = 10_000;

/** Values in the attributes of a tag. */
const attributesOf = (text: string, { inside }: Tag, section: string): readonly FoundValue[] => {
  if (inside.end - inside.start > maxAttributesLength) return [];
  const found = [...text.slice(inside.start, inside.end).matchAll(attribute)].map((match) => {
    const value = match[2] ?? match[3] ?? '';
    const end = inside.start + match.index + match[0].length - 1;
    return { name: match[1] ?? '', value, start: end - value.length, end };
  });
  const isOneOf = (names: readonly string[]) => (each: { readonly name: string }) =>
    names.includes(each.name.toLowerCase());
  const named = found.find(isOneOf(naming));
  const given = found.find(isOneOf(giving));
  if (named && given) return [{ section, key: named.value, index: null, start: given.start, end: given.end }];
  return found
    .filter(({ name }) => !describing.test(name.toLowerCase()))
    .map(({ name, start, end }) => ({ section, key: name, index: null, start, end }));
};

interface Open {
  readonly name: string;
  /** Names of the element and its parents. */
  readonly path: string;
  readonly start: number;
  /** True if it holds text alone. */
  isSimple: boolean;
}

interface XmlOptions {
  /** Adds the values in attributes. */
  readonly withAttributes?: boolean;
}

/**
 * Values of elements that hold text alone.
 *
 * @example xmlValues('<a><fovY>60</fovY></a>').values // section a, key fovY, from 9 to 11
 */
export const xmlValues = (
  text: string,
  { withAttributes = false }: XmlOptions = {},
): FoundValues | Unreadable => {
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
      const path = around ? `${around.path}/${name}` : name;
      if (withAttributes) values.push(...attributesOf(text, tag, path));
      if (!tag.isEmpty) {
        open.push({ name, path, start: tag.end, isSimple: true });
        sections.push(path);
      }
    }
    at = text.indexOf('<', tag.end);
  }
  return open.length > 0 || sections.length === 0 ? 'not-readable' : { values, sections };
};
