import type { Page } from '@playwright/test';

interface Download {
  readonly url: string;
  readonly type: string;
  /** As sent, compressed. */
  readonly bytes: number;
}

export interface FirstVisit {
  readonly downloads: readonly Download[];
  readonly totalKb: number;
  readonly scriptKb: number;
  readonly fonts: number;
  /** Cumulative layout shift, until nothing more is loaded. */
  readonly shift: number;
}

/** Loads a page for the first time and adds up what the server sends for it. KB are 1000 bytes. */
export async function firstVisit(page: Page, address: string): Promise<FirstVisit> {
  const downloads: Download[] = [];
  const sizes: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    sizes.push(
      request.sizes().then(({ responseBodySize }) => {
        downloads.push({ url: request.url(), type: request.resourceType(), bytes: responseBodySize });
      }),
    );
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await Promise.all(sizes);

  // A headless browser does not fetch these; a visitor's does.
  for (const link of await page.locator('link[rel="icon"], link[rel="manifest"]').all()) {
    const url = await link.evaluate((element) => (element as HTMLLinkElement).href);
    if (downloads.some((download) => download.url === url)) continue;
    const response = await page.request.get(url);
    downloads.push({ url, type: 'other', bytes: Number(response.headers()['content-length']) });
  }

  return {
    downloads,
    totalKb: kilobytes(downloads),
    scriptKb: kilobytes(downloads.filter(({ type }) => type === 'script')),
    fonts: downloads.filter(({ type }) => type === 'font').length,
    shift: await layoutShift(page),
  };
}

const kilobytes = (downloads: readonly Download[]): number =>
  downloads.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;

/** Everything that has moved so far without being asked to. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        // An observer is called at once with what is buffered, or not at all: the frame after next it is over.
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            readonly value: number;
            readonly hadRecentInput: boolean;
          })[])
            if (!entry.hadRecentInput) sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum), 50)));
      }),
  );
}
