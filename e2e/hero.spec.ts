import type { Locator, Page } from '@playwright/test';
import { CalculatorPage } from './calculator-page';
import { layoutShift } from '../scripts/speed/first-visit';
import { expect, test } from './test';

const hero = (page: Page) => page.getByRole('region', { name: 'Modern FOV Calculator' });
const shipped = (page: Page) => hero(page).getByRole('radio', { name: /^As shipped/ });
const yours = (page: Page) => hero(page).getByRole('radio', { name: /^Yours/ });

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('Not on the page.');
  return box;
}

/**
 * How far apart the world inside the glass and the one beside it are, in pixels, at the corners of every picture; and how large the one
 * inside is drawn.
 */
const breakAtGlass = (page: Page) =>
  page.evaluate(() => {
    const matrix = (selector: string) =>
      document.querySelector<SVGGraphicsElement>(`.hero ${selector} use`)?.getScreenCTM();
    const [beside, inside] = [matrix('.window-wire'), matrix('.window-picture')];
    const outline = document.querySelector('.hero clipPath path')?.getAttribute('d');
    if (!beside || !inside || !outline) throw new Error('Nothing hangs in the world.');
    const corners = [...outline.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(
      ([, x, y]) => new DOMPoint(Number(x), Number(y)),
    );
    const breaks = corners.map((corner) => {
      const [a, b] = [corner.matrixTransform(beside), corner.matrixTransform(inside)];
      return Math.hypot(a.x - b.x, a.y - b.y);
    });
    return { corners: corners.length, widest: Math.max(...breaks), scale: inside.a / beside.a };
  });

async function switchesByItself(page: Page) {
  await page.goto('/');
  await expect(yours(page)).toBeChecked();
  await expect(hero(page).getByText('looks 20 m away')).toBeVisible();
  await expect(hero(page).getByText('looks 32 m away')).toBeHidden();
  expect((await breakAtGlass(page)).widest).toBeLessThan(0.5);
  const { height } = await boxOf(hero(page));

  await shipped(page).check();
  await expect(hero(page).getByText('The car 20 m ahead looks 32 m away.')).toBeVisible();
  await expect(hero(page).getByText('looks 20 m away')).toBeHidden();
  const { widest, scale } = await breakAtGlass(page);
  // By hand: tan 18.585° / tan 28°. A corner of the glass is some 350 px from its middle, and moves in by more than a third of that.
  expect(scale).toBeCloseTo(0.632, 3);
  expect(widest).toBeGreaterThan(100);
  expect((await boxOf(hero(page))).height).toBe(height);
}

test('the window switches between the shipped picture and the true one', ({ page }) =>
  switchesByItself(page));

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the window switches all the same', ({ page }) => switchesByItself(page));
});

test('the switch moves for less than 200 ms, and not at all where less motion is wanted', async ({
  page,
}) => {
  const motion = () =>
    page.locator('.window-picture').evaluate((picture) => {
      const { transitionProperty, transitionDuration } = getComputedStyle(picture);
      return transitionProperty === 'none' ? 'none' : `${transitionProperty} ${transitionDuration}`;
    });
  await page.goto('/');
  expect(await motion()).toBe('none');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await motion()).toBe('transform 0.18s');
});

test('the window follows the rig', async ({ page }) => {
  const calculator = new CalculatorPage(page);
  await calculator.open();
  await shipped(page).check();
  await calculator.showDrawing();
  const { height } = await boxOf(hero(page));
  const distance = calculator.field('Distance to screen');

  // 2·atan(168.11 / 700) = 27.0°, 2·atan(298.86 / 700) = 46.2°; tan 13.505° / tan 28° = 0.4517, and 20 m / 0.4517 = 44 m.
  await distance.fill('70');
  await expect(hero(page).getByText('Yours, 27°')).toBeVisible();
  await expect(hero(page).locator('.window-span')).toHaveText('46.2° of your view, from 70 cm');
  // What was chosen stays chosen.
  await expect(shipped(page)).toBeChecked();
  await expect(hero(page).getByText('looks 44 m away')).toBeVisible();
  expect((await breakAtGlass(page)).scale).toBeCloseTo(0.4517, 3);

  await yours(page).check();
  await calculator.field('Triple').check();
  await expect(hero(page).locator('.window-dark')).toHaveCount(1);
  const three = await breakAtGlass(page);
  expect(three.corners).toBe(12);
  expect(three.widest).toBeLessThan(0.5);

  await calculator.field('Curved screens').check();
  await expect(hero(page).getByText('On a curved screen')).toBeVisible();
  const bent = await breakAtGlass(page);
  expect(bent.corners).toBeGreaterThan(100);
  expect(bent.widest).toBeLessThan(0.5);

  // Nothing of another rig where this one cannot be.
  await distance.fill('0');
  await expect(hero(page).getByText('No window to look through.')).toBeVisible();
  await expect(hero(page)).not.toContainText('°');
  expect((await boxOf(hero(page))).height).toBe(height);
});

test('who has the focus on the switch while the live window arrives keeps it', async ({ page }) => {
  const calculator = new CalculatorPage(page);
  await calculator.open();
  await shipped(page).check();
  await shipped(page).focus();
  await expect(hero(page).locator('.served')).toHaveCount(1);
  await page.evaluate(() => document.querySelector('.rig-place')?.scrollIntoView());
  await expect(hero(page).locator('.served')).toHaveCount(0);
  await expect(shipped(page)).toBeFocused();
  await expect(shipped(page)).toBeChecked();
});

test('on a phone the monitor is below the words, and the first field within the second screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/', { waitUntil: 'networkidle' });
  const button = await boxOf(page.getByRole('link', { name: 'Start Calculating' }));
  const glass = await boxOf(page.locator('.window-frame'));
  expect(glass.y).toBeGreaterThan(button.y + button.height);
  expect(glass.x).toBeGreaterThanOrEqual(0);
  expect(glass.x + glass.width).toBeLessThanOrEqual(360);
  const field = await boxOf(new CalculatorPage(page).field('Screen size'));
  expect(field.y + field.height).toBeLessThanOrEqual(2 * 740);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await layoutShift(page)).toBe(0);
});
