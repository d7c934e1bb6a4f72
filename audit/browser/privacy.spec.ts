import type { Request } from '@playwright/test';
import { typed, useEveryFeature } from './every-feature';
import { collectReports } from '../../e2e/policy';
import { expect, test } from '../../e2e/test';

test.use({ permissions: ['clipboard-write'] });

test('whatever is used, nothing that is entered leaves the browser, and no policy is broken', async ({
  page,
  context,
  baseURL,
}) => {
  const reports = await collectReports(page);
  const requests: Request[] = [];
  const sockets: string[] = [];
  context.on('request', (request) => requests.push(request));
  page.on('websocket', (socket) => sockets.push(socket.url()));

  await useEveryFeature(page);

  expect(reports).toEqual([]);
  expect(requests.length).toBeGreaterThan(5);
  expect(sockets).toEqual([]);
  for (const request of requests) {
    const { origin, pathname, search } = new URL(request.url());
    const line = `${request.method()} ${request.url()}`;
    expect(origin, line).toBe(baseURL);
    expect(request.method(), line).toBe('GET');
    expect(search, line).toBe('');
    expect(pathname, line).toMatch(
      /^\/($|faq$|privacy$|assets\/[\w-]+\.(css|js|json|woff2)$|icon|apple-touch-icon|manifest)/,
    );
    expect(request.postData(), line).toBeNull();
    const headers = await request.allHeaders();
    expect(headers['cookie'], line).toBeUndefined();
    expect(headers['referer'] ?? '', line).toBe('');
    const everything = `${line} ${JSON.stringify(headers)}`;
    for (const value of Object.values(typed)) expect(everything).not.toContain(value);
  }

  // All that stays behind is the star that was set.
  const stored = await page.evaluate(async () => ({
    stored: Object.values(localStorage).join(),
    session: sessionStorage.length,
    cookies: document.cookie,
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
  }));
  expect(stored).toEqual({ stored: '["assetto-corsa"]', session: 0, cookies: '', databases: 0, caches: 0 });
});

test('Enter in a field sends nothing, even before the script has arrived', async ({ page }) => {
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  const size = page.getByLabel('Screen size', { exact: true });
  await size.fill(typed.size);
  await size.press('Enter');
  await expect(size).toHaveValue(typed.size);
  expect(new URL(page.url()).search).toBe('');
});
