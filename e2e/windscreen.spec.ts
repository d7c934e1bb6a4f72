import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from './axe';
import { CalculatorPage, stopClock } from './calculator-page';
import { expect, test } from './test';

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

interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly at: (x: number, y: number) => readonly [red: number, green: number, blue: number];
}

/** What is really on the screen, pixel by pixel. */
async function pixelsOf(place: Locator): Promise<Pixels> {
  const base64 = (await place.screenshot()).toString('base64');
  const { width, height, text } = await place.page().evaluate(async (png) => {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    pen?.drawImage(picture, 0, 0);
    const read = pen?.getImageData(0, 0, picture.width, picture.height).data ?? [];
    // As text, since a list of millions of numbers would take a minute on its way.
    let letters = '';
    for (const value of read) letters += String.fromCharCode(value);
    return { width: picture.width, height: picture.height, text: btoa(letters) };
  }, base64);
  const data = Buffer.from(text, 'base64');
  return {
    width,
    height,
    at: (x, y) => {
      const i = 4 * (Math.round(y) * width + Math.round(x));
      return [data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0];
    },
  };
}

/** The first and the last place of a line of pixels where something is. */
function extent(from: number, to: number, is: (at: number) => boolean): readonly [number, number] {
  const found: number[] = [];
  for (let at = Math.ceil(from); at <= to; at++) if (is(at)) found.push(at);
  return [found[0] ?? NaN, found.at(-1) ?? NaN];
}

type Colour = readonly [number, number, number];
/** The car 50 m ahead is the one orange thing, the boards are grey before green hills, and the hills end at the horizon. */
const isOrange = ([red, green, blue]: Colour) => red - blue > 60 && green - blue > 25;
const isGrey = (colour: Colour) => Math.max(...colour) - Math.min(...colour) < 14;
const isHill = ([red, green, blue]: Colour) =>
  Math.abs(red - 148) < 4 && Math.abs(green - 171) < 4 && Math.abs(blue - 159) < 4;

const near = (a: number, b: number) => expect(Math.abs(a - b)).toBeLessThan(2);

interface Look {
  /** How far the eye is beside and above the middle of the glass, as tangents. */
  readonly foot?: readonly [across: number, up: number];
  /** How many metres the head has moved to the right. */
  readonly headM?: number;
}

