import { readFileSync } from 'node:fs';
import type { Download, Locator, Page, Request } from '@playwright/test';
import { expectNoViolations, expectNoViolationsInAnyLook, parts } from './axe';
import { CalculatorPage } from './calculator-page';
import { prepareInspection } from './page-inspection';
import { expect, test } from './test';

// Files after players' own that docs/files.md names; the numbers are worked out in src/domain/game-files/game-files.test.ts.
const cameraOnboard =
  '\ufeff[MODE]\r\nIS_WORLD_ALIGNED=0\r\nFOV=30.6468\t; für später\r\n\r\n[GFORCES]\r\nLAG=0.8\r\n';
const tripleScreen = [
  ...['[LEFT_SCREEN]', 'LEFT_POINT=-1.49863,0.947665', 'RIGHT_POINT=-0.5,1', ''],
  ...['[CENTER_SCREEN]', 'LEFT_POINT=-0.5,1', 'RIGHT_POINT=0.5,1', ''],
  ...['[RIGHT_SCREEN]', 'LEFT_POINT=0.5,1', 'RIGHT_POINT=1.49863,0.947665', ''],
  ...['[SPINNERS]', 'SP_MARGINS=0', 'SP_ROTATION=0', 'SP_DISTANCE=1000', 'SP_WIDTH=1000', ''],
].join('\n');

let calculator: CalculatorPage;
let game: Locator;

const patch = () => game.locator('.file-patch');
const status = () => patch().getByRole('status').first();
const rows = () => patch().getByRole('row');
const button = (name: string) => game.getByRole('button', { name });

const give = (name: string, text: string) =>
  patch()
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

const savedText = async (download: Download) => readFileSync(await download.path(), 'utf8');

async function openGame(page: Page, name: string): Promise<void> {
  calculator = new CalculatorPage(page);
  await calculator.open();
  await calculator.showGames();
  await calculator.showAllGames();
  game = calculator.openedGame(name);
  await calculator.gameName(name).click();
}

/** Without the picker that also writes, as in Firefox and Safari. */
const withoutPicker = (page: Page) =>
  page.addInitScript(() => {
    delete (window as { showOpenFilePicker?: unknown }).showOpenFilePicker;
  });

test('patches a file by the keyboard, byte for byte, and sends nothing', async ({ page }) => {
  await withoutPicker(page);
  await prepareInspection(page);
  await openGame(page, 'Assetto Corsa');
  await expect(game.locator('pre').first()).toHaveText('[MODE]\nFOV=37.1675');

  await test.step('the button opens it, and the keyboard reaches the picker', async () => {
    await button('Patch my file').press('Enter');
    await expect(button('Patch my file')).toHaveAttribute('aria-expanded', 'true');
    await expect(button('Choose file')).toBeFocused();
    const choosing = page.waitForEvent('filechooser');
    await button('Choose file').press('Enter');
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await (
      await choosing
    ).setFiles({
      name: 'camera_onboard.ini',
      mimeType: 'text/plain',
      buffer: Buffer.from(cameraOnboard),
    });
    await expect(status()).toHaveText('1 line of camera_onboard.ini would change.');
    await expect(rows().nth(1)).toHaveText(
      /^3FOV=30\.6468\t; für späterFOV=37\.1675\t; für späterMODEThe field of view of your screen$/,
    );
    await expectNoViolationsInAnyLook(page, 'a patched file', { within: parts.resultCard });
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });

    const saving = page.waitForEvent('download');
    await button('Save patched file').press('Enter');
    const download = await saving;
    expect(download.suggestedFilename()).toBe('camera_onboard.ini');
    expect(await savedText(download)).toBe(cameraOnboard.replace('30.6468', '37.1675'));
    await expect(button('Write into my file')).toHaveCount(0);
    expect(requests.filter((request) => !request.url().startsWith('blob:'))).toEqual([]);
  });

  await test.step('it follows the rig', async () => {
    await calculator.field('Distance to screen').fill('60');
    // 2·atan(336.223 / 1200) = 31.3019
    await expect(rows().nth(1)).toContainText('FOV=31.3');
  });
});

