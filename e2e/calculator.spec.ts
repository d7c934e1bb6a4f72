import { CalculatorPage } from './calculator-page';
import { defaults } from '../src/testing/default-values';
import { expect, test } from './test';

let calculator: CalculatorPage;

test.beforeEach(async ({ page }) => {
  calculator = new CalculatorPage(page);
  await calculator.open();
});

test('keeps nothing: a reload gives the defaults', async ({ page }) => {
  await calculator.field('Screen size').fill('49');
  await calculator.field('Screen ratio').selectOption('32:9');
  await calculator.field('Triple').check();
  await page.reload();
  await calculator.alive();
  await expect.poll(() => calculator.values()).toEqual(defaults);
  await expect(calculator.field('Screen size')).toHaveValue('27');
  const stored = await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie]);
  expect(stored).toEqual([0, 0, '']);
});

test('takes over what was typed before the script arrived', async ({ page }) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/calculator-island*', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await calculator.field('Screen size').fill('32');
  await calculator.field('Triple').check();
  release();
  await calculator.alive();
  await expect(calculator.value('hFov')).toHaveText('71°');
  await expect(calculator.field('Screen size')).toHaveValue('32');
  await expect(calculator.field('Bezel Thickness for Triple Screen')).toBeVisible();
});

test('keys while 1:1 arrives: no row falls back to what was typed before', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await calculator.open();
  // The drawing follows a rig of one's own before the cards are in sight, and brings the exact method along.
  await page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('input[name="distance"]');
    if (!field) throw new Error('There is no calculator.');
    // As a browser does it: React keeps an eye on the property itself.
    Reflect.set(HTMLInputElement.prototype, 'value', '41', field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await calculator.section.getByRole('slider').first().waitFor();
  await expect(page.locator('.beside-value')).toHaveCount(0);

  // Slow enough for React to put the rows together in many slices, with keys between them.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  const wrong = await page.evaluate(async () => {
    const field = document.querySelector<HTMLInputElement>('input[name="distance"]');
    const cell = document.querySelector('.results tbody td');
    field?.scrollIntoView({ behavior: 'instant' });
    // Half the width of a panel of 27 inches, 16:9, in centimetres.
    const half = (((27 * 2.54) / 2) * 16) / Math.hypot(16, 9);
    const seen: string[] = [];
    for (let n = 0, after = 0; field && after < 20; n += 1) {
      const distance = 40 + (n % 40);
      Reflect.set(HTMLInputElement.prototype, 'value', String(distance), field);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      // In real time: as long as a slice of React's, so that keys come between its slices and not once a frame.
      await new Promise((resolve) => setTimeout(resolve, 5));
      const right = `${Math.round((2 * Math.atan(half / distance) * 180) / Math.PI)}°`;
      if (cell?.textContent !== right) seen.push(`${distance} cm: ${cell?.textContent}, not ${right}`);
      if (document.querySelector('.beside-value')) after += 1;
    }
    return seen;
  });
  expect(wrong).toEqual([]);
});

test('keeps the drop-down list 10 px from the window’s edge', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 420 });
  const select = calculator.field('Screen ratio');
  await select.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await select.click();
  await expect(select.getByRole('option').last()).toBeVisible();
  const boxes = await select
    .getByRole('option')
    .evaluateAll((options) =>
      options
        .map((option) => option.getBoundingClientRect())
        .map(({ top, bottom, left, right }) => ({ top, bottom, left, right })),
    );
  expect(boxes).toHaveLength(5);
  for (const box of boxes) {
    expect(box.top).toBeGreaterThanOrEqual(10);
    expect(box.bottom).toBeLessThanOrEqual(420 - 10);
    expect(box.left).toBeGreaterThanOrEqual(10);
    expect(box.right).toBeLessThanOrEqual(400 - 10);
  }
});
