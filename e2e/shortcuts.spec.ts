import { expectNoViolationsInAnyLook } from './axe';
import { CalculatorPage } from './calculator-page';
import { prepareInspection } from './page-inspection';
import { expect, test } from './test';

test.beforeEach(async ({ page }) => prepareInspection(page));

test('? opens the sheet of keys, not while typing, and can be turned off', async ({ page }) => {
  const calculator = new CalculatorPage(page);
  await calculator.open();
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await calculator.field('Screen size').focus();
  await page.keyboard.press('?');
  await expect(calculator.field('Screen size')).toHaveValue(/\?/);
  await page.getByRole('link', { name: 'Sightline', exact: true }).focus();
  for (const keys of ['Control+?', 'Alt+?']) await page.keyboard.press(keys);
  // The keys above came before this one: had they opened it, it would be open twice.
  await calculator.field('Triple').focus();
  await page.keyboard.press('?');
  await expect(sheet).toHaveCount(1);
  await expect(sheet).toContainText('One step, the way the arrow points');
  // A second one finds it open, however soon after it the sheet is closed.
  await page.evaluate(() => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true }));
    document.querySelector('dialog')?.close();
  });
  await expect(sheet).toHaveCount(0);
  await expect(calculator.field('Triple')).toBeFocused();
  await page.keyboard.press('?');
  await expect(sheet).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);

  await page.goto('/faq');
  const open = page.getByRole('contentinfo').getByRole('button', { name: 'Keyboard shortcuts' });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await open.click();
  await expectNoViolationsInAnyLook(page, 'the sheet', { within: 'dialog' });
  const byKey = sheet.getByRole('checkbox', { name: 'The ? key opens this sheet' });
  await byKey.uncheck();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(open).toBeFocused();

  await page.reload();
  await page.keyboard.press('?');
  // By the time the footer has come, the key has been heard.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(open).toBeVisible();
  await expect(sheet).toHaveCount(0);
  await open.press('Enter');
  await expect(byKey).not.toBeChecked();
  await byKey.check();
  // Beside it.
  await page.mouse.click(4, 4);
  await expect(sheet).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(sheet).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});
