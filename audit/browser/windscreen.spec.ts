import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../e2e/axe';
import { CalculatorPage, ownClock, stopClock } from '../../e2e/calculator-page';
import { expect, test } from '../../e2e/test';
import { expectTrue, orangeExtent, pixelsOf, takeGraphicsAway } from './scene-pixels';

let calculator: CalculatorPage;
const line = (page: Page) => page.getByRole('slider', { name: 'Line between the two pictures' });
const setting = (page: Page) => page.locator('.windscreen').getByRole('combobox', { name: 'Set to' });
const canvas = (page: Page) => page.locator('.windscreen-canvas');
const still = (page: Page) => page.locator('.windscreen-still');
const meaning = (page: Page) => page.locator('.windscreen-meaning');

async function openWindscreen(page: Page): Promise<void> {
  calculator = new CalculatorPage(page);
  await calculator.open('/#windscreen');
  await line(page).waitFor();
}

test('the picture is where the geometry says, true on one side of the line and as the game draws it on the other', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openWindscreen(page);
  await expect(canvas(page)).toBeVisible();
  await line(page).focus();
  await page.keyboard.press('Home');
  await expect(line(page)).toHaveAttribute('aria-valuetext', '0% from the left');
  // 27in 16:9 at 50 cm: 597.727 mm / 2 / 500 mm
  await expect(async () => expectTrue(await pixelsOf(canvas(page)), 0.597727, { isCut: true })).toPass();

  await page.keyboard.press('End');
  await expect(line(page)).toHaveAttribute('aria-valuetext', '100% from the left');
  // Competizione out of the box is 54° high: 16/9 · tan 27°
  await expect(async () =>
    expectTrue(await pixelsOf(canvas(page)), (16 / 9) * 0.509525, { isCut: true }),
  ).toPass();

  // tan(18.58°)/tan(27°) = 0.660, 20/0.660 = 30.3
  await expect(meaning(page)).toContainText('The blue car 20 m ahead looks 30 m away, at 66% of its size.');
  await expect(meaning(page)).toContainText('The blue car 20 m ahead looks life size.');

  await page.keyboard.press('Home');
  await calculator.field('Distance to screen').fill('70');
  await calculator.moreFields.click();
  await calculator.field('Eye height').fill('5');
  // 597.727 mm / 2 / 700 mm, and the horizon 50 mm / 700 mm above the middle.
  await expect(async () =>
    expectTrue(await pixelsOf(canvas(page)), 0.426948, { foot: [0, 0.0714286], isCut: true }),
  ).toPass();
});

/** How often something was drawn so far, and what makes that known. */
const drawings = (page: Page) =>
  page.evaluate(() => (window as unknown as { drawings?: number }).drawings ?? 0);
const countDrawings = (page: Page) =>
  page.addInitScript(() => {
    const counter = window as unknown as { drawings: number };
    counter.drawings = 0;
    const drawing = WebGL2RenderingContext.prototype;
    const clear = Reflect.get(drawing, 'clear');
    drawing.clear = function (mask) {
      counter.drawings++;
      clear.call(this, mask);
    };
  });

