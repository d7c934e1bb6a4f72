import type { Browser, Page } from '@playwright/test';
import { openEverything } from './everything-open';
import type { Measured } from './figures';
import { median } from './median';

const events = 60;

/**
 * Scripting time that drawing and plot in the viewport add to one input event, until React has changed the page: of the slowest kind
 * of rig.
 */
export async function measureRedraw(browser: Browser, origin: string): Promise<Measured> {
  const costs: number[] = [];
  for (const triple of [false, true])
    for (const curved of [false, true]) {
      const page = await openEverything(browser, origin, { exact: false, triple, curved });
      const inSight = await eventMs(page);
      // Out of sight they are left for later, and only the cards are worked on.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await page.waitForTimeout(200);
      costs.push(inSight - (await eventMs(page)));
      await page.close();
    }
  return { redraw: Math.max(...costs) };
}

/** Types numbers into the distance field, past the watch that React keeps on `value`. */
async function eventMs(page: Page): Promise<number> {
  const times = await page
    .getByLabel('Distance to screen', { exact: true })
    .evaluate(async (input, count) => {
      const found: number[] = [];
      for (let event = 0; event < count * 2; event++) {
        Reflect.set(HTMLInputElement.prototype, 'value', String(50 + (event % 40)), input);
        const start = performance.now();
        input.dispatchEvent(new Event('input', { bubbles: true }));
        // By then React has drawn: at once, or in a microtask.
        await Promise.resolve();
        found.push(performance.now() - start);
        await new Promise(requestAnimationFrame);
      }
      // The first half warms the engine up.
      return found.slice(count);
    }, events);
  return median(times);
}
