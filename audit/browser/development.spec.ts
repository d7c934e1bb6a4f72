import { CalculatorPage } from '../../e2e/calculator-page';
import { expect, test } from '../../e2e/test';

/** Against the development build of React, which says what the production build keeps to itself. */
test('the live part takes over without a warning, in every state of its fields', async ({ page }) => {
  const calculator = new CalculatorPage(page);
  await calculator.open();
  await calculator.field('Triple').check();
  await calculator.field('Curved screens').check();
  await calculator.field('Screen size').fill('abc');
  await expect(calculator.value('hFov')).toHaveText('0°');
  await calculator.field('Screen ratio').selectOption('5:4');
  await calculator.field('Screen size').fill('19');
  await expect(calculator.value('hFov')).toHaveText('41°'); // 19 in of 5:4 is 37.68 cm wide: 2·atan(37.68/100) = 41.3
});

test('the lazy parts draw without a warning', async ({ page }) => {
  const calculator = new CalculatorPage(page);
  await calculator.open();
  await calculator.showGames();
  await calculator.showPictures();
  await calculator.field('Triple').check();
  await calculator.field('Curved screens').check();
  await calculator.field('Distance to screen').fill('');
  await expect(calculator.impossible).toBeVisible();
});

test('the pages of text load without a warning', async ({ page }) => {
  for (const path of ['/faq', '/privacy']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
