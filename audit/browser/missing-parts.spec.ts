import type { Locator, Page } from '@playwright/test';
import { CalculatorPage } from '../../e2e/calculator-page';
import { expect, test } from '../../e2e/test';

/** Every part that is loaded later, where it does not arrive. */

test.use({ expectedErrors: [/Failed to load resource/] });

const isFocused = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);

for (const { part, script, show, shown } of [
  {
    part: 'The game library',
    // Its style sheet arrives.
    script: '**/assets/exact-part*.js*',
    show: (page: Page) => new CalculatorPage(page).field('1:1 exact').check(),
    shown: (page: Page) => new CalculatorPage(page).picker,
  },
  {
    part: 'The details',
    script: '**/assets/game-details*',
    show: async (page: Page) => {
      await new CalculatorPage(page).field('1:1 exact').check();
      await page.getByRole('button', { name: 'Assetto Corsa', exact: true }).press('Enter');
    },
    shown: (page: Page) => page.getByText('In the menu', { exact: true }),
  },
  {
    part: 'The drawing',
    script: '**/assets/rig-drawing*',
    show: (page: Page) => new CalculatorPage(page).scrollToDrawing(),
    shown: (page: Page) => new CalculatorPage(page).drawing,
  },
  {
    part: 'This part',
    // With its style sheet, which is asked for at the same time.
    script: '**/assets/explore*',
    show: (page: Page) => new CalculatorPage(page).scrollToPlot(),
    shown: (page: Page) => page.getByLabel('Set to', { exact: true }),
  },
]) {
  test(`${part}: a message with a retry that works; the calculator and the focus stay`, async ({ page }) => {
    await page.route(script, (route) => route.abort());
    const calculator = new CalculatorPage(page);
    await calculator.open();
    await show(page);
    const message = page.getByRole('alert').filter({ hasText: `${part} didn’t load.` });
    const retry = message.getByRole('button', { name: 'Try again' });
    await expect(message).toBeVisible();
    await expect(page.getByRole('link', { name: 'Reload the page' })).toHaveCount(0);
    await calculator.field('Classic').check();
    await calculator.field('Screen size').fill('32');
    await expect(calculator.value('hFov')).toHaveText('71°');
    await show(page);

    // It fails again: it says so again, and offers what helps where a browser remembers failures or the file is gone.
    await retry.focus();
    await page.keyboard.press('Enter');
    const again = page.getByRole('alert').filter({ hasText: 'Still not loading.' });
    await expect(again).toContainText('Reload the page;');
    await expect(page.locator(':focus')).not.toHaveCount(0);
    await page.keyboard.press('Tab');
    // In the result card the switch comes first.
    const button = again.getByRole('button', { name: 'Try again' });
    for (let stops = 0; stops < 3 && !(await isFocused(button)); stops++) await page.keyboard.press('Tab');
    await expect(button).toBeFocused();

    await page.unroute(script);
    await page.keyboard.press('Enter');
    await expect(shown(page)).toBeVisible();
    await expect(again).toHaveCount(0);
    await expect(calculator.partInFocus).toHaveCount(1);
    await expect(calculator.field('Screen size')).toHaveValue('32');
    // What has arrived late shows the rig as it is by now: 2·atan(70.84/100) = 70.6°.
    // By way of Classic, which closes an open game.
    await calculator.field('Classic').check();
    await calculator.field('1:1 exact').check();
    await expect(calculator.angle('Horizontal')).toHaveText('70.6°');
  });

  test(`${part}: where the file is gone, loading the page again helps`, async ({ page }) => {
    await page.route(script, (route) => route.fulfill({ status: 404, body: '' }));
    const calculator = new CalculatorPage(page);
    await calculator.open();
    await show(page);
    // Other parts that need the same file say so too.
    const message = page.getByRole('alert').filter({ hasText: `${part} didn’t load.` });
    await message.getByRole('button', { name: 'Try again' }).click();
    // The file is back only after the second try has failed as well.
    const reload = page.getByRole('link', { name: 'Reload the page' });
    await expect(reload).toBeVisible();
    await page.unroute(script);
    await reload.click();
    // The old page has such a part too; the new one begins with the defaults.
    await expect(reload).toHaveCount(0);
    await calculator.alive();
    await show(page);
    await expect(shown(page)).toBeVisible();
  });
}

test('where only the style sheet of a part is missing, trying again brings the part with its looks', async ({
  page,
}) => {
  const sheet = '**/assets/explore*.css';
  await page.route(sheet, (route) => route.abort());
  const calculator = new CalculatorPage(page);
  await calculator.open('/#compare');
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await page.unroute(sheet);
  await retry.click();
  await expect(page.getByRole('button', { name: '10 cm closer' })).toBeVisible();
  await expect(page.locator('link[rel="stylesheet"][href*="explore"]')).toHaveCount(1);
});
