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

const setting = () => plot.getByRole('combobox', { name: 'Set to' });
const meaning = () => calculator.plotMeaning;
const slider = () => plot.getByRole('slider', { name: 'Horizontal field of view' });
const direction = () => plot.getByRole('img', { name: /^Direction/ });
const size = () => plot.getByRole('img', { name: /^Size/ });

const chooseTriple = async () => {
  await calculator.field('Screen size').fill('32');
  await calculator.field('Distance to screen').fill('70');
  await calculator.field('Triple').check();
  await calculator.field('Bezel Thickness for Triple Screen').fill('8');
};

test('it opens on a game out of the box beside 1:1; the exact angle is true everywhere', async () => {
  await expect(plot.getByRole('heading', { level: 3, name: 'How true is the picture?' })).toHaveCount(1);
  await expect(setting()).toHaveValue('default:assetto-corsa');
  // 56° high: tan(18.58°)/tan(28°) = 0.632
  await expect(meaning()).toContainText('63% of life size');
  await expect(direction().locator('[data-pattern="exact"] polyline')).toHaveCount(1);
  await setting().selectOption('exact');
  await expect(meaning()).toHaveText('Every point is seen where it should be, at life size.');
  for (const chart of [direction(), size()]) {
    const points = (await chart.locator('polyline').getAttribute('points')) ?? '';
    expect(new Set(points.split(' ').map((point) => point.split(',')[1])).size).toBe(1);
  }
  await expect(direction()).toHaveAccessibleDescription(/^Every point/);
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
  const planned = page.waitForRequest('**/assets/plan-*');
  await page.keyboard.press('ArrowRight');
  await planned;
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

test('a wide default, by keyboard, and its numbers as a table', async ({ page }) => {
  await expect(slider()).toHaveCount(0);
  await setting().selectOption('A wide default (60–120°)');
  // tan(61.7358°/2)/tan(45°) = 0.5977, 50/0.5977 = 83.65, 45° − 30.87° = 14.13°
  await expect(meaning()).toHaveText(
    'Straight ahead, things look 60% of life size: a car 50 m ahead looks as if it were 84 m away. ' +
      'The largest error is 14.1°, at the edges.',
  );
  await plot.getByText('The numbers as a table').click();
  const row = plot.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'right edge' }) });
  await expect(row.getByRole('cell')).toHaveText(['30.9°', '45.0°', '−14.1°', '0.88']);

  await slider().focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider()).toHaveAttribute('aria-valuetext', '91°');
  await expect(direction()).toContainText('91°');
  await page.keyboard.press('Home');
  // 0.597727/tan(30°) = 1.0353, 50/1.0353 = 48.3
  await expect(meaning()).toContainText(
    '104% of life size: a car 50 m ahead looks as if it were 48.3 m away',
  );
  await page.keyboard.press('End');
  // 0.597727/tan(60°) = 0.3451, 50/0.3451 = 144.9
  await expect(meaning()).toContainText('35% of life size: a car 50 m ahead looks as if it were 145 m away');
});

test('a game at the number to type, and out of the box', async () => {
  await setting().selectOption('Assetto Corsa: 37°');
  await expect(meaning()).toHaveText(
    'Straight ahead, things look life size. The largest error is 0.1°, at the edges.',
  );
  // 56° high is 2·atan(16/9 · tan 28°) = 86.8° wide; tan(18.58°)/tan(28°) = 0.632, 50/0.632 = 79.1
  await setting().selectOption('Assetto Corsa: 56° high');
  await expect(plot).toContainText('The picture is 86.8° wide; your screen spans 61.7°.');
  await expect(meaning()).toContainText('63% of life size: a car 50 m ahead looks as if it were 79 m away');
});

test('a curved screen compares its three fits', async () => {
  await calculator.field('Screen ratio').selectOption('32:9');
  await calculator.field('Screen size').fill('49');
  await calculator.field('Distance to screen').fill('70');
  await calculator.field('Curved screens').check();
  await setting().selectOption('exact');
  await expect(meaning()).toContainText('90% of life size');
  await expect(meaning()).toContainText('The largest error is 3.4°, at the edges.');
  for (const fit of ['centre', 'balanced', 'edge']) await expect(direction()).toContainText(fit);
  await expect(direction().locator('polyline')).toHaveCount(3);
  await expect(calculator.chosenCurve(direction())).toHaveText('balanced');
});

test('three screens: as built, by one projection, and where nothing is known', async () => {
  await chooseTriple();
  await setting().selectOption('exact');
  await expect(meaning()).toHaveText('Every point is seen where it should be, at life size.');
  await setting().selectOption('Assetto Corsa: your measurements');
  await expect(meaning()).toHaveText('Every point is seen where it should be, at life size.');
  await setting().selectOption('Project CARS: 113°');
  await expect(meaning()).toContainText('The largest error is 25.1°, at the outer edges.');
  await expect(direction().locator('[data-pattern=chosen] polyline')).toHaveCount(3);
  await setting().selectOption('Forza Horizon 5: 40°');
  await expect(plot).toContainText('How this game fills the side screens is not known');
  await expect(direction().locator('[data-pattern=chosen] polyline')).toHaveCount(1);
});

test('an impossible rig says why, and comes back with the same setting', async () => {
  await setting().selectOption('A wide default (60–120°)');
  await calculator.field('Distance to screen').fill('');
  await expect(plot).toContainText('Your eyes need to be some distance in front of the screen');
  await expect(plot.locator('svg')).toHaveCount(0);
  await calculator.field('Distance to screen').fill('50');
  await expect(meaning()).toContainText('84 m away');
});