test('the head sways: the true picture follows it, and nothing is drawn unless it is seen and wanted', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await countDrawings(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await ownClock(page);
  await openWindscreen(page);
  await line(page).press('Home');
  await expect(async () => expectTrue(await pixelsOf(canvas(page)), 0.597727, { isCut: true })).toPass();
  await stopClock(page);
  const drawnDuring = async (milliseconds: number) => {
    const before = await drawings(page);
    await page.clock.runFor(milliseconds);
    return (await drawings(page)) - before;
  };
  const sway = page.getByRole('switch', { name: 'Sway' });
  expect(await drawnDuring(1000)).toBe(0);

  await sway.check();
  await expect(sway).toHaveAccessibleDescription(/moves 4 cm to each side\. 1:1 follows it/);
  expect(await drawnDuring(1032)).toBeGreaterThan(30);
  // One second on it is 40 mm to the right: 40 mm / 500 mm from the middle of the glass, and so far along in the world.
  expectTrue(await pixelsOf(canvas(page)), 0.597727, { foot: [0.08, 0], headM: 0.04, isCut: true });

  // The game's picture does not move.
  await line(page).press('End');
  await page.clock.runFor(100);
  expectTrue(await pixelsOf(canvas(page)), (16 / 9) * 0.509525, { isCut: true });

  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(async () => expect(await drawnDuring(500)).toBe(0)).toPass();
  await sway.scrollIntoViewIfNeeded();
  await expect(async () => expect(await drawnDuring(500)).toBeGreaterThan(10)).toPass();

  await sway.uncheck();
  await page.clock.runFor(100);
  expect(await drawnDuring(500)).toBe(0);

  // A key typed while the picture is out of sight draws nothing; the picture is right when it comes back.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await line(page).evaluate((element) => element.blur());
  const beforeTyping = await drawings(page);
  await calculator.field('Distance to screen').fill('70');
  await page.clock.runFor(1000);
  expect(await drawings(page)).toBe(beforeTyping);
  await calculator.field('Distance to screen').fill('50');
  await page.clock.runFor(1000);
  await sway.scrollIntoViewIfNeeded();

  await sway.check();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(sway).toBeDisabled();
  await expect(sway).not.toBeChecked();
  await expect(sway).toHaveAccessibleDescription('Not available: your device asks for less motion.');
  await page.clock.runFor(100);
  expect(await drawnDuring(500)).toBe(0);
});

test('the line moves by mouse and keys, another setting says another distance, and all of it can be read', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openWindscreen(page);
  await page.keyboard.press('Tab');
  await line(page).focus();
  // It rests between the orange car of the one picture and the blue one of the other.
  await expect(line(page)).toHaveAttribute('aria-valuenow', '53');
  for (const [key, share] of [
    ['ArrowRight', 55],
    ['ArrowLeft', 53],
    ['PageUp', 63],
    ['PageDown', 53],
  ] as const) {
    await page.keyboard.press(key);
    await expect(line(page)).toHaveAttribute('aria-valuenow', String(share));
  }
  const box = await canvas(page).boundingBox();
  if (!box) throw new Error('There is no picture.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.25, box.y + box.height / 2, { steps: 10 });
  await page.mouse.up();
  await expect(line(page)).toHaveAttribute('aria-valuenow', '25');
  await page.mouse.move(box.x + box.width * 0.75, box.y + box.height / 2, { steps: 3 });
  await expect(line(page)).toHaveAttribute('aria-valuenow', '25');

  await setting(page).selectOption('wide');
  // tan(61.7358°/2)/tan(45°) = 0.5977, 20/0.5977 = 33.46
  await expect(meaning(page)).toContainText('looks 33 m away, at 60% of its size');
  await expect(
    page.getByRole('img', { name: /Left of the line: 90° horizontal\. Right of it: 1:1/ }),
  ).toBeVisible();
  await expectNoViolations(page, 'the windscreen', { within: '.windscreen' });

  await page.locator('.windscreen').getByLabel('Stacked').check();
  await expect(line(page)).toHaveCount(0);
  await expect(page.getByRole('img', { name: /Above: 90° horizontal\. Below: 1:1/ })).toBeVisible();

  await calculator.field('Triple').check();
  await expect(page.locator('.windscreen').getByLabel('All three')).toBeChecked();
  const { width = 0, height = 1 } = (await canvas(page).boundingBox()) ?? {};
  // Three of 16:9 beside each other, twice, with 2 % between.
  expect(width / height).toBeCloseTo((16 / 3) * 0.49, 1);
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(page.locator('.windscreen').getByLabel('Centre')).toBeChecked();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await calculator.field('Distance to screen').fill('');
  await expect(page.locator('.windscreen')).toContainText(
    'Your distance to the screen has to be above zero.',
  );
});

