import { CalculatorPage } from './calculator-page';
import { expect, test } from './test';

const question = 'How do I measure the distance?';

// What is scrolled to stands still at once, so that the pointer stays where the test put it.
test.use({ reducedMotion: 'reduce' });

test.beforeEach(async ({ page }) => {
  await new CalculatorPage(page).open();
  // Not before: the clock of the tests hides the mark that says that the page is alive.
  await page.clock.install();
  // From here on time passes only when a test says so.
  await page.clock.pauseAt(Date.now() + 60_000);
});

test('opens after 700 ms under the pointer', async ({ page }) => {
  await page.getByRole('button', { name: question }).hover();
  await page.clock.runFor(690);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(page.getByRole('tooltip')).toContainText('Sit as you drive');
});

test('does not open when the pointer only passes', async ({ page }) => {
  await page.getByRole('button', { name: question }).hover();
  await page.clock.runFor(500);
  await page.mouse.move(5, 300, { steps: 10 });
  await page.clock.runFor(1000);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
});

test('opens the next one at once within 300 ms, and waits again after that', async ({ page }) => {
  const first = page.getByRole('button', { name: 'Copy the value for hFov' });
  const second = page.getByRole('button', { name: 'Copy the value for RaceRoom' });
  await first.hover();
  await page.clock.runFor(700);
  await expect(page.getByRole('tooltip')).toHaveText('Copy 62');

  await second.hover();
  await expect(page.getByRole('tooltip')).toHaveText('Copy 61.4');

  await page.mouse.move(5, 300, { steps: 10 });
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.clock.runFor(310);
  await first.hover();
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.clock.runFor(700);
  await expect(page.getByRole('tooltip')).toHaveText('Copy 62');
});

test('opens at once by keyboard, describes its button, and closes with Escape', async ({ page }) => {
  const button = page.getByRole('button', { name: question });
  await page.getByLabel('Screen size', { exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await expect(button).toHaveAccessibleDescription(/Sit as you drive/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('stays while the pointer moves onto its text', async ({ page }) => {
  await page.getByRole('button', { name: question }).hover();
  await page.clock.runFor(700);
  const box = await page.getByRole('tooltip').boundingBox();
  if (!box) throw new Error('The tooltip has no place.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 10 });
  await page.clock.runFor(1000);
  await expect(page.getByRole('tooltip')).toBeVisible();
});

test('a click on its button shows it, whether or not the pointer had opened it already', async ({ page }) => {
  const button = page.getByRole('button', { name: question });
  await button.click();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await button.click();
  await expect(page.getByRole('tooltip')).toBeVisible();
});

test('keeps 10 px from the window’s edges', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const button of await page.locator('.info-button').all()) {
    await button.click();
    const box = await page.getByRole('tooltip').boundingBox();
    if (!box) throw new Error('The tooltip has no place.');
    expect(box.x).toBeGreaterThanOrEqual(10);
    expect(box.x + box.width).toBeLessThanOrEqual(350);
    expect(box.y).toBeGreaterThanOrEqual(10);
    await page.keyboard.press('Escape');
  }
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('opens with a tap, closes with a tap elsewhere', async ({ page }) => {
    await page.getByRole('button', { name: question }).tap();
    await expect(page.getByRole('tooltip')).toContainText('Sit as you drive');
    await page.getByRole('heading', { name: 'Input' }).tap();
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });

  test('a second tap on the same button closes it', async ({ page }) => {
    await page.getByRole('button', { name: question }).tap();
    await page.getByRole('button', { name: question }).tap();
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });
});
