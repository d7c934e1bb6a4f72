import { CalculatorPage } from './calculator-page';
import { expect, test } from './test';

let calculator: CalculatorPage;

test.beforeEach(async ({ page }) => {
  calculator = new CalculatorPage(page);
  await calculator.open();
});

for (const width of [360, 768, 1280, 1920])
  test(`the units switch, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const units = page.getByRole('radiogroup', { name: 'Units' });
    const inches = units.getByRole('radio', { name: 'in' });
    const centimetres = units.getByRole('radio', { name: 'cm' });
    const distance = calculator.field('Distance to screen');

    await test.step('shows what was typed in the other unit, and comes back to it a hundred times', async () => {
      const typed = '50.123456789';
      await distance.fill(typed);
      const before = await calculator.values();
      // In the page: a hundred round trips by the mouse would take a minute.
      const seen = await units.evaluate((group) => {
        const input = document.querySelector<HTMLInputElement>('[name=distance]');
        const texts = new Set<string>();
        for (let times = 0; times < 100; times += 1)
          for (const value of ['in', 'cm']) {
            group.querySelector<HTMLInputElement>(`[value=${value}]`)?.click();
            texts.add(`${value} ${input?.value}`);
          }
        return [...texts];
      });
      // 50.123456789 / 2.54 = 19.7336
      expect(seen).toEqual(['in 19.73', `cm ${typed}`]);
      expect(await calculator.values()).toEqual(before);
    });

    await test.step('what is typed then is in inches, and steps go by the inch', async () => {
      await inches.check();
      await expect(calculator.unitOf('Distance to screen')).toHaveText('in');
      await distance.fill('40');
      await expect(calculator.value('hFov')).toHaveText('33°'); // 2·atan(59.7727/203.2) = 32.78
      await distance.press('ArrowUp');
      await expect(distance).toHaveValue('41');
      await expect(distance).toHaveAttribute('aria-valuetext', '41 inches');
      await distance.press('ArrowDown');
      await centimetres.check();
      await expect(distance).toHaveValue('101.6');
    });

    await test.step('every spelling is understood, and said in the unit that is shown', async () => {
      for (const [text, cm, inch] of [
        [`3'4"`, 'Read as 101.6 cm.', 'Read as 40 in.'],
        ['3 ft 4 in', 'Read as 101.6 cm.', 'Read as 40 in.'],
        ['40in', 'Read as 101.6 cm.', 'Read as 40 in.'],
        ['1.02 m', 'Read as 102 cm.', 'Read as 40.16 in.'],
        ['101,6 cm', 'Read as 101.6 cm.', 'Read as 40 in.'],
        // 39.375 · 2.54 = 100.0125.
        ['39 3/8"', 'Read as 100.0125 cm.', 'Read as 39.38 in.'],
        ['1016 mm', 'Read as 101.6 cm.', 'Read as 40 in.'],
      ] as const) {
        await centimetres.check();
        await distance.fill(text);
        await expect(distance).toHaveAccessibleDescription(cm);
        await inches.check();
        await expect(distance).toHaveAccessibleDescription(inch);
        await expect(distance).toHaveValue(text);
      }
      const size = calculator.field('Screen size');
      await size.fill('80 cm diagonal');
      await expect(size).toHaveAccessibleDescription('Read as 31.4960629921 in.');
      await expect(calculator.unitOf('Screen size')).toHaveText('in');
    });

    await test.step('nothing runs over the edge', async () => {
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    });
  });

test('results and drawing follow the units', async ({ page }) => {
  await calculator.field('Triple').check();
  await calculator.field('Screen size').fill('32');
  await calculator.field('Distance to screen').fill('70');
  await calculator.field('Bezel Thickness for Triple Screen').fill('8');
  await calculator.chooseExact();
  // docs/formulas.md: 156.127 × 59.135 cm; / 2.54 = 61.467 × 23.282.
  const footprint = page.getByText('156.1 × 59.1 cm', { exact: true });
  await expect(footprint).toBeVisible();
  await page.getByRole('radio', { name: 'in', exact: true }).check();
  await expect(page.getByText('61.5 × 23.3 in', { exact: true })).toBeVisible();
  await calculator.showPictures();
  await expect(calculator.drawingLabel('distance')).toHaveText('27.6 in'); // 70 / 2.54
  await expect(calculator.drawing).toHaveAccessibleDescription(/27\.9 in wide, 27\.6 in from your eyes/); // 70.84 / 2.54
});

test('bad input keeps its text and says what would work; what no rig has is remarked on', async ({
  page,
}) => {
  const distance = calculator.field('Distance to screen');
  await distance.fill('arm length');
  await expect(distance).toHaveAccessibleDescription(/60 cm, 24in or 2 ft would work\.$/);
  await page.getByRole('radio', { name: 'in', exact: true }).check();
  await expect(distance).toHaveValue('arm length');
  await page.getByRole('radio', { name: 'cm', exact: true }).check();
  await distance.fill('7');
  await expect(distance).toHaveAccessibleDescription(
    'Below 15 cm is unusual: check the unit. It is calculated all the same.',
  );
  await expect(calculator.value('hFov')).toHaveText('154°'); // 2·atan(59.7727/14) = 153.63
  await calculator.field('Screen size').fill('200');
  await expect(calculator.field('Screen size')).toHaveAccessibleDescription(/^Above 150 in is unusual/);
});

