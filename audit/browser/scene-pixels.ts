import type { Locator } from '@playwright/test';
import { expect } from '../../e2e/test';

export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly at: (x: number, y: number) => readonly [red: number, green: number, blue: number];
}

/** Pixels of a screenshot. */
export async function pixelsOf(place: Locator): Promise<Pixels> {
  const base64 = (await place.screenshot()).toString('base64');
  const { width, height, text } = await place.page().evaluate(async (png) => {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    pen?.drawImage(picture, 0, 0);
    const read = pen?.getImageData(0, 0, picture.width, picture.height).data ?? [];
    // A text: a list of millions of numbers would take a minute to hand over.
    let letters = '';
    for (const value of read) letters += String.fromCharCode(value);
    return { width: picture.width, height: picture.height, text: btoa(letters) };
  }, base64);
  const data = Buffer.from(text, 'base64');
  return {
    width,
    height,
    at: (x, y) => {
      const i = 4 * (Math.round(y) * width + Math.round(x));
      return [data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0];
    },
  };
}

/** The first and the last place of a line of pixels where something is. */
export function extent(from: number, to: number, is: (at: number) => boolean): readonly [number, number] {
  const found: number[] = [];
  for (let at = Math.ceil(from); at <= to; at++) if (is(at)) found.push(at);
  return [found[0] ?? NaN, found.at(-1) ?? NaN];
}

type Colour = readonly [number, number, number];
/** The car 50 m ahead is the one orange thing, the boards are grey before green hills, and the hills end at the horizon. */
const isOrange = ([red, green, blue]: Colour) => red - blue > 60 && green - blue > 25;
/** The roof, seen from its own height, is thinner than a pixel: much of what is seen there is the land behind, which is never this warm. */
const isPartlyOrange = ([red, green, blue]: Colour) => red - blue > 40 && green - blue > 25;
const isGrey = (colour: Colour) => Math.max(...colour) - Math.min(...colour) < 14;
const isHill = ([red, green, blue]: Colour) =>
  Math.abs(red - 148) < 4 && Math.abs(green - 171) < 4 && Math.abs(blue - 159) < 4;

export const near = (a: number, b: number) => expect(Math.abs(a - b)).toBeLessThan(2);

interface Look {
  /** How far the eye is beside and above the middle of the glass, as tangents. */
  readonly foot?: readonly [across: number, up: number];
  /** How many metres the head has moved to the right. */
  readonly headM?: number;
  /** The picture of 16:9 is cut to less height: 60 % of that above. */
  readonly isCut?: boolean;
}

/** Expects the cars where the geometry has them, in a picture whose half width is this tangent; by hand, in metres from the eye. */
export function expectTrue(
  { width, height, at }: Pixels,
  tangent: number,
  { foot: [footX, footY] = [0, 0], headM = 0, isCut = false }: Look = {},
): void {
  const perTangent = width / 2 / tangent;
  const wholeHeight = isCut ? (width * 9) / 16 : height;
  const horizon = wholeHeight / 2 - 0.6 * (wholeHeight - height) - footY * perTangent;
  const across = (x: number, y: number) => width / 2 + (footX + (x - headM) / y) * perTangent;
  const down = (z: number, y: number) => horizon - (z / y) * perTangent;

  // The tail of the car is 50 m ahead, and 0.95 m to either side half a metre farther on; its roof begins 1.35 m
  // before the tail, 1.3 m above the road.
  const rowOfCar = down(0.75 - 1.1, 50);
  const [left, right] = extent(across(-2, 50), across(2, 50), (x) => isOrange(at(x, rowOfCar)));
  near(left, across(-0.94, 50.2));
  near(right, across(0.94, 50.2));
  const [top] = extent(down(1, 50), down(-1, 50), (y) => isPartlyOrange(at(across(0.1, 50), y)));
  near(top, down(1.3 - 1.1, 51.35));

  // The left board, 50 m ahead: its middle 7.8 m to the left and 0.25 m above the eye, 1.3 × 0.9 m.
  const rowOfBoard = down(0.25 + 0.38, 50);
  const board = extent(across(-8.8, 50), across(-6.8, 50), (x) => isGrey(at(x, rowOfBoard)));
  near(board[0], across(-7.8 - 0.65, 50));
  near(board[1], across(-7.8 + 0.65, 50));
  const [boardTop] = extent(down(1.1, 50), down(0.25, 50), (y) => isGrey(at(across(-7.8, 50), y)));
  near(boardTop, down(0.7, 50));

  // The horizon is as high as the eye.
  let lowestHill = 0;
  for (let x = 2; x < width; x += 3)
    lowestHill = Math.max(lowestHill, extent(height / 8, (height * 2) / 3, (y) => isHill(at(x, y)))[1] || 0);
  // At the lower edge of that row of pixels.
  near(lowestHill + 1, horizon);
}

/** In a drawing, from the left edge of the one orange thing to its right edge, as shares of the picture. */
export const orangeExtent = (drawing: Locator): Promise<readonly [number, number]> =>
  drawing.evaluate((svg) => {
    const paper = svg.getBoundingClientRect();
    const boxes = [...svg.querySelectorAll('path')]
      .filter((path) => {
        const [red = 0, green = 0, blue = 0] = path.getAttribute('fill')?.match(/\d+/g)?.map(Number) ?? [];
        return red - blue > 60 && green - blue > 40;
      })
      .map((path) => path.getBoundingClientRect());
    return [
      (Math.min(...boxes.map(({ left }) => left)) - paper.left) / paper.width,
      (Math.max(...boxes.map(({ right }) => right)) - paper.left) / paper.width,
    ] as const;
  });

/** Loses the WebGL context. Returns a function that restores it. */
export async function takeGraphicsAway(canvas: Locator): Promise<() => Promise<void>> {
  const extension = await canvas.evaluateHandle((element: HTMLCanvasElement) => {
    const found = element.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    found?.loseContext();
    return found;
  });
  return () => extension.evaluate((found) => found?.restoreContext());
}