test('graphics that are taken away come back; until then a still drawing stands in', async ({ page }) => {
  await openWindscreen(page);
  await expect(still(page)).toHaveCount(0);
  const bringBack = await takeGraphicsAway(canvas(page));
  await expect(still(page)).toBeVisible();
  await expect(canvas(page)).toBeHidden();
  await expect(page.getByText('this is a still drawing of the same scene')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Sway' })).toHaveAccessibleDescription(/a still drawing/);
  await bringBack();
  await expect(canvas(page)).toBeVisible();
  await expect(still(page)).toHaveCount(0);
  await line(page).press('Home');
  await expect(async () => expectTrue(await pixelsOf(canvas(page)), 0.597727, { isCut: true })).toPass();
});

test('without WebGL the still drawing has everything in the same place, in the dark too', async ({
  page,
}) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.setViewportSize({ width: 1280, height: 900 });
  await openWindscreen(page);
  await expect(still(page)).toBeVisible();
  await line(page).press('Home');
  const expectCar = () =>
    expect(async () => {
      // 0.95 m to either side, 50.5 m ahead: (0.95/50.5)/0.597727/2 = 0.0157
      const [left, right] = await orangeExtent(still(page));
      expect(left).toBeCloseTo(0.5 - 0.0157, 2);
      expect(right).toBeCloseTo(0.5 + 0.0157, 2);
    }).toPass();
  await expectCar();

  // The sky is the page's, whatever the system has.
  const sky = still(page).locator('path').first();
  const day = (await sky.getAttribute('fill')) ?? '';
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(sky).not.toHaveAttribute('fill', day);
  const night = (await sky.getAttribute('fill')) ?? '';
  await expectCar();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(sky).toHaveAttribute('fill', day);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(sky).toHaveAttribute('fill', night);
});

test('life size fills the monitor that was entered, with a ruler, and refuses another', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openWindscreen(page);
  const open = page.getByRole('button', { name: 'Fill my screen' });
  // 27in at 16:9 is 597.73 mm wide; not measured.
  await expect(open).toHaveAccessibleDescription(/^Drawn 59\.8 cm wide, as you entered\./);
  await open.click();
  const leave = page.getByRole('button', { name: 'Leave life size' });
  await expect(page.locator('.life-size-hold')).toBeFocused();
  const picture = page.getByRole('img', { name: 'The road ahead at life size' });
  await expect(picture).toBeVisible();
  const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 0 };
  expect([width, height]).toEqual(await page.evaluate(() => [innerWidth, innerHeight]));
  // 100 of 597.727 mm
  const ruler = await page.locator('.life-size-ruler').boundingBox();
  expect(ruler?.width).toBeCloseTo((width * 100) / 597.727, 0);
  await expect(page.locator('.life-size')).toContainText(
    'Sit with your eyes 50 cm from the centre of the screen.',
  );
  // 1.9 m / 20.5 m · 500 mm = 46.3 mm
  await expect(page.locator('.life-size')).toContainText('is 4.6 cm wide on the screen');
  await expectNoViolations(page, 'life size', { within: '.life-size' });

  // Holding Space shows the game's picture: 54° high instead of 37.2°.
  const life = page.locator('.life-size');
  await page.keyboard.down(' ');
  await expect(life).toContainText('Assetto Corsa Competizione: default');
  await expect(life).toContainText('looks 30 m away');
  await page.keyboard.up(' ');
  await expect(life).toContainText('The blue car 20 m ahead looks life size.');
  await leave.click();
  await expect(picture).toHaveCount(0);
  await expect(open).toBeFocused();

  await calculator.field('Screen ratio').selectOption('32:9');
  // It is deferred. tan(33.46°) · 2 · 500 mm = 660.2 mm, 27in of 32:9
  await expect(meaning(page)).toContainText('your screen spans 66.9°');
  await open.click();
  await expect(page.locator('.windscreen')).toContainText(
    'Life size has to fill the monitor you entered, 3.56 times as wide as high; this one is 1.78.',
  );
  await expect(picture).toHaveCount(0);
});
