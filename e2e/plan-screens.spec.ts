import type { Locator } from '@playwright/test';
import { CalculatorPage } from './calculator-page';
import { expect, test } from './test';

let calculator: CalculatorPage;
let plan: Locator;

test.beforeEach(async ({ page }) => {
  calculator = new CalculatorPage(page);
  await calculator.open('/#plan');
  plan = page.getByRole('region', { name: 'Plan your rig' });
});

const ask = (question: string) => plan.getByRole('radio', { name: question }).check();
const field = (label: string) => plan.getByLabel(label, { exact: true });
const number = () => plan.locator('.plan-number');
const sentence = () => plan.locator('.plan-answer p').nth(1);
const row = (name: string) =>
  plan.getByRole('row').filter({ has: calculator.page.getByRole('rowheader', { name, exact: true }) });
const choose = (name: string) => plan.getByRole('button', { name, exact: true }).click();
const heading = (name: string) => plan.getByRole('columnheader', { name });

test('what to buy: the nearest, any other, and back', async ({ page }) => {
  await ask('What do I buy?');
  // docs/formulas.md: 27in are 61.7358° wide from 50 cm. 2·500·tan 30° = 577.35 mm wide are 662.4 mm across, 26.1 in.
  await expect(number()).toHaveText('27 in');
  await expect(sentence()).toHaveText(
    'From 50 cm, 27 in 16:9 shows a picture 61.7° wide: 1.7° more than you want.',
  );
  await expect(plan).toContainText('Exactly 60° would take 26.1 in of this shape and curve.');
  // The list of monitors comes when its place is in sight.
  const monitors = plan.getByRole('region', { name: 'Nearest in the list of monitors' });
  await monitors.scrollIntoViewIfNeeded();
  await expect(monitors.getByRole('listitem')).toHaveCount(3);
  const [name = ''] = ((await monitors.getByRole('listitem').first().textContent()) ?? '').split(': ');
  await monitors.getByRole('button', { name: `Use this: ${name}` }).click();
  const toast = page.getByRole('status').filter({ hasText: `Your rig now has ${name}` });
  await expect(toast).toBeVisible();
  await toast.getByRole('button', { name: 'Undo' }).click();

  // 24in: 2·atan(265.66/500) = 55.95°, 1920/531.3·500·π/180 = 31.5 pixels per degree.
  await expect(row('24 in 16:9').getByRole('cell')).toHaveText([
    '56.0°',
    '56.0°',
    '−4.0°',
    '33.3°',
    '–',
    '53.1 cm',
    '32',
    '–',
  ]);
  await choose('24 in 16:9');
  await expect(number()).toHaveText('24 in');
  await plan.getByRole('button', { name: 'Use this', exact: true }).click();
  await expect(calculator.field('Screen size')).toHaveValue('24');
  await expect(plan.getByRole('button', { name: 'This is your rig' })).toBeFocused();
  await calculator.toasts.getByRole('button', { name: 'Undo' }).click();
  await expect(calculator.field('Screen size')).toHaveValue('27');

  // Another question has another best.
  await field('I want').selectOption('A total span');
  await expect(number()).toHaveText('3 × 27 in');
  // 3 × 61.7358°
  await expect(sentence()).toHaveText('From 50 cm, 3 × 27 in 16:9 spans 185.2°: 5.2° more than you want.');
  await field('How many').selectOption('One screen');
  await expect(number()).toHaveText('57 in');

  await field('I want').selectOption('A picture so wide');
  await field('Angle').fill('180');
  await expect(plan.locator('.plan-reason')).toHaveText(
    'No screen of any size shows 180° in one picture; it has to be less than 180°.',
  );
  await expect(plan.getByRole('table')).toHaveCount(0);
  await field('Angle').fill('');
  await expect(plan.locator('.plan-reason')).toHaveText(/number in each field/);
  await expect(page.locator('.lazy-missing')).toHaveCount(0);
});

