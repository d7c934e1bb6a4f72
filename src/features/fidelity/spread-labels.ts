/** A label beside the end of its line. */
export interface LabelPlace {
  readonly y: number;
  /** Where its line is in the middle of the plot: the order of lines that end together. */
  readonly middleY: number;
}

/**
 * Moves labels apart that would lie on each other, each as little as the order from top to bottom allows.
 *
 * @example spreadLabels([{ y: 10, middleY: 5 }, { y: 12, middleY: 9 }], { gap: 16, top: 0, bottom: 100 }) // [10, 26]
 */
export const spreadLabels = (
  wanted: readonly LabelPlace[],
  { gap, top, bottom }: { readonly gap: number; readonly top: number; readonly bottom: number },
): readonly number[] => {
  // Ends in the same slot are as good as equal; the middle then tells the lines apart.
  const slot = (y: number) => Math.round(y / gap);
  const order = wanted
    .map((place, index) => ({ ...place, index }))
    .sort((a, b) => slot(a.y) - slot(b.y) || a.middleY - b.middleY);
  const ys = new Array<number>(wanted.length);

  let free = top;
  for (const { y, index } of order) {
    ys[index] = Math.max(y, free);
    free = ys[index] + gap;
  }
  // Whatever was pushed out at the bottom pushes back.
  let limit = bottom;
  for (const { y, index } of order.reverse()) {
    ys[index] = Math.min(ys[index] ?? y, limit);
    limit = ys[index] - gap;
  }
  return ys;
};
