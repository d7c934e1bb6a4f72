import { CalculatorPage } from './calculator-page';
import { expect, test } from './test';

/** Tasks of six visitors, from the open page to their number. */

let calculator: CalculatorPage;
test.beforeEach(async ({ page }) => {
  calculator = new CalculatorPage(page);
  await calculator.open();
});

// 27 in of 16:9 is 33.622 cm high; 2·atan(16.811/60) = 31.30°, and Competizione takes whole vertical degrees.
test('Competizione on 27in at 60 cm', async () => {
  await calculator.field('Distance to screen').fill('60');
  await expect(calculator.gameValue('Assetto Corsa Competizione')).toHaveText('31°');
});

// The example of docs/formulas.md: side angle 54.7°, total 163.1°; H is 2·atan(70.84/140) = 53.68°.
test('three 32in with 8 mm bezels at 70 cm, for three games', async () => {
  await calculator.field('Screen size').fill('32');
  await calculator.field('Distance to screen').fill('70');
  await calculator.field('Triple').check();
  await calculator.field('Bezel Thickness for Triple Screen').fill('8');
  await expect(calculator.gameValue('iRacing')).toHaveText('163°');
  await expect(calculator.gameValue('Assetto Corsa Competizione')).toHaveText(
    'screen width708 mmeye distance700 mmside angle55°bezel8 mm',
  );
  await expect(calculator.gameValue('Automobilista 2')).toHaveText('54°');
});

// Found by trying every H in steps: the least mean square error of a flat picture on this glass is at H 91.994°, V 32.473°.
// F1 25 counts 2° a step from 77°, across a 16:9 picture of the same height: 2·atan(tan(16.236°)·16/9) = 54.75°, and
// (54.75 − 77)/2 = −11.1.
test('49in 1000R at 65 cm, for F1 25 and Le Mans Ultimate', async () => {
  await calculator.field('Screen ratio').selectOption('32:9');
  await calculator.field('Screen size').fill('49');
  await calculator.field('Distance to screen').fill('65');
  await calculator.field('Curved screens').check();
  await expect(calculator.field('Radius of curve')).toHaveValue('1000');
  await expect(calculator.gameValue('F1 25')).toHaveText('−11');
  await expect(calculator.gameValue('Le Mans Ultimate')).toHaveText('32°');
});

// 3 ft 4 in is 101.6 cm; 55 in of 16:9 is 121.76 × 68.49 cm: 2·atan(60.88/101.6) = 61.86°, 2·atan(34.24/101.6) = 37.25°.
test('a 55in TV at 3 ft 4 in', async ({ page }) => {
  await calculator.field('Screen size').fill('55');
  await calculator.field('Distance to screen').fill('3 ft 4 in');
  await expect(calculator.inputCard).toContainText('Read as 101.6 cm.');
  await expect(calculator.angle('across')).toHaveText('61.9°');
  await expect(calculator.angle('high')).toHaveText('37.3°');
  await page.getByRole('radiogroup', { name: 'Units' }).getByText('in', { exact: true }).click();
  await expect(calculator.angle('across')).toHaveText('61.9°');
});

// The list has it with 5120 × 1440, 1193 × 336 mm lit and 1000R; at 70 cm life size ahead needs 2·atan(1193/1400) = 80.9°.
test('a monitor by its name', async ({ page }) => {
  await page.getByRole('button', { name: 'Find my monitor' }).click();
  await page.getByRole('dialog').getByRole('combobox').fill('C49G95T');
  // A list that is still growing shorter would move away under the pointer.
  const options = page.getByRole('listbox', { name: 'Monitors' }).getByRole('option');
  await expect(options).toHaveCount(1);
  await options.click();
  await calculator.field('Distance to screen').fill('70');
  await expect(calculator.field('Screen ratio')).toHaveValue('32:9');
  await expect(calculator.field('Screen size')).toHaveValue('48.8');
  await expect(calculator.field('Radius of curve')).toHaveValue('1000');
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByRole('radio', { name: /^Centre/ }).check();
  await expect(calculator.angle('across')).toHaveText('80.9°');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('Competizione on 27in at 60 cm, picked: the bar keeps the number in sight', async () => {
    await calculator.field('Distance to screen').fill('60');
    await calculator.picker.fill('acc');
    await calculator.picker.press('Enter');
    await expect(calculator.summary).toHaveText('Assetto Corsa Competizione 31°');
    await expect(calculator.summary).toBeInViewport();
  });
});
