import { readText } from '../domain/game-files/file-text';

const byteOrderMark = '\uFEFF';

/** Encodes a text as UTF-16, which holds every text without loss and needs no encoder. */
export function bytesOf(text: string): Uint8Array {
  const marked = text.startsWith(byteOrderMark) ? text : byteOrderMark + text;
  const bytes = new Uint8Array(2 * marked.length);
  for (let unit = 0; unit < marked.length; unit++) {
    const code = marked.charCodeAt(unit);
    bytes[2 * unit] = code & 0xff;
    bytes[2 * unit + 1] = code >> 8;
  }
  return bytes;
}

/** @param like The previous text, which tells whether there was a byte order mark. */
export const textOf = (bytes: Uint8Array, like: string): string =>
  (like.startsWith(byteOrderMark) ? byteOrderMark : '') + (readText(bytes)?.text ?? '');
