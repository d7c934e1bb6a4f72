/**
 * What the browser tests, the bench and the audit of the engines do inside the page to open it. Each function runs in the
 * page, whatever drives the browser, so it may refer to nothing outside itself.
 */

/** From then on typing is answered, not only adopted. */
export const isAlive = (): boolean => performance.getEntriesByName('calculator-usable').length > 0;

/** The drawing and the plot come in a script of their own, when they come near. */
export const scrollToPictures = (): void =>
  document.querySelector('.pictures')?.scrollIntoView({ behavior: 'instant' });
