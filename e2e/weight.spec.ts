import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, relative } from 'node:path';
import type { Locator, Page, Request } from '@playwright/test';
import { figures } from '../scripts/speed/figures';
import { firstScreenBytes } from '../scripts/speed/first-screen';
import { firstVisit, layoutShift, useIt } from '../scripts/speed/first-visit';
import { CalculatorPage } from './calculator-page';
import { isAlive } from './in-page';
import { expect, test } from './test';

// A machine that is too busy to read a page in one go paints the first half and then moves it: that would be its fault, not
// the page's. So nothing is painted until the page is read; whatever moves from then on counts.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const unseen = new CSSStyleSheet();
    unseen.replaceSync('html { visibility: hidden }');
    document.adoptedStyleSheets = [unseen];
    document.addEventListener('readystatechange', () => (document.adoptedStyleSheets = []), { once: true });
  }),
);

test('a first visit to / keeps to its budget', async ({ page }) => {
  const { downloads, wireKb, scriptKb, fonts, shift } = await firstVisit(page, '/');
  console.log(
    `First visit to /: ${wireKb.toFixed(1)} KB of ${figures.homeWire.atMost} in ${downloads.length} requests`,
  );
  // .size-limit.ts has the same limit for the files: more would be an unexpected script.
  expect(scriptKb).toBeGreaterThan(1);
  expect.soft(scriptKb).toBeLessThanOrEqual(figures.homeScript.atMost);
  // Each limit speaks for itself, also where another is broken.
  expect.soft(wireKb).toBeLessThanOrEqual(figures.homeWire.atMost);
  expect.soft(downloads.length).toBeLessThanOrEqual(figures.homeRequests.atMost);
  expect.soft(fonts).toBe(1);
  expect.soft(shift).toBeLessThanOrEqual(figures.homeShift.atMost);
  // The island arrives in one piece.
  const scripts = downloads.filter(({ type }) => type === 'script').map(({ url }) => url);
  expect
    .soft(scripts.toSorted())
    .toEqual([expect.stringMatching(/\/calculator-island-/), expect.stringMatching(/\/start-/)]);
  expect(await page.evaluate(isAlive)).toBe(true);
});

test.describe('a visitor with a German browser', () => {
  test.use({ locale: 'de' });

  test('a first visit to /de/ weighs little more, and brings no English', async ({ page }) => {
    const { downloads, wireKb, shift } = await firstVisit(page, '/de/');
    const { atMost } = figures.germanHomeWire;
    console.log(`First visit to /de/: ${wireKb.toFixed(1)} KB of ${atMost} in ${downloads.length} requests`);
    expect.soft(wireKb).toBeLessThanOrEqual(atMost);
    expect.soft(downloads.length).toBeLessThanOrEqual(figures.homeRequests.atMost);
    expect.soft(shift).toBeLessThanOrEqual(figures.homeShift.atMost);
    // Icons have no words.
    const { pathname } = new URL(page.url());
    const elsewhere = downloads
      .map(({ url }) => new URL(url).pathname)
      .filter((path) => !path.startsWith(pathname));
    expect(elsewhere).toEqual(['/icon.svg']);
    expect(await page.evaluate(isAlive)).toBe(true);
  });
});

test('a first visit with the calculator in sight keeps to its budget, also once the visitor acts', async ({
  page,
  browser,
  baseURL,
}) => {
  const viewport = { width: 1280, height: 900 };
  await page.setViewportSize(viewport);
  const served = await firstVisit(page, '/');
  expect(served.wireKb).toBeLessThanOrEqual(figures.tallHomeWire.atMost);

  // Without the first one's cache.
  const fresh = await browser.newPage({ viewport, serviceWorkers: 'block' });
  const used = await firstVisit(fresh, `${baseURL}/`, () => useIt(fresh));
  await fresh.close();
  const { atMost } = figures.usedHomeWire;
  console.log(
    `First visit at 1280 × 900: ${served.wireKb.toFixed(1)} KB, used ${used.wireKb.toFixed(1)} of ${atMost}`,
  );
  expect(used.wireKb).toBeGreaterThan(served.wireKb + 10);
  expect.soft(used.wireKb).toBeLessThanOrEqual(atMost);
  expect.soft(used.shift).toBeLessThanOrEqual(figures.homeShift.atMost);
});