/** Where the geometry has them, for a picture whose half width is this tangent: by hand, in metres from the eye. */
function expectTrue(
  { width, height, at }: Pixels,
  tangent: number,
  { foot: [footX, footY] = [0, 0], headM = 0 }: Look = {},
): void {
  const perTangent = width / 2 / tangent;
  const horizon = height / 2 - footY * perTangent;
  const across = (x: number, y: number) => width / 2 + (footX + (x - headM) / y) * perTangent;
  const down = (z: number, y: number) => horizon - (z / y) * perTangent;

  // The tail of the car is 50 m ahead, and 0.95 m to either side half a metre farther on; the wing is 1.24 m above the road.
  const rowOfCar = down(0.75 - 1.1, 50);
  const [left, right] = extent(across(-2, 50), across(2, 50), (x) => isOrange(at(x, rowOfCar)));
  near(left, across(-0.94, 50.2));
  near(right, across(0.94, 50.2));
  const [top] = extent(down(1, 50), down(-1, 50), (y) => isOrange(at(across(0.1, 50), y)));
  near(top, down(1.24 - 1.1, 50));

  // The left board, 50 m ahead: its middle 7.8 m to the left and 0.25 m above the eye, 1.3 × 0.9 m.
  const rowOfBoard = down(0.25 + 0.38, 50);
  const board = extent(across(-8.8, 50), across(-6.8, 50), (x) => isGrey(at(x, rowOfBoard)));
  near(board[0], across(-7.8 - 0.65, 50));
  near(board[1], across(-7.8 + 0.65, 50));
  const [boardTop] = extent(down(1.1, 50), down(0.25, 50), (y) => isGrey(at(across(-7.8, 50), y)));
  near(boardTop, down(0.7, 50));

  // The horizon is as high as the eye.
  let lowestHill = 0;
  for (let x = 2; x < width; x += 3)
    lowestHill = Math.max(lowestHill, extent(height / 8, (height * 2) / 3, (y) => isHill(at(x, y)))[1] || 0);
  near(lowestHill, horizon);
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
  await expect(async () => expectTrue(await pixelsOf(canvas(page)), 0.597727)).toPass();

  await page.keyboard.press('End');
  await expect(line(page)).toHaveAttribute('aria-valuetext', '100% from the left');
  // Assetto Corsa out of the box is 56° high: 16/9 · tan 28°
  await expect(async () => expectTrue(await pixelsOf(canvas(page)), (16 / 9) * 0.531709)).toPass();

  // tan(18.58°)/tan(28°) = 0.632, 50/0.632 = 79.1
  await expect(meaning(page)).toContainText(
    'The car 50 m ahead looks as if it were 79 m away, at 63% of its size.',
  );
  await expect(meaning(page)).toContainText('The car 50 m ahead looks as large as it would be.');

  await page.keyboard.press('Home');
  await calculator.moreFields.click();
  await calculator.field('Distance to screen').fill('70');
  await calculator.field('Eye height').fill('5');
  // 597.727 mm / 2 / 700 mm, and the horizon 50 mm / 700 mm above the middle.
  await expect(async () =>
    expectTrue(await pixelsOf(canvas(page)), 0.426948, { foot: [0, 0.0714286] }),
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
  await openWindscreen(page);
  await line(page).press('Home');
  await expect(async () => expectTrue(await pixelsOf(canvas(page)), 0.597727)).toPass();
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
  expectTrue(await pixelsOf(canvas(page)), 0.597727, { foot: [0.08, 0], headM: 0.04 });

  // What a game draws stays where it is.
  await line(page).press('End');
  await page.clock.runFor(100);
  expectTrue(await pixelsOf(canvas(page)), (16 / 9) * 0.531709);

  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(async () => expect(await drawnDuring(500)).toBe(0)).toPass();
  await sway.scrollIntoViewIfNeeded();
  await expect(async () => expect(await drawnDuring(500)).toBeGreaterThan(10)).toPass();

  await sway.uncheck();
  await page.clock.runFor(100);
  expect(await drawnDuring(500)).toBe(0);
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
  for (const [key, share] of [
    ['ArrowRight', 52],
    ['ArrowLeft', 50],
    ['PageUp', 60],
    ['PageDown', 50],
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
  // tan(61.7358°/2)/tan(45°) = 0.5977, 50/0.5977 = 83.65
  await expect(meaning(page)).toContainText('as if it were 84 m away, at 60% of its size');
  await expect(
    page.getByRole('img', { name: /left of the line a horizontal 90°, right of it 1:1/ }),
  ).toBeVisible();
  await expectNoViolations(page, 'the windscreen', { within: '.windscreen' });

  await page.locator('.windscreen').getByLabel('Stacked').check();
  await expect(line(page)).toHaveCount(0);
  await expect(page.getByRole('img', { name: /above a horizontal 90°, below 1:1/ })).toBeVisible();

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
    'Your eyes need to be some distance in front of the screen',
  );
});

test('graphics that are taken away come back; until then a still drawing stands in', async ({ page }) => {
  await openWindscreen(page);
  await expect(still(page)).toHaveCount(0);
  await canvas(page).evaluate((element: HTMLCanvasElement) => {
    const extension = element.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    Object.assign(window, { restore: () => extension?.restoreContext() });
    extension?.loseContext();
  });
  await expect(still(page)).toBeVisible();
  await expect(canvas(page)).toBeHidden();
  await expect(page.getByText('you see a still drawing of the same scene')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Sway' })).toHaveAccessibleDescription(/a still drawing/);
  await page.evaluate(() => {
    (window as unknown as { restore: () => void }).restore();
  });
  await expect(canvas(page)).toBeVisible();
  await expect(still(page)).toHaveCount(0);
  await line(page).press('Home');
  await expect(async () => expectTrue(await pixelsOf(canvas(page)), 0.597727)).toPass();
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
  /** From the left edge of the one orange thing to its right edge, as shares of the picture. */
  const carExtent = () =>
    still(page).evaluate((svg) => {
      const paper = svg.getBoundingClientRect();
      const boxes = [...svg.querySelectorAll('path')]
        .filter((path) => {
          const [red = 0, green = 0, blue = 0] = path.getAttribute('fill')?.match(/\d+/g)?.map(Number) ?? [];
          return red - blue > 60 && green - blue > 40;
        })
        .map((path) => path.getBoundingClientRect());
      return [
        (Math.min(...boxes.map(({ left }) => left)) - paper.left) / paper.width,
        (Math.max(...boxes.map(({ right }) => right)) - paper.left) / paper.width,
      ];
    });
  // 0.95 m to either side, 50.5 m ahead: (0.95/50.5)/0.597727/2 = 0.0157
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await expect(async () => {
      const [left, right] = await carExtent();
      expect(left).toBeCloseTo(0.5 - 0.0157, 2);
      expect(right).toBeCloseTo(0.5 + 0.0157, 2);
    }).toPass();
  }

  // The sky is the page's, whatever the system has.
  const sky = still(page).locator('path').first();
  const night = (await sky.getAttribute('fill')) ?? '';
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(sky).not.toHaveAttribute('fill', night);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(sky).toHaveAttribute('fill', night);
});

test('life size fills the monitor that was entered, with a ruler, and refuses another', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openWindscreen(page);
  const open = page.getByRole('button', { name: 'Show it at life size' });
  await open.click();
  const leave = page.getByRole('button', { name: 'Leave life size' });
  await expect(leave).toBeFocused();
  const picture = page.getByRole('img', { name: 'The road ahead at life size' });
  await expect(picture).toBeVisible();
  const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 0 };
  expect([width, height]).toEqual(await page.evaluate(() => [innerWidth, innerHeight]));
  // 100 of 597.727 mm
  const ruler = await page.locator('.life-size-ruler').boundingBox();
  expect(ruler?.width).toBeCloseTo((width * 100) / 597.727, 0);
  await expect(page.locator('.life-size')).toContainText(
    'Sit with your eyes 50 cm from the middle of the glass.',
  );
  // 1.9 m / 20.5 m · 500 mm = 46.3 mm
  await expect(page.locator('.life-size')).toContainText('is 4.6 cm wide on the glass');
  await expectNoViolations(page, 'life size', { within: '.life-size' });
  await leave.click();
  await expect(picture).toHaveCount(0);
  await expect(open).toBeFocused();

  await calculator.field('Screen ratio').selectOption('32:9');
  // It follows when the typing pauses. tan(33.46°) · 2 · 500 mm = 660.2 mm, 27in of 32:9
  await expect(meaning(page)).toContainText('your screen spans 66.9°');
  await open.click();
  await expect(page.locator('.windscreen')).toContainText(
    'Life size has to fill the monitor you entered, 3.56 times as wide as high; the one this window is on is 1.78.',
  );
  await expect(picture).toHaveCount(0);
});
