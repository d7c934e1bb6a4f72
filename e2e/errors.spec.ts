import { readFile } from 'node:fs/promises';
import { CalculatorPage } from './calculator-page';
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

  test('shows it in the end even if no script arrives at all', async ({ page }) => {
    test.slow();
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByRole('heading', { name: title })).toBeHidden();
    await expect(page.getByRole('heading', { name: title })).toBeVisible({ timeout: 15_000 });
    await expect(page.getByText('The script of the calculator did not arrive.')).toBeVisible();
  });
});

test('a healthy page shows no error screen, however long one waits', async ({ page }) => {
  await new CalculatorPage(page).open();
  await expect(page.locator('[data-start-failure]')).toHaveAttribute('data-start-failure', 'watched');
  await expect(page.getByRole('heading', { name: title })).toBeHidden();
});

test.describe('an error while the live part renders', () => {
  test.use({ expectedErrors: [/The formatter broke/] });

  test('shows the error screen with the message; trying again loses nothing', async ({ page }) => {
    const calculator = new CalculatorPage(page);
    await calculator.open();
    await calculator.field('Curved screens').check();
    await calculator.field('Radius of curve').fill('1500');

    await page.evaluate(() => {
      const original = Object.getOwnPropertyDescriptor(Number.prototype, 'toFixed') ?? {};
      const breakIt = () => {
        throw new Error('The formatter broke');
      };
      Object.assign(window, { mend: () => Object.defineProperty(Number.prototype, 'toFixed', original) });
      Object.defineProperty(Number.prototype, 'toFixed', { ...original, value: breakIt });
    });
    await calculator.field('Screen size').fill('32');
    const alert = page.getByRole('alert').filter({ hasText: title });
    await expect(alert).toBeVisible();
    await expect(alert).toContainText('The formatter broke');

    await page.evaluate(() => (window as unknown as { mend: () => void }).mend());
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(calculator.value('hFov')).toHaveText('71°');
    await expect(calculator.field('Screen size')).toHaveValue('32');
    await expect(calculator.field('Radius of curve')).toHaveValue('1500');
  });
});

for (const status of [
  '500 Internal Server Error',
  '502 Bad Gateway',
  '503 Service Unavailable',
  '504 Gateway Timeout',
]) {
  const code = status.slice(0, 3);

  test.describe(`the page for ${code}`, () => {
    test.use({ expectedErrors: [/Failed to load resource/] });

    test('is the same screen with the status', async ({ page }) => {
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
    });
  });
}
