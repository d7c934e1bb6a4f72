import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { breakCalculator, CalculatorPage, provokedError } from './calculator-page';
import { expect, test } from './test';

const title = 'Unexpected Application Error!';

test.describe('a script of the live part that does not load', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('shows the error screen with the message, and trying again works', async ({ page }) => {
    await page.route('**/assets/calculator-island*', (route) => route.abort());
    await page.goto('/');
    const alert = page.getByRole('alert').filter({ hasText: title });
    await expect(alert).toBeVisible();
    await expect(alert).toContainText('Failed to fetch dynamically imported module');

    await page.unroute('**/assets/calculator-island*');
    await alert.getByRole('link', { name: 'Try again' }).click();
    await new CalculatorPage(page).alive();
    await expect(page.getByRole('heading', { name: title })).toBeHidden();
  });

  test('is asked for again first: a connection that breaks for a moment is not worth a message', async ({
    page,
  }) => {
    await page.route('**/assets/calculator-island*', (route) => route.abort(), { times: 2 });
    await new CalculatorPage(page).open();
    await expect(page.getByRole('heading', { name: title })).toBeHidden();
  });

  test('shows it in the end even if no script arrives at all', async ({ page }) => {
    test.slow();
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByRole('heading', { name: title })).toBeHidden();
    await expect(page.getByRole('heading', { name: title })).toBeVisible({ timeout: 15_000 });
    await expect(page.getByText('The script of the calculator did not arrive.')).toBeVisible();
  });
});

test.describe('a part that is loaded later', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  for (const { part, script, show, shown } of [
    {
      part: 'The game library',
      script: '**/assets/exact-part*',
      show: (page: Page) => new CalculatorPage(page).field('1:1').check(),
      shown: (page: Page) => page.getByLabel('Search this list'),
    },
    {
      part: 'What stands behind the number',
      script: '**/assets/game-details*',
      show: async (page: Page) => {
        await new CalculatorPage(page).field('1:1').check();
        await page.getByRole('button', { name: 'Assetto Corsa', exact: true }).press('Enter');
      },
      shown: (page: Page) => page.getByText('In the menu', { exact: true }),
    },
    {
      part: 'What patches files',
      script: '**/assets/patch-file*',
      show: async (page: Page) => {
        await new CalculatorPage(page).field('1:1').check();
        await page.getByRole('button', { name: 'Assetto Corsa', exact: true }).press('Enter');
        await page.getByRole('button', { name: 'Patch my file' }).press('Enter');
      },
      shown: (page: Page) => page.getByRole('button', { name: 'Choose file' }),
    },
    {
      part: 'The drawing',
      script: '**/assets/rig-drawing*',
      show: (page: Page) => new CalculatorPage(page).scrollToDrawing(),
      shown: (page: Page) => new CalculatorPage(page).drawing,
    },
    {
      part: 'Saved rigs',
      script: '**/assets/saved-panel*',
      show: async (page: Page) => {
        await page.locator('.share-part').evaluate((part) => part.scrollIntoView());
        const button = page.getByRole('button', { name: 'Saved rigs' });
        if ((await button.getAttribute('aria-expanded')) === 'false') await button.press('Enter');
      },
      shown: (page: Page) => page.getByRole('button', { name: 'Import a file' }),
    },
    {
      part: 'This part',
      script: '**/assets/how-true*',
      show: (page: Page) => new CalculatorPage(page).scrollToPlot(),
      shown: (page: Page) => page.getByLabel('Set to', { exact: true }),
    },
  ]) {
    test(`${part}: a message with a retry that works; the calculator and the focus stay`, async ({
      page,
    }) => {
      await page.route(script, (route) => route.abort());
      const calculator = new CalculatorPage(page);
      await calculator.open();
      await show(page);
      const message = page.getByRole('alert').filter({ hasText: `${part} did not load.` });
      const retry = message.getByRole('button', { name: 'Try again' });
      await expect(message).toBeVisible();
      await expect(page.getByRole('link', { name: 'Load the page again' })).toHaveCount(0);
      await calculator.field('Classic').check();
      await calculator.field('Screen size').fill('32');
      await expect(calculator.value('hFov')).toHaveText('71°');
      await show(page);

      // It fails again: it says so again, and offers what helps where a browser remembers failures or the file is gone.
      await retry.focus();
      await page.keyboard.press('Enter');
      const again = page.getByRole('alert').filter({ hasText: 'It did not load this time either.' });
      await expect(again).toContainText('a rig that you did not keep goes back to its defaults');
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
      await calculator.field('1:1').check();
      await expect(calculator.angle('Horizontal')).toHaveText('70.6°');
    });

    test(`${part}: where the file is gone, loading the page again helps`, async ({ page }) => {
      await page.route(script, (route) => route.fulfill({ status: 404, body: '' }));
      const calculator = new CalculatorPage(page);
      await calculator.open();
      await show(page);
      await page.getByRole('button', { name: 'Try again' }).click();
      // The file is back only after the second try has failed as well.
      const reload = page.getByRole('link', { name: 'Load the page again' });
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
});

const isFocused = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);

test('a healthy page shows no error screen, however long one waits', async ({ page }) => {
  await new CalculatorPage(page).open();
  await expect(page.locator('[data-start-failure]')).toHaveAttribute('data-start-failure', 'watched');
  await expect(page.getByRole('heading', { name: title })).toBeHidden();
});

test.describe('an error while the live part renders', () => {
  test.use({ expectedErrors: [new RegExp(provokedError)] });

  test('shows the error screen with the message; trying again loses nothing', async ({ page }) => {
    const calculator = new CalculatorPage(page);
    await calculator.open();
    await calculator.field('Curved screens').check();
    await calculator.field('Radius of curve').fill('1500');
    await calculator.field('Screen size').fill('32');

    await breakCalculator(calculator);
    const alert = page.getByRole('alert').filter({ hasText: title });
    await expect(alert).toContainText(provokedError);

    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(calculator.value('hFov')).toHaveText('71°');
    // The button is gone: the focus is not lost with it.
    await expect(page.getByRole('heading', { name: 'Input' })).toBeFocused();
    await expect(calculator.field('Screen size')).toHaveValue('32');
    await expect(calculator.field('Radius of curve')).toHaveValue('1500');
    await expect(calculator.field('Triple')).toBeChecked();
    await expect(calculator.field('Bezel Thickness for Triple Screen')).toHaveValue('0');
  });
});

test.describe('the pages for errors of the server', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('are the same screen with the status, and trying again works', async ({ page }) => {
    for (const status of [
      '500 Internal Server Error',
      '502 Bad Gateway',
      '503 Service Unavailable',
      '504 Gateway Timeout',
    ]) {
      const code = status.slice(0, 3);
      const body = await readFile(`dist/${code}.html`, 'utf8');
      await page.route('/faq', (route) =>
        route.fulfill({ status: Number(code), contentType: 'text/html', body }),
      );
      await page.goto('/faq');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByText(status)).toBeVisible();

      await page.unroute('/faq');
      await page.getByRole('link', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently Asked Questions');
    }
  });
});
