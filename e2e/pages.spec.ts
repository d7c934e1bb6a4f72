import type { Page } from '@playwright/test';
import { CalculatorPage } from './calculator-page';
import { expect, explainers, pages, test } from './test';

for (const { path, title, heading, nav } of pages) {
  test(`${path} has its heading, its title and its place in the navigation`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);

    const navigation = page.getByRole('navigation', { name: 'Main' });
    await expect(navigation.getByRole('link')).toHaveText(['Sightline', 'Home', 'FAQ', 'Privacy', 'Games']);
    await expect(navigation.locator('[aria-current="page"]')).toHaveText([nav]);
    const [active, others] = await Promise.all([
      navigation
        .getByRole('link', { name: nav, exact: true })
        .evaluate((link) => getComputedStyle(link).color),
      navigation
        .locator('li a:not([aria-current])')
        .evaluateAll((links) => links.map((link) => getComputedStyle(link).color)),
    ]);
    expect(others).not.toContain(active);

    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('heading', { name: 'Quick Links' })).toBeVisible();
    await expect(footer.getByRole('listitem')).toHaveText([
      ...['Home', 'FAQ', 'Privacy Policy', 'Games', 'Measure', 'Open data, source'],
      ...['English', 'Deutsch'],
    ]);
    await expect(footer.getByRole('link', { name: 'hello@sightline.example' })).toHaveAttribute(
      'href',
      'mailto:hello@sightline.example',
    );
    await expect(footer).toContainText('A free FOV Calculator for racing games.');
  });
}

test('the navigation bar stays at the top, and its name leads home', async ({ page }) => {
  await page.goto('/');
  await page.mouse.wheel(0, 2000);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL('/privacy');
  await page.getByRole('link', { name: 'Sightline', exact: true }).click();
  await expect(page).toHaveURL('/');
});

test('the hero is at least 600 px high, and its window is the default rig’s as computed', async ({
  page,
}) => {
  await page.goto('/');
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    const hero = page.getByRole('region', { name: 'Modern FOV Calculator' });
    expect((await hero.boundingBox())?.height).toBeGreaterThanOrEqual(600);
    await expect(hero).toHaveCSS('min-height', '600px');
  }
  // 27 in of 16:9 is 59.77 cm wide; 2·atan(59.77/100) = 61.74°.
  await expect(page.locator('.hero .window-span')).toHaveText('61.7° of your view, from 50 cm');
});

/** Watches the way to the calculator: how many different places the page is at on the way. */
async function scrollPositionsAfterStart(page: Page) {
  await page.goto('/');
  await page.evaluate(() => {
    const positions: number[] = [];
    (window as unknown as { positions: number[] }).positions = positions;
    addEventListener('scroll', () => positions.push(Math.round(scrollY)));
  });
  await page.getByRole('link', { name: 'Start Calculating' }).click();
  await expect(page).toHaveURL('/#calculator');
  await expect(new CalculatorPage(page).section).toBeInViewport();
  await expect
    .poll(() =>
      new CalculatorPage(page).section.evaluate((element) => Math.round(element.getBoundingClientRect().top)),
    )
    .toBeLessThan(120);
  return page.evaluate(() => (window as unknown as { positions: number[] }).positions);
}

test.describe('Start Calculating', () => {
  test('scrolls smoothly to the calculator', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    // A machine that is busy just then may paint nothing on the way; a jump never shows anything, however often it is tried.
    await expect(async () =>
      expect((await scrollPositionsAfterStart(page)).length).toBeGreaterThan(1),
    ).toPass();
  });

  test('jumps under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect((await scrollPositionsAfterStart(page)).length).toBeLessThanOrEqual(1);
  });
});

test('the home page explains: cards, and a guide in nine parts', async ({ page }) => {
  await page.goto('/');
  await expect(explainers(page)).toHaveCount(4);
  await expect(page.locator('.guide summary h3[id^="guide-"]')).toHaveCount(9);
});

test('every link inside a page leads somewhere', async ({ page, request }) => {
  const answered = new Map<string, number>();
  for (const { path } of pages) {
    await page.goto(path);
    const links = await page
      .locator('a[href]')
      .evaluateAll((anchors) => anchors.map((a) => (a as HTMLAnchorElement).href));
    for (const href of new Set(links)) {
      const { protocol, hash, pathname } = new URL(href);
      if (protocol === 'mailto:') continue;
      if (!answered.has(pathname)) answered.set(pathname, (await request.get(pathname)).status());
      expect(answered.get(pathname), href).toBe(200);
      // A part of a tab may load later.
      const part = `${hash}, [data-parts~="${hash.slice(1)}"]`;
      if (pathname === path && hash) await expect(page.locator(part)).toHaveCount(1);
    }
  }
});

test.describe('FAQ', () => {
  // Find-in-page cannot be driven from a test; a link to a text uses the same mechanism of the browser.
  test('a closed answer opens when its text is looked for', async ({ page }) => {
    await page.goto('/faq#:~:text=Each%20studio%20picked%20its%20own%20scale');
    await expect(page.locator('details').nth(1)).toHaveAttribute('open', '');
    await expect(page.getByText('Each studio picked its own scale')).toBeInViewport();
  });

  test('answers are in the HTML while they are closed', async ({ request }) => {
    const html = await (await request.get('/faq')).text();
    expect(html.match(/<details/g)).toHaveLength(10);
    expect(html).toContain('Each studio picked its own scale.');
  });
});

test('the privacy policy has its nine sections and a way to write', async ({ page }) => {
  await page.goto('/privacy');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Introduction',
    'Information We Collect',
    'Cookies and Tracking',
    'Third-Party Services',
    'Data Security',
    'Your Rights',
    "Children's Privacy",
    'Changes to This Policy',
    'Contact Us',
  ]);
  await expect(page.locator('.prose').getByRole('link').last()).toHaveAttribute(
    'href',
    'mailto:hello@sightline.example',
  );
});

test('the date and the year are those of the moment of viewing', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-02-03T12:00:00'));
  await page.goto('/privacy');
  await expect(page.getByText('Last updated: 3 February 2031')).toBeVisible();
  for (const { path } of pages) {
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toContainText('© 2031 Sightline');
  }
});

test.describe('an unknown address', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('is answered with 404 and the page for it, which leads back to the calculator', async ({ page }) => {
    for (const path of ['/faq/more', '/index.php', '/assets/gone.js', '/404', '/500.html', '/no-such-page']) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(404);
      await expect(page).toHaveTitle('Page Not Found | Sightline');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
      await expect(
        page.getByText("Looks like you've taken a wrong turn. Let's get you back on track!", { exact: true }),
      ).toBeVisible();
      await expect(page.locator('nav [aria-current="page"]')).toHaveCount(0);
    }
    await page.getByRole('link', { name: 'Return to Calculator' }).click();
    await expect(page).toHaveURL('/');
  });
});
