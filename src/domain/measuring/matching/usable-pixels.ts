import { boxMean, type GreyPicture } from './grey-picture';

/** Part of a picture's height, from the top, that is compared. */
export interface Band {
  readonly top: number;
  readonly bottom: number;
}

/** Outside world between the roof and the dash, whatever the camera of a cockpit. */
export const outsideBand: Band = { top: 0.2, bottom: 0.58 };

/** Dash and wheel, which grow by another factor if the seat moves with the number. */
export const nearBand: Band = { top: 0.62, bottom: 0.98 };

/** Steepness of brightness, in both directions together, that makes a shape. */
const leastShape = 24;

/** Difference up to which two pixels are the same. */
const sameBrightness = 8;

/** Share of still pixels around, from which a pixel belongs to what stands still. */
const stillShare = 0.12;

/**
 * Pixels of two pictures that may be compared: 1 within the band, 0 outside of it and where both pictures have the same
 * shape at the same place: a lap time, a map, a mirror's frame.
 */
export const usablePixels = (a: GreyPicture, b: GreyPicture, { top, bottom }: Band): Uint8Array => {
  const { width, height } = a;
  const still = new Float32Array(width * height);
  const steepness = ({ values }: GreyPicture, at: number): number =>
    Math.abs(values[at + 1]! - values[at - 1]!) + Math.abs(values[at + width]! - values[at - width]!);
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const isSame = Math.abs(a.values[at]! - b.values[at]!) < sameBrightness;
      if (isSame && steepness(a, at) > leastShape && steepness(b, at) > leastShape) still[at] = 1;
    }
  const around = boxMean({ width, height, values: still }, Math.max(1, Math.round(width / 240))).values;
  const [first, last] = [Math.floor(top * height), Math.ceil(bottom * height)];
  return Uint8Array.from(around, (share, at) => {
    const y = Math.floor(at / width);
    return share <= stillShare && y >= first && y < last ? 1 : 0;
  });
};
