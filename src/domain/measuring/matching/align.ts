import { solveLinear } from '../solve-linear';
import { localContrast, partOf, type GreyPicture, type Part } from './grey-picture';

/** Writes where a point of one picture lies in another; NaN = nowhere. Pixels from the middle, y downwards. */
type Mapping = (x: number, y: number, target: Float64Array) => void;

/** The mapping for some parameters. */
export type Warp = (parameters: readonly number[]) => Mapping;

/** Pictures of one size and scale, with the pixels of each that count. */
export interface Pair {
  /** Picture whose pixels are visited: a part of the whole. */
  readonly shown: GreyPicture;
  /** Place of the whole picture's middle in `shown`, in pixels from its upper left corner. */
  readonly middle: { readonly x: number; readonly y: number };
  readonly shownUsable: Uint8Array;
  /** Picture that the mapping looks into; may have a size of its own. */
  readonly source: GreyPicture;
  readonly sourceUsable: Uint8Array;
  /** Surroundings for the local contrast, in pixels. */
  readonly radius: number;
}

/** The shown picture of a pair, cut to the part that holds usable pixels and their surroundings. */
export const shownPart = (
  { width, height, values }: GreyPicture,
  usable: Uint8Array,
  part: Part,
): Pick<Pair, 'shown' | 'shownUsable' | 'middle'> => {
  const size = part.width * part.height;
  return {
    shown: {
      ...{ width: part.width, height: part.height },
      values: partOf(values, width, { part, target: new Float32Array(size) }),
    },
    shownUsable: partOf(usable, width, { part, target: new Uint8Array(size) }),
    middle: { x: width / 2 - part.left, y: height / 2 - part.top },
  };
};

/** A mapping fitted to a pair. */
export interface Alignment {
  readonly parameters: readonly number[];
  /** Correlation of the pixels that both pictures have, −1 to 1. */
  readonly score: number;
  /** Number of those pixels. */
  readonly pixels: number;
  /** Standard deviation of each parameter by the scatter of the pixels. */
  readonly deviations: readonly number[];
}

/** The source seen through the mapping, in the frame of the shown picture. */
const warped = (
  { shown, middle, shownUsable, source, sourceUsable }: Pair,
  mapping: Mapping,
): { readonly picture: GreyPicture; readonly usable: Uint8Array } => {
  const { width, height } = shown;
  const values = new Float32Array(width * height);
  const usable = new Uint8Array(width * height);
  const target = new Float64Array(2);
  const { width: sourceWidth, height: sourceHeight, values: from } = source;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      mapping(x + 0.5 - middle.x, y + 0.5 - middle.y, target);
      const u = target[0]! + sourceWidth / 2 - 0.5;
      const v = target[1]! + sourceHeight / 2 - 0.5;
      const [left, top] = [Math.floor(u), Math.floor(v)];
      const isInside = left >= 0 && top >= 0 && left < sourceWidth - 1 && top < sourceHeight - 1;
      // The surroundings of the picture's edge are filled with what is shown, so that they have no contrast of their own.
      if (!isInside) {
        values[at] = shown.values[at]!;
        continue;
      }
      const [right, down] = [u - left, v - top];
      const place = top * sourceWidth + left;
      values[at] =
        (from[place]! * (1 - right) + from[place + 1]! * right) * (1 - down) +
        (from[place + sourceWidth]! * (1 - right) + from[place + sourceWidth + 1]! * right) * down;
      const nearest = (down < 0.5 ? place : place + sourceWidth) + (right < 0.5 ? 0 : 1);
      usable[at] = shownUsable[at]! & sourceUsable[nearest]!;
    }
  return { picture: { width, height, values }, usable };
};

/** Sums of a correlation. */
interface Sums {
  n: number;
  a: number;
  b: number;
  aa: number;
  bb: number;
  ab: number;
}

/** Correlation by its sums; −1 if there is nothing to compare. */
export const correlation = ({ n, a, b, aa, bb, ab }: Sums): number => {
  const [varianceA, varianceB] = [aa - (a * a) / n, bb - (b * b) / n];
  return n > 0 && varianceA > 0 && varianceB > 0 ? (ab - (a * b) / n) / Math.sqrt(varianceA * varianceB) : -1;
};

/** Derivative of a mapping by step: small against a pixel. */
const parameterStep = 1e-5;

/** Residuals beyond so many deviations of their bulk have no weight (Tukey). */
const cutOff = 2.5 * 1.4826;

const medianOf = (values: Float32Array): number => values.toSorted()[values.length >> 1] ?? 0;

/** Fewest pixels that tell anything. */
const leastPixels = 200;

interface Options {
  readonly steps: number;
  /** Parameters that may change. */
  readonly free?: readonly number[];
  /** Largest change of each parameter in one step. */
  readonly most: readonly number[];
  /** Further condition on a pixel, by its place from the middle. */
  readonly isUsed?: (x: number, y: number) => boolean;
}

