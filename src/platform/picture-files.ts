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
/** Four pictures of 4K in memory are 140 MB. */
const keptPixels = 3840 * 2400;

/** Decodes one picture, scaled down to what four can have in memory. */
export async function decodePicture(file: Blob): Promise<DecodedPicture | NotAPicture> {
  if (file.size === 0) return 'empty';
  if (file.size > maxFileBytes) return 'too-large';
  try {
    const header = readImageHeader(new Uint8Array(await file.slice(0, headerBytes).arrayBuffer()));
    if (header === null) return 'no-picture';
    if (typeof header === 'string') return header;
    const { widthPx, heightPx, isAnimated, isPhoto } = header;
    if (isAnimated) return 'animated';
    if (isPhoto) return 'photo';
    if (Math.max(widthPx, heightPx) > maxSidePx || widthPx * heightPx > maxPixels) return 'too-large';
    if (widthPx < heightPx) return 'upright';
    if (widthPx < minWidthPx) return 'too-small';
    const scale = Math.min(1, Math.sqrt(keptPixels / (widthPx * heightPx)));
    const bitmap = await createImageBitmap(file, {
      resizeWidth: Math.round(widthPx * scale),
      resizeHeight: Math.round(heightPx * scale),
      resizeQuality: 'high',
    });
    return { bitmap, widthPx, heightPx };
  } catch {
    return 'damaged';
  }
}
