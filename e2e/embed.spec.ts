import type { FrameLocator, Page } from '@playwright/test';
import { embedSnippet } from '../src/features/embed/embed-snippet';
import { gameById } from '../src/domain/games/games';
import { expectNoViolationsInAnyLook } from './axe';
import { isAlive } from './in-page';
import { otherSite, type OtherSite } from './other-site';
import { prepareInspection } from './page-inspection';
import { collectReports } from './policy';
import { expect, test as base } from './test';

const valueIn = (place: Page | FrameLocator) => place.locator('[data-slot="value"]');
const field = (place: Page | FrameLocator, label: string) => place.getByLabel(label, { exact: true });

const openEmbed = async (page: Page, address = '/embed') => {
  await page.goto(address);
  await page.waitForFunction(isAlive);
};

base.describe('/embed', () => {
  const test = base;

  // By hand: 27 in 16:9 is 59.77 × 33.62 cm; from 50 cm that is 61.7° across and 37.2° up, from 70 cm 27.0° up.
  test('answers every key, as the calculator does', async ({ page }) => {
    await openEmbed(page);
    await expect(page.getByRole('heading', { name: 'Assetto Corsa' })).toBeVisible();
    await expect(valueIn(page)).toHaveText('37°');
    await expect(page.locator('[data-slot="angles"]')).toHaveText('Horizontal61.7°Vertical37.2°');
    await field(page, 'Distance to screen').fill('70');
    await expect(valueIn(page)).toHaveText('27°');
    await field(page, 'Distance to screen').press('ArrowUp');
    await expect(field(page, 'Distance to screen')).toHaveValue('71');
    await page.getByRole('button', { name: '1 centimetre less' }).click();
    await expect(field(page, 'Distance to screen')).toHaveValue('70');
    await field(page, 'Distance to screen').fill('no');
    await expect(page.getByText('Not a number, so it counts as 0.')).toBeVisible();
    await expect(field(page, 'Distance to screen')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('[data-slot="number"]')).toBeHidden();
    await expect(page.locator('[data-slot="sentence"]')).toContainText(
      'Your distance to the screen has to be above zero.',
    );
  });

  test('asks for the radius and the bezel where they matter, and names the measures of three screens', async ({
    page,
  }) => {
    await openEmbed(page, '/embed?game=acc');
    await expect(field(page, 'Game')).toBeHidden();
    await expect(field(page, 'Radius of curve')).toBeHidden();
    await field(page, 'Curved screens').check();
    await expect(field(page, 'Radius of curve')).toHaveValue('1000');
    await field(page, 'Curved screens').uncheck();
    await field(page, 'Triple').check();
    await expect(field(page, 'Bezel Thickness for Triple Screen')).toHaveValue('0');
    await expect(page.locator('[data-slot="lines"] > div')).toHaveText([
      'screen width598 mm',
      'eye distance500 mm',
      'side angle62°',
      'bezel0 mm',
    ]);
    await expect(page.getByRole('button', { name: 'Copy the value for Assetto' })).toHaveText('Copy all');
  });

  test('leads to the site with the rig and the game, in a new tab', async ({ page, context }) => {
    await openEmbed(page, '/embed?game=iracing&units=in');
    await expect(field(page, 'Distance to screen')).toHaveValue('19.69');
    await field(page, 'Distance to screen').fill('30');
    const link = page.getByRole('link', { name: 'Sightline: all games and the drawing' });
    await expect(link).toHaveAttribute('rel', 'noopener');
    const [opened] = await Promise.all([context.waitForEvent('page'), link.click()]);
    await expect(opened.getByLabel('Distance to screen', { exact: true })).toHaveValue('30');
    await expect(opened.getByRole('heading', { name: 'iRacing' })).toBeVisible();
  });

  test('opens the rig of a link', async ({ page }) => {
    await openEmbed(
      page,
      '/embed#v=1&rig=ratio:16:9;size:32;distance:70;screens:single&method=classic&units=cm',
    );
    await expect(field(page, 'Screen size')).toHaveValue('32');
    // 32 in 16:9 is 39.85 cm high: 31.8° from 70 cm, and Assetto Corsa takes whole degrees.
    await expect(valueIn(page)).toHaveText('32°');
  });

  const broken = [
    '?game=nope&theme=%22%3E%3Cscript%3E&accent=red;}*{display:none}&units=furlong',
    '?game=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E&accent=%23ff&theme=',
    '?game=__proto__&accent=url(https://elsewhere.example)#v=1&rig=broken',
  ];
  for (const search of broken)
    test(`${search} does no harm`, async ({ page }) => {
      const reports = await collectReports(page);
      await openEmbed(page, `/embed${search}`);
      await expect(valueIn(page)).toHaveText('37°');
      await expect(page.getByText('This page asks for a game we don’t know.')).toBeVisible();
      await expect(field(page, 'Game')).toHaveValue('assetto-corsa');
      expect(await page.locator('html').evaluate((html) => html.style.cssText)).toBe('');
      expect(await page.locator('script, img').count()).toBe(2);
      expect(reports).toEqual([]);
    });

  test('takes a theme and an accent, which is changed until it can be read', async ({ page }) => {
    await prepareInspection(page);
    const colour = () => valueIn(page).evaluate((value) => getComputedStyle(value).color);
    await page.emulateMedia({ colorScheme: 'light' });
    await openEmbed(page, '/embed?theme=dark&accent=ff8800');
    // #ff8800 is far from the dark card, and too near to the light one.
    expect(await colour()).toBe('rgb(255, 136, 0)');
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
      'rgb(17, 22, 25)',
    );
    await openEmbed(page, '/embed?theme=light&accent=%23ff8800');
    expect(await colour()).not.toBe('rgb(255, 136, 0)');
    await expectNoViolationsInAnyLook(page, 'an accent');
  });

  test('has nothing for axe, and nothing sideways at 320 px', async ({ page }) => {
    await prepareInspection(page);
    await page.setViewportSize({ width: 320, height: 600 });
    for (const search of ['', '?game=iracing&units=in']) {
      await openEmbed(page, `/embed${search}`);
      await field(page, 'Triple').check();
      await field(page, 'Curved screens').check();
      await expectNoViolationsInAnyLook(page, `/embed${search}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      // Values are not cut off.
      for (const input of await page.getByRole('spinbutton').all())
        expect(await input.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
    }
  });

  test('is walked through by keyboard', async ({ page }) => {
    await openEmbed(page);
    const stops: string[] = [];
    for (let stop = 0; stop < 8; stop++) {
      await page.keyboard.press('Tab');
      stops.push(
        await page.evaluate(() => {
          const { activeElement: at } = document;
          return at?.getAttribute('name') ?? at?.getAttribute('data-slot') ?? '';
        }),
      );
    }
    expect(stops).toEqual([
      ...['game', 'screenRatio', 'screenSize', 'distance', 'screens', 'curvedScreen', 'copy', 'back'],
    ]);
  });

  test('stores nothing and registers no worker', async ({ page, context }) => {
    await openEmbed(page, '/embed?game=acc&theme=dark');
    await field(page, 'Screen size').fill('32');
    await field(page, 'Triple').check();
    const stored = await page.evaluate(async () => ({
      local: localStorage.length,
      session: sessionStorage.length,
      databases: (await indexedDB.databases()).length,
      caches: (await caches.keys()).length,
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }));
    expect(stored).toEqual({ local: 0, session: 0, databases: 0, caches: 0, workers: 0 });
    expect(await context.cookies()).toEqual([]);
  });

  test('looks at nothing that is stored, and no request follows the first ones', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.getItem = function () {
        Object.assign(window, { hasRead: true });
        return null;
      };
    });
    await openEmbed(page);
    await page.waitForLoadState('networkidle');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await field(page, 'Distance to screen').fill('70');
    await expect(valueIn(page)).toHaveText('27°');
    expect(requests).toEqual([]);
    expect(await page.evaluate(() => 'hasRead' in window)).toBe(false);
  });

  test('cannot be found by itself', async ({ page, request }) => {
    await page.goto('/embed');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', 'https://sightline.example/');
    expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/embed');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('shows the default number and the way to the site', async ({ page }) => {
      await page.goto('/embed');
      await expect(valueIn(page)).toHaveText('37°');
      await expect(page.locator('.embed-wants-script')).toContainText('The calculator needs JavaScript.');
      await expect(page.getByRole('link', { name: 'Sightline: all games and the drawing' })).toHaveAttribute(
        'href',
        /^\/#v=1&rig=ratio:16:9;size:27;distance:50/,
      );
    });
  });
});

/** A page of another origin, whose requests and words are its own. */
const test = base.extend<{ visited: Page; blog: (html: string) => Promise<OtherSite> }>({
  visited: async ({ context }, run) => run(await context.newPage()),
  blog: async ({ visited }, run) => {
    const sites: OtherSite[] = [];
    await run(async (html) => {
      const site = await otherSite(html);
      sites.push(site);
      return site;
    });
    await visited.close();
    for (const site of sites) site.close();
  },
});

const snippetFor = (origin = '') =>
  embedSnippet({ game: gameById('acc') ?? null, theme: 'dark', units: 'cm' }, (path) => origin + path);

test.describe("on another site's page", () => {
  test('gets its height though the script comes later than its words', async ({
    visited: page,
    blog,
    baseURL,
  }) => {
    await page.route('**/embed.js', async (route) => {
      await expect(valueIn(page.frameLocator('iframe'))).toBeVisible();
      await route.continue();
    });
    await page.goto((await blog(snippetFor(baseURL))).origin);
    const frame = page.frameLocator('iframe');
    await expect
      .poll(() => page.locator('iframe').evaluate((each) => each.clientHeight))
      .toBe(await frame.locator('main').evaluate((main) => Math.ceil(main.getBoundingClientRect().height)));
  });

  test('the script obeys the frame alone: no other origin, no other frame, no other page', async ({
    visited: page,
    blog,
    baseURL,
  }) => {
    const says = '<script>parent.postMessage({type:"sightline:height",height:4321},"*")</script>';
    const stranger = await blog(says);
    const { origin } = await blog(
      `<iframe data-sightline title="Ours" src="about:blank" height="200"></iframe><script src="${baseURL}/embed.js"></script>` +
        `<iframe data-sightline title="Theirs" src="${stranger.origin}" height="200"></iframe>` +
        `<iframe title="Unmarked" src="${baseURL}/embed" height="200"></iframe>`,
    );
    await page.goto(origin);
    await expect(valueIn(page.frameLocator('[title="Unmarked"]'))).toHaveText('37°');
    // Messages come in order: once this one is here, the stranger's was.
    await page.evaluate(async () => {
      const heard = new Promise((resolve) => addEventListener('message', resolve, { once: true }));
      postMessage({ type: 'sightline:height', height: 1234 }, '*');
      await heard;
    });
    const heights = await page
      .locator('iframe')
      .evaluateAll((frames) => frames.map((frame) => frame.clientHeight));
    // The first was there when the script came, and was given a pixel to make it speak.
    expect(heights).toEqual([expect.closeTo(205, -1), 200, 200]);
  });

  test('is shown though the host says DENY of every address, as `_headers` does', async ({
    visited: page,
    blog,
    baseURL,
  }) => {
    await page.route('**/embed?*', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), 'x-frame-options': 'DENY' } });
    });
    await page.goto((await blog(snippetFor(baseURL))).origin);
    await expect(valueIn(page.frameLocator('iframe'))).toHaveText('37°');
  });

  for (const path of ['/', '/faq', '/nothing-here'])
    test(`${path} refuses to be framed`, async ({ visited: page, blog, baseURL }) => {
      const refused = page.waitForEvent('console', (message) =>
        /frame-ancestors|refused to/i.test(message.text()),
      );
      await page.goto((await blog(`<iframe title="Site" src="${baseURL}${path}"></iframe>`)).origin);
      await refused;
      await expect(page.frameLocator('iframe').locator('main')).toHaveCount(0);
    });
});

base('the snippet is offered below the results, with how it looks', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await prepareInspection(page);
  await page.goto('/');
  await page.waitForFunction(isAlive);
  await page.getByRole('button', { name: 'Share and embed' }).click();
  await page.getByRole('button', { name: 'Embed this' }).click();
  const panel = page.locator('.embed-this');
  const preview = panel.frameLocator('iframe');
  await expect(valueIn(preview)).toHaveText('37°');
  await field(page, 'Dark').last().check();
  await panel.getByLabel('Game').selectOption('iracing');
  await expect(preview.getByRole('heading', { name: 'iRacing' })).toBeVisible();
  await expect
    .poll(async () => {
      const room = await panel.locator('iframe').evaluate((each) => each.clientHeight);
      const needed = await preview.locator('main').evaluate((main) => main.getBoundingClientRect().height);
      return room - Math.ceil(needed);
    })
    .toBe(0);
  await panel.getByRole('button', { name: 'Copy the snippet' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(
      embedSnippet(
        { game: gameById('iracing') ?? null, theme: 'dark', units: 'cm' },
        (path) => `https://sightline.example${path}`,
      ),
    );
  await expectNoViolationsInAnyLook(page, 'Embed this', { within: '.embed-this' });
});
