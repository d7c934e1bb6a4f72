import type { Page } from '@playwright/test';
import { rendered, type Camera } from '../src/testing/rendered-pictures';

/** A screenshot of a rendered world as a file: PNG, or JPEG of a quality below 1. */
export async function renderedScreenshot(
  page: Page,
  name: string,
  camera: Omit<Camera, 'width' | 'height'> & Partial<Pick<Camera, 'width' | 'height'>>,
  quality = 1,
) {
  const { width, height, values } = rendered({ width: 1920, height: 1080, samples: 1, ...camera });
  const type = quality < 1 ? 'image/jpeg' : 'image/png';
  const base64 = await page.evaluate(
    async (picture) => {
      const grey = Uint8Array.from(atob(picture.grey), (sign) => sign.charCodeAt(0));
      const image = new ImageData(picture.width, picture.height);
      for (const [at, value] of grey.entries()) image.data.set([value, value, value, 255], 4 * at);
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      canvas.getContext('2d')?.putImageData(image, 0, 0);
      const blob = await canvas.convertToBlob({ type: picture.type, quality: picture.quality });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      let text = '';
      for (let at = 0; at < bytes.length; at += 8192)
        text += String.fromCharCode(...bytes.subarray(at, at + 8192));
      return btoa(text);
    },
    { width, height, type, quality, grey: Buffer.from(Uint8Array.from(values)).toString('base64') },
  );
  return { name, mimeType: type, buffer: Buffer.from(base64, 'base64') };
}
