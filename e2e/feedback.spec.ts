import { expectNoViolationsInAnyLook } from './axe';
import { CalculatorPage } from './calculator-page';
import { prepareInspection } from './page-inspection';
import { expect, test } from './test';

const rig = '#v=1&rig=ratio:16:9;size:32;distance:60;screens:single&method=exact&units=cm';

test('the question below a number loads its dialog when it is pressed, and leads to measuring with the rig', async ({
  page,
}) => {
  await page.goto(`/games/raceroom${rig}`);
  await new CalculatorPage(page).alive();
  await page.getByRole('button', { name: 'Right in your game?' }).waitFor();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.getByRole('button', { name: 'Not right?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Is it right in RaceRoom Racing Experience?' });
  await expect(dialog).toContainText('for 32″ 16:9 at 60 cm');
  expect(requests.filter((url) => url.includes('feedback-dialog'))).not.toEqual([]);
  expect(requests.filter((url) => !/\/assets\/[\w-]+\.(js|css)$/.test(url))).toEqual([]);

  // Back closes it, Forward opens it again.
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.goForward();
  await dialog.getByRole('link', { name: 'Measure it' }).click();
  await expect(page).toHaveURL(/\/measure#.*size:32.*at=raceroom$/);
});

test('the footer leads to measuring, where a file’s keys are listed on request', async ({ page }) => {
  await page.goto('/faq');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Measure' }).click();
  await page.waitForFunction(() => document.querySelector('[data-start="done"]') !== null);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.getByRole('button', { name: 'Inspect a file' }).click();
  await expect(page.getByRole('button', { name: 'Choose file' })).toBeFocused();
  expect(requests.filter((url) => url.includes('inspect-file'))).not.toEqual([]);
  await page.locator('.file-inspector input[type="file"]').setInputFiles({
    name: 'options.xml',
    mimeType: 'text/xml',
    buffer: Buffer.from('<options><camera><fov>1.3</fov></camera><volume>7</volume></options>'),
  });
  await expect(page.getByRole('group', { name: 'Report' })).toContainText('* options/camera fov');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'options/camera › fov' })).toBeChecked();
});

for (const width of [1280, 360])
  test(`neither hinders anyone, ${width} px wide`, async ({ page }) => {
    await prepareInspection(page);
    // High enough that the bar at the top covers no part of a button.
    await page.setViewportSize({ width, height: 2400 });
    await page.goto('/games/raceroom');
    await new CalculatorPage(page).alive();
    const fileInput = page.locator('.file-inspector input[type="file"]');
    // The part with the button may just be replaced by its next rendering, which a press does not survive.
    await expect(async () => {
      if ((await fileInput.count()) === 0) await page.getByRole('button', { name: 'Inspect a file' }).click();
      await expect(fileInput).toBeAttached({ timeout: 3000 });
    }).toPass();
    await fileInput.setInputFiles({
      name: 'options.ini',
      mimeType: 'text/plain',
      buffer: Buffer.from('[Camera]\nfov=60\n[Sound]\nvolume=7\n'),
    });
    await page.getByRole('checkbox', { name: 'Camera › fov' }).check();
    await page.getByText('1 other key').click();
    await expectNoViolationsInAnyLook(page, 'a file’s keys', { within: '.file-inspector' });
    await page.getByRole('button', { name: 'Not right?' }).click();
    await page.getByRole('button', { name: 'Copy the lines' }).waitFor();
    await expectNoViolationsInAnyLook(page, 'the dialog', { within: '.feedback-dialog' });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