// Headers count: this is what the embed costs visitors of other sites.
test('a first use of /embed keeps to 40 KB on the wire, and needs no React', async ({ page, request }) => {
  const { downloads, wireKb, totalKb, shift } = await firstVisit(page, '/embed?game=acc');
  console.log(`First visit to /embed: ${wireKb.toFixed(1)} KB of 40 in ${downloads.length} requests`);
  expect(totalKb).toBeGreaterThan(10);
  expect.soft(totalKb).toBeLessThanOrEqual(figures.embedTotal.atMost);
  expect.soft(wireKb).toBeLessThanOrEqual(40);
  expect.soft(shift).toBeLessThanOrEqual(figures.homeShift.atMost);
  const scripts = downloads.filter(({ type }) => type === 'script').map(({ url }) => url);
  expect(scripts).toEqual([expect.stringMatching(/\/assets\/embedded-[\w-]+\.js$/)]);
  for (const script of scripts) expect(await (await request.get(script)).text()).not.toMatch(/react/i);
  expect((await (await request.get('/embed.js')).body()).length).toBeLessThan(1000);
});

// Their weight is checked in .size-limit.ts.
for (const path of ['/faq', '/privacy', '/no-such-page']) {
  test.describe(path, () => {
    test.use({ expectedErrors: path === '/no-such-page' ? [/404/] : [] });

    test(`${path} needs no React`, async ({ page, request }) => {
      const { downloads, fonts, shift } = await firstVisit(page, path);
      expect.soft(fonts).toBe(0);
      expect.soft(shift).toBeLessThanOrEqual(figures.homeShift.atMost);

      const scripts = downloads.filter(({ type }) => type === 'script').map(({ url }) => url);
      // A short page shows its footer at once, and so what that offers.
      const footer = path === '/privacy' ? [] : ['page-tools'];
      const expected = ['start', ...footer].map((name) =>
        expect.stringMatching(new RegExp(`/assets/${name}-[\\w-]+\\.js$`)),
      );
      expect.soft(scripts).toEqual(expected);
      for (const script of scripts) expect(await (await request.get(script)).text()).not.toMatch(/react/i);
    });
  });
}

const scrollTo = (place: Locator) => place.evaluate((element) => element.scrollIntoView({ block: 'start' }));

/** Lazy scripts: how each is requested, and how it shows. */
const laterBudgets = [
  {
    // The script of the drawing comes right after it.
    name: 'The exact method, its fields and the drawing',
    call: ({ resultCard }: CalculatorPage) => scrollTo(resultCard),
    shown: ({ drawing }: CalculatorPage) => drawing,
    // Two builds that differ in the names of their scripts alone are 0.05 apart.
    script: 48.5,
  },
  {
    // The tabs stand right below what shares and keeps, and come with it.
    name: 'Sharing, keeping, taking along and the tabs',
    call: ({ explore }: CalculatorPage) => scrollTo(explore),
    shown: ({ page }: CalculatorPage) => page.getByRole('slider', { name: 'Line between the two pictures' }),
    // With the shader's line of the plot, 3.6 kB, and the measured games that links and saved rigs carry.
    script: 59.5,
    // It is the first of the tabs, and in sight with them.
    apart: { name: 'The windscreen', files: /windscreen-tab/, script: 27 },
  },
  // With more about the view, and the page of a game: one script instead of three, which does not ask for the tabs’ any more.
  {
    name: 'What stands behind the numbers',
    call: async (calculator: CalculatorPage) => {
      await calculator.gameName('Assetto Corsa').click();
    },
    shown: ({ page }: CalculatorPage) => page.getByText('In the menu', { exact: true }),
    // With the list of games, which loads once 1:1 is chosen, and the words of every game.
    script: 26.5,
  },
  {
    name: 'The search for a monitor, and its list',
    call: ({ page }: CalculatorPage) => page.getByRole('button', { name: 'Find my monitor' }).click(),
    shown: ({ page }: CalculatorPage) => page.getByRole('dialog').getByRole('option'),
    script: 44,
  },
] as const;

test('nothing of the search is in the first script', () => {
  const scripts = readdirSync('dist/assets').filter((name) =>
    /^(start|calculator-island)-.+\.js$/.test(name),
  );
  expect(scripts).toHaveLength(2);
  for (const name of scripts)
    expect(readFileSync(join('dist/assets', name), 'utf8')).not.toMatch(/gcTime|retryDelay|C49RG90/);
});

test('what comes into sight later keeps to its own budget', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/', { waitUntil: 'networkidle' });
  const calculator = new CalculatorPage(page);
  for (const budget of laterBudgets) {
    const requests: Request[] = [];
    const note = (request: Request) => void requests.push(request);
    page.on('request', note);
    await budget.call(calculator);
    // A module runs only when all that it imports is here, so what it shows comes after its last request.
    await budget.shown(calculator).first().waitFor();
    page.off('request', note);
    const apart = 'apart' in budget ? budget.apart : { name: '', files: /^$/, script: 0 };
    const isApart = (request: Request) => apart.files.test(request.url());
    await expectWithin(
      budget,
      requests.filter((request) => !isApart(request)),
    );
    if (apart.name !== '') await expectWithin(apart, requests.filter(isApart));
  }
  expect(await layoutShift(page)).toBeLessThanOrEqual(figures.homeShift.atMost);
});

