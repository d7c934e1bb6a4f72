import { CalculatorPage } from './calculator-page';
import { expect, test } from './test';

let calculator: CalculatorPage;

test.beforeEach(async ({ page }) => {
  calculator = new CalculatorPage(page);
  await calculator.open();
});

test('keys while 1:1 arrives: no row falls back to what was typed before', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await calculator.open();
  // The drawing follows a rig of one's own before the cards are in sight, and brings the exact method along.
  await page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('.input-card [name=distance]');
    if (!field) throw new Error('There is no calculator.');
    // The native setter, as a browser does it: React overrides the property.
    Reflect.set(HTMLInputElement.prototype, 'value', '41', field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await calculator.section.getByRole('slider').first().waitFor();
  await expect(page.locator('.beside-value')).toHaveCount(0);

  // Slow enough for React to put the rows together in many slices, with keys between them.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  const wrong = await page.evaluate(async () => {
    const field = document.querySelector<HTMLInputElement>('.input-card [name=distance]');
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
