/**
 * A file as text in which each character has known bytes. In UTF-8 and Windows-1252 one character is one byte, whatever
 * it means: both searched and written texts are ASCII. `shown` decodes a piece for display.
 */
export interface FileText {
  readonly text: string;
  readonly encoding: 'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be';
  /** Length of the byte order mark. */
  readonly bomLength: number;
}

const startsWith = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte);

const marks = [
  { mark: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

/** ASCII in UTF-16 has a zero in every second byte; no other text has zeros. */
const utf16WithoutMark = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null => {
  const zeros = [0, 0];
  bytes.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const threshold = bytes.length / 4;
  if (odd > threshold && even === 0) return 'utf-16le';
  return even > threshold && odd === 0 ? 'utf-16be' : null;
};

const unitsOf = (bytes: Uint8Array, at: (index: number) => number, step: 1 | 2): string => {
  const pieces: string[] = [];
  const last = bytes.length - (step - 1);
  for (let from = 0; from < last; from += 0x2000) {
    const units: number[] = [];
    for (let index = from; index < Math.min(last, from + 0x2000); index += step) units.push(at(index));
    pieces.push(String.fromCharCode(...units));
  }
  return pieces.join('');
};

/**
 * First line of files of the gMotor engine, which may contain zeros: `//[[gMa1.000f (c)2004    ]] [[`, twelve zeros,
 * `]]`.
 */
const gMotorHeader = /^\/\/\[\[gMa[^\r\n]*/;

/** Count of continuation bytes after a lead byte of UTF-8, and the range of the first of them. */
const followersOf = (lead: number): readonly [count: number, min: number, max: number] | null => {
  if (lead < 0x80) return [0, 0, 0];
  if (lead < 0xc2 || lead > 0xf4) return null;
  if (lead < 0xe0) return [1, 0x80, 0xbf];
  if (lead < 0xf0) return [2, lead === 0xe0 ? 0xa0 : 0x80, lead === 0xed ? 0x9f : 0xbf];
  return [3, lead === 0xf0 ? 0x90 : 0x80, lead === 0xf4 ? 0x8f : 0xbf];
};

/**
 * Checks by the table of well-formed sequences of the Unicode Standard, 3-7. Decoding a large file for this takes long.
 */
const isUtf8 = (bytes: Uint8Array): boolean => {
  for (let index = 0; index < bytes.length; index++) {
    const followers = followersOf(bytes[index] ?? 0);
    if (!followers) return false;
    const [count, min, max] = followers;
    for (let place = 1; place <= count; place++) {
      const byte = bytes[++index] ?? 0;
      if (byte < (place === 1 ? min : 0x80) || byte > (place === 1 ? max : 0xbf)) return false;
    }
  }
  return true;
};

/** Decodes UTF-8; null = not UTF-8. */
const fromUtf8 = (text: string): string | null => {
  try {
    return decodeURIComponent(
      text.replace(/[%\x80-\xff]/g, (byte) => `%${byte.charCodeAt(0).toString(16).padStart(2, '0')}`),
    );
  } catch {
    return null;
  }
};

/** Characters of Windows-1252 at the control characters of ISO 8859-1; control characters at its gaps. */
const from80 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/**
 * @returns null if the bytes are no text.
 * @example readText(new TextEncoder().encode('FOV=30'))?.text // 'FOV=30'
 */
export const readText = (bytes: Uint8Array): FileText | null => {
  const marked = marks.find(({ mark }) => startsWith(bytes, mark));
  const bomLength = marked?.mark.length ?? 0;
  const body = bytes.subarray(bomLength);
  const at = (index: number): number => body[index] ?? 0;
  const encoding = marked?.encoding ?? utf16WithoutMark(bytes);
  const isWide = encoding === 'utf-16le' || encoding === 'utf-16be';
  const [low, high] = encoding === 'utf-16be' ? [1, 0] : [0, 1];
  const text = isWide
    ? unitsOf(body, (index) => at(index + low) + 256 * at(index + high), 2)
    : unitsOf(body, at, 1);
  if (text.replace(gMotorHeader, '').includes('\0')) return null;
  if (isWide) return { text, encoding, bomLength };
  return { text, encoding: isUtf8(body) ? 'utf-8' : 'windows-1252', bomLength };
};

/** Decodes a piece of the file for display. @example shown('Ã¤', { encoding: 'utf-8' }) // 'ä' */
export const shown = (piece: string, { encoding }: Pick<FileText, 'encoding'>): string => {
  if (encoding === 'utf-8') return fromUtf8(piece) ?? piece;
  if (encoding !== 'windows-1252') return piece;
  return piece.replace(/[\x80-\x9f]/g, (byte) => from80[byte.charCodeAt(0) - 0x80] ?? byte);
};

/** A range of the text, `end` excluded, and its replacement in ASCII. */
export interface Splice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * The bytes with some ranges replaced and all others unchanged.
 *
 * @param splices Sorted, without overlaps.
 */
export const withSplices = (bytes: Uint8Array, file: FileText, splices: readonly Splice[]): Uint8Array => {
  const unitLength = file.encoding.startsWith('utf-16') ? 2 : 1;
  const encoded = (text: string): readonly number[] =>
    Array.from(text, (character) => character.charCodeAt(0)).flatMap((code) => {
      if (unitLength === 1) return [code];
      return file.encoding === 'utf-16be' ? [0, code] : [code, 0];
    });
  const byteAt = (unit: number): number => file.bomLength + unit * unitLength;

  const pieces: (Uint8Array | readonly number[])[] = [];
  let from = 0;
  for (const { start, end, text } of splices) {
    pieces.push(bytes.subarray(from, byteAt(start)), encoded(text));
    from = byteAt(end);
  }
  pieces.push(bytes.subarray(from));

  const patched = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let to = 0;
  for (const piece of pieces) {
    patched.set(piece, to);
    to += piece.length;
  }
  return patched;
};
