/** Functions that tests and the bench run in the page: they may refer to nothing outside themselves. */

/** Whether the calculator is hydrated. */
export const isAlive = (): boolean => performance.getEntriesByName('calculator-usable').length > 0;

/** Acts as a visitor does: lazy parts near the viewport load from now on. */
export const act = (): void => void dispatchEvent(new PointerEvent('pointermove'));

/** Loads the live drawing, which is lazy. */
export const scrollToDrawing = (): void =>
  document.querySelector('.rig-place')?.scrollIntoView({ behavior: 'instant' });

/** To the tabs, and in a small window on to what is in them. */
export const scrollToPlot = (): void => {
  document.querySelector('.explore')?.scrollIntoView({ behavior: 'instant' });
  document.querySelector('.explore-part')?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
};

/** Labels of the drawing that overlap or cross the paper's edge, as the engine measures them. */
export function clashingLabels(): string[] {
  return [...document.querySelectorAll<SVGSVGElement>('.rig-place .rig-drawing')].flatMap((svg) => {
    const { width, height } = svg.viewBox.baseVal;
    const labels = [...svg.querySelectorAll('text')].map((label) => {
      // The box of a line of text, of which figures leave a fifth free above and below.
      const { x, y, width: wide, height: high } = label.getBBox();
      return { text: label.textContent, box: { x, y: y + high / 5, width: wide, height: (3 * high) / 5 } };
    });
    return labels.flatMap(({ text, box }, index) => [
      ...(box.x < 0 || box.x + box.width > width || box.y + box.height > height ? [`${text} leaves`] : []),
      ...labels
        .slice(index + 1)
        .filter(
          ({ box: other }) =>
            box.x < other.x + other.width &&
            other.x < box.x + box.width &&
            box.y < other.y + other.height &&
            other.y < box.y + box.height,
        )
        .map((other) => `${text} × ${other.text}`),
    ]);
  });
}
