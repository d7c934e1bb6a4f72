import type { Locator, Page } from '@playwright/test';
import { expectNoViolationsInAnyLook } from './axe';
import { CalculatorPage } from './calculator-page';
import { isAlive } from './in-page';
import { focalOf, landmarksAt, placeOf, screenshotOf, type Camera } from './measure-pictures';
import { prepareInspection } from './page-inspection';
import { expect, test } from './test';

interface File {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Cameras of a game with vertical degrees, and of one with horizontal degrees. */
const vertical = {
  narrow: { focalPx: focalOf({ vertical: 40 }) },
  wide: { focalPx: focalOf({ vertical: 60 }) },
  turned: { focalPx: focalOf({ vertical: 60 }), yaw: 30 },
} satisfies Record<string, Camera>;
const horizontal = {
  narrow: { focalPx: focalOf({ horizontal: 60 }) },
  wide: { focalPx: focalOf({ horizontal: 90 }) },
  turned: { focalPx: focalOf({ horizontal: 90 }), yaw: 35 },
} satisfies Record<string, Camera>;

/** Far things near both sides of what pictures share; near the suggested places of the first picture. */
const inBoth = [
  [-380, 110],
  [390, 160],
  [225, -135],
  [-235, -105],
] as const;
const inTurned = [
  [-100, 200],
  [860, 240],
  [700, -180],
  [-80, -230],
] as const;

const open = async (page: Page, address: string) => {
  await page.goto(address);
  await page.waitForFunction(() => document.querySelector('[data-start="done"]') !== null);
};

const give = (page: Page, files: readonly File[]) =>
  page.locator('input[type="file"]').setInputFiles([...files]);

const cards = (page: Page) => page.locator('.measure-card');
const result = (page: Page) => page.getByRole('region', { name: 'Result' });

async function describePictures(page: Page, numbers: readonly string[]) {
  for (const [index, number] of numbers.entries())
    await cards(page).nth(index).getByLabel('The number in the game').fill(number);
}

/** Clicks one thing in both pictures of the chosen pair. */
async function clickThing(page: Page, places: readonly { readonly x: number; readonly y: number }[]) {
  for (const [index, { x, y }] of places.entries()) {
    const picture = page.locator('.measure-picture').nth(index);
    const box = await picture.boundingBox();
    if (!box) throw new Error('No picture');
    await picture.locator('canvas').click({
      position: { x: (x / 1920) * box.width, y: (y / 1080) * box.height },
      force: true,
    });
  }
}

/** Moves a mark onto a place by the arrow keys; it has the focus. */
async function steer(page: Page, mark: Locator, to: { readonly x: number; readonly y: number }) {
  await expect(mark).toBeFocused();
  const text = (await mark.getAttribute('aria-description')) ?? '';
  const [across = 0, down = 0] = [...text.matchAll(/\d+/g)].map(Number);
  for (const [distance, back, forth] of [
    [Math.round(to.x) - across, 'ArrowLeft', 'ArrowRight'],
    [Math.round(to.y) - down, 'ArrowUp', 'ArrowDown'],
  ] as const) {
    const key = distance < 0 ? back : forth;
    for (let left = Math.abs(distance); left > 0; left -= left >= 10 ? 10 : 1)
      await page.keyboard.press(left >= 10 ? `Shift+${key}` : key);
  }
}

test.use({ viewport: { width: 1600, height: 1000 } });

test('four points by mouse in each pair tell vertical degrees', async ({ page }) => {
  await open(page, '/measure#game=acc');
  await expect(page.getByLabel('Game', { exact: true })).toHaveValue('acc');
  const far = [...landmarksAt(vertical.narrow, inBoth), ...landmarksAt(vertical.wide, inTurned)];
  const files = [
    await screenshotOf(page, '40.png', vertical.narrow, far),
    await screenshotOf(page, '60.png', vertical.wide, far),
    await screenshotOf(page, 'side.png', vertical.turned, far),
  ];
  const requests: string[] = [];
  // The footer loads its script once it is in sight, the page marking and result once there are pictures.
  page.on('request', (request) => {
    if (request.method() !== 'GET' || !/\/assets\/[\w-]+\.(js|css)$/.test(request.url()))
      requests.push(request.url());
  });

  await give(page, files.slice(0, 2));
  await describePictures(page, ['40', '60']);
  for (const thing of far.slice(0, 4))
    await clickThing(page, [placeOf(thing, vertical.narrow), placeOf(thing, vertical.wide)]);
  // Numbers alone never tell the axis.
  await expect(result(page)).toContainText('Up and down or side to side can’t be seen from these pictures.');
  await expect(result(page)).toContainText('Add a picture with the view turned to one side');

  await give(page, files.slice(2));
  await describePictures(page, ['40', '60', '60']);
  await cards(page).nth(2).getByLabel('The view is turned').check();
  await page.getByText('60, turned', { exact: true }).click();
  for (const thing of far.slice(4))
    await clickThing(page, [placeOf(thing, vertical.wide), placeOf(thing, vertical.turned)]);

  await expect(result(page)).toContainText(
    'Measured: the number is the angle in degrees, from bottom to top.',
  );
  await expect(result(page)).toContainText('Our record says the same.');
  // 27 in 16:9 at 50 cm is 37.2° high, as the home page says for this game.
  await expect(page.locator('.measure-answer-number')).toHaveText('37°');
  await expect(result(page)).toContainText('for 27″ 16:9 at 50 cm');
  const report = page.getByRole('group', { name: 'Report' });
  await expect(report).toContainText(
    /^sightline-measure 1\ngame acc; date .*\nsize 1920x1080\nzoom 40>60 0\.63/,
  );
  await expect(report).toContainText('fit degrees vertical');
  expect(requests).toEqual([]);
});

test('the keyboard alone measures a game that is not listed, and its number follows', async ({ page }) => {
  await open(page, '/measure');
  const far = [...landmarksAt(horizontal.narrow, inBoth), ...landmarksAt(horizontal.wide, inTurned)];
  await page.getByLabel('Its name').fill('My own racer');
  await give(page, [
    await screenshotOf(page, 'side.png', horizontal.turned, far),
    await screenshotOf(page, '90.png', horizontal.wide, far),
    await screenshotOf(page, '60.png', horizontal.narrow, far),
  ]);
  await cards(page).nth(0).getByLabel('The number in the game').focus();
  await page.keyboard.type('90');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('90');
  await cards(page).nth(2).getByLabel('The number in the game').focus();
  await page.keyboard.type('60');

  for (const [pair, cameras, things] of [
    ['60 and 90', [horizontal.narrow, horizontal.wide], far.slice(0, 4)],
    ['90, turned', [horizontal.wide, horizontal.turned], far.slice(4)],
  ] as const) {
    await page.getByLabel(pair, { exact: true }).focus();
    await page.keyboard.press('Space');
    for (const [index, thing] of things.entries()) {
      await page.getByRole('button', { name: 'Add a point' }).focus();
      await page.keyboard.press('Enter');
      for (const [side, camera] of cameras.entries()) {
        const mark = page.locator('.measure-pane').nth(side).locator('.measure-mark').nth(index);
        await steer(page, mark, placeOf(thing, camera));
        if (side === 0) await page.keyboard.press('Enter');
      }
    }
  }
  await expect(result(page)).toContainText('the angle in degrees, from left to right.');
  // 16:9 pictures cannot tell this one from horizontal degrees.
  await expect(result(page)).toContainText('from left to right of a 16:9 picture as high as yours');
  // By hand: 27 in 16:9 is 59.77 cm wide; 2·atan(59.77 / 100) = 61.74°.
  await expect(page.locator('.measure-answer-number')).toHaveText('61.7°');
});

/** Measures horizontal degrees by mouse. */
async function measureHorizontal(page: Page): Promise<void> {
  const far = [...landmarksAt(horizontal.narrow, inBoth), ...landmarksAt(horizontal.wide, inTurned)];
  await give(page, [
    await screenshotOf(page, '60.png', horizontal.narrow, far),
    await screenshotOf(page, '90.png', horizontal.wide, far),
    await screenshotOf(page, 'side.png', horizontal.turned, far),
  ]);
  await describePictures(page, ['60', '90', '90']);
  await cards(page).nth(2).getByLabel('The view is turned').check();
  for (const thing of far.slice(0, 4))
    await clickThing(page, [placeOf(thing, horizontal.narrow), placeOf(thing, horizontal.wide)]);
  await page.getByText('90, turned', { exact: true }).click();
  for (const thing of far.slice(4))
    await clickThing(page, [placeOf(thing, horizontal.wide), placeOf(thing, horizontal.turned)]);
}

test('a measured game becomes a row on the home page, over a reload, and goes again', async ({ page }) => {
  await prepareInspection(page);
  await open(
    page,
    '/measure#v=1&rig=ratio:16:9;size:32;distance:70;screens:single&method=exact&units=cm&own=1',
  );
  await page.getByLabel('Its name').fill('My own racer');
  await measureHorizontal(page);
  // By hand: 32 in 16:9 is 70.84 cm wide; 2·atan(70.84 / 140) = 53.68°, below the 60 that was measured.
  await expect(page.locator('.measure-answer-number')).toHaveText('53.7°');
  await expect(result(page)).toContainText('The number lies beyond the measured ones: less sure.');
  await page.getByRole('button', { name: 'Use it here' }).click();

  const calculator = new CalculatorPage(page);
  const opened = page.locator('.opened-game');
  const expectOpened = async () => {
    await calculator.alive();
    await calculator.resultCard.evaluate((card) => card.scrollIntoView({ behavior: 'instant' }));
    await expect(opened.getByRole('heading', { name: 'My own racer' })).toBeVisible();
    await expect(opened.locator('.game-number-value')).toHaveText('53.7°');
    await expect(opened).toContainText('The number is the angle in degrees, from left to right.');
    await expect(opened).toContainText('Measured by you, from your screenshots.');
    await expect(opened).toContainText('The number lies beyond the measured ones: less sure.');
  };
  await expect(page).toHaveURL(/\/#v=1&rig=.*size:32.*&own-game=name:My\+own\+racer;/);
  await expectOpened();
  await expect(calculator.field('My game')).toHaveValue('My own racer');
  await page.reload();
  await expectOpened();
  await expectNoViolationsInAnyLook(page, 'with a measured game open');
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });

  await opened.getByRole('button', { name: 'All games' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'My own racer' });
  await expect(row).toContainText('measured by you');
  await calculator.field('Distance to screen').fill('50');
  // 2·atan(70.84 / 100) = 70.64°
  await expect(row.locator('.game-value')).toHaveText('70.6°');
  await expect(page).toHaveURL(/distance:50.*own-game=name:My\+own\+racer/);

  await row.getByRole('button', { name: 'My own racer', exact: true }).click();
  await opened.getByRole('button', { name: 'Remove it' }).click();
  await expect(row).toHaveCount(0);
  await expect(calculator.field('My game')).toHaveValue('Assetto Corsa Competizione');
  await expect(page).not.toHaveURL(/own-game/);
});

