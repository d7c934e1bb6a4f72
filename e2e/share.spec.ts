import type { Locator, Page, Request } from '@playwright/test';
import { layoutShift } from '../scripts/speed/first-visit';
import { CalculatorPage } from './calculator-page';
import { expect, test } from './test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** The part of the page that shares, and what it says. */
class SharePage extends CalculatorPage {
  get copyLink() {
    return this.page.getByRole('button', { name: 'Copy link' });
  }
  get copyAsText() {
    return this.page.getByRole('button', { name: 'Copy as text' });
  }
  get sheet() {
    return this.page.getByRole('button', { name: 'Share …' });
  }
  get notice() {
    return this.page.locator('.share-notice .notice-box');
  }
  /** Between the title and the cards. */
  get guestLine() {
    return this.page.locator('.guest-line');
  }
  get byHand() {
    return this.field('Your browser didn’t allow copying. Copy it from here:');
  }

  copied(): Promise<string> {
    return this.page.evaluate(() => navigator.clipboard.readText());
  }

  stored(): Promise<string | null> {
    return this.page.evaluate(() => localStorage.getItem('sightline.favourites'));
  }
}

let calculator: SharePage;
test.beforeEach(({ page }) => {
  calculator = new SharePage(page);
});

const fragmentOf = (page: Page) => new URL(page.url()).hash;

const triple = 'ratio:16:9;size:32;distance:70;screens:triple;bezel:8';
const shared = `#v=1&rig=${triple}&rig=ratio:32:9;size:49;distance:80;screens:single;name:Van&games=iracing,raceroom&method=exact&units=in`;

