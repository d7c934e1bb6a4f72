import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../e2e/axe';
import { CalculatorPage } from '../../e2e/calculator-page';
import { expect, test } from '../../e2e/test';
import {
  expectTrue,
  extent,
  near,
  orangeExtent,
  pixelsOf,
  takeGraphicsAway,
  type Pixels,
} from './scene-pixels';

let calculator: CalculatorPage;
const windscreen = (page: Page) => page.locator('.windscreen');
const canvas = (page: Page) => page.locator('.windscreen-canvas');
const still = (page: Page) => page.locator('.windscreen-still');
const place = (page: Page) => windscreen(page).getByText(/^You look from/);
const view = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const area = (page: Page) => page.getByRole('application', { name: 'Where you look from' });

async function openDesk(page: Page): Promise<void> {
  calculator = new CalculatorPage(page);
  await calculator.open('/#windscreen');
  await windscreen(page).getByLabel('At the desk').check();
  await place(page).waitFor();
}

async function lookFromSeatAtTruth(page: Page): Promise<void> {
  await windscreen(page).getByLabel('1:1').check();
  await view(page, 'From the seat').click();
  await expect(place(page)).toHaveText('You look from the driver’s eyes, straight ahead.');
}

/** The camera in the seat sees so far to either side, as a tangent. */
const seatTangent = 0.85;

/** At a column of the picture, the row where the white line at the right of the road begins; below it is asphalt. */
function lineAt({ width, height, at }: Pixels, tangent: number): number {
  const perTangent = width / 2 / seatTangent;
  const column = width / 2 + tangent * perTangent;
  const isWhite = (row: number) => Math.min(...at(column, row)) > 185;
  return extent(height / 2, height / 2 + 0.28 * tangent * perTangent, isWhite)[1];
}

/** It is 6.5 m to the right and 1.1 m below the eye, and runs straight ahead. */
const lineOfRoad = ({ width, height }: Pixels, tangent: number) =>
  height / 2 + ((1.1 / 6.5) * tangent * width) / 2 / seatTangent;

test('from the seat, 1:1 on the screens is the world itself: everything is where the geometry says, and a line runs on across the seam', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await openDesk(page);
  await lookFromSeatAtTruth(page);
  await expect(async () => {
    const pixels = await pixelsOf(canvas(page));
    expectTrue(pixels, seatTangent);
    // The frame of 8 mm beside 298.864 mm of glass, 500 mm away, is the one dark thing at the left.
    const { width, height, at } = pixels;
    const isDark = (x: number) => Math.max(...at(x, height * 0.35)) < 70;
    const perTangent = width / 2 / seatTangent;
    near(extent(0, width / 4, isDark)[0], width / 2 - 0.613728 * perTangent);
  }).toPass();

  await calculator.field('Triple').check();
  await expect(windscreen(page)).toContainText(
    'From the seat, the edge of the road runs straight on across the seams.',
  );
  // 27in at 50 cm: the seam is at the tangent 0.598.
  await expect(async () => {
    const pixels = await pixelsOf(canvas(page));
    expectTrue(pixels, seatTangent);
    for (const tangent of [0.5, 0.57, 0.64, 0.7]) near(lineAt(pixels, tangent), lineOfRoad(pixels, tangent));
  }).toPass();

  // One flat picture over all three: it is folded at the seams.
  await windscreen(page).getByLabel('As set').check();
  await expect(windscreen(page)).toContainText(/the edge of the road bends by \d+\.\d° at the seams/);
});

test('one looks from elsewhere by keys, mouse and buttons, never through a screen, and all of it can be read', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await openDesk(page);
  await expect(
    page.getByRole('img', { name: /^Your rig in a room, to scale\. On the screens: / }),
  ).toBeVisible();
  const atFirst = (await place(page).textContent()) ?? '';
  expect(atFirst).toContain('26° to the left and 14° above');
  await area(page).focus();
  for (const [key, text] of [
    ['ArrowRight', '21° to the left and 14° above'],
    ['ArrowUp', '21° to the left and 19° above'],
    ['ArrowDown', '21° to the left and 14° above'],
    ['ArrowLeft', '26° to the left and 14° above'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(place(page)).toContainText(text);
  }
  await page.keyboard.press('+');
  await expect(place(page)).not.toHaveText(atFirst);
  await page.keyboard.press('-');
  await expect(place(page)).toHaveText(atFirst);

  const { x, y, width } = (await area(page).boundingBox()) ?? { x: 0, y: 0, width: 0 };
  await page.mouse.move(x + width / 2, y + 200);
  await page.mouse.down();
  // A tenth of half a turn, against the way it went.
  await page.mouse.move(x + width * 0.4, y + 200, { steps: 5 });
  await page.mouse.up();
  await expect(place(page)).toContainText('8° to the left and 14° above');
  await page.mouse.move(x + width * 0.7, y + 300);
  await expect(place(page)).toContainText('8° to the left and 14° above');
  await page.keyboard.press('Home');
  await expect(place(page)).toHaveText(atFirst);

  await view(page, 'From above').click();
  await expect(place(page)).toContainText('from behind and 77° above');
  await view(page, 'From the seat').click();
  await area(page).press('ArrowRight');
  await expect(place(page)).toHaveText('You look from the driver’s eyes, 5° to the right.');
  await view(page, 'Behind the driver').click();
  await expect(place(page)).toHaveText(atFirst);

  // Between three screens there is less room: the side screen ends the way.
  await calculator.field('Triple').check();
  for (let i = 0; i < 12; i++) await area(page).press('ArrowLeft');
  const sideways = Number((await place(page).textContent())?.match(/(\d+)° to the left/)?.[1]);
  expect(sideways).toBeGreaterThan(26);
  expect(sideways).toBeLessThan(60);
  await expectNoViolations(page, 'the desk', { within: '.windscreen' });

  await page.setViewportSize({ width: 360, height: 780 });
  await expect(async () => {
    const box = await canvas(page).boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(4 / 3, 1);
  }).toPass();
  // Parts out of the viewport follow later.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectNoViolations(page, 'the desk on a phone', { within: '.windscreen' });
});

test('the room comes back with the graphics; until then a drawing by the same geometry stands in', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await openDesk(page);
  await lookFromSeatAtTruth(page);
  const bringBack = await takeGraphicsAway(canvas(page));
  await expect(still(page)).toBeVisible();
  await expect(canvas(page)).toBeHidden();
  await expect(page.getByText('this is a still drawing of the same room')).toBeVisible();
  // 0.95 m to either side, 50.5 m ahead: (0.95/50.5)/0.85/2 = 0.0111
  const [left, right] = await orangeExtent(still(page));
  expect(left).toBeCloseTo(0.5 - 0.0111, 2);
  expect(right).toBeCloseTo(0.5 + 0.0111, 2);
  // It can be walked around as well.
  await view(page, 'Behind the driver').click();
  await expect(async () => expect((await orangeExtent(still(page)))[0]).toBeLessThan(0.47)).toPass();
  await view(page, 'From the seat').click();

  await bringBack();
  await expect(canvas(page)).toBeVisible();
  await expect(still(page)).toHaveCount(0);
  await expect(async () => expectTrue(await pixelsOf(canvas(page)), seatTangent)).toPass();
});
