import type { Browser, Page } from '@playwright/test';
import { CalculatorPage } from '../../e2e/calculator-page';

interface Choices {
  readonly exact?: boolean;
  readonly triple?: boolean;
  readonly curved?: boolean;
}

/**
 * The calculator with all its parts loaded: every game listed, the drawing and the plot below. By keyboard: a mouse that
 * rests on the page is looked after in every frame, and the phone that is simulated has none.
 */
export async function openEverything(
  browser: Browser,
  origin: string,
  { exact = true, triple = false, curved = false }: Choices = {},
): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const calculator = new CalculatorPage(page);
  await calculator.open(origin);
  if (exact) {
    await calculator.field('1:1 exact').press('Space');
    await calculator.picker.waitFor();
  }
  if (triple) await calculator.field('Triple').press('Space');
  if (curved) await calculator.field('Curved screens').press('Space');
  await calculator.showPictures();
  return page;
}
