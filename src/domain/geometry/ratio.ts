/** Width to height, as in 16 : 9. */
export interface Ratio {
  readonly width: number;
  readonly height: number;
}

/** A ratio in its usual spelling, as in 16:9. */
export type ScreenRatio = `${number}:${number}`;

/** @example ratioOf('16:9') // { width: 16, height: 9 } */
export const ratioOf = (screenRatio: ScreenRatio): Ratio => {
  const [width, height] = screenRatio.split(':').map(Number) as [number, number];
  return { width, height };
};
