import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { games } from '../src/domain/games/games';
import { expectNoViolations } from './axe';
import { CalculatorPage } from './calculator-page';
import { expect, test } from './test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Exports of the rig: picture, paper, table. */
class ExportPage extends CalculatorPage {
  button(name: string) {
    return this.page.getByRole('button', { name, exact: true });
  }
  get picture() {
    return this.page.locator('.rig-picture-view');
  }
  get sheet() {
    return this.page.locator('.rig-sheet');
  }

  async showPicture(): Promise<void> {
    await this.showMoreWays();
    await this.button('Picture').click();
    await this.button('Save picture').waitFor();
  }

  async saved(name: string): Promise<Download> {
    const saving = this.page.waitForEvent('download');
    await this.button(name).click();
    return saving;
  }
}

let calculator: ExportPage;
test.beforeEach(({ page }) => {
  calculator = new ExportPage(page);
});

const bytesOf = async (download: Download) => readFile(await download.path());

const triple = 'ratio:16:9;size:32;distance:70;screens:triple;bezel:8';
const link = (rig: string, picked: readonly string[]) =>
  `/#v=1&rig=${rig}${picked.length === 0 ? '' : `&games=${picked.join(',')}`}&method=exact&units=cm`;

/** Width and height as the file itself says: the first chunk of a PNG, https://www.w3.org/TR/png/#11IHDR */
const pngSize = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

/**
 * Share of pixels that differ clearly, also from their neighbours in the other picture: a letter may begin a fraction of a pixel
 * elsewhere. And the number of pixels of a colour in the first picture.
 */
function comparePixels(page: Page, first: Buffer, second: Buffer, colour: readonly number[]) {
  return page.evaluate(
    async ([a, b, wanted]) => {
      const pixels = async (base64: string) => {
        const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
        const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
        context?.drawImage(image, 0, 0);
        const { data } = context?.getImageData(0, 0, image.width, image.height) ?? {};
        return { data: data ?? new Uint8ClampedArray(), row: image.width * 4 };
      };
      const [{ data: mine, row }, { data: other }] = [await pixels(a), await pixels(b)];
      const differ = (at: number, there: number) =>
        [0, 1, 2].some((part) => Math.abs((mine[at + part] ?? 0) - (other[there + part] ?? 0)) > 64);
      const around = [0, -row, row].flatMap((line) => [line, line - 4, line + 4]);
      let different = 0;
      let coloured = 0;
      const [red, green, blue] = wanted;
      for (let at = 0; at < mine.length; at += 4) {
        if (differ(at, at) && around.every((offset) => differ(at, at + offset))) different++;
        if (mine[at] === red && mine[at + 1] === green && mine[at + 2] === blue) coloured++;
      }
      return { different: different / (mine.length / 4), coloured, isSameSize: mine.length === other.length };
    },
    [first.toString('base64'), second.toString('base64'), colour] as const,
  );
}

/** The picture as the browser itself shows it, a pixel of the picture to one of the screen. */
async function shownPicture(page: Page, [width]: readonly [number, number]): Promise<Buffer> {
  await page.setViewportSize({ width: 1400, height: 1500 });
  // A copy over all else: where it stands, it has rounded corners and may begin between two pixels.
  const copy = await page.locator('.rig-picture-view').evaluateHandle((svg, px) => {
    const twin = svg.cloneNode(true) as SVGSVGElement;
    const { style } = document.body.appendChild(twin);
    style.cssText = `position: fixed; inset: 0 auto auto 0; z-index: 99; width: ${px}px; max-width: none; margin: 0; border: 0; border-radius: 0`;
    return twin;
  }, width);
  const shown = await copy.screenshot();
  await copy.evaluate((twin) => twin.remove());
  return shown;
}

/** With the signal colour of each theme, as the style sheet has it. */
const pictures = [
  { theme: 'light', signal: [0x00, 0x6d, 0x74], format: 'Wide, 1200 × 630', size: [1200, 630] },
  { theme: 'dark', signal: [0x3f, 0xdc, 0xcb], format: 'Tall, 1080 × 1350', size: [1080, 1350] },
] as const;

