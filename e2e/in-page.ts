/**
 * What the browser tests, the bench and the audit of the engines do inside the page to open it. Each function runs in the
 * page, whatever drives the browser, so it may refer to nothing outside itself.
 */

/** Hydrated: from then on typing is answered, not only taken over later. */
export const isAlive = (): boolean => performance.getEntriesByName('calculator-usable').length > 0;

/** The live drawing comes in a script of its own, when its place comes near; so do the tabs. */
export const scrollToDrawing = (): void =>
  document.querySelector('.rig-place')?.scrollIntoView({ behavior: 'instant' });

/** To the tabs, and in a small window on to what is in them. */
export const scrollToPlot = (): void => {
  document.querySelector('.explore')?.scrollIntoView({ behavior: 'instant' });
  document.querySelector('.explore-part')?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
};
