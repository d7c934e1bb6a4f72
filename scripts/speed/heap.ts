import type { Browser, CDPSession, Page } from '@playwright/test';
import { openEverything } from './everything-open';
import type { Measured } from './figures';

const warmUpChanges = 2000;
const changes = 10_000;

/** What many changes leave behind. */
export async function measureHeap(browser: Browser, origin: string): Promise<Measured> {
  const page = await openEverything(browser, origin);
  await page.locator('#calculator').evaluate((element) => element.scrollIntoView());
  const session = await page.context().newCDPSession(page);
  await change(page, warmUpChanges);
  const before = await usedBytes(session);
  await change(page, changes);
  const after = await usedBytes(session);
  const detachedNodes = await countDetached(session);
  await page.close();
  return { heapGrowth: (after / before - 1) * 100, detachedNodes };
}

/** Mostly typing; now and then a choice that makes parts of the page come and go. */
async function change(page: Page, count: number): Promise<void> {
  await page.locator('.input-card form').evaluate(async (form, times) => {
    const fields = (form as HTMLFormElement).elements;
    const [distance, size, curved] = ['distance', 'screenSize', 'curvedScreen'].map(
      (name) => fields.namedItem(name) as HTMLInputElement,
    );
    const screens = [...(form as HTMLFormElement).querySelectorAll<HTMLInputElement>('[name="screens"]')];
    for (let turn = 0; turn < times; turn++) {
      if (turn % 50 === 49) curved?.click();
      else if (turn % 50 === 24) screens[Math.floor(turn / 50) % 2]?.click();
      else {
        const input = turn % 2 === 0 ? distance : size;
        Reflect.set(HTMLInputElement.prototype, 'value', String(25 + ((turn * 7) % 60)), input ?? {});
        input?.dispatchEvent(new Event('input', { bubbles: true }));
      }
      // What waits for its turn gets it, in a frame that is painted.
      if (turn % 10 === 0) await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
    await new Promise((resolve) => setTimeout(resolve, 1500));
  }, count);
}

async function usedBytes(session: CDPSession): Promise<number> {
  // Once is not enough: what a finaliser lets go of is only collected the next time.
  for (let time = 0; time < 4; time++) await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

/** Elements that are no longer in the page but still held by a script. */
async function countDetached(session: CDPSession): Promise<number> {
  await session.send('DOM.enable');
  const { detachedNodes } = await session.send('DOM.getDetachedDomNodes');
  return detachedNodes.length;
}
