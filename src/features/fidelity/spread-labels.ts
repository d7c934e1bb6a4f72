/** A label beside the end of its line. */
export interface LabelPlace {
  readonly y: number;
  /** Height of its line in the middle of the plot: tie-break for lines that end together. */
  readonly middleY: number;
}

/**
 * Moves overlapping labels apart, each as little as the order from top to bottom allows.
 *
 * @example spreadLabels([{ y: 10, middleY: 5 }, { y: 12, middleY: 9 }], { gap: 16, top: 0, bottom: 100 }) // [10, 26]
 */
export const spreadLabels = (
  labels: readonly LabelPlace[],
  { gap, top, bottom }: { readonly gap: number; readonly top: number; readonly bottom: number },
): readonly number[] => {
  // Ends in the same slot count as equal; the middle then decides the order.
  const slot = (y: number) => Math.round(y / gap);
  const order = labels
    .map((place, index) => ({ ...place, index }))
    .sort((a, b) => slot(a.y) - slot(b.y) || a.middleY - b.middleY);
  const ys = new Array<number>(labels.length);

  let free = top;
  for (const { y, index } of order) {
    ys[index] = Math.max(y, free);
    free = ys[index] + gap;
  }
  // Second pass upwards, for labels pushed out at the bottom.
  let limit = bottom;
  for (const { y, index } of order.reverse()) {
    ys[index] = Math.min(ys[index] ?? y, limit);
    limit = ys[index] - gap;
  }
  return ys;
};