test('a picture in two formats, in the colours of the theme: what is saved is what is shown, to the pixel', async ({
  page,
}) => {
  await calculator.open(link(triple, ['acc', 'iracing', 'carx-drift-racing-online']));
  await calculator.page.locator('.guest-line').waitFor();
  await calculator.showPicture();
  // 2·atan(354.2/700) = 53.68, 2·atan(199.2/700) = 31.77; measures as ACC's menu asks for them.
  for (const text of ['53.7°', '31.8°', '54.7°', '708 · 700 mm · 55° · 8 mm', '163°', 'sightline.example'])
    await expect(calculator.picture.getByText(text, { exact: true }).first()).toBeVisible();
  await expect(calculator.picture).toHaveAttribute('aria-label', /^3 × 32″ 16:9 at 70 cm, Horizontal 53\.7°/);
  await expect(calculator.button('Share picture …')).toHaveCount(0);

  for (const { theme, signal, format, size } of pictures) {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width: 1280, height: 900 });
    await calculator.field(format).check();
    const download = await calculator.saved('Save picture');
    expect(download.suggestedFilename()).toBe(`sightline-3-x-32in-16-9-at-70-cm-${size.join('x')}.png`);
    const png = await bytesOf(download);
    expect(pngSize(png)).toEqual(size);
    const compared = await comparePixels(page, png, await shownPicture(page, size), signal);
    expect(compared.isSameSize, format).toBe(true);
    expect(compared.different, format).toBeLessThan(0.001);
    expect(compared.coloured, format).toBeGreaterThan(2000);
  }

  await test.step('on the clipboard too', async () => {
    await calculator.button('Copy picture').click();
    await expect(calculator.toasts.last()).toHaveText('Picture copied');
    const copied = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      const image = await createImageBitmap((await item?.getType('image/png')) ?? new Blob());
      return [image.width, image.height];
    });
    expect(copied).toEqual([1080, 1350]);
  });

  await test.step('it follows the rig', async () => {
    await calculator.field('Single').check();
    await calculator.field('Distance to screen').fill('60');
    await expect(calculator.picture.getByText('32″ 16:9 at 60 cm', { exact: true })).toBeVisible();
    await expect(calculator.picture.getByText('Side angle', { exact: true })).toHaveCount(0);
  });
});

test('a clipboard that takes no picture says so, and the share sheet gets the file where it takes one', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator.clipboard, 'write', { value: () => Promise.reject(new Error('denied')) });
    Object.assign(navigator, {
      canShare: ({ files = [] }: { files?: File[] }) => files.every(({ type }) => type === 'image/png'),
      share: ({ title, files = [] }: { title: string; files?: File[] }) => {
        Object.assign(window, { sheet: [title, ...files.map(({ name, type }) => `${name} ${type}`)] });
        return Promise.resolve();
      },
    });
  });
  await calculator.open();
  await calculator.showPicture();
  await expectNoViolations(page, 'the picture', { within: '.result-foot' });
  await calculator.button('Copy picture').click();
  await expect(calculator.toasts.last()).toHaveText(/didn’t allow copying the picture\. Save it instead\.$/);
  await calculator.button('Share picture …').click();
  await page.waitForFunction(() => 'sheet' in window);
  expect(await page.evaluate(() => (window as unknown as { sheet: unknown }).sheet)).toEqual([
    '27″ 16:9 at 50 cm',
    'sightline-27in-16-9-at-50-cm-1200x630.png image/png',
  ]);

  await test.step('closed again, it is gone', async () => {
    await expect(calculator.button('Picture')).toHaveAttribute('aria-expanded', 'true');
    await calculator.button('Picture').click();
    await expect(calculator.picture).toHaveCount(0);
  });
});

