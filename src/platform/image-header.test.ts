import { describe, expect, it } from 'vitest';
import { readImageHeader } from './image-header';

const ascii = (text: string) => Array.from(text, (sign) => sign.charCodeAt(0));
const big32 = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);
const big16 = (value: number) => [value >> 8, value & 255];
const read = (...bytes: readonly number[]) => readImageHeader(Uint8Array.from(bytes));

const chunk = (name: string, data: readonly number[]) => [
  ...big32(data.length),
  ...ascii(name),
  ...data,
  ...big32(0),
];
const png = (width: number, height: number, ...chunks: readonly (readonly number[])[]) => [
  ...[0x89, ...ascii('PNG\r\n\x1a\n')],
  ...chunk('IHDR', [...big32(width), ...big32(height), 8, 6, 0, 0, 0]),
  ...chunks.flat(),
  ...chunk('IDAT', [0]),
];
const segment = (marker: number, data: readonly number[]) => [
  0xff,
  marker,
  ...big16(data.length + 2),
  ...data,
];
const frame = (width: number, height: number) =>
  segment(0xc0, [8, ...big16(height), ...big16(width), 3, 1, 0x11, 0]);
/** One entry of each directory: where the exposure is, and the time of it. */
const exif = (tag: number) =>
  segment(0xe1, [
    ...ascii('Exif\0\0MM\0*'),
    ...big32(8),
    ...[...big16(1), ...big16(0x8769), ...big16(4), ...big32(1), ...big32(26), ...big32(0)],
    ...[...big16(1), ...big16(tag), ...big16(5), ...big32(1), ...big32(0), ...big32(0)],
  ]);

/** Layouts by the formats' specifications: PNG (W3C), JPEG (T.81), Exif 2.3, WebP container (RFC 9649). */
describe('the header of a picture', () => {
  const still = { widthPx: 2560, heightPx: 1440, isAnimated: false, isPhoto: false };

  it('is read from PNG', () => {
    expect(read(...png(2560, 1440))).toEqual(still);
    expect(read(...png(2560, 1440, chunk('acTL', big32(2))))).toEqual({ ...still, isAnimated: true });
  });

  it('is read from JPEG, behind other segments', () => {
    expect(read(0xff, 0xd8, ...segment(0xe0, ascii('JFIF\0')), ...frame(2560, 1440))).toEqual(still);
  });

  it('tells a photo by its exposure', () => {
    expect(read(0xff, 0xd8, ...exif(0x829a), ...frame(2560, 1440))).toEqual({ ...still, isPhoto: true });
    expect(read(0xff, 0xd8, ...exif(0x9003), ...frame(2560, 1440))).toEqual(still);
  });

  it('is read from the three kinds of WebP', () => {
    const webp = (kind: string, data: readonly number[]) => [
      ...ascii('RIFF'),
      ...big32(0),
      ...ascii(`WEBP${kind}`),
      ...big32(0),
      ...data,
    ];
    // 2560 = 0x0a00, 1440 = 0x05a0; 2559 = 0x09ff, 1439 = 0x059f
    const lossy = [0, 0, 0, 0x9d, 0x01, 0x2a, 0x00, 0x0a, 0xa0, 0x05];
    expect(read(...webp('VP8 ', lossy))).toEqual(still);
    // 0x9ff | 0x59f << 14 = 0x0167c9ff
    expect(read(...webp('VP8L', [0x2f, 0xff, 0xc9, 0x67, 0x01]))).toEqual(still);
    const extended = (flags: number) => [flags, 0, 0, 0, 0xff, 0x09, 0, 0x9f, 0x05, 0];
    expect(read(...webp('VP8X', extended(0)))).toEqual(still);
    expect(read(...webp('VP8X', extended(2)))).toEqual({ ...still, isAnimated: true });
  });

  it('names formats that are not opened, and none for what is no picture', () => {
    expect(read(...ascii('II'), 0xbc, 1)).toBe('jxr');
    expect(read(...ascii('GIF89a'))).toBe('other-picture');
    expect(read(0, 0, 0, 24, ...ascii('ftypheic'))).toBe('other-picture');
    expect(read()).toBeNull();
    expect(read(...ascii('# Settings\nfov=60'))).toBeNull();
  });

  it('refuses every cut of a file without an end', () => {
    for (const file of [png(2560, 1440), [0xff, 0xd8, ...exif(0x829a), ...frame(2560, 1440)]])
      for (let length = 0; length < 24; length++) expect(read(...file.slice(0, length))).toBeNull();
    // A segment of length 0 would be read for ever.
    expect(read(0xff, 0xd8, 0xff, 0xe0, 0, 0)).toBeNull();
  });
});
