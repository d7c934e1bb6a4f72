import type { Place } from './marks';
import type { Picture } from './pairs';

/** Draws a picture over the whole canvas. */
export function drawWhole(canvas: HTMLCanvasElement, bitmap: ImageBitmap): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
}

/** Canvas pixels for each pixel of a picture's file, in the enlarged part. */
export const loupeScale = 4;

/** Draws the part around a place, enlarged without smoothing. */
export function drawLoupe(canvas: HTMLCanvasElement, { bitmap, widthPx }: Picture, { x, y }: Place): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { width, height } = canvas;
  const kept = bitmap.width / widthPx;
  const scale = (loupeScale * devicePixelRatio) / kept;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, width, height);
  context.imageSmoothingEnabled = false;
  context.setTransform(scale, 0, 0, scale, width / 2 - x * kept * scale, height / 2 - y * kept * scale);
  context.drawImage(bitmap, 0, 0);
}

/** Pixels of a picture, scaled alike in both directions and about its middle. */
export function pixelsOf(
  { bitmap, widthPx, heightPx }: Picture,
  width: number,
  height: number,
): ImageData | null {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  const high = (width * heightPx) / widthPx;
  context.drawImage(bitmap, 0, (height - high) / 2, width, high);
  return context.getImageData(0, 0, width, height);
}