test('a copied link is in the address bar too: reload, Back and tabs keep the rig, and it follows what is typed', async ({
  page,
  context,
}) => {
  const requests: Request[] = [];
  context.on('request', (request) => requests.push(request));
  await calculator.open();
  await calculator.field('Distance to screen').fill('60');
  await calculator.showGames();
  await calculator.pick('Assetto Corsa Competizione');
  await calculator.showMoreWays();
  await calculator.copyLink.click();
  await expect(calculator.toasts.last()).toHaveText(/^Link copied/);
  const link = '#v=1&rig=ratio:16:9;size:27;distance:60;screens:single&games=acc&method=exact&units=cm';
  expect(fragmentOf(page)).toBe(link);
  expect(await calculator.copied()).toBe(page.url());

  await test.step('as text: a line for the rig and one for each game, and where one game is explained', async () => {
    await calculator.copyAsText.click();
    await expect(calculator.toasts.last()).toHaveText('Copied as text');
    const value = await calculator.gameValue('Assetto Corsa Competizione').textContent();
    // 27in at 16:9 is 597.73 × 336.22 mm: 2·atan(298.87/600) = 52.95, 2·atan(168.11/600) = 31.30.
    expect((await calculator.copied()).split('\n')).toEqual([
      '27″ 16:9 at 60 cm, 1:1 field of view: H 53.0° · V 31.3°',
      `Assetto Corsa Competizione: ${value}`,
      'What it means and how sure it is: https://sightline.example/games/acc',
    ]);
  });

  await test.step('what is typed later goes into the address, and a reload is no visit by a guest', async () => {
    await calculator.field('Distance to screen').fill('65');
    await expect.poll(() => fragmentOf(page)).toBe(link.replace('distance:60', 'distance:65'));
    await page.reload();
    await expect(calculator.field('Distance to screen')).toHaveValue('65');
    await expect(calculator.notice).toHaveCount(0);
    await expect(calculator.chips).toHaveCount(1);
    await calculator.pick('iRacing');
    await expect.poll(() => calculator.stored()).toBe('["acc","iracing"]');
  });

  await test.step('a tab goes behind the rig', async () => {
    await page.getByRole('tab', { name: 'Plan' }).click();
    await expect.poll(() => fragmentOf(page)).toMatch(/^#v=1&rig=.*distance:65.*&units=cm&at=plan$/);
    await page.getByRole('tab', { name: 'Plan' }).press('ArrowRight');
    expect(fragmentOf(page)).toMatch(/&at=compare$/);
    await page.reload();
    await expect(calculator.field('Distance to screen')).toHaveValue('65');
    await expect(page.getByRole('tab', { name: 'Compare' })).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('back from the FAQ', async () => {
    await page.getByRole('navigation').first().getByRole('link', { name: 'FAQ' }).click();
    await page.getByRole('heading', { level: 1, name: 'Frequently Asked Questions' }).waitFor();
    await page.goBack();
    await expect(calculator.field('Distance to screen')).toHaveValue('65');
    await expect(calculator.chips).toHaveCount(2);
  });

  await test.step('no request carried any of it', async () => {
    expect(requests.length).toBeGreaterThan(10);
    for (const request of requests) {
      const sent = `${request.url()} ${JSON.stringify(await request.allHeaders())} ${request.postData() ?? ''}`;
      expect(sent).not.toMatch(/rig=|ratio:|distance|units=/);
    }
  });
});

test('what is entered is there after a reload, is stored nowhere, and is a shared rig only for others', async ({
  page,
  browser,
  baseURL,
}) => {
  await calculator.open();
  expect(page.url()).not.toContain('#');
  await calculator.field('Distance to screen').fill('61');
  await expect.poll(() => fragmentOf(page)).toContain('distance:61');
  await page.reload();
  await expect(calculator.field('Distance to screen')).toHaveValue('61');
  await expect(calculator.value('hFov')).toHaveText('52°');
  await expect(calculator.guestLine).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).toBe('[{},{}]');

  await test.step('left by an address, and back', async () => {
    await calculator.field('Distance to screen').fill('62');
    await expect.poll(() => fragmentOf(page)).toContain('distance:62');
    await page.goto('/faq');
    await page.goBack();
    await expect(calculator.field('Distance to screen')).toHaveValue('62');
    await expect(calculator.guestLine).toHaveCount(0);
  });

  await test.step('the address sent to somebody else opens as a shared rig', async () => {
    const context = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }) });
    const theirs = new SharePage(await context.newPage());
    await theirs.open(page.url());
    await expect(theirs.field('Distance to screen')).toHaveValue('62');
    await expect(theirs.guestLine).toHaveText('A shared rig is open.');
    await context.close();
  });

  await test.step('the plain address gives the defaults', async () => {
    await page.goto('about:blank');
    await calculator.open();
    await expect(calculator.field('Distance to screen')).toHaveValue('50');
  });
});

test('a shared rig is a guest: it stores nothing, and leads back', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('sightline.favourites', '["assetto-corsa"]'));
  await calculator.open(`/${shared}`);
  await expect(calculator.notice).toContainText('You’re viewing a shared rig.');
  await expect(calculator.guestLine).toHaveText('A shared rig is open.');
  await expect(calculator.toasts).toHaveCount(0);
  await expect(calculator.field('Screen size')).toHaveValue('32');
  await expect(calculator.field('Distance to screen')).toHaveValue('27.56'); // 70 / 2.54
  await expect(calculator.field('Triple')).toBeChecked();
  await expect(calculator.chips).toHaveText([/iRacing/, /RaceRoom/]);
  await expect(calculator.cards).toBeInViewport();

  await calculator.pick('rFactor 2');
  await expect(calculator.chips).toHaveCount(3);
  expect(await calculator.stored()).toBe('["assetto-corsa"]');

  await test.step('as text: three screens are told by their angles', async () => {
    await calculator.showMoreWays();
    await calculator.copyAsText.click();
    await expect(calculator.toasts.last()).toHaveText('Copied as text');
    // The ideal angle for 708.4 mm beside 16 mm of frames at 700 mm is 54.72°; 2 × 54.72 + 53.68 = 163.1.
    expect(await calculator.copied()).toMatch(
      /: H 53\.7° · V 31\.8° · side angle 54\.7° · bezels 8 mm · total span 163\.1°\n/,
    );
  });

  await test.step('with the rigs it is compared with', async () => {
    await page.getByRole('tab', { name: 'Compare' }).click();
    await expect(page.getByRole('heading', { level: 4, name: 'Van' })).toBeVisible();
  });

  await test.step('still a guest after a reload', async () => {
    await page.reload();
    await expect(calculator.notice).toContainText('shared rig');
    // The address names the tab, which the page has scrolled to.
    await calculator.cards.scrollIntoViewIfNeeded();
    await expect(calculator.chips).toHaveCount(3);
  });

  await test.step('and back', async () => {
    // The picked games are theirs, a rig is not.
    await calculator.notice.getByRole('button', { name: 'Start with the defaults' }).click();
    await expect(calculator.notice).toHaveCount(0);
    await expect(page.locator('.foot-panels')).toBeFocused();
    await expect(calculator.field('Distance to screen')).toHaveValue('50');
    expect(fragmentOf(page)).toBe('');
    await calculator.showGames();
    await expect(calculator.chips).toHaveText([/Assetto Corsa/]);
    expect(await calculator.stored()).toBe('["assetto-corsa"]');
  });
});

