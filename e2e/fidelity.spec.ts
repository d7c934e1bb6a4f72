import type { Locator } from '@playwright/test';
import { CalculatorPage } from './calculator-page';
import { expect, test } from './test';

let calculator: CalculatorPage;
let plot: Locator;

test.beforeEach(async ({ page }) => {
  calculator = new CalculatorPage(page);
  await calculator.open();
  await calculator.scrollToPlot();
  plot = calculator.plotMeaning;
});

test('a tab that has the focus keeps it when the tabs come alive', async ({ page }) => {
  let arrive: (() => void) | undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/explore*', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('about:blank');
  const request = page.waitForRequest('**/assets/explore*');
  await page.goto('/#plan');
  await request;
  const tab = page.getByRole('tab', { name: 'Plan' });
  const prerendered = await tab.evaluateHandle((element) => element);
  await tab.focus();
  arrive?.();
  await expect.poll(() => prerendered.evaluate((element) => element.isConnected)).toBe(false);
  await expect(tab).toBeFocused();
});

test('it has an address: a link opens it, the way back works, and keys work as in any tabs', async ({
  page,
}) => {
  await page.goto('about:blank');
  await page.goto('/#how-true');
  await expect(page.getByRole('tab', { name: 'Windscreen' })).toHaveAttribute('aria-selected', 'true');
  await expect(plot).toBeInViewport();

  await page.goto('about:blank');
  await page.goto('/#plan');
  const tab = page.getByRole('tab', { name: 'Plan' });
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(tab).toBeInViewport();
  await expect(page.getByRole('tabpanel', { name: 'Plan' })).toBeVisible();
  await tab.focus();
  const [first, last] = [page.getByRole('tab').first(), page.getByRole('tab').last()];
  for (const [key, focused] of [
    ['ArrowLeft', first],
    ['ArrowLeft', last],
    ['Home', first],
    ['End', last],
    ['ArrowRight', first],
    ['ArrowRight', tab],
  ] as const) {
    await page.keyboard.press(key);
    await expect(focused).toBeFocused();
    await expect(focused).toHaveAttribute('aria-selected', 'true');
  }
  await page.goto('/#calculator');
  await last.click();
  await expect(page).toHaveURL(/#compare$/);
  await page.goBack();
  await expect(page).toHaveURL(/#calculator$/);
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});

test('a tab that is opened loads at once, with its panel below the window or its name far away', async ({
  page,
}) => {
  // The tabs in the static HTML know no keys.
  await expect(page.locator('.windscreen-stage')).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 500 });
  const open = page.getByRole('tab', { selected: true });
  await open.evaluate((tab) => scrollBy(0, tab.getBoundingClientRect().bottom - innerHeight));
  await open.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tabpanel', { name: 'Plan' }).getByRole('heading').first()).toBeAttached();
  await expect(page.getByRole('tab', { name: 'Plan' })).toBeFocused();

  // A link from somewhere else, while another tab is open.
  await page.evaluate(() => {
    scrollTo(0, 0);
    location.hash = 'compare';
  });
  await expect(page.getByRole('tab', { name: 'Compare' })).toBeInViewport();
  await expect(page.getByRole('tabpanel', { name: 'Compare' }).getByRole('heading').first()).toBeAttached();
});

test('on a phone the tabs are one row, all of them in sight, and nothing scrolls sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveText(['Windscreen', 'Plan', 'Compare']);
  const boxes = await tabs.evaluateAll((all) =>
    all.map((tab) => {
      const { top, right, width, height } = tab.getBoundingClientRect();
      return { top, right, width, height };
    }),
  );
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
  expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(360 - 16);
  for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  for (const tab of await tabs.all()) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
});

test('the first tab is the windscreen, whose script comes with its place and not before', async ({
  page,
}) => {
  await page.goto('about:blank');
  const requests: string[] = [];
  page.on('request', (request) => void requests.push(request.url()));
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(requests.filter((url) => url.includes('windscreen'))).toEqual([]);
  await calculator.scrollToPlot();
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Windscreen');
  await expect(page.locator('.windscreen-stage')).toBeVisible();
  // Competizione starts at 54° high; on 27in at 50 cm: tan(18.58°)/tan(27°) = 0.660.
  await expect(page.locator('.windscreen-size')).toHaveText(['66%', '100%']);
});
