import { headerBytes, readImageHeader } from './image-header';

/** Pictures chosen by the user. They are decoded on the device, and never uploaded or kept. */

/** A decoded picture, perhaps smaller than its file. */
export interface DecodedPicture {
  readonly bitmap: ImageBitmap;
  /** Size of the picture in its file. */
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Reason why a file is no picture to measure in. */
export type NotAPicture =
  | 'empty'
  | 'jxr'
  | 'other-picture'
  | 'no-picture'
  | 'animated'
  | 'photo'
  | 'upright'
  | 'too-small'
  | 'too-large'
  | 'damaged';

const maxFileBytes = 200e6;
/** 8K; a game across three screens of 4K is wider. */
const maxSidePx = 12_000;
const maxPixels = 40e6;
const minWidthPx = 640;
/** Five pictures of 4K in memory are 166 MB. */
const keptPixels = 3840 * 2160;

interface PictureSize {
  readonly width: number;
  readonly height: number;
}

const isJpeg = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === 0xd8;

/** Difference of two ratios by whole pixels; a picture on its side differs by more. */
const sameRatio = 0.01;

/**
 * Decodes a JPEG with less detail, as its format allows: a quarter of the memory for 8K. null if the browser has no
 * such decoder, or it fails.
 */
async function reducedJpeg(file: Blob, { width, height }: PictureSize): Promise<ImageBitmap | null> {
  if (!('ImageDecoder' in globalThis)) return null;
  const decoder = new ImageDecoder({
    data: file.stream(),
    type: 'image/jpeg',
    ...{ desiredWidth: width, desiredHeight: height },
  });
  try {
    const { image } = await decoder.decode();
    try {
      const { displayWidth, displayHeight } = image;
      const isWhole = Math.abs((displayWidth * height) / (displayHeight * width) - 1) < sameRatio;
      return isWhole && displayWidth <= width ? await createImageBitmap(image) : null;
    } finally {
      image.close();
    }
  } catch {
    return null;
  } finally {
    decoder.close();
  }
}

/** Decodes one picture, scaled down to what four can have in memory. */
export async function decodePicture(file: Blob): Promise<DecodedPicture | NotAPicture> {
  if (file.size === 0) return 'empty';
  if (file.size > maxFileBytes) return 'too-large';
  try {
    const bytes = new Uint8Array(await file.slice(0, headerBytes).arrayBuffer());
    const header = readImageHeader(bytes);
    if (header === null) return 'no-picture';
    if (typeof header === 'string') return header;
    const { widthPx, heightPx, isAnimated, isPhoto } = header;
    if (isAnimated) return 'animated';
    if (isPhoto) return 'photo';
    if (Math.max(widthPx, heightPx) > maxSidePx || widthPx * heightPx > maxPixels) return 'too-large';
    if (widthPx < heightPx) return 'upright';
    if (widthPx < minWidthPx) return 'too-small';
    const scale = Math.min(1, Math.sqrt(keptPixels / (widthPx * heightPx)));
    const kept = { width: Math.round(widthPx * scale), height: Math.round(heightPx * scale) };
    const reduced = scale < 1 && isJpeg(bytes) ? await reducedJpeg(file, kept) : null;
    const bitmap =
      reduced ??
      (await createImageBitmap(file, {
        ...{ resizeWidth: kept.width, resizeHeight: kept.height },
        resizeQuality: 'high',
      }));
    return { bitmap, widthPx, heightPx };
  } catch {
    return 'damaged';
  }
}
