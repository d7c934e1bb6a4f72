import { readFile } from 'node:fs/promises';
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
    await expect(page.getByText('The calculator didn’t load.')).toBeVisible();
  });
});

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

test.describe('an error in one tab', () => {
  test.use({ expectedErrors: [new RegExp(provokedError)] });

  test('is said in its place; fields, results and the other tabs go on', async ({ page }) => {
    await page.addInitScript((message) => {
      const getContext = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, 'getContext')
        ?.value as (...asked: unknown[]) => unknown;
      HTMLCanvasElement.prototype.getContext = function (this: unknown, ...asked: unknown[]) {
        if (asked[0] === 'webgl2') throw new Error(message);
        return getContext.apply(this, asked);
      } as HTMLCanvasElement['getContext'];
    }, provokedError);
    const calculator = new CalculatorPage(page);
    await page.goto('/#windscreen');
    await calculator.alive();
    const panel = page.getByRole('tabpanel', { name: 'Windscreen' });
    const failure = panel.getByRole('alert');
    await expect(failure).toContainText('This part failed.');

    // Once more, and no more often than asked for.
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(failure).toContainText('This part failed.');

    await calculator.field('Screen size').fill('32');
    await expect(calculator.value('hFov')).toHaveText('71°');
    await expect(page.getByRole('heading', { name: title })).toBeHidden();
    await page.getByRole('tab', { name: 'How true' }).click();
    await expect(page.getByRole('tabpanel').getByRole('img').first()).toBeVisible();
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