/**
 * Gauss and Newton's method on the differences of two pictures, with Tukey's weights. Both are brought to the same frame
 * before their local contrast is taken: surroundings of different size would pull at the result.
 */
export const align = (
  pair: Pair,
  warp: Warp,
  start: readonly number[],
  { steps, most, free = [...start.keys()], isUsed = () => true }: Options,
): Alignment | null => {
  const { shown, middle, radius } = pair;
  const { width, height } = shown;
  const template = localContrast(shown, radius).values;
  let parameters = start;
  let alignment: Alignment | null = null;
  const there = new Float64Array(2);
  const moved = new Float64Array(2);
  for (let step = 0; step <= steps; step++) {
    const here = warp(parameters);
    const { picture, usable } = warped(pair, here);
    const image = localContrast(picture, radius).values;

    const sums: Sums = { n: 0, a: 0, b: 0, aa: 0, bb: 0, ab: 0 };
    const places: number[] = [];
    for (let y = 1; y < height - 1; y++)
      for (let x = 1; x < width - 1; x++) {
        const at = y * width + x;
        if (usable[at] === 0 || !isUsed(x + 0.5 - middle.x, y + 0.5 - middle.y)) continue;
        const [a, b] = [image[at]!, template[at]!];
        sums.n++;
        sums.a += a;
        sums.b += b;
        sums.aa += a * a;
        sums.bb += b * b;
        sums.ab += a * b;
        places.push(at);
      }
    if (places.length < leastPixels) return alignment;
    const score = correlation(sums);
    const sample = Float32Array.from(
      places.filter((_, index) => index % 4 === 0),
      (at) => Math.abs(template[at]! - image[at]!),
    );
    const limit = cutOff * medianOf(sample) + 1e-6;

    const size = free.length;
    const changed = free.map((parameter) =>
      warp(parameters.map((value, each) => (each === parameter ? value + parameterStep : value))),
    );
    const matrix = Array.from({ length: size }, () => new Array<number>(size).fill(0));
    const right = new Array<number>(size).fill(0);
    const slopes = new Array<number>(size).fill(0);
    let [squared, weights] = [0, 0];
    for (const at of places) {
      const error = template[at]! - image[at]!;
      const share = error / limit;
      if (share > 1 || share < -1) continue;
      const weight = (1 - share * share) ** 2;
      const gradientX = (image[at + 1]! - image[at - 1]! + template[at + 1]! - template[at - 1]!) / 4;
      const gradientY =
        (image[at + width]! - image[at - width]! + template[at + width]! - template[at - width]!) / 4;
      const x = (at % width) + 0.5 - middle.x;
      const y = Math.floor(at / width) + 0.5 - middle.y;
      here(x, y, there);
      const [u, v] = [there[0]!, there[1]!];
      // Movement in the source for one pixel here, to turn the gradient of this frame into that of the source.
      here(x + 1, y, moved);
      const [ux, vx] = [moved[0]! - u, moved[1]! - v];
      here(x, y + 1, moved);
      const [uy, vy] = [moved[0]! - u, moved[1]! - v];
      const area = ux * vy - uy * vx;
      const gradientU = (gradientX * vy - gradientY * vx) / area;
      const gradientV = (gradientY * ux - gradientX * uy) / area;
      for (let index = 0; index < size; index++) {
        changed[index]!(x, y, moved);
        slopes[index] = (gradientU * (moved[0]! - u) + gradientV * (moved[1]! - v)) / parameterStep;
      }
      for (let row = 0; row < size; row++) {
        const slope = weight * slopes[row]!;
        right[row] = right[row]! + slope * error;
        const line = matrix[row]!;
        for (let column = 0; column < size; column++) line[column] = line[column]! + slope * slopes[column]!;
      }
      squared += weight * error * error;
      weights += weight;
    }
    const deviations = start.map((_, parameter) => {
      const index = free.indexOf(parameter);
      if (index === -1) return 0;
      const unit = right.map((__, each) => (each === index ? 1 : 0));
      const variance = solveLinear(matrix, unit)?.[index] ?? Infinity;
      return Math.sqrt((Math.max(variance, 0) * squared) / weights);
    });
    alignment = { parameters, score, pixels: places.length, deviations };
    const change = step < steps ? solveLinear(matrix, right) : null;
    if (!change) break;
    parameters = parameters.map((value, parameter) => {
      const index = free.indexOf(parameter);
      const limitOfStep = most[parameter] ?? 0;
      return index === -1 ? value : value + Math.max(-limitOfStep, Math.min(limitOfStep, change[index] ?? 0));
    });
    if (change.every((value, index) => Math.abs(value) < 1e-3 * (most[free[index] ?? 0] ?? 0))) {
      alignment = { ...alignment, parameters };
      break;
    }
  }
  return alignment;
};
