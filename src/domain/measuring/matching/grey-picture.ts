/** Brightness of each pixel, row by row from the top, 0 to 255. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

/**
 * Brightness of a picture as a canvas has it: red, green, blue, opacity.
 *
 * @example greyOf({ width: 1, height: 1, data: new Uint8ClampedArray([255, 255, 255, 255]) }).values // [255]
 */
export const greyOf = ({
  width,
  height,
  data,
}: {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}): GreyPicture => {
  const values = new Float32Array(width * height);
  for (let index = 0, at = 0; index < values.length; index++, at += 4)
    values[index] = 0.299 * data[at]! + 0.587 * data[at + 1]! + 0.114 * data[at + 2]!;
  return { width, height, values };
};

/** Shares of the source pixels that one target pixel covers, along one axis. */
interface Cover {
  readonly first: number;
  readonly shares: Float32Array;
}

/** Integral of a tent one pixel high and two wide, from the left. */
const underTent = (x: number): number => {
  if (x <= -1) return 0;
  if (x >= 1) return 1;
  return x < 0 ? (1 + x) ** 2 / 2 : 1 - (1 - x) ** 2 / 2;
};

/**
 * Target pixels lie around the middle of the source, so that the middle stays the middle for any size. Brightness counts
 * as straight between the middles of pixels: as steps, shapes would move by parts of a pixel.
 */
const coversOf = (length: number, target: number, scale: number): readonly Cover[] =>
  Array.from({ length: target }, (_, index) => {
    const from = length / 2 + (index - target / 2) / scale;
    const to = from + 1 / scale;
    const first = Math.max(0, Math.floor(from - 0.5));
    const last = Math.min(length - 1, Math.ceil(to - 0.5));
    const shares = Float32Array.from(
      { length: last - first + 1 },
      (__, each) => underTent(to - first - each - 0.5) - underTent(from - first - each - 0.5),
    );
    const sum = shares.reduce((total, share) => total + share, 0);
    return { first, shares: shares.map((share) => share / sum) };
  });

/** Width and height of a picture. */
export type PictureSize = Pick<GreyPicture, 'width' | 'height'>;

/** Largest number of pixels that fit, even or odd as another. */
const fitting = (length: number, like: number | undefined): number => {
  const whole = Math.floor(length + 1e-9);
  return like === undefined ? whole : whole - ((whole - like) & 1);
};

/**
 * A picture reduced by area, the same in both directions and about its middle; what does not fill a whole pixel at its
 * edges is cut off.
 *
 * @param scale At most 1; larger ones leave the picture as it is.
 * @param like Size with whose pixels those of the result coincide, if both middles do.
 */
export const reduced = (picture: GreyPicture, scale: number, like?: PictureSize): GreyPicture => {
  const { width, height, values } = picture;
  if (!(scale < 1 || like)) return picture;
  const targetWidth = fitting(width * scale, like?.width);
  const targetHeight = fitting(height * scale, like?.height);
  const columns = coversOf(width, targetWidth, scale);
  const rows = coversOf(height, targetHeight, scale);
  const result = new Float32Array(targetWidth * targetHeight);
  const line = new Float32Array(width);
  for (const [y, row] of rows.entries()) {
    line.fill(0);
    for (let each = 0; each < row.shares.length; each++) {
      const share = row.shares[each]!;
      const start = (row.first + each) * width;
      for (let x = 0; x < width; x++) line[x] = line[x]! + share * values[start + x]!;
    }
    for (const [x, column] of columns.entries()) {
      let sum = 0;
      for (let each = 0; each < column.shares.length; each++)
        sum += column.shares[each]! * line[column.first + each]!;
      result[y * targetWidth + x] = sum;
    }
  }
  return { width: targetWidth, height: targetHeight, values: result };
};

/** A part of a picture, by whole pixels from its upper left corner. */
export interface Part extends PictureSize {
  readonly left: number;
  readonly top: number;
}

/** Values of a part, row by row, written into `target`. */
export const partOf = <Values extends Float32Array | Uint8Array>(
  values: Values,
  width: number,
  { part, target }: { readonly part: Part; readonly target: Values },
): Values => {
  for (let y = 0; y < part.height; y++) {
    const start = (y + part.top) * width + part.left;
    target.set(values.subarray(start, start + part.width), y * part.width);
  }
  return target;
};

/** Mean along each row, over 2 · radius + 1 pixels, fewer at the ends. */
export const rowMean = ({ width, height, values }: GreyPicture, radius: number): GreyPicture => {
  const mean = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const start = y * width;
    let [sum, count] = [0, 0];
    for (let x = 0; x < Math.min(radius, width); x++, count++) sum += values[start + x]!;
    for (let x = 0; x < width; x++) {
      if (x + radius < width) {
        sum += values[start + x + radius]!;
        count++;
      }
      if (x - radius > 0) {
        sum -= values[start + x - radius - 1]!;
        count--;
      }
      mean[start + x] = sum / count;
    }
  }
  return { width, height, values: mean };
};

/** Mean over a square of 2 · radius + 1 pixels, smaller at the edges. */
export const boxMean = (picture: GreyPicture, radius: number): GreyPicture => {
  const { width, height, values } = rowMean(picture, radius);
  const mean = new Float32Array(width * height);
  const sums = new Float64Array(width);
  const add = (row: number, sign: 1 | -1) => {
    for (let x = 0; x < width; x++) sums[x] = sums[x]! + sign * values[row * width + x]!;
  };
  let count = 0;
  for (let y = 0; y < Math.min(radius, height); y++, count++) add(y, 1);
  for (let y = 0; y < height; y++) {
    if (y + radius < height) {
      add(y + radius, 1);
      count++;
    }
    if (y - radius > 0) {
      add(y - radius - 1, -1);
      count--;
    }
    for (let x = 0; x < width; x++) mean[y * width + x] = sums[x]! / count;
  }
  return { width, height, values: mean };
};

/** Variance of noise and of JPEG, below which there is no contrast to compare. */
const noiseVariance = 9;

/**
 * Brightness relative to the surroundings, in units of their contrast: exposure, haze and the sky's gradient drop out.
 * Two pictures compare only if the surroundings are the same size in both.
 */
export const localContrast = (picture: GreyPicture, radius: number): GreyPicture => {
  const { width, height, values } = picture;
  const around = boxMean(boxMean(picture, radius), radius).values;
  const difference = values.map((value, index) => value - around[index]!);
  const squares = { width, height, values: difference.map((value) => value * value) };
  const variance = boxMean(boxMean(squares, radius), radius).values;
  return {
    width,
    height,
    values: difference.map((value, index) => value / Math.sqrt(variance[index]! + noiseVariance)),
  };
};
