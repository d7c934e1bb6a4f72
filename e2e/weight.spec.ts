import type { Request } from '@playwright/test';
import { expect, test } from './test';

/** What a first visit downloads, as the server sends it (brotli), in KB of 1000 bytes. */
const budgets = [
  { path: '/', total: 85, script: 66 },
  { path: '/faq', total: 18, script: 1 },
  { path: '/privacy', total: 18, script: 1 },
] as const;

for (const budget of budgets) {
  test(`a first visit to ${budget.path} weighs at most ${budget.total} KB`, async ({ page, request }) => {
    const downloads: { url: string; type: string; bytes: number }[] = [];
    const sizes: Promise<void>[] = [];
    page.on('requestfinished', (finished) => {
      sizes.push(
        finished.sizes().then(({ responseBodySize }) => {
          downloads.push({ url: finished.url(), type: finished.resourceType(), bytes: responseBodySize });
        }),
      );
    });
    await page.goto(budget.path, { waitUntil: 'networkidle' });
    await Promise.all(sizes);

    // A headless browser does not fetch these; a visitor's does.
    for (const link of await page.locator('link[rel="icon"], link[rel="manifest"]').all()) {
      const href = (await link.getAttribute('href')) ?? '';
      if (downloads.some(({ url }) => new URL(url).pathname === href)) continue;
      const response = await request.get(href);
      downloads.push({ url: href, type: 'other', bytes: Number(response.headers()['content-length']) });
    }

    const kilobytes = (of: typeof downloads) => of.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
    const total = kilobytes(downloads);
    const script = kilobytes(downloads.filter(({ type }) => type === 'script'));
    console.log(
      `First visit to ${budget.path}: ${total.toFixed(1)} KB of ${budget.total} in ${downloads.length} requests, ` +
        `scripts ${script.toFixed(1)} KB of ${budget.script}`,
    );
    expect(downloads.length).toBeGreaterThan(1);
    expect(total).toBeLessThanOrEqual(budget.total);
    expect(script).toBeLessThanOrEqual(budget.script);
  });
}

/** What arrives later, when its place comes into sight, and what shows that it has arrived. */
const laterBudgets = [
  { name: 'The exact method and its games', place: '.result-card', shown: '.note:not(:empty)', script: 20 },
  { name: 'The drawing and the plot', place: '.pictures', shown: '.pictures svg', script: 16 },
] as const;

test('what comes into sight later keeps to its own budget', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/', { waitUntil: 'networkidle' });
  for (const { name, place, shown, script } of laterBudgets) {
    const requests: Request[] = [];
    const note = (request: Request) => void requests.push(request);
    page.on('request', note);
    await page.locator(place).evaluate((element) => element.scrollIntoView({ block: 'start' }));
    // A module runs only when all that it imports is here, so what it shows comes after its last request.
    await page.locator(shown).first().waitFor();
    page.off('request', note);
    const sizes = requests.map(async (request) => {
      await (await request.response())?.finished();
      return (await request.sizes()).responseBodySize;
    });
    const kilobytes = (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0) / 1000;
    console.log(`${name}: ${kilobytes.toFixed(1)} KB of ${script} in ${requests.length} requests`);
    expect(kilobytes).toBeGreaterThan(1);
    expect(kilobytes).toBeLessThanOrEqual(script);
  }
});

test('hashed files are cached for good, pages are asked for again', async ({ page, request }) => {
  await page.goto('/');
  const script = (await page.locator('script[type="module"]').getAttribute('src')) ?? '';
  expect((await request.get(script)).headers()['cache-control']).toContain('immutable');
  expect((await request.get('/')).headers()['cache-control']).toBe('no-cache');
  expect((await request.get('/')).headers()['content-encoding']).toBe('br');
});
