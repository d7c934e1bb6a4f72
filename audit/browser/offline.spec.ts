import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, relative } from 'node:path';
import { useEveryFeature } from './every-feature';
import { expect, pages } from '../../e2e/test';
import { heading, isStored, test } from './worker-test';

/** Files that the worker keeps, and the site without network. New builds: update.spec.ts. */

test.use({ permissions: ['clipboard-write'] });

const dist = (file: string) => join('dist', file);
const hashOf = (file: string) => `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
const keptBy = (worker: string) => {
  const [, build = ''] = /^const siteBuild=(.*);$/m.exec(readFileSync(dist(worker), 'utf8')) ?? [];
  return (JSON.parse(build) as { files: unknown }).files;
};

const addresses: Readonly<Record<string, string>> = {
  'index.html': '',
  'faq.html': 'faq',
  'privacy.html': 'privacy',
  'measure.html': 'measure',
  '404.html': '404',
};
// Files that few visitors load: write-worker.ts gives the reasons.
const loadedByFew = /monitor-sources|filter-games|embedded|^data\/|^games(\.html$|\/)/;

test('the worker keeps every file of the site but those that no page asks for, and no other language', () => {
  const forOthers = [
    ...['sw.js', '_headers', 'robots.txt', 'sitemap.xml', 'social-card.png'],
    ...['500.html', '502.html', '503.html', '504.html'],
    ...['embed.html', 'embed.js'],
  ];
  const files = filesIn('dist').filter((file) => !file.startsWith('de/'));
  expect(files).toEqual(expect.arrayContaining(forOthers));
  expect(files).toContain('data/games.json');
  const cached = files.filter((file) => !forOthers.includes(file) && !loadedByFew.test(file));
  const expected = cached.map((file) => [addresses[file] ?? file, hashOf(dist(file))] as const);
  expect(keptBy('sw.js')).toEqual(Object.fromEntries(expected));

  const sent = cached.map((file) => (existsSync(dist(`${file}.br`)) ? `${file}.br` : file));
  const kilobytes = sent.reduce((sum, file) => sum + readFileSync(dist(file)).length, 0) / 1000;
  const worker = readFileSync(dist('sw.js.br')).length / 1000;
  console.log(
    `StoredItem: ${kilobytes.toFixed(1)} KB in ${cached.length} files; the worker: ${worker.toFixed(1)} KB`,
  );
  // With /measure, 118 KB.
  expect(kilobytes).toBeLessThanOrEqual(550);
  expect(worker).toBeLessThanOrEqual(6);
});

test('the worker of another language keeps its own files, and the icons', () => {
  const own = filesIn('dist/de').filter(
    (file) => !/^(sw\.js|embed\.html|50\d\.html)$/.test(file) && !loadedByFew.test(file),
  );
  const icons = readdirSync('dist').filter((file) => /^(apple-touch-)?icon.*\.(png|svg)$/.test(file));
  expect(icons).toHaveLength(8);
  expect(keptBy('de/sw.js')).toEqual(
    Object.fromEntries([
      ...own.map((file) => [addresses[file] ?? file, hashOf(dist(`de/${file}`))] as const),
      ...icons.map((file) => [`../${file}`, hashOf(dist(file))] as const),
    ]),
  );
});

test('its script for offers imports the script of every page alone: pages of text have no calculator', () => {
  const [script = ''] = readdirSync(dist('assets')).filter((name) => /^offer-update-[\w-]+\.js$/.test(name));
  const imports = readFileSync(dist(`assets/${script}`), 'utf8').matchAll(
    /(?:from|import)\s*\(?["'`]([^"'`]+)/g,
  );
  for (const [, file] of imports) expect(file).toMatch(/^\.\/start-/);
});