/** A table back from its file, by the rules of RFC 4180. */
function readCsv(text: string): readonly Readonly<Record<string, string>>[] {
  const rows = text
    .slice(0, -2)
    .split(/\r\n(?=(?:[^"]*"[^"]*")*[^"]*$)/)
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
      ),
    );
  const [head = [], ...body] = rows;
  return body.map((row) => Object.fromEntries(row.map((cell, index) => [head[index] ?? '', cell])));
}

async function savedTable(): Promise<ReadonlyMap<string, Readonly<Record<string, string>>>> {
  const text = (await bytesOf(await calculator.saved('All games as CSV'))).toString('utf8');
  expect(text.startsWith('\ufeffid,game,')).toBe(true);
  expect(text.endsWith('\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const rows = readCsv(text.slice(1));
  expect(rows).toHaveLength(games.length);
  return new Map(rows.map((row) => [row['id'] ?? '', row]));
}

/** Values of the page's list, without units and typographic signs. */
const shownValues = (page: Page) =>
  page
    .locator('.game')
    .evaluateAll((rows) =>
      rows.map((row) => [
        row.getAttribute('data-game') ?? '',
        (row.querySelector('.game-value')?.textContent ?? '')
          .replace('\u2212', '-')
          .replace(/°$| rad$|x$/, ''),
      ]),
    );

test('all games as a table: the numbers of the page, for programs that calculate', async ({ page }) => {
  await calculator.open();
  await calculator.showGames();
  await calculator.showAllGames();
  await calculator.showMoreWays();
  const single = await savedTable();

  await test.step('the default rig, by hand', () => {
    // 27in at 16:9 is 597.73 × 336.22 mm; at 500 mm that is 61.74° by 37.18°.
    expect(single.get('iracing')).toMatchObject({
      game: 'iRacing',
      '1:1': '62',
      unit: 'degrees',
      Classic: '',
    });
    expect(single.get('acc')).toMatchObject({
      'the number is': 'vertical degrees',
      'it spans': 'one screen',
      Classic: '17.4',
      '1:1': '37',
      'how sure': 'Confirmed',
    });
    // 2·atan(4/3 · 0.33622) = 0.8429; (61.74 − 77) / 2 = −7.6, in whole steps.
    expect(single.get('rbr')).toMatchObject({ Classic: '1.080376', '1:1': '0.843', unit: 'radians' });
    expect(single.get('f1-25')).toMatchObject({ Classic: '0', '1:1': '-8', unit: '' });
    expect(single.get('carx-drift-racing-online')).toMatchObject({
      '1:1': '',
      'how sure': 'No known number',
    });
  });

  await test.step('each game as the list has it', async () => {
    const shown = await shownValues(page);
    expect(shown.length).toBeGreaterThan(40);
    for (const [id = '', value] of shown)
      expect(single.get(id)?.['1:1'], id).toBe(value === '–' ? '' : value);
  });

  await test.step('measurements for three screens', async () => {
    await calculator.field('Screen size').fill('32');
    await calculator.field('Distance to screen').fill('70');
    await calculator.field('Triple').check();
    await calculator.field('Bezel Thickness for Triple Screen').fill('8');
    const table = await savedTable();
    expect(table.get('acc')).toMatchObject({
      '1:1': '',
      'measurements for three screens':
        'screen width 708 mm, eye distance 700 mm, side angle 55°, bezel 8 mm',
    });
    expect(table.get('iracing')).toMatchObject({ '1:1': '163', 'it spans': 'all three screens' });
  });
});

const papers = ['A4', 'Letter'] as const;

/** How many pages the file has: each is an object of this type, https://pdfa.org/resource/iso-32000-2/ 7.7.3.3 */
async function pageCount(page: Page, format: (typeof papers)[number]): Promise<number> {
  const pdf = await page.pdf({ format });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test('on paper: one side with the rig, its angles and its games, and nothing else', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => Object.assign(window, { asked: true });
  });
  await calculator.open();
  await page.keyboard.press('Control+p');
  await page.waitForFunction(() => 'asked' in window);
  expect(await pageCount(page, 'A4')).toBe(1);

  await calculator.field('Distance to screen').fill('60');
  expect(await pageCount(page, 'A4')).toBe(1);
  expect(await pageCount(page, 'Letter')).toBe(1);

  await test.step('black on white, without anything to press', async () => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(calculator.sheet).toBeVisible();
    await expect(calculator.sheet).toContainText('27″ 16:9 at 60 cm');
    // 2·atan(298.87/600) = 52.95, 2·atan(168.11/600) = 31.30.
    await expect(calculator.sheet).toContainText(/Horizontal53\.0°Vertical31\.3°/);
    await expect(calculator.sheet).toContainText(/Popular games.*iRacing53°/);
    await expect(calculator.sheet).toContainText(/\d{1,2} [A-Z][a-z]+ \d{4}/);
    await expect(calculator.sheet).toContainText('sightline.example');
    await expect(calculator.sheet.locator('.rig-drawing .lit')).toHaveCount(1);
    await expect(calculator.sheet).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('body > :visible')).toHaveCount(1);
    await expect(page.getByRole('button').or(page.getByRole('tab')).filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: null });
    await expect(calculator.sheet).toHaveCount(0);
  });
});

