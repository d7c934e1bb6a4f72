import type { Page } from '@playwright/test';

/** Pictures of a small world of far landmarks, as a game would draw it: for tests that measure in them. */

const size = { width: 1920, height: 1080 } as const;

/** A camera that looks straight ahead, turned to the right by `yaw`. */
export interface Camera {
  readonly focalPx: number;
  readonly yaw?: number;
  /** Size of the window, if it is not 1920 × 1080. */
  readonly width?: number;
  readonly height?: number;
}

/** @example focalOf({ vertical: 60 }) // 935.3 */
export const focalOf = (angle: { readonly vertical: number } | { readonly horizontal: number }): number =>
  'vertical' in angle
    ? size.height / 2 / Math.tan((angle.vertical * Math.PI) / 360)
    : size.width / 2 / Math.tan((angle.horizontal * Math.PI) / 360);

/** Direction of a landmark: to the right and up, 1 ahead. */
export type Landmark = readonly [number, number];

/** Place of a landmark, from the upper left corner. */
export function placeOf(
  [right, up]: Landmark,
  { focalPx, yaw = 0, width = size.width, height = size.height }: Camera,
) {
  const angle = (yaw * Math.PI) / 180;
  const ahead = right * Math.sin(angle) + Math.cos(angle);
  const across = right * Math.cos(angle) - Math.sin(angle);
  return {
    x: width / 2 + (focalPx * across) / ahead,
    y: height / 2 - (focalPx * up) / ahead,
  };
}

/** Landmarks that a camera sees at these places from the middle, y up. */
export const landmarksAt = (
  { focalPx }: Camera,
  places: readonly (readonly [number, number])[],
): readonly Landmark[] => places.map(([x, y]) => [x / focalPx, y / focalPx]);

/** Places of landmarks in a picture, and its size. */
export interface PictureOf {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly { readonly x: number; readonly y: number }[];
}

export const pictureOf = (camera: Camera, landmarks: readonly Landmark[]): PictureOf => ({
  width: camera.width ?? size.width,
  height: camera.height ?? size.height,
  marks: landmarks.map((landmark) => placeOf(landmark, camera)),
});

/** In the page: the picture as a PNG in base64. */
export function drawPicture({ width, height, marks }: PictureOf): string {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  context.fillStyle = '#9db4c0';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#5c7a4d';
  context.fillRect(0, height / 2, width, height / 2);
  marks.forEach(({ x, y }, index) => {
    context.fillStyle = `hsl(${index * 67} 80% 35%)`;
    context.fillRect(x - 14, y - 14, 14, 14);
    context.fillRect(x, y, 14, 14);
    context.fillStyle = '#fff';
    context.fillRect(x, y - 14, 14, 14);
    context.fillRect(x - 14, y, 14, 14);
  });
  return canvas.toDataURL().split(',')[1] ?? '';
}

/** A screenshot as a file. */
export async function screenshotOf(page: Page, name: string, camera: Camera, landmarks: readonly Landmark[]) {
  const base64 = await page.evaluate(drawPicture, pictureOf(camera, landmarks));
  return { name, mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') };
}
