import { games } from '../src/domain/games/games';
import { expect, pages, test } from './test';

/** Pages as crawlers and link previews see them: without scripts. */
test.use({ javaScriptEnabled: false });

test('every page describes itself without JavaScript, and no two the same', async ({ page, request }) => {
  const descriptions = new Set<string | null>();
  for (const { path, title } of pages) {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    const content = (selector: string) => page.locator(selector).getAttribute('content');
    const address = `https://sightline.example${path}`;

    const description = await content('meta[name="description"]');
    descriptions.add(description);
    expect(description?.length).toBeGreaterThan(60);
    expect((await content('meta[name="keywords"]'))?.split(',').length).toBeGreaterThan(3);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address);
    expect(await content('meta[property="og:title"]')).toBe(title);
    expect(await content('meta[property="og:description"]')).toBe(description);
    expect(await content('meta[property="og:url"]')).toBe(address);
    expect(await content('meta[property="og:type"]')).toBe('website');
    expect(await content('meta[property="og:site_name"]')).toBe('Sightline');
    expect(await content('meta[name="twitter:card"]')).toBe('summary_large_image');
    expect(await content('meta[name="twitter:title"]')).toBe(title);

    const picture = await content('meta[property="og:image"]');
    expect(picture).toBe('https://sightline.example/social-card.png');
    expect(await content('meta[name="twitter:image"]')).toBe(picture);
  }
  expect(descriptions.size).toBe(pages.length);
  const png = await (await request.get('/social-card.png')).body();
  // The size stands in the PNG's header: width at byte 16, height at byte 20.
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});

test('the 404 page points to the root and asks not to be listed', async ({ page }) => {
  await page.route('**/nowhere', async (route) => {
    await route.fulfill({ status: 200, response: await route.fetch() });
  });
  await page.goto('/nowhere');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', 'https://sightline.example/');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('the home page carries a WebApplication, the FAQ a FAQPage with all ten answers', async ({ page }) => {
  const structuredData = async (path: string) => {
    await page.goto(path);
    const text = await page.locator('script[type="application/ld+json"]').textContent();
    return JSON.parse(text ?? '') as Record<string, unknown> & { mainEntity?: { name: string }[] };
  };
  const home = await structuredData('/');
  expect(home['@type']).toBe('WebApplication');
  expect(home['url']).toBe('https://sightline.example/');
  expect(home['isAccessibleForFree']).toBe(true);

  const faq = await structuredData('/faq');
  expect(faq['@type']).toBe('FAQPage');
  const questions = await page.locator('details summary').allTextContents();
  expect(faq.mainEntity?.map(({ name }) => name)).toEqual(questions);
});

test('sitemap, robots and web manifest are served and agree with the pages', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [
    ...pages.map(({ path }) => path),
    '/games',
    ...games.map(({ id }) => `/games/${id}`),
    '/measure',
  ];
  expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual(
    ['', '/de'].flatMap((folder) => paths.map((path) => `https://sightline.example${folder}${path}`)),
  );
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Sitemap: https://sightline.example/sitemap.xml');

  const response = await request.get('/manifest.webmanifest');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await response.json()) as Record<string, unknown> & {
    icons: { src: string; sizes: string; type: string; purpose?: string }[];
  };
  expect(manifest).toMatchObject({
    name: 'Sightline FOV Calculator',
    short_name: 'Sightline',
    description: expect.stringContaining('field of view'),
    lang: 'en-GB',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
  });
  const purposes = ['any', 'maskable', 'monochrome'].map((purpose) =>
    manifest.icons.filter((icon) => (icon.purpose ?? 'any') === purpose).map(({ sizes }) => sizes),
  );
  expect(purposes).toEqual([
    ['any', '192x192', '512x512'],
    ['192x192', '512x512'],
    ['any', '512x512'],
  ]);
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.headers()['content-type']).toBe(type);
    if (type === 'image/png')
      expect(`${(await icon.body()).readUInt32BE(16)}x${(await icon.body()).readUInt32BE(20)}`).toBe(sizes);
  }
});