test('on paper: one side by the menu, too: the cards until the sheet has loaded', async ({ page }) => {
  // The line with “Print” is far below the viewport.
  await page.setViewportSize({ width: 1280, height: 480 });
  // The sheet loads when the test says so.
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/share*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  const shows = async (text: string) => {
    for (const paper of papers) expect(await pageCount(page, paper), `${text} on ${paper}`).toBe(1);
    await page.emulateMedia({ media: 'print' });
    await expect(calculator.resultCard).toBeVisible();
    await expect(calculator.resultCard).toContainText(text);
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await page.emulateMedia({ media: null });
  };
  for (const [path, angle] of [
    ['/', '61.7°'],
    ['/games/acc', '37°'],
  ] as const) {
    await page.goto(path, { waitUntil: 'commit' });
    await calculator.resultCard.waitFor();
    await shows(angle);
  }

  await calculator.open(
    link(
      triple,
      games.slice(0, 30).map(({ id }) => id),
    ),
  );
  await shows('53.7°');
  await calculator.field('Distance to screen').fill('60');
  await expect(calculator.chips).toHaveCount(30);
  await shows('61.1°'); // 2·atan(70.84/2/60)
  release();
  await page.emulateMedia({ media: 'print' });
  await expect(calculator.sheet).toContainText('3 × 32″ 16:9 at 60 cm');
  await expect(calculator.sheet).toBeVisible();
});

test('on paper: three screens with their measures, and thirty games on one side', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => Object.assign(window, { asked: true });
  });
  const withNumber = games.filter(({ scale }) => scale !== null).map(({ id }) => id);
  await calculator.open(link(triple, ['acc', 'rfactor-2', 'lmu', 'iracing', 'dirt-rally-2', 'f1-25']));
  await calculator.showMoreWays();
  await calculator.button('Print').click();
  await page.waitForFunction(() => 'asked' in window);
  for (const paper of papers) expect(await pageCount(page, paper), paper).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(calculator.sheet).toContainText(
    'screen width 708 mm, eye distance 700 mm, side angle 55°, bezel 8 mm',
  );
  await expect(calculator.sheet).toContainText(/Side angle54\.7°Bezel8 mm/);
  await expect(calculator.sheet).toContainText(
    /iRacing163°monitor width with bezels 724.mm, screen width 708.mm/,
  );
  await expect(calculator.sheet.locator('.lit')).toHaveCount(3);
  await page.emulateMedia({ media: null });

  for (const rig of [triple, 'ratio:16:9;size:27;distance:50;screens:single']) {
    await page.evaluate((address) => (location.href = address), link(rig, withNumber.slice(0, 30)));
    await expect(calculator.chips).toHaveCount(30);
    for (const paper of papers) expect(await pageCount(page, paper), `${rig} on ${paper}`).toBe(1);
  }
});