test.describe('without network', () => {
  test.use({ expectedErrors: [/404/] });

  test('after one visit every page and every feature works', async ({ page, context, site }) => {
    await page.goto('/');
    await isStored(page);
    site.goAway();
    await context.setOffline(true);
    // In the page of the first visit, which came from the network.
    await page.getByRole('button', { name: 'Find my monitor' }).click();
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
    // A reload, as which browsers take a visit to the same address, would open it again.
    await page.keyboard.press('Escape');

    // Clearing all that is stored would clear this copy too.
    await useEveryFeature(page, { clears: false });

    for (const { path, title } of pages)
      for (const address of [path, `${path}?from=elsewhere`]) {
        const response = await page.goto(address);
        expect(response?.status()).toBe(200);
        expect(response?.headers()['content-security-policy']).toContain("default-src 'none'");
        await expect(page).toHaveTitle(title);
      }
    for (const [address, path] of [
      ['/faq.html', '/faq'],
      ['/privacy/', '/privacy'],
      ['/index.html', '/'],
    ] as const) {
      await page.goto(address);
      expect(new URL(page.url()).pathname).toBe(path);
    }
    for (const address of ['/nothing-here', '/faq/nothing-here', '/404']) {
      expect((await page.goto(address))?.status()).toBe(404);
      await expect(heading(page)).toHaveText('Page Not Found');
    }
    await page.goto('/measure#game=raceroom');
    await expect(page.getByText('Where the number is: Options > Field of View.')).toBeVisible();
    await page.getByRole('button', { name: 'Inspect a file' }).click();
    await expect(page.getByRole('button', { name: 'Choose file' })).toBeVisible();
    await page.goto('/games/acc');
    await expect(page).toHaveURL('/#game=acc');
    await expect(page.locator('.opened-game')).toContainText('Assetto Corsa Competizione');
    for (const file of ['icon.svg', 'icon-192.png', 'manifest.webmanifest', 'licences.txt'])
      expect(await page.evaluate(async (name) => (await fetch(`/${name}`)).status, file)).toBe(200);
  });
});

test.describe('without network, in German', () => {
  test.use({ expectedErrors: [/404|ERR_/] });

  test('after one visit its pages and icons are there, and wrong addresses answered in German', async ({
    page,
    context,
    site,
  }) => {
    await page.goto('/de/');
    await isStored(page);
    site.goAway();
    await context.setOffline(true);
    await page.goto('/de/faq');
    await expect(page).toHaveTitle('Häufige Fragen zum FOV | Sightline');
    expect((await page.goto('/de/nirgends'))?.status()).toBe(404);
    await expect(heading(page)).toHaveText('Seite nicht gefunden');
    await page.goto('/de/games/acc');
    await expect(page).toHaveURL('/de/#game=acc');
    for (const file of ['/icon.svg', '/icon-192.png', '/de/manifest.webmanifest'])
      expect(await page.evaluate(async (name) => (await fetch(name)).status, file)).toBe(200);
  });

  test('who has been to English pages only is not told that German is not there', async ({
    page,
    context,
    site,
  }) => {
    await page.goto('/');
    await isStored(page);
    site.goAway();
    await context.setOffline(true);
    await expect(page.goto('/de/')).rejects.toThrow('net::ERR_');
  });
});

test('the worker comes last, loads nothing again that has just come, and asks no other site', async ({
  page,
  context,
  site,
}) => {
  const elsewhere: string[] = [];
  const other = createServer((request, response) => {
    elsewhere.push(request.url ?? '');
    response.end();
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const otherAddress = `http://127.0.0.1:${(other.address() as AddressInfo).port}/`;

  await page.goto('/faq');
  await isStored(page);
  const first = site.requests.indexOf('/sw.js');
  const start = site.requests.filter((path) => path.startsWith('/assets/start-'));
  expect(start).toHaveLength(1);
  expect(site.requests.indexOf(start[0] ?? '')).toBeLessThan(first);
  expect(site.requests.slice(first).filter((path) => path.includes('?'))).toEqual([]);

  const [worker] = context.serviceWorkers();
  const outcome = await worker?.evaluate(
    (address) =>
      fetch(address, { mode: 'no-cors' }).then(
        () => 'sent',
        () => 'stopped',
      ),
    otherAddress,
  );
  expect(outcome).toBe('stopped');
  expect(elsewhere).toEqual([]);
  other.close();
});

test('who wants to save data is not given the whole site', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto('/faq', { waitUntil: 'load' });
  // The worker would have been asked for in a pause before this one.
  const registered = await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestIdleCallback(() => resolve(navigator.serviceWorker.getRegistrations())),
      ),
  );
  expect(registered).toEqual([]);
});