for (const [width, height] of [
  [360, 740],
  [768, 1024],
  [1280, 900],
] as const) {
  test(`a shared rig is told of in room of its own at ${width} px, with a way back only to a rig`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await calculator.open(`/${shared}`);
    await expect(calculator.guestLine).toBeInViewport({ ratio: 1 });
    await expect(calculator.notice).toContainText('You’re viewing a shared rig. Nothing here is stored');
    await expect(page.getByRole('button', { name: 'Back to mine' })).toHaveCount(0);
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);

    await test.step('it covers neither the header nor a card', async () => {
      const boxOf = (place: Locator) =>
        place.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
      const line = await boxOf(calculator.guestLine);
      const header = await boxOf(page.getByRole('banner'));
      const cards = await boxOf(calculator.cards);
      expect(line.y).toBeGreaterThanOrEqual(header.bottom);
      expect(line.bottom).toBeLessThanOrEqual(cards.y);
      // Its words keep their distance from the card.
      expect(line.height).toBeGreaterThanOrEqual(44);
      expect(await calculator.guestLine.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
    });

    await test.step('a visitor with a rig gets back to it', async () => {
      await calculator.notice.getByRole('button', { name: 'Start with the defaults' }).click();
      await expect(calculator.guestLine).toHaveCount(0);
      await calculator.field('Distance to screen').fill('61');
      await page.evaluate((hash) => (location.hash = hash), shared);
      await expect(calculator.field('Screen size')).toHaveValue('32');
      expect(await calculator.guestLine.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
      await calculator.guestLine.getByRole('button', { name: 'Back to mine' }).click();
      await expect(calculator.field('Distance to screen')).toHaveValue('61');
      await expect(page.getByRole('heading', { name: 'Input' })).toBeFocused();
      await expect(calculator.guestLine).toHaveCount(0);
    });
  });
}

test('a link to one game opens it, also one without a number', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const link = (game: string) => `/#v=1&rig=${triple}&game=${game}&method=exact&units=cm`;
  await calculator.open(link('rfactor-2'));
  await expect(calculator.openedGame('rFactor 2')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'rFactor 2' })).toBeInViewport();
  // Pasted into the address bar of the open page.
  await page.evaluate((address) => (location.href = address), link('carx-drift-racing-online'));
  await expect(calculator.openedGame('rFactor 2')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'CarX Drift Racing Online' })).toBeInViewport();
  await expect(calculator.openedGame('CarX Drift Racing Online')).toBeVisible();
});

