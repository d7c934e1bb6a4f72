/** One `key=value` of an address, not yet decoded: each reader decodes its own value. */
type Pair = readonly [key: string, value: string];

/**
 * Escapes a text for a link: readable where possible, a space as a plus. Escapes signs that chats take for the end of
 * an address or for markup, brackets or stars for example.
 *
 * @example encodeText(`39 3/8"`) // '39+3/8%22'
 */
export const encodeText = (text: string): string =>
  encodeURIComponent(text.replace(unpaired, ''))
    .replace(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replace(/%(?:3A|2C|2F)/g, decodeURIComponent)
    .replaceAll('%20', '+');

/** Unpaired surrogate: `encodeURIComponent` would throw. */
const unpaired = /\p{Cs}/gu;

/** Reverses `encodeText`; null for a text that it cannot have written. */
export const decodeText = (text: string): string | null => unescapedText(text.replaceAll('+', ' '));

/**
 * Undoes the escaping of the whole fragment, once or several times, as some mail programs and chats do it.
 *
 * @example asOneText('v%3D1%26units%3Dcm') // 'v=1&units=cm'
 */
export function asOneText(fragment: string): string {
  if (!/^[a-z]+%(25)*3D/i.test(fragment)) return fragment;
  const unescaped = unescapedText(fragment) ?? unescapedText(fragment.replace(cutSign, ''));
  return unescaped === null ? fragment : asOneText(unescaped);
}

/** Start of an escaped sign at the end of a text that was cut: "%", "%2", "%E2%82". */
const cutSign = /(?:%[c-f][\da-f](?:%[89ab][\da-f])*)?(?:%[\da-f]?)?$/i;

function unescapedText(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** @example pairsOf('v=1&units=cm') // [['v', '1'], ['units', 'cm']] */
export const pairsOf = (text: string): readonly Pair[] =>
  text
    // Quoted in HTML, an ampersand becomes an entity.
    .replaceAll('&amp;', '&')
    .split('&')
    .map((pair): Pair => split(pair, '='));

/** Splits at the first occurrence. Without any, the whole text is the key. */
export function split(text: string, at: string): Pair {
  const index = text.indexOf(at);
  return index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index + at.length)];
}

/** The values of a key, in their order. */
export const valuesOf = (pairs: readonly Pair[], key: string): readonly string[] =>
  pairs.filter(([each]) => each === key).map(([, value]) => value);
