import { readText } from '../domain/game-files/file-text';

const byteOrderMark = '\uFEFF';

/** A text as the bytes of a file. In UTF-16 every text can be written, with no encoder, and comes back as it was. */
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

/** @param like Whether it began with a mark, the text before tells. */
export const textOf = (bytes: Uint8Array, like: string): string =>
  (like.startsWith(byteOrderMark) ? byteOrderMark : '') + (readText(bytes)?.text ?? '');