test('a game that a link names and the list lacks is told, and the rest of the link opens', async ({
  page,
}) => {
  const told = 'The game in this link isn’t in our list. Everything else works as usual.';
  const rig = 'v=1&rig=ratio:16:9;size:27;distance:61;screens:single';
  await calculator.open(`/#${rig}&game=no-such&method=exact&units=cm`);
  await expect(calculator.toasts.filter({ hasText: told })).toHaveCount(1);
  await expect(calculator.field('Distance to screen')).toHaveValue('61');
  for (const hash of [`${rig}&my-game=no-such&games=acc&method=exact&units=cm`, 'game=no-such']) {
    await page.goto('about:blank');
    await calculator.open(`/#${hash}`);
    await expect(calculator.toasts.filter({ hasText: told })).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'Result' })).toBeVisible();
  }
  await page.goto('about:blank');
  await calculator.open(`/#${rig}&game=acc&method=exact&units=cm`);
  await expect(calculator.openedGame('Assetto Corsa Competizione')).toBeVisible();
  await expect(calculator.toasts).toHaveCount(0);
});

test('a link that was escaped as a whole opens, and the address is put right', async ({ page }) => {
  await calculator.open(`/#${encodeURIComponent(shared.replace(/^#/, ''))}`);
  await expect(calculator.notice).toBeVisible();
  await expect(page).toHaveURL(/#v=1&rig=ratio:16:9;size:32;[^%]+&units=in$/);
});

test('a link that is cut, hostile or from the future gets a message and the defaults', async ({ page }) => {
  await calculator.open(`/${shared.slice(0, 60)}`);
  await expect(calculator.notice).toContainText('This link is incomplete');
  await expect(calculator.toasts).toContainText('This link is incomplete');
  const before = await calculator.values();
  expect(before['hFov']).toBe('62°');
  for (const [hash, message] of [
    ['v=2&rig=whatever', 'from a newer version'],
    [`v=1&rig=${'9'.repeat(30_000)}`, 'too long for a rig'],
    ['v=1&rig=__proto__:1&method=classic&units=cm', 'no readable rig in this link'],
    [`v=1&rig=${triple};name:<img src=x onerror=alert(1)>;x:1&method=classic&units=cm`, 'no readable rig'],
    ['v=1&rig=%E0%A4%A&method=classic&units=cm', 'no readable rig in this link'],
  ] as const) {
    await page.evaluate((text) => (location.hash = text), hash);
    await expect(calculator.notice).toContainText(message);
    expect(await calculator.values()).toEqual(before);
  }
  await test.step('markup in a name is a name', async () => {
    const name = encodeURIComponent('<b>bold</b>');
    await page.evaluate(
      (text) => (location.hash = text),
      `v=1&rig=${triple};name:${name}&method=classic&units=cm`,
    );
    await page.getByRole('tab', { name: 'Compare' }).click();
    await expect(page.getByRole('heading', { level: 4, name: '<b>bold</b>' })).toBeVisible();
  });
});

test('without a clipboard the text is there to be copied by hand, and without a share sheet there is no button', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator.clipboard, 'writeText', {
      value: () => Promise.reject(new Error('denied')),
    });
  });
  await calculator.open();
  await calculator.showMoreWays();
  await expect(calculator.sheet).toHaveCount(0);
  await calculator.copyLink.click();
  await expect(page).toHaveURL(/#v=1&rig=/);
  await expect(calculator.byHand).toHaveValue(page.url());
  expect(await calculator.byHand.evaluate((field: HTMLTextAreaElement) => field.selectionEnd)).toBe(
    page.url().length,
  );
  await calculator.copyAsText.click();
  await expect(calculator.byHand).toHaveValue(/^27″ 16:9 at 50 cm/);
});

test('what is pressed before its script has come is done as soon as it has', async ({ page }) => {
  let arrive: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/share-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await calculator.open();
  await calculator.copyLink.click();
  await expect(calculator.foot.getByText('Loading …')).toBeVisible();
  expect(fragmentOf(page)).toBe('');
  arrive();
  await expect(calculator.toasts.last()).toHaveText(/^Link copied/);
  await expect(calculator.copyLink).toBeFocused();
  expect(await calculator.copied()).toBe(page.url());
});

