import type { Page } from '@playwright/test';
import { expectNoViolationsInAnyLook } from './axe';
import { focalOf, landmarksAt, placeOf, screenshotOf, type Camera } from './measure-pictures';
import { prepareInspection } from './page-inspection';
import { renderedScreenshot } from './rendered-screenshots';
import { expect, test } from './test';

test.use({ viewport: { width: 1280, height: 1000 } });

const open = async (page: Page, address: string) => {
  await page.goto(address);
  await page.waitForFunction(() => document.querySelector('[data-start="done"]') !== null);
};

const cards = (page: Page) => page.locator('.measure-card');
const result = (page: Page) => page.getByRole('region', { name: 'Result' });
const report = (page: Page) => page.getByRole('group', { name: 'Report' });
const outcomes = (page: Page) => page.locator('.measure-automatic [role="status"]');
const tryIt = (page: Page) => page.getByRole('button', { name: 'Try it without clicks' });

type Screenshot = Awaited<ReturnType<typeof renderedScreenshot>>;

/** Gives screenshots to the page, with the number of each; the last one is turned. */
async function give(page: Page, numbers: readonly string[], files: readonly Screenshot[]) {
  await page.locator('input[type="file"]').setInputFiles([...files]);
  await expect(cards(page)).toHaveCount(files.length);
  for (const [index, number] of numbers.entries())
    await cards(page).nth(index).getByLabel('The number in the game').fill(number);
}

const turn = (page: Page, index: number) => cards(page).nth(index).getByLabel('The view is turned').check();

/** One number of the report. */
async function reported(page: Page, pattern: RegExp): Promise<number> {
  return Number(pattern.exec(await report(page).innerText())?.[1]);
}

test('rendered pictures tell vertical degrees without a click', async ({ page }) => {
  await open(page, '/measure#game=acc');
  await give(
    page,
    ['40', '60', '60'],
    [
      await renderedScreenshot(page, '40.png', { vertical: 40, seed: 1 }),
      await renderedScreenshot(page, '60.png', { vertical: 60, seed: 2 }),
      await renderedScreenshot(page, 'side.png', { vertical: 60, yaw: 25, seed: 3 }),
    ],
  );
  await turn(page, 2);
  const script = page.waitForResponse(/\/matching-worker-/);
  await tryIt(page).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  // The worker may send nothing at all.
  expect((await script).headers()['content-security-policy']).toBe("default-src 'none'");
  await expect(result(page)).toContainText(
    'Measured: the number is the angle in degrees, from bottom to top.',
    { timeout: 60_000 },
  );
  await expect(result(page)).toContainText('Our record says the same.');
  await expect(outcomes(page)).toContainText(/40 and 60: matched, 0\.\d\d of 1 alike/);
  await expect(outcomes(page)).toContainText(/60, turned: matched, 0\.\d\d of 1 alike/);
  // tan 20° / tan 30° = 0.630415; 540 / tan 30° = 935.307.
  expect(Math.abs((await reported(page, /40>60 ([\d.]+)/)) / 0.630415 - 1)).toBeLessThan(0.002);
  expect(Math.abs((await reported(page, / f ([\d.]+)/)) / 935.307 - 1)).toBeLessThan(0.005);
  await expect(report(page)).toContainText(
    /zoom 40>60 .* auto 0\.\d+\/0\.\d+\nturn at 60 .* auto 0\.\d+ yaw 2/,
  );
  await expect(report(page)).toContainText(/\nflat 0\.\d+%/);

  // Seen over one another, and discarded for marks.
  await expect(page.getByRole('img', { name: 'Both pictures, one over the other' })).toBeVisible();
  await page.getByRole('button', { name: 'It doesn’t lie still' }).click();
  await expect(page.getByRole('group', { name: 'Picture at 40' })).toBeVisible();
  await expect(outcomes(page)).not.toContainText('40 and 60');
});

const small = { width: 1280, height: 720 } as const;

test('a horizon 8 % above the middle, running digits, noise and JPEG do not mislead it', async ({ page }) => {
  await open(page, '/measure');
  // The renderer counts its offset downwards for the horizon in the picture.
  const camera = { ...small, shift: 0.08 };
  await give(
    page,
    ['40', '60', '60'],
    [
      await renderedScreenshot(page, '40.jpg', { ...camera, vertical: 40, seed: 1 }, 0.7),
      await renderedScreenshot(page, '60.jpg', { ...camera, vertical: 60, seed: 2 }, 0.7),
      await renderedScreenshot(page, 'side.jpg', { ...camera, vertical: 60, yaw: -22, seed: 3 }, 0.7),
    ],
  );
  await turn(page, 2);
  await tryIt(page).click();
  await expect(result(page)).toContainText('the angle in degrees, from bottom to top.', { timeout: 60_000 });
  await expect(result(page)).toContainText('The centre of the zoom lies 8% off the middle');
  expect(Math.abs((await reported(page, /40>60 ([\d.]+)/)) / 0.630415 - 1)).toBeLessThan(0.005);
  // 360 / tan 30° = 623.538
  expect(Math.abs((await reported(page, / f ([\d.]+)/)) / 623.538 - 1)).toBeLessThan(0.01);
});

