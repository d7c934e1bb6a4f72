import type { Browser, Page } from '@playwright/test';

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
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  await page.goto(origin);
  await page.waitForFunction(() => performance.getEntriesByName('calculator-usable').length > 0);
  if (exact) {
    await page.getByLabel('1:1', { exact: true }).press('Space');
    await page.getByRole('searchbox', { name: 'Find a game' }).waitFor();
  }
  if (triple) await page.getByLabel('Triple', { exact: true }).press('Space');
  if (curved) await page.getByLabel('Curved screens', { exact: true }).press('Space');
  await page.locator('.pictures').scrollIntoViewIfNeeded();
  await page.getByRole('heading', { name: 'Your rig, to scale' }).waitFor();
  return page;
}