/** Compressed size. */
async function expectWithin(
  { name, script }: { readonly name: string; readonly script: number },
  requests: readonly Request[],
): Promise<void> {
  const sizes = requests.map(async (request) => {
    await (await request.response())?.finished();
    return (await request.sizes()).responseBodySize;
  });
  const kilobytes = (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0) / 1000;
  console.log(`${name}: ${kilobytes.toFixed(1)} KB of ${script} in ${requests.length} requests`);
  expect(kilobytes).toBeGreaterThan(1);
  expect(kilobytes).toBeLessThanOrEqual(script);
}

const windows = [
  { name: 'phone', width: 390, height: 844 },
  // A screen of 768 px less the browser's own bars.
  { name: 'laptop', width: 1280, height: 680 },
] as const;

for (const { name, ...viewport } of windows) {
  test(`the first ${figures.firstScreen.atMost} KB of / paint the whole first screen of a ${name}`, async ({
    browser,
    baseURL,
  }) => {
    const compressed = readFileSync('dist/index.html.br');
    const firstBytes = compressed.subarray(0, figures.firstScreen.atMost * 1000);
    expect(firstScreenBytes(compressed)).toBeLessThanOrEqual(firstBytes.length);

    // The face of numbers is used only where it comes at once: with it, the two could differ by a moment.
    const context = await browser.newContext({ viewport });
    await context.route('**/*.woff2', (route) => route.abort());
    const whole = await context.newPage();
    await whole.goto(`${baseURL}/`, { waitUntil: 'networkidle' });

    // A connection on which nothing comes after the first bytes: not the rest of the page, no script.
    const server = createServer((request, response) => {
      if (request.url !== '/') return;
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' });
      response.write(firstBytes);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const cutOff = await context.newPage();
    await cutOff.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { waitUntil: 'commit' });
    await cutOff.getByRole('link', { name: 'Start Calculating' }).waitFor();

    // Sticky bars appear by script: they are no part of the served page.
    for (const bar of await whole.locator('.summary').all())
      await bar.evaluate((element) => (element.style.display = 'none'));
    await expect.poll(() => boxesInSight(cutOff)).toEqual(await boxesInSight(whole));
    await expect.poll(async () => (await cutOff.screenshot()).equals(await whole.screenshot())).toBe(true);
    await context.close();
    server.closeAllConnections();
    server.close();
  });
}

/** Name, place and size of everything that is whole in the first screen. What ends below it may still be on its way. */
function boxesInSight(page: Page) {
  return page.locator('body *:not(script)').evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const isShown = width * height > 0 && y + height <= innerHeight;
      return isShown ? [[element.tagName, x, y, width, height]] : [];
    }),
  );
}

const compressedTypes = ['.html', '.css', '.js', '.json', '.svg', '.xml', '.txt', '.webmanifest'];
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.xml': 'text/xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

test('every file is sent compressed where that helps, and cached as long as its name allows', async ({
  request,
}) => {
  const files = readdirSync('dist', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative('dist', join(parentPath, name)));
  const publicFiles = files.filter((file) => !/\.(br|gz)$|^(de\/)?(404|50\d)\.html$|^_headers$/.test(file));
  expect(new Set(publicFiles.map((file) => extname(file)))).toEqual(new Set(Object.keys(types)));

  const compressed = files.filter((file) => compressedTypes.includes(extname(file)));
  expect(compressed.filter((file) => !files.includes(`${file}.br`) || !files.includes(`${file}.gz`))).toEqual(
    [],
  );

  for (const file of publicFiles) {
    const address = `/${file.replace(/^(de\/)?index\.html$/, '$1').replace(/\.html$/, '')}`;
    const isHashed = /^(de\/)?assets\//.test(file);
    for (const [accepted, sent] of [
      ['gzip, deflate, br', 'br'],
      ['gzip, deflate', 'gzip'],
      ['identity', undefined],
    ] as const) {
      const headers = (await request.get(address, { headers: { 'Accept-Encoding': accepted } })).headers();
      const found = {
        encoding: headers['content-encoding'],
        type: headers['content-type']?.split(';')[0],
        caching: headers['cache-control'],
        hasEtag: 'etag' in headers,
      };
      expect(found, `${address} for ${accepted}`).toEqual({
        encoding: compressed.includes(file) ? sent : undefined,
        type: types[extname(file)],
        caching: isHashed ? 'max-age=31536000, immutable' : 'no-cache',
        // Files that are cached for good need no etag.
        hasEtag: !isHashed,
      });
    }
  }
});

test('what has not changed is not sent again', async ({ request }) => {
  for (const address of ['/', '/faq', '/icon.svg', '/manifest.webmanifest']) {
    const { etag = '' } = (await request.get(address)).headers();
    expect((await request.get(address, { headers: { 'If-None-Match': etag } })).status(), address).toBe(304);
  }
});