test('a picture that is bent is refused, and nothing is measured', async ({ page }) => {
  await open(page, '/measure');
  const camera = { ...small, barrel: 0.08 };
  await give(
    page,
    ['40', '60', '60'],
    [
      await renderedScreenshot(page, '40.png', { ...camera, vertical: 40, seed: 1 }),
      await renderedScreenshot(page, '60.png', { ...camera, vertical: 60, seed: 2 }),
      await renderedScreenshot(page, 'side.png', { ...camera, vertical: 60, yaw: 25, seed: 3 }),
    ],
  );
  await turn(page, 2);
  await tryIt(page).click();
  await expect(outcomes(page)).toContainText(/40 and 60: The picture is not flat: .* factor 0\.6\d/, {
    timeout: 60_000,
  });
  // A turned pair cannot tell by itself.
  await expect(outcomes(page)).toContainText('60, turned: The picture is not flat');
  await expect(result(page)).toContainText('Mark the same things in both pictures');
  await expect(page.getByRole('group', { name: 'Picture at 40' })).toBeVisible();
});

test('it can be cancelled, and marks of one’s own count first', async ({ page }) => {
  await open(page, '/measure');
  const camera = {
    narrow: { focalPx: focalOf({ vertical: 40 }) },
    wide: { focalPx: focalOf({ vertical: 60 }) },
  };
  const far = landmarksAt(camera.narrow, [
    [-380, 110],
    [390, 160],
    [225, -135],
  ]);
  await give(
    page,
    ['40', '60'],
    [
      await screenshotOf(page, '40.png', camera.narrow, far),
      await screenshotOf(page, '60.png', camera.wide, far),
    ],
  );
  await tryIt(page).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(outcomes(page)).toBeEmpty();
  for (const thing of far)
    for (const [index, each] of [camera.narrow, camera.wide].entries()) {
      const picture = page.locator('.measure-picture').nth(index);
      const box = await picture.boundingBox();
      const { x, y } = placeOf(thing, each);
      const scale = (box?.width ?? 0) / 1920;
      await picture.locator('canvas').click({ position: { x: x * scale, y: y * scale }, force: true });
    }
  await expect(result(page)).toContainText('The number is the angle in degrees.');
  await expect(tryIt(page)).toHaveCount(0);
  await expect(report(page)).toContainText(/40>60 0\.6[23]\d* sd [\d.]+ points 3/);
});

test('a window of another shape tells horizontal degrees from those of a 16:9 picture', async ({ page }) => {
  await open(page, '/measure');
  // 90° from left to right whatever the shape: 960 px in 1920, 720 px in 1440.
  const cameras = {
    narrow: { focalPx: focalOf({ horizontal: 60 }) },
    wide: { focalPx: 960 },
    turned: { focalPx: 960, yaw: 35 },
    window: { focalPx: 720, width: 1440, height: 1080 },
  };
  const things = {
    zoom: landmarksAt(cameras.narrow, [
      [-500, 210],
      [520, 160],
      [325, -235],
      [-335, -205],
    ]),
    turn: landmarksAt(cameras.wide, [
      [-100, 200],
      [860, 240],
      [700, -180],
      [-80, -230],
    ]),
  };
  const all = [...things.zoom, ...things.turn];
  await give(
    page,
    ['60', '90', '90', '90'],
    [
      await screenshotOf(page, '60.png', cameras.narrow, all),
      await screenshotOf(page, '90.png', cameras.wide, all),
      await screenshotOf(page, 'side.png', cameras.turned, all),
      await screenshotOf(page, 'window.png', cameras.window, all),
    ],
  );
  await turn(page, 2);
  await expect(page.getByText('window.png has another shape than the others.')).toBeVisible();
  await expect(cards(page).getByLabel('In a window of another shape')).toHaveCount(1);
  await cards(page).nth(3).getByLabel('In a window of another shape').check();

  const mark = async (pair: string, used: readonly Camera[], far: typeof things.zoom) => {
    await page.getByText(pair, { exact: true }).click();
    for (const thing of far)
      for (const [index, camera] of used.entries()) {
        const picture = page.locator('.measure-picture').nth(index);
        const box = await picture.boundingBox();
        const { x, y } = placeOf(thing, camera);
        const scale = (box?.width ?? 0) / (camera.width ?? 1920);
        await picture.locator('canvas').click({ position: { x: x * scale, y: y * scale }, force: true });
      }
  };
  await mark('60 and 90', [cameras.narrow, cameras.wide], things.zoom);
  await mark('90, turned', [cameras.wide, cameras.turned], things.turn);
  await expect(result(page)).toContainText('A picture in a window of another shape would tell.');
  await mark('90, other window', [cameras.wide, cameras.window], things.zoom);
  await expect(result(page)).toContainText(
    'Measured: the number is the angle in degrees, from left to right.',
  );
  await expect(result(page)).not.toContainText('A picture in a window of another shape would tell.');
  await expect(report(page)).toContainText(/window at 90 1920x1080>1440x1080 f2\/f1 0\.7[45]\d* sd/);
});

for (const width of [1280, 390])
  test(`nothing about it hinders anyone, ${width} px wide`, async ({ page }) => {
    await prepareInspection(page);
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/measure');
    const camera = { width: 960, height: 540 };
    await give(
      page,
      ['40', '60', '60'],
      [
        await renderedScreenshot(page, '40.png', { ...camera, vertical: 40, seed: 1 }),
        await renderedScreenshot(page, '60.png', { ...camera, vertical: 60, seed: 2 }),
        await renderedScreenshot(page, 'side.png', { ...camera, vertical: 60, seed: 3, world: 'stadium' }),
      ],
    );
    await turn(page, 2);
    await expectNoViolationsInAnyLook(page, 'before matching');
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
    await tryIt(page).click();
    await expect(outcomes(page).getByRole('listitem')).toHaveCount(2, { timeout: 60_000 });
    await expect(outcomes(page)).toContainText('Mark points by hand.');
    await page.evaluate(() => scrollTo(0, 0));
    await expectNoViolationsInAnyLook(page, 'after matching');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