test('the share sheet of the system gets the link', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: (content: unknown) => {
        Object.assign(window, { sheet: content });
        return Promise.reject(new DOMException('closed', 'AbortError'));
      },
    });
  });
  await calculator.open();
  await calculator.showMoreWays();
  await calculator.sheet.click();
  expect(await page.evaluate(() => (window as unknown as { sheet: unknown }).sheet)).toEqual({
    title: '27″ 16:9 at 50 cm: field of view for sim racing',
    url: page.url(),
  });
  expect(fragmentOf(page)).toMatch(/^#v=1&rig=/);
  await expect(calculator.byHand).toHaveCount(0);
});

test('typing another size after the link of a monitor gives the answers for that size', async ({
  page,
  context,
}) => {
  await calculator.open();
  await page.getByRole('button', { name: 'Find my monitor' }).click();
  await page.getByRole('combobox', { name: 'Name or model code' }).fill('XV272U');
  await page.getByRole('dialog').getByRole('option').first().click();
  // 2·atan(597 / 1000): its lit width at 50 cm
  await expect(calculator.note('hFov')).toContainText('61.7°');
  await calculator.showMoreWays();
  await calculator.copyLink.click();
  await expect(calculator.toasts.last()).toContainText('Link copied');
  const link = await calculator.copied();
  expect(link).toContain('width:597');

  const theirs = new CalculatorPage(await context.newPage());
  await theirs.open(link);
  await expect(theirs.note('hFov')).toContainText('61.7°');
  await theirs.field('Screen size').fill('49');
  // 49 in · 2.54 · 16 / √337 = 108.476 cm; 2·atan(108.476 / 100) = 94.66°
  await expect(theirs.value('hFov')).toHaveText('95°');
  await expect(theirs.note('hFov')).toContainText('94.7°');
});

test.describe('moving within the site', () => {
  test('keeps the rig as one’s own, and stores nothing', async ({ page }) => {
    const calculator = new CalculatorPage(page);
    await calculator.open();
    await calculator.field('Distance to screen').fill('73');
    const faq = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' });
    await expect(faq).toHaveAttribute('href', /#v=1&rig=/);
    await faq.click();
    await expect(page).toHaveURL(/\/faq#/);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
    await calculator.alive();
    await expect(calculator.field('Distance to screen')).toHaveValue('73');
    await expect(page.getByText('shared rig')).toHaveCount(0);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).toBe('{}');

    // The plain address gives the defaults, as ever.
    await page.goto('about:blank');
    await calculator.open('/');
    await expect(calculator.field('Distance to screen')).toHaveValue('50');
    await expect(faq).toHaveAttribute('href', '/faq');
  });

  test('a guest is still a guest on the way back', async ({ page }) => {
    const calculator = new CalculatorPage(page);
    await calculator.open('/#v=1&rig=ratio:16:9;size:34;distance:66;screens:single&method=classic&units=cm');
    await expect(calculator.field('Distance to screen')).toHaveValue('66');
    const link = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
    await calculator.field('Screen size').fill('35');
    await expect(link('FAQ')).toHaveAttribute('href', /size:35/);
    await link('FAQ').click();
    await link('Home').click();
    await calculator.alive();
    await expect(calculator.field('Distance to screen')).toHaveValue('66');
    await expect(page.getByText('A shared rig is open.')).toBeVisible();
  });
});

test('a link that was escaped as a whole is carried through another page', async ({ page }) => {
  const rig = 'v=1&rig=ratio:16:9;size:27;distance:70;screens:single&method=classic&units=cm';
  await page.goto(`/faq#${encodeURIComponent(rig)}`);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await calculator.alive();
  await expect(calculator.field('Distance to screen')).toHaveValue('70');
});
