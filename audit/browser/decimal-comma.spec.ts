import { CalculatorPage } from '../../e2e/calculator-page';
import { isAlive } from '../../e2e/in-page';
import { expect, test } from '../../e2e/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** The site in the pseudo-language of numbers: a decimal comma, no space before units, 、 in lists. */

test('shows and takes the comma in every field, and keeps it out of the address', async ({ page }) => {
  const calculator = new CalculatorPage(page);
  await calculator.open();
  const distance = calculator.field('Distance to screen');
  await distance.fill('50,5');
  await expect(distance).toHaveValue('50,5');
  await expect(distance).not.toHaveAccessibleDescription(/Read as/);
  await distance.press('ArrowUp');
  await expect(distance).toHaveValue('51,5');
  // 27 · 2.54 · 16 / √337 = 59.773 cm; 2·atan(59.773 / 103) = 60.255°, · 1.05 = 63.27, − 0.3 = 59.95.
  await expect(calculator.value('Triple Screen Angle')).toHaveText('63,27°');
  await expect(calculator.value('RaceRoom')).toHaveText('60.0');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page).toHaveURL(/distance:51\.5;/);
  await page.reload();
  await calculator.alive();
  await expect(distance).toHaveValue('51,5');

  await distance.fill('50.5');
  await expect(distance).toHaveAccessibleDescription('Read as 50,5cm.');
  await calculator.field('Curved screens').check();
  const radius = calculator.field('Radius of curve');
  await radius.fill('1.800');
  await expect(radius).toHaveAccessibleDescription('Read as 1800mm.');
  await expect(radius).toHaveValue('1.800');
});

test('on a page of others, too', async ({ page }) => {
  await page.goto('/embed');
  const distance = page.getByLabel('Distance to screen', { exact: true });
  await page.waitForFunction(isAlive);
  await distance.fill('50,5');
  await distance.press('ArrowUp');
  await expect(distance).toHaveValue('51,5');
});