test('what to buy: the table sorts by keyboard, and shows all', async ({ page }) => {
  await ask('What do I buy?');
  const names = plan.getByRole('rowheader');
  await expect(heading('Off by')).toHaveAttribute('aria-sort', 'ascending');
  await expect(names).toHaveCount(8);
  await heading('Screen').getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(heading('Screen')).toHaveAttribute('aria-sort', 'ascending');
  await expect(names.first()).toHaveText('24 in 16:9');
  await page.keyboard.press('Enter');
  await expect(heading('Screen')).toHaveAttribute('aria-sort', 'descending');
  await expect(names.first()).toHaveText('65 in 16:9');
  await plan.getByRole('button', { name: /^Show all \d+$/ }).click();
  await expect(names.nth(8)).toBeVisible();
  await plan.getByRole('button', { name: 'Show fewer' }).click();
  await expect(names).toHaveCount(8);
});

test('will it fit: 180° of three 32in in 1.6 m, in any unit, and back', async () => {
  await calculator.field('Triple').check();
  await calculator.field('Bezel Thickness for Triple Screen').fill('8');
  await ask('Will it fit?');
  await field('Room across').fill('1.6m');
  await field('Room front to back').fill('3 ft');
  // docs/planning.md: 144.07 × 62.97 cm from 62.27 cm; 3 ft are 91.44 cm.
  await choose('3 × 32 in 16:9');
  await expect(number()).toHaveText('3 × 32 in');
  await expect(sentence()).toHaveText(
    'From 62.3 cm, 3 × 32 in 16:9 spans 180.0° with the side screens turned by 60.4°.',
  );
  const bars = plan.locator('.room-bar');
  await expect(bars.nth(0)).toHaveText('Across 144.1 cm of 160.0 cm: 15.9 cm left');
  await expect(bars.nth(1)).toHaveText('Front to back 63.0 cm of 91.4 cm: 28.5 cm left');
  // 2·(306.87 + 613.73·cos 63.08°) by 613.73·sin 63.08°, in mm.
  await expect(plan).toContainText('Your rig today takes 117.0 × 54.7 cm: it fits.');

  await plan.getByRole('button', { name: 'Use this', exact: true }).click();
  await expect(calculator.field('Screen size')).toHaveValue('32');
  await expect(calculator.field('Distance to screen')).toHaveValue('62.27');
  await calculator.toasts.getByRole('button', { name: 'Undo' }).click();
  await expect(calculator.field('Screen size')).toHaveValue('27');
  await expect(calculator.field('Distance to screen')).toHaveValue('50');

  // 1.4 m lack 4.07 cm; the best that fits is a smaller one.
  await field('Room across').fill('140');
  await expect(number()).not.toHaveText('3 × 32 in');
  await plan.getByRole('button', { name: /^Show all/ }).click();
  await choose('3 × 32 in 16:9');
  await expect(bars.nth(0)).toHaveText('Across 144.1 cm of 140.0 cm: 4.1 cm too much');
  await field('Room across').fill('59');
  await expect(plan.locator('.plan-reason')).toContainText('None of the common sizes fits.');
  await expect(plan).toContainText('Your rig today takes 117.0 × 54.7 cm: it does not fit.');
  await field('Room across').fill('140');
  await expect(plan).toContainText('It does not fit.');

  await field('Room across').fill('30');
  await expect(plan.locator('.plan-reason')).toHaveText(
    /^None of the common sizes fits\. The smallest, 3 × 24 in/,
  );
  await field('Room across').fill('0');
  await expect(plan.locator('.plan-reason')).toHaveText('Both lengths have to be above zero.');
  await field('Room across').fill('160');
  await field('Total span').fill('400');
  await expect(plan.locator('.plan-reason')).toHaveText(
    'No distance gives 400° with any of the common sizes.',
  );
});

test('will it fit: the best without a wanted span moves the seat only if it must', async () => {
  await ask('Will it fit?');
  await field('I want').selectOption('The best three screens');
  await expect(sentence()).toHaveText(/^From 50 cm, 3 × /);
  await expect(plan).not.toContainText('it would not fit');
  await field('I want').selectOption('The best one screen');
  await expect(sentence()).toHaveText(/^From 50 cm, \d+ in \S+( \d+R)? spans /);
});