test('writes into the file itself where the browser can, after keeping a copy', async ({ page }) => {
  // A file of the browser's own, so that reading and writing it is real; only the window that picks it is not.
  await page.addInitScript((text) => {
    const pick = async () => {
      const folder = await navigator.storage.getDirectory();
      const handle = await folder.getFileHandle('camera_onboard.ini', { create: true });
      if ((await handle.getFile()).size === 0) {
        const stream = await handle.createWritable();
        await stream.write(text);
        await stream.close();
      }
      return [handle];
    };
    Object.assign(window, { showOpenFilePicker: pick });
  }, cameraOnboard);
  const contents = () =>
    page.evaluate(async () => {
      const folder = await navigator.storage.getDirectory();
      const file = await (await folder.getFileHandle('camera_onboard.ini')).getFile();
      return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer());
    });

  await openGame(page, 'Assetto Corsa');
  await button('Patch my file').click();
  await button('Choose file').click();
  await expect(patch()).toContainText('Your browser first saves a copy, camera_onboard.ini.bak.');

  await test.step('not over what was changed meanwhile', async () => {
    await page.evaluate(async () => {
      const folder = await navigator.storage.getDirectory();
      const stream = await (await folder.getFileHandle('camera_onboard.ini')).createWritable();
      await stream.write('[MODE]\nFOV=50\n');
      await stream.close();
    });
    await button('Write into my file').click();
    await expect(patch()).toContainText('camera_onboard.ini has changed since you chose it.');
    await expect(rows().nth(1)).toContainText('FOV=50');
    expect(await contents()).toBe('[MODE]\nFOV=50\n');
  });

  await test.step('with the copy saved first', async () => {
    const saving = page.waitForEvent('download');
    await button('Write into my file').click();
    const copy = await saving;
    expect(copy.suggestedFilename()).toBe('camera_onboard.ini.bak');
    expect(await savedText(copy)).toBe('[MODE]\nFOV=50\n');
    await expect(patch()).toContainText('camera_onboard.ini is changed.');
    await expect(patch().getByText('camera_onboard.ini is changed.')).toBeFocused();
    expect(await contents()).toBe('[MODE]\nFOV=37.1675\n');
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('nothing runs out at the side, and every target measures 44 px', async ({ page }) => {
    await withoutPicker(page);
    await openGame(page, 'Assetto Corsa');
    await calculator.field('Triple').check();
    await button('Patch my file').click();
    await button('Choose file').waitFor();
    await give('triple_screen.ini', tripleScreen);
    await expect(rows()).toHaveCount(10);
    for (const place of [page.locator('html'), patch()])
      expect(
        await place.evaluate((element) => element.scrollWidth - element.clientWidth),
      ).toBeLessThanOrEqual(0);
    for (const name of ['Patch my file', 'Choose another file', 'Save patched file'])
      expect((await button(name).boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expectNoViolations(page, 'a patched file on a phone', { within: parts.resultCard });
  });

  test('the cameras of Competizione can be chosen by finger, in any look', async ({ page }) => {
    await withoutPicker(page);
    await prepareInspection(page);
    await openGame(page, 'Assetto Corsa Competizione');
    await button('Patch my file').click();
    await button('Choose file').waitFor();
    await give('cameraSettings.json', '{"cameraFOV": [ 54, 54, 54, 31, 30, 54, 30 ]}');
    const fourth = game.getByText('4. Dash pro');
    await fourth.tap();
    await expect(rows().nth(1)).toContainText('54, 37, 30, 54');
    for (const label of await patch().locator('label').all())
      expect((await label.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expectNoViolationsInAnyLook(page, 'the choice of a camera', { within: parts.resultCard });
  });
});

test('what the button opens comes into sight and has the focus, also at the end of a small window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  await openGame(page, 'Assetto Corsa');
  const opener = button('Patch my file');
  // At the lower edge of the window.
  await opener.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await opener.click();
  await expect(button('Choose file')).toBeFocused();
  await expect(button('Choose file')).toBeInViewport({ ratio: 1 });
});
