import type { Page } from '@playwright/test';
import { CalculatorPage } from './calculator-page';
import { expect, test } from './test';

/** Steps within the page, for Back and Forward. */

const entries = (page: Page) => page.evaluate(() => history.length);

let calculator: CalculatorPage;
test.beforeEach(({ page }) => {
  calculator = new CalculatorPage(page);
});

test('Back closes an opened game, Forward and a reload open it again, and its own button adds no step', async ({
  page,
}) => {
  await calculator.open();
  await calculator.field('Distance to screen').fill('61');
  await calculator.showGames();
  await expect(page).toHaveURL(/distance:61/);
  const before = await entries(page);
  await calculator.gameName('iRacing').click();
  await expect(calculator.openedGame('iRacing')).toBeVisible();
  await expect(page).toHaveURL(/&game=iracing/);
  expect(await entries(page)).toBe(before + 1);

  await page.goBack();
  await expect(calculator.openedGame('iRacing')).toHaveCount(0);
  await expect(calculator.gameName('iRacing')).toBeFocused();
  await expect(page).toHaveURL(/distance:61(?!.*&game=)/);
  await page.goForward();
  await expect(calculator.openedGame('iRacing')).toBeVisible();

  await calculator.backToGames();
  await expect(calculator.gameName('iRacing')).toBeFocused();
  await page.goForward();
  await expect(calculator.openedGame('iRacing')).toBeVisible();
  expect(await entries(page)).toBe(before + 1);

  await page.reload();
  await expect(calculator.openedGame('iRacing')).toBeVisible();
  await expect(calculator.field('Distance to screen')).toHaveValue('61');
  // Changed since: the step before is the same rig.
  await calculator.field('Distance to screen').fill('62');
  await page.goBack();
  await expect(calculator.openedGame('iRacing')).toHaveCount(0);
  await expect(calculator.field('Distance to screen')).toHaveValue('62');
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('closing a game that a link opened replaces its step, and a reload leaves it closed', async ({
  page,
}) => {
  await calculator.open('/#game=iracing');
  await expect(calculator.openedGame('iRacing')).toBeVisible();
  const before = await entries(page);
  await calculator.backToGames();
  await expect(calculator.openedGame('iRacing')).toHaveCount(0);
  expect([await entries(page), new URL(page.url()).hash]).toEqual([before, '']);
  await page.reload();
  await calculator.alive();
  await expect(calculator.openedGame('iRacing')).toHaveCount(0);
});

test('Back returns to the tab before, and a tab pressed twice is one step', async ({ page }) => {
  await calculator.open();
  await calculator.scrollToPlot();
  const tab = (name: string) => page.getByRole('tab', { name });
  const expectChosen = (name: string) => expect(tab(name)).toHaveAttribute('aria-selected', 'true');
  await page.locator('.explore > .served').waitFor({ state: 'detached' });
  const before = await entries(page);
  await tab('Plan').click();
  await tab('Plan').click();
  await expectChosen('Plan');
  await tab('Compare').click();
  expect(await entries(page)).toBe(before + 2);
  await page.goBack();
  await expectChosen('Plan');
  await page.goBack();
  await expectChosen('Windscreen');
  await page.goForward();
  await expectChosen('Plan');

  await test.step('also with a rig in the address', async () => {
    await calculator.field('Distance to screen').fill('61');
    await expect(page).toHaveURL(/distance:61.*at=plan/);
    await tab('Plan').click();
    await tab('Compare').click();
    await tab('Compare').click();
    await expect(page).toHaveURL(/at=compare$/);
    await page.goBack();
    await expectChosen('Plan');
    await page.goBack();
    await expectChosen('Windscreen');
    await expect(calculator.field('Distance to screen')).toHaveValue('61');
  });
});

test('Back closes a dialog, Forward and a reload open it again, and closing it adds no step', async ({
  page,
}) => {
  await calculator.open();
  const find = page.getByRole('button', { name: 'Find my monitor' });
  const dialog = page.getByRole('dialog');
  const before = await entries(page);
  await find.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(find).toBeFocused();
  await page.goForward();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  // Opened again at once, while the browser still goes back.
  await find.click();
  await expect(dialog).toBeVisible();
  expect(await entries(page)).toBe(before + 1);
  await page.reload();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);

  await test.step('what it filled in stays', async () => {
    await find.click();
    await page.getByRole('combobox', { name: 'Name or model code' }).fill('XV272U');
    await dialog.getByRole('option').first().click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/width:597/);
    await page.reload();
    await expect(calculator.note('hFov')).toContainText('61.7°');
  });

  await test.step('the sheet of keys', async () => {
    await calculator.field('Triple').focus();
    await page.keyboard.press('?');
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await page.goForward();
    await expect(dialog).toBeVisible();
  });
});
