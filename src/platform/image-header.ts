/** Facts of a picture file, read from its first bytes: a browser would decode the whole picture to tell them. */
export interface ImageHeader {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly isAnimated: boolean;
  /** True if a camera wrote its exposure into the file. */
  readonly isPhoto: boolean;
}

/** Formats that are recognised, but not opened. */
export type OtherFormat = 'jxr' | 'other-picture';

/** Bytes that hold the facts of any usual file: a colour profile may stand before the size. */
export const headerBytes = 1 << 20;

/** Reads beyond the end as NaN. */
const reader = (bytes: Uint8Array) => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const within = (at: number, length: number) => at >= 0 && at + length <= bytes.length;
  return {
    length: bytes.length,
    u8: (at: number) => (within(at, 1) ? view.getUint8(at) : NaN),
    u16: (at: number, isLittle = false) => (within(at, 2) ? view.getUint16(at, isLittle) : NaN),
    u24: (at: number) => (within(at, 3) ? view.getUint16(at, true) + 65_536 * view.getUint8(at + 2) : NaN),
    u32: (at: number, isLittle = false) => (within(at, 4) ? view.getUint32(at, isLittle) : NaN),
    text: (at: number, length: number) => String.fromCharCode(...bytes.subarray(at, at + length)),
  };
};
type Reader = ReturnType<typeof reader>;

const plain = (widthPx: number, heightPx: number, isAnimated = false): ImageHeader | null =>
  widthPx > 0 && heightPx > 0 ? { widthPx, heightPx, isAnimated, isPhoto: false } : null;

function readPng(file: Reader): ImageHeader | null {
  let isAnimated = false;
  // Frames are announced before the pixels.
  for (let at = 8; at + 8 <= file.length && file.text(at + 4, 4) !== 'IDAT'; at += 12 + file.u32(at))
    if (file.text(at + 4, 4) === 'acTL') isAnimated = true;
  return plain(file.u32(16), file.u32(20), isAnimated);
}

function readWebp(file: Reader): ImageHeader | null {
  switch (file.text(12, 4)) {
    case 'VP8 ':
      return plain(file.u16(26, true) & 0x3fff, file.u16(28, true) & 0x3fff);
    case 'VP8L': {
      const bits = file.u32(21, true);
      return plain((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
    }
    case 'VP8X':
      return plain(file.u24(24) + 1, file.u24(27) + 1, (file.u8(20) & 2) !== 0);
    default:
      return null;
  }
}

/** Tags of Exif: where the facts of the exposure begin, and the exposure time. */
const tags = { exposureFacts: 0x8769, exposureTime: 0x829a } as const;

/** Whether the Exif part at this place has an exposure time. */
function hasExposure(file: Reader, start: number): boolean {
  const isLittle = file.text(start, 2) === 'II';
  const entry = (directory: number, tag: number): number | null => {
    const count = file.u16(directory, isLittle);
    for (let index = 0; index < count; index++) {
      const at = directory + 2 + 12 * index;
      if (file.u16(at, isLittle) === tag) return file.u32(at + 8, isLittle);
    }
    return null;
  };
  const facts = entry(start + file.u32(start + 4, isLittle), tags.exposureFacts);
  return facts !== null && entry(start + facts, tags.exposureTime) !== null;
}

/** Start of a frame: all of SOF0 to SOF15 but the tables among them. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function readJpeg(file: Reader): ImageHeader | null {
  let isPhoto = false;
  for (let at = 2; file.u8(at) === 0xff; at += 2 + file.u16(at + 2)) {
    const marker = file.u8(at + 1);
    if (marker === 0xe1 && file.text(at + 4, 4) === 'Exif') isPhoto ||= hasExposure(file, at + 10);
    if (isFrame(marker)) {
      const size = plain(file.u16(at + 7), file.u16(at + 5));
      return size && { ...size, isPhoto };
    }
    if (!(file.u16(at + 2) >= 2)) return null;
  }
  return null;
}

/**
 * Facts of a PNG, JPEG or WebP file, by its content and never its name; the format if it is another picture, null if it
 * is none, or damaged.
 *
 * @param bytes The beginning of the file.
 */
export function readImageHeader(bytes: Uint8Array): ImageHeader | OtherFormat | null {
  const file = reader(bytes);
  if (file.u32(0) === 0x89504e47) return readPng(file);
  if (file.u16(0) === 0xffd8) return readJpeg(file);
  if (file.text(0, 4) === 'RIFF' && file.text(8, 4) === 'WEBP') return readWebp(file);
  if (file.u24(0) === 0xbc4949) return 'jxr';
  const isOther = /^(GIF8|BM|II\*|MM\0|8BPS|....ftyp(hei|mif|avi|msf))/s.test(file.text(0, 12));
  return isOther ? 'other-picture' : null;
}