test('shape and sides, as they are', async ({ page }) => {
  await calculator.chooseExact();
  await calculator.moreFields.click();
  const resolution = calculator.field('Resolution');
  await test.step('the list of ratios keeps its five', async () => {
    await expect(calculator.field('Screen ratio').locator('option')).toHaveText([
      '16:9',
      '21:9',
      '32:9',
      '4:3',
      '5:4',
    ]);
  });
  await test.step('two kinds of 21:9', async () => {
    await calculator.field('Screen ratio').selectOption('21:9');
    await expect(resolution).toHaveAccessibleDescription(/2560 × 1080 is 64:27, 3440 × 1440 is 43:18/);
    await resolution.selectOption('3440x1440');
    await expect(resolution).toHaveAccessibleDescription(
      '1:1 takes 43:18 from here, Classic 21:9 from the list above.',
    );
    // 27in at 43:18 is 632.6 mm wide, at 50 cm: 2·atan(316.3/500) = 64.62. Sharpness: 3440/632.6 · 500 · π/180 = 47.45.
    await expect(page.getByText('Pixels per degree')).toBeVisible();
    await expect(page.locator('.sharpness-value')).toHaveText('47');
  });
  await test.step('an own ratio', async () => {
    await resolution.selectOption('Another …');
    const own = calculator.field('Own pixels or ratio');
    await own.fill('tall');
    await expect(own).toHaveAccessibleDescription(/3840x1600 or 12:5 would work/);
    await own.fill('12:5');
    await expect(resolution).toHaveAccessibleDescription(/1:1 takes 12:5/);
    await own.fill('3840x1600');
    await expect(resolution).toHaveAccessibleDescription(/1:1 takes 12:5/);
  });
  await test.step('lit width and height come first, both together', async () => {
    await calculator.field('Lit width').fill('1000');
    await expect(calculator.field('Lit width')).toHaveAccessibleDescription(
      'It counts once the height is there too.',
    );
    await calculator.field('Lit height').fill('500');
    await expect(resolution).toHaveAccessibleDescription('Lit width and height below come first.');
    await expect(calculator.summary).toContainText('90.0°'); // 2·atan(500/500)
    await calculator.field('Lit width').fill('');
    await calculator.field('Lit height').fill('');
  });
  await test.step('three tape measures give the side angle', async () => {
    await calculator.field('Triple').check();
    await page.getByText('Work it out with a tape measure').click();
    await calculator.field('Middle monitor: from its far corner to the seam').fill('60');
    await calculator.field('Outer monitor: from the seam to its far corner').fill('60');
    const across = calculator.field('Straight across, between the two far corners');
    await across.fill('130');
    await expect(page.getByText(/do not form a triangle/)).toBeVisible();
    await across.fill('1039 mm'); // 2 · 600 · cos 30° = 1039.2
    await page.getByRole('button', { name: 'Use 60.0°' }).click();
    await expect(calculator.field('Side angle')).toHaveValue('60.0');
    await expect(calculator.angle('Side angle')).toHaveText('60.0°');
  });
  await test.step('side screens of another size and shape', async () => {
    await calculator.field('Side angle').fill('0');
    await calculator.field('Resolution').selectOption('');
    await calculator.field('Screen ratio').selectOption('16:9');
    await calculator.field('Size of the outer monitors').fill('24');
    await calculator.field('Shape of the outer monitors').fill('4:3');
    // In one plane: 597.73 + 2 · 487.68 = 1573.1 mm, no bezels.
    await expect(page.getByText(/^157\.3 × /)).toBeVisible();
  });
});

test('a bank card measures the screen', async ({ page }) => {
  await calculator.moreFields.click();
  await page.getByRole('button', { name: 'Measure with a card' }).click();
  const dialog = page.getByRole('dialog', { name: 'Measure with a card' });
  const slider = dialog.getByRole('slider', { name: 'Width of the outline' });
  await expect(slider).toHaveValue('324');
  // 85.6 mm over 324 px; the screen is what the test says it is.
  const inchesAt = (px: number, { width, height }: { width: number; height: number }) =>
    ((Math.hypot(width, height) * 85.6) / px / 25.4).toFixed(1);
  const screen = await page.evaluate(() => ({ width: window.screen.width, height: window.screen.height }));
  await expect(dialog.getByRole('button', { name: `Use ${inchesAt(324, screen)} in` })).toBeVisible();
  await slider.press('ArrowRight');
  await expect(slider).toHaveValue('325');
  const edge = (await dialog.locator('.card-edge').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(edge.x + edge.width / 2, edge.y + edge.height / 2);
  await page.mouse.down();
  await page.mouse.move(edge.x + edge.width / 2 + 42, edge.y + edge.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => Math.round(Number(await slider.inputValue()))).toBe(367);
  const inches = inchesAt(Number(await slider.inputValue()), screen);
  await dialog.getByRole('button', { name: `Use ${inches} in` }).click();
  await expect(dialog).toBeHidden();
  await expect(calculator.field('Screen size')).toHaveValue(inches);
  await page.getByRole('button', { name: 'Back to 27' }).click();
  await expect(calculator.field('Screen size')).toHaveValue('27');
  await test.step('Escape changes nothing', async () => {
    await page.getByRole('button', { name: 'Measure with a card' }).click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(calculator.field('Screen size')).toHaveValue('27');
  });
});