test('with a rig that this device remembers, a measured game is remembered too', async ({ page }) => {
  await page.addInitScript(() => {
    if (sessionStorage.length > 0) return;
    sessionStorage.setItem('begun', 'yes');
    localStorage.setItem(
      'sightline.rig',
      'v=1&rig=ratio:16:9;size:32;distance:50;screens:single&method=exact&units=cm',
    );
  });
  await open(page, '/measure#game=acc');
  await measureHorizontal(page);
  await page.getByRole('button', { name: 'Use it here' }).click();

  const calculator = new CalculatorPage(page);
  await calculator.alive();
  await expect(page).toHaveURL(/\/#game=own-\w+$/);
  await calculator.resultCard.evaluate((card) => card.scrollIntoView({ behavior: 'instant' }));
  const opened = page.locator('.opened-game');
  await expect(opened.getByRole('heading', { name: 'Assetto Corsa Competizione' })).toBeVisible();
  // 70.64°, by hand, in the whole degrees that the game takes.
  await expect(opened.locator('.game-number-value')).toHaveText('71°');
  await expect(opened).toContainText('Our record of this game: vertical degrees.');
  expect(await page.evaluate(() => localStorage.getItem('sightline.rig'))).toMatch(
    /^v=1&rig=.*&my-game=own-\w+&own-game=name:Assetto\+Corsa\+Competizione;.*;game:acc&method=exact&units=cm$/,
  );
  await expect(page.getByText('Another rig opens next time')).toHaveCount(0);
  await calculator.open('/');
  await expect(calculator.field('My game')).toHaveValue('Assetto Corsa Competizione');
  await expect(page.locator('.my-answer')).toContainText('Measured by you');
});

test('a measured game of a link is its sender’s, and a damaged one is told and costs nothing else', async ({
  page,
}) => {
  const calculator = new CalculatorPage(page);
  await calculator.open(
    '/#v=1&rig=ratio:16:9;size:32;distance:70;screens:single' +
      '&own-game=name:Theirs;meaning:degrees+horizontal;numbers:40,90;ratio:1.7778' +
      '&own-game=name:%3Cscript%3E;meaning:line+0+1e999+vertical;numbers:0,1;ratio:0&method=exact&units=cm',
  );
  await expect(calculator.toasts).toContainText('A measured game in this link can’t be read.');
  await expect(calculator.field('Screen size')).toHaveValue('32');
  await calculator.showGames();
  const row = page.getByRole('listitem').filter({ hasText: 'Theirs' });
  await expect(row).toContainText('from the link');
  // 32 in 16:9 is 70.84 cm wide; 2·atan(70.84 / 140) = 53.68°.
  await expect(row.locator('.game-value')).toHaveText('53.7°');
  await expect(page.locator('#all-games').getByText('script')).toHaveCount(0);
});

test('a point on another thing is named, deleted and brought back', async ({ page }) => {
  await open(page, '/measure');
  const far = landmarksAt(vertical.narrow, inBoth);
  await give(page, [
    await screenshotOf(page, '40.png', vertical.narrow, far),
    await screenshotOf(page, '60.png', vertical.wide, far),
  ]);
  await describePictures(page, ['40', '60']);
  for (const thing of far)
    await clickThing(page, [placeOf(thing, vertical.narrow), placeOf(thing, vertical.wide)]);
  await clickThing(page, [
    { x: 960, y: 300 },
    { x: 1100, y: 300 },
  ]);
  const points = page.getByRole('list', { name: 'Points' });
  await expect(points.getByRole('listitem').nth(4)).toContainText('Fits none of the others');
  await points.getByRole('button', { name: 'Delete point 5' }).click();
  await expect(points.getByRole('listitem')).toHaveCount(4);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(points.getByRole('listitem')).toHaveCount(5);
  await page.keyboard.press('Control+z');
  await expect(points).toContainText('in one picture so far');

  await page.getByRole('button', { name: 'Lay one over the other' }).click();
  await expect(page.getByRole('img', { name: 'Both pictures, one over the other' })).toBeVisible();
});

const ascii = (text: string) => Buffer.from(text, 'latin1');

/** A PNG that says how large it is, and has no pixels. */
function emptyPng(width: number, height: number, extra = ''): Buffer {
  const header = Buffer.alloc(25);
  header.writeUInt32BE(13, 0);
  header.write('IHDR', 4);
  header.writeUInt32BE(width, 8);
  header.writeUInt32BE(height, 12);
  header.set([8, 6], 16);
  const chunk =
    extra === '' ? Buffer.alloc(0) : Buffer.concat([Buffer.alloc(4), ascii(extra), Buffer.alloc(4)]);
  return Buffer.concat([ascii('\x89PNG\r\n\x1a\n'), header, chunk]);
}

const badFiles = [
  { name: 'nothing.png', buffer: Buffer.alloc(0), says: 'The file is empty.' },
  { name: 'settings.png', buffer: ascii('[camera]\nfov=60\n'), says: 'This is no picture' },
  { name: 'hdr.jxr', buffer: ascii('II\xbc\x01'), says: 'HDR screenshots (.jxr)' },
  { name: 'moving.gif', buffer: ascii('GIF89a'), says: 'This kind of picture' },
  { name: 'phone.heic', buffer: ascii('\0\0\0\x18ftypheic'), says: 'This kind of picture' },
  { name: 'huge.png', buffer: emptyPng(20_000, 20_000), says: 'The picture is too large' },
  { name: 'thumb.png', buffer: emptyPng(320, 180), says: 'less than 640 pixels wide' },
  { name: 'upright.png', buffer: emptyPng(1080, 1920), says: 'higher than wide' },
  { name: 'moving.png', buffer: emptyPng(1920, 1080, 'acTL'), says: 'The picture moves.' },
  { name: 'cut.png', buffer: emptyPng(1920, 1080), says: 'The picture is damaged' },
];

test('files that are no screenshots get a plain answer each', async ({ page }) => {
  await open(page, '/measure');
  await give(
    page,
    badFiles.map(({ name, buffer }) => ({ name, buffer, mimeType: 'image/png' })),
  );
  for (const { name, says } of badFiles)
    await expect(page.locator('.measure-refused', { hasText: `${name}: ` })).toContainText(says);
  await expect(cards(page)).toHaveCount(0);
});

test('pictures that cannot be compared say why, and a sixth is left out', async ({ page }) => {
  await open(page, '/measure');
  const file = await screenshotOf(page, 'one.png', vertical.narrow, []);
  await give(page, [file]);
  await expect(page.getByText('Two pictures are needed at least.')).toBeVisible();
  await give(
    page,
    Array.from({ length: 5 }, (_, index) => ({ ...file, name: `more-${index}.png` })),
  );
  await expect(cards(page)).toHaveCount(5);
  await expect(page.getByText('Five pictures are enough.')).toBeVisible();
  await expect(page.getByText('Type the number that one.png was taken with.')).toBeVisible();
  await page
    .getByRole('button', { name: 'Delete more-3.png' })
    .or(cards(page).nth(3).getByRole('button'))
    .first()
    .click();
  await expect(cards(page)).toHaveCount(4);
});

for (const width of [1280, 390])
  test(`nothing on the way hinders anyone, ${width} px wide`, async ({ page }) => {
    await prepareInspection(page);
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/measure#game=raceroom');
    await expectNoViolationsInAnyLook(page, 'before pictures');
    const far = landmarksAt(vertical.narrow, inBoth);
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
    await give(page, [
      await screenshotOf(page, '40.png', vertical.narrow, far),
      await screenshotOf(page, '60.png', vertical.wide, far),
    ]);
    await describePictures(page, ['40', '60']);
    for (const thing of far)
      await clickThing(page, [placeOf(thing, vertical.narrow), placeOf(thing, vertical.wide)]);
    await expect(result(page)).toContainText('The number is the angle in degrees.');
    // The bar at the top lies over nothing there.
    await page.evaluate(() => scrollTo(0, 0));
    await expectNoViolationsInAnyLook(page, 'with points');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });

test('a game’s page leads here with its game and the visitor’s rig', async ({ page }) => {
  await page.goto(
    '/games/raceroom#v=1&rig=ratio:16:9;size:32;distance:60;screens:single&method=exact&units=cm',
  );
  await page.waitForFunction(isAlive);
  await page.getByRole('main').getByRole('link', { name: 'Measure it', exact: true }).last().click();
  await expect(page).toHaveURL(/\/measure#.*size:32.*at=raceroom$/);
  await expect(page.getByLabel('Game', { exact: true })).toHaveValue('raceroom');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the five steps can be read, and the page says that measuring needs a script', async ({ page }) => {
    await page.goto('/measure');
    await expect(page.locator('.measure-steps').getByRole('heading', { level: 3 })).toHaveCount(5);
    await expect(page.locator('.wants-script')).toContainText('Measuring needs JavaScript');
    await expect(page.getByRole('button')).toHaveCount(0);
  });
});

test('a game that is chosen before the script arrives stays chosen', async ({ page }) => {
  let arrive: (() => void) | undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/measure-island*', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/measure', { waitUntil: 'commit' });
  const game = page.getByRole('combobox', { name: 'Game' });
  await game.selectOption('RaceRoom Racing Experience');
  arrive?.();
  await expect(page.getByText('Where the number is: Options > Field of View.')).toBeVisible();
  await expect(game).toHaveValue('raceroom');
});
