import type { APIResponse, Page } from '@playwright/test';

interface Download {
  readonly url: string;
  readonly type: string;
  /** Compressed. */
  readonly bodyBytes: number;
  /** The status line and the headers of the answer, as HTTP/1.1 sends them. */
  readonly headerBytes: number;
}

export interface FirstVisit {
  readonly downloads: readonly Download[];
  /** Bodies of the answers. */
  readonly totalKb: number;
  /** The same with the headers of the answers: what comes over the wire. */
  readonly wireKb: number;
  readonly scriptKb: number;
  readonly fonts: number;
  /** Cumulative layout shift, until nothing more is loaded. */
  readonly shift: number;
}

/** Loads a page for the first time and adds up what the server sends for it. KB are 1000 bytes. */
export async function firstVisit(
  page: Page,
  address: string,
  /** Called when nothing more arrives; all that loads until it resolves counts as well. */
  use?: () => Promise<void>,
): Promise<FirstVisit> {
  const downloads: Download[] = [];
  const sizes: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    sizes.push(
      request.sizes().then(({ responseBodySize, responseHeadersSize }) => {
        downloads.push({
          url: request.url(),
          type: request.resourceType(),
          bodyBytes: responseBodySize,
          headerBytes: responseHeadersSize,
        });
      }),
    );
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await use?.();
  await Promise.all(sizes);

  // A headless browser does not fetch these; a visitor's does.
  for (const link of await page.locator('link[rel="icon"], link[rel="manifest"]').all()) {
    const url = await link.evaluate((element) => (element as HTMLLinkElement).href);
    if (downloads.some((download) => download.url === url)) continue;
    downloads.push({ url, type: 'other', ...sizesOf(await page.request.get(url)) });
  }

  return {
    downloads,
    totalKb: kilobytes(downloads, ({ bodyBytes }) => bodyBytes),
    wireKb: kilobytes(downloads, ({ bodyBytes, headerBytes }) => bodyBytes + headerBytes),
    scriptKb: kilobytes(
      downloads.filter(({ type }) => type === 'script'),
      ({ bodyBytes }) => bodyBytes,
    ),
    fonts: downloads.filter(({ type }) => type === 'font').length,
    shift: await layoutShift(page),
  };
}

/** Moves the pointer, and waits until 1:1 has loaded. */
export async function useIt(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.locator('.library button').first().waitFor();
}

/** Computed from the headers: Playwright does not measure its own requests. */
function sizesOf(response: APIResponse): Pick<Download, 'bodyBytes' | 'headerBytes'> {
  const lines = [
    `HTTP/1.1 ${response.status()} ${response.statusText()}`,
    ...response.headersArray().map(({ name, value }) => `${name}: ${value}`),
    '',
  ];
  return {
    bodyBytes: Number(response.headers()['content-length']),
    headerBytes: lines.reduce((sum, line) => sum + Buffer.byteLength(line) + '\r\n'.length, 0),
  };
}

const kilobytes = (downloads: readonly Download[], bytesOf: (download: Download) => number): number =>
  downloads.reduce((sum, download) => sum + bytesOf(download), 0) / 1000;

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
