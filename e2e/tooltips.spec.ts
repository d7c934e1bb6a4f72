import { CalculatorPage, stopClock } from './calculator-page';
import { expect, test } from './test';

const question = 'How do I measure the distance?';

test.beforeEach(async ({ page }) => {
  await new CalculatorPage(page).open();
  await stopClock(page);
});

test('opens after 700 ms under the pointer, not when it only passes, and stays while it moves onto its text', async ({
  page,
}) => {
  const button = page.getByRole('button', { name: question });
  await test.step('the pointer only passes', async () => {
    await button.hover();
    await page.clock.runFor(500);
    await page.mouse.move(5, 300, { steps: 10 });
    await page.clock.runFor(1000);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });
  await test.step('the pointer rests', async () => {
    await button.hover();
    await page.clock.runFor(690);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await page.clock.runFor(20);
    await expect(page.getByRole('tooltip')).toContainText('Sit as you drive');
  });
  await test.step('the pointer moves onto the text', async () => {
    const box = await page.getByRole('tooltip').boundingBox();
    if (!box) throw new Error('The tooltip has no place.');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 10 });
    await page.clock.runFor(1000);
    await expect(page.getByRole('tooltip')).toBeVisible();
  });
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

test('opens at once by keyboard and by a click, describes its button, and closes with Escape', async ({
  page,
}) => {
  const button = page.getByRole('button', { name: question });
  await page.getByLabel('Screen size', { exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await expect(button).toHaveAccessibleDescription(/Sit as you drive/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expect(button).toBeFocused();

  // Whether or not the pointer had opened it already.
  await page.getByLabel('Screen size', { exact: true }).focus();
  await button.click();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await button.click();
  await expect(page.getByRole('tooltip')).toBeVisible();
});

test('covers nothing that a field above has to say', async ({ page }) => {
  const calculator = new CalculatorPage(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    const size = calculator.field('Screen size');
    await size.fill('about 27');
    await size.press('Tab');
    await expect(page.getByRole('tooltip')).toContainText('Sit as you drive');
    const hint = await page.getByText('Not a number, so it counts as 0').boundingBox();
    const tooltip = await page.getByRole('tooltip').boundingBox();
    expect((hint?.y ?? NaN) + (hint?.height ?? NaN), `${width}`).toBeLessThan(tooltip?.y ?? NaN);
    await page.keyboard.press('Escape');
  }
});

test('keeps 10 px from the window’s edges', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const button of await new CalculatorPage(page).infoButtons.all()) {
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

  test('opens with a tap, closes with a tap elsewhere or a second one on the same button', async ({
    page,
  }) => {
    const button = page.getByRole('button', { name: question });
    await button.tap();
    await expect(page.getByRole('tooltip')).toContainText('Sit as you drive');
    await page.getByRole('heading', { name: 'Input' }).tap();
    await expect(page.getByRole('tooltip')).toHaveCount(0);

    await button.tap();
    await expect(page.getByRole('tooltip')).toBeVisible();
    await button.tap();
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });
});
