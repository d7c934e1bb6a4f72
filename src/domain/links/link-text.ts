/** One `key=value` of an address, as it stands there: what is in the value is decoded by whoever knows its parts. */
type Pair = readonly [key: string, value: string];

/**
 * A text as it stands in a link: readable where it may be, a space as a plus. What chats take for the end of an address or for a
 * sign of their own, brackets or stars for example, is escaped like all the rest.
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

/** null = it was not written by the above, or was damaged since. */
export function decodeText(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}

/**
 * Some mail programs and chats escape all that stands behind the `#`, as if it were one value.
 *
 * @example asOneText('v%3D1%26units%3Dcm') // 'v=1&units=cm'
 */
export function asOneText(fragment: string): string {
  if (!/^[a-z]+%3D/i.test(fragment)) return fragment;
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** @example pairsOf('v=1&units=cm') // [['v', '1'], ['units', 'cm']] */
export const pairsOf = (text: string): readonly Pair[] =>
  text
    // As pages and programs write it that quote an address as HTML.
    .replaceAll('&amp;', '&')
    .split('&')
    .map((pair): Pair => split(pair, '='));

/** At the first one. Without any, all of it is the key. */
export function split(text: string, at: string): Pair {
  const index = text.indexOf(at);
  return index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index + at.length)];
}

/** The values of a key, in their order. */
export const valuesOf = (pairs: readonly Pair[], key: string): readonly string[] =>
  pairs.filter(([each]) => each === key).map(([, value]) => value);
