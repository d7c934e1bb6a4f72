import type { Page } from '@playwright/test';
import { faintShapes, faintTexts, prepareInspection } from './page-inspection';
import { looks } from './axe';
import { expect, test } from './test';

test.use({ expectedErrors: [/Failed to load resource/] });

const [light, dark] = ['rgb(242, 240, 233)', 'rgb(11, 14, 16)'];

const switchOf = (page: Page) => page.getByRole('contentinfo').getByRole('group', { name: 'Theme' });

async function openFooter(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(switchOf(page)).toBeVisible();
}

/** Colour of a phone's browser bar: the first that applies. */
const barColour = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
        ({ media }) => matchMedia(media).matches,
      )?.content,
  );

const paperOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('it is the system’s until one is chosen, by pointer or keys, and then kept on every page', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openFooter(page, '/faq');
  const radio = (name: string) => switchOf(page).getByRole('radio', { name });
  await expect(radio('System')).toBeChecked();
  expect([await paperOf(page), await barColour(page)]).toEqual([dark, '#0b0e10']);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  await radio('Light').check();
  expect([await paperOf(page), await barColour(page)]).toEqual([light, '#f2f0e9']);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.keyboard.press('ArrowRight');
  await expect(radio('Dark')).toBeFocused();
  await expect(radio('Dark')).toBeChecked();
  expect([await paperOf(page), await barColour(page)]).toEqual([dark, '#0b0e10']);
  expect(await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))).toEqual({
    'sightline.theme': 'dark',
  });
  // Parts the browser draws, such as the scroll bar.
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');

  // On paper all the same black on white.
  await page.emulateMedia({ media: 'print' });
  expect(await paperOf(page)).toBe('rgb(255, 255, 255)');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await expect(switchOf(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  // Before the first paint, also without scripts.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!(document.body as HTMLElement | null)) return;
      observer.disconnect();
      Object.assign(window, { firstPaper: getComputedStyle(document.body).backgroundColor });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.route('**/assets/*.js', (route) => route.abort());
  for (const path of ['/', '/privacy', '/no-such-page']) {
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('h1').waitFor();
    expect(await page.evaluate(() => (window as { firstPaper?: string }).firstPaper), path).toBe(dark);
    expect(await barColour(page), path).toBe('#0b0e10');
  }
  await page.unroute('**/assets/*.js');

  await openFooter(page, '/');
  await radio('System').check();
  expect([await paperOf(page), await barColour(page)]).toEqual([light, '#f2f0e9']);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('two tabs follow each other, and what is no theme counts as none', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openFooter(page, '/privacy');
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'light' });
  await openFooter(other, '/no-such-page');
  await switchOf(other).getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('body')).toHaveCSS('background-color', dark);
  await expect(switchOf(page).getByRole('radio', { name: 'Dark' })).toBeChecked();
  await switchOf(page).getByRole('radio', { name: 'System' }).check();
  await expect(other.locator('body')).toHaveCSS('background-color', light);
  await expect(switchOf(other).getByRole('radio', { name: 'System' })).toBeChecked();

  await other.evaluate(() => localStorage.setItem('sightline.theme', 'constructor'));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'constructor');
  expect([await paperOf(page), await barColour(page)]).toEqual([light, '#f2f0e9']);
  await expect(switchOf(page).getByRole('radio', { name: 'System' })).toBeChecked();
});

test('where nothing may be stored, it lasts as long as the page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Forbidden', 'SecurityError');
      },
    });
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await openFooter(page, '/no-such-page');
  await switchOf(page).getByRole('radio', { name: 'Dark' }).check();
  expect([await paperOf(page), await barColour(page)]).toEqual([dark, '#0b0e10']);
  await expect(switchOf(page).getByRole('radio', { name: 'Dark' })).toBeChecked();
});

test('against the system’s theme, letters and shapes stand out, also in forced colours', async ({ page }) => {
  await prepareInspection(page);
  await openFooter(page, '/');
  const problems: string[] = [];
  for (const theme of ['Light', 'Dark'])
    for (const { name, ...look } of looks) {
      await page.emulateMedia(look);
      await switchOf(page).getByRole('radio', { name: theme }).check();
      for (const inspect of [faintTexts, faintShapes])
        problems.push(...(await inspect(page)).map((problem) => `${theme} on ${name}: ${problem}`));
    }
  expect(problems).toEqual([]);
});

test.describe('with fingers', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('every choice of the footer is 44 px high, and nothing moves when it comes', async ({ page }) => {
    await openFooter(page, '/no-such-page');
    const footer = page.getByRole('contentinfo');
    for (const target of [
      ...(await switchOf(page).getByRole('radio').all()),
      footer.getByRole('button', { name: 'Keyboard shortcuts' }),
    ])
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('it is the system’s, and no switch pretends otherwise', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/faq');
    await expect(page.locator('body')).toHaveCSS('background-color', dark);
    await expect(page.getByRole('contentinfo').getByRole('radio')).toHaveCount(0);
    await expect(page.getByRole('contentinfo').getByRole('button')).toHaveCount(0);
  });
});
