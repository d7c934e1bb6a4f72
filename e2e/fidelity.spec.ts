import type { Locator } from '@playwright/test';
import { CalculatorPage } from './calculator-page';
import { expect, test } from './test';

let calculator: CalculatorPage;
let plot: Locator;

test.beforeEach(async ({ page }) => {
  calculator = new CalculatorPage(page);
  await calculator.open();
  await calculator.showPlot();
  plot = calculator.section.getByRole('region', { name: 'How true is the picture?' });
  await plot.scrollIntoViewIfNeeded();
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
  const asked = page.waitForRequest('**/assets/explore*');
  await page.goto('/#how-true');
  await asked;
  const tab = page.getByRole('tab', { name: 'How true is the picture?' });
  const served = await tab.evaluateHandle((element) => element);
  await tab.focus();
  arrive?.();
  await expect.poll(() => served.evaluate((element) => element.isConnected)).toBe(false);
  await expect(tab).toBeFocused();
});

test('it has an address: a link opens it, the way back works, and keys work as in any tabs', async ({
  page,
}) => {
  await page.goto('about:blank');
  await page.goto('/#how-true');
  const tab = page.getByRole('tab', { name: 'How true is the picture?' });
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(plot).toBeInViewport();
  await expect(tab).toBeInViewport();
  await expect(page.getByRole('tabpanel', { name: 'How true is the picture?' })).toBeVisible();
  await tab.focus();
  const last = page.getByRole('tab').last();
  for (const [key, focused] of [
    ['ArrowLeft', last],
    ['ArrowRight', tab],
    ['End', last],
    ['Home', tab],
  ] as const) {
    await page.keyboard.press(key);
    await expect(focused).toBeFocused();
    await expect(focused).toHaveAttribute('aria-selected', 'true');
  }
  await page.goto('/#calculator');
  await tab.click();
  await expect(page).toHaveURL(/#how-true$/);
  await page.goBack();
  await expect(page).toHaveURL(/#calculator$/);
});

test('a tab that is opened loads at once, with its panel below the window or its name far away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  const first = page.getByRole('tab').first();
  await first.evaluate((tab) => scrollBy(0, tab.getBoundingClientRect().bottom - innerHeight));
  await first.focus();
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

test('on a phone the tabs are one row, with the open one in sight, and the page does not scroll sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const tabs = page.getByRole('tab');
  const boxes = await tabs.evaluateAll((all) =>
    all.map((tab) => {
      const { top, width, height } = tab.getBoundingClientRect();
      return { top, width, height };
    }),
  );
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
  for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);

  await tabs.first().focus();
  const { y } = (await tabs.first().boundingBox()) ?? {};
  await page.keyboard.press('End');
  await expect(tabs.last()).toBeInViewport({ ratio: 1 });
  expect((await tabs.last().boundingBox())?.y).toBe(y);
  await page.keyboard.press('Home');
  await expect(tabs.first()).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await page.goto('about:blank');
  await page.goto('/#windscreen');
  await expect(page.getByRole('tab', { selected: true })).toBeInViewport({ ratio: 1 });
});
