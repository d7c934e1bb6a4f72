import type { Locator } from '@playwright/test';
import { CalculatorPage } from './calculator-page';
import { expect, test } from './test';

let calculator: CalculatorPage;
let plan: Locator;

test.beforeEach(async ({ page }) => {
  calculator = new CalculatorPage(page);
  await page.goto('/#plan');
  plan = page.getByRole('region', { name: 'Plan your rig' });
  await expect(plan).toBeInViewport();
});

const ask = (question: string) => plan.getByRole('radio', { name: question }).check();
const field = (label: string) => plan.getByLabel(label, { exact: true });
const number = () => plan.locator('.plan-number');
const reason = () => plan.locator('.plan-reason');
const use = () => plan.getByRole('button', { name: 'Use this', exact: true });
const undo = () => calculator.toasts.getByRole('button', { name: 'Undo' });
const row = (name: string) =>
  plan.getByRole('row').filter({ has: calculator.page.getByRole('rowheader', { name, exact: true }) });

test('where to sit: a number, its drawing, use and undo by keyboard; what cannot be, and what is no number', async ({
  page,
}) => {
  await expect(page.getByRole('tab', { name: 'Plan' })).toHaveAttribute('aria-selected', 'true');
  // 597.727/2 / tan 30° = 517.65 mm
  await expect(number()).toHaveText('51.8 cm');
  await expect(plan).toContainText('From there, one screen’s picture is 60° wide.');
  const drawing = plan.getByRole('img');
  await expect(drawing).toContainText('H 60.0°');
  await expect(drawing.locator('.today-screen')).toHaveCount(1);

  await calculator.field('Distance to screen').fill('1 ft 8 in');
  await use().focus();
  await page.keyboard.press('Enter');
  await expect(calculator.toasts.last()).toContainText('Your distance is now 51.8 cm');
  await expect(calculator.field('Distance to screen')).toHaveValue('51.76');
  await expect(plan.getByRole('button', { name: 'This is your rig' })).toBeFocused();
  await undo().focus();
  await page.keyboard.press('Enter');
  await expect(calculator.field('Distance to screen')).toHaveValue('1 ft 8 in');
  await expect(use()).toBeFocused();

  const compare = plan.getByRole('button', { name: 'Compare' });
  const compared = page.locator('#compare');
  await compare.click();
  await expect(calculator.toasts.last()).toContainText('Added to the comparison');
  await page.getByRole('tab', { name: 'Compare' }).click();
  await expect(compared).toContainText('27in 16:9 at 51.8 cm');
  await undo().click();
  await expect(compared).not.toContainText('27in 16:9 at 51.8 cm');
  await page.getByRole('tab', { name: 'Plan' }).click();

  await calculator.page.getByRole('radio', { name: 'in', exact: true }).check();
  await expect(number()).toHaveText('20.4 in');
  await field('Angle').fill('60 deg');
  await expect(plan).toContainText('Read as 60°.');
  await expect(number()).toHaveText('20.4 in');
  await field('Angle').fill('wide');
  await expect(plan).toContainText('Not a number. 45 or 45° would work.');
  await expect(reason()).toHaveText('With a number in each field, the answer stands here.');
  await field('Angle').press('ArrowUp');
  await expect(field('Angle')).toHaveValue('1');
  // 2·atan(298.86/150) = 126.69° from the nearest seat that anybody has, 15 cm; rounded to what can be had
  await field('Angle').fill('180');
  await expect(reason()).toHaveText(
    'No distance gives 180° with these screens; the most that a seat gives is 126.6°, from 5.9 in away.',
  );
  await expect(use()).toHaveCount(0);
  await expect(plan.getByRole('figure')).toContainText('Your rig today.');
  await field('I want').selectOption('A total span');
  await expect(reason()).toHaveText('That takes three screens: choose Triple above.');
});

test('where to sit for what a game can show', async () => {
  await field('I want').selectOption('A game’s number');
  await field('Game').selectOption('Assetto Corsa Competizione');
  // Out of the box 54: 336.22/2 / tan 27°
  await expect(field('Number in the game')).toHaveValue('54');
  await expect(number()).toHaveText('33.0 cm');
  await field('Number in the game').fill('130');
  await expect(plan).toContainText('The game itself goes no higher than 120°.');
  await field('Game').selectOption('Gran Turismo 7');
  await expect(field('Number in the game')).toHaveCount(0);
  // 168.11/tan 27.5°
  await expect(number()).toHaveText('32.3 cm');
  await expect(plan).toContainText('its cockpit view is about 55° high');

  await field('I want').selectOption('A game’s limits');
  await field('Game').selectOption('Forza Horizon 5');
  // 168.11/tan 27.5° and 168.11/tan 20°
  await expect(number()).toHaveText('32.3–46.2 cm');
  await expect(plan).toContainText('Your 50 cm are too far: the nearest seat within is drawn.');
  await use().click();
  await expect(calculator.field('Distance to screen')).toHaveValue('46.18');
  await expect(plan).toContainText('Your 46.2 cm are within.');
  await calculator.field('Triple').check();
  await field('Game').selectOption('Assetto Corsa Competizione');
  await expect(reason()).toContainText('takes your measurements instead of a number');
});

test('how much a setting gives away, how exact the tape must be, and how high the eyes are', async () => {
  await ask('How much do I give away?');
  // The true 61.74° wide, a tenth more 67.91°: tan 30.87°/tan 33.95° = 0.888, 50/0.888 = 56.3
  await expect(number()).toHaveText('89%');
  await expect(plan).toContainText(
    'set to 67.9° across instead of 61.7°, a car 50 m ahead looks as if it were 56 m away.',
  );
  await expect(row('20% narrower').getByRole('cell')).toHaveText(['49.4°', '130%', '38 m', '−6.2°']);
  await expect(row('True').getByRole('cell')).toHaveText(['61.7°', '100%', '50 m', 'none']);
  await expect(plan).toContainText('It would be true from 44.4 cm away');
  await use().click();
  await expect(calculator.field('Distance to screen')).toHaveValue('44.38');
  await undo().click();
  await expect(calculator.field('Distance to screen')).toHaveValue('50');

  await ask('How exact must my tape be?');
  // 2·atan(298.86/490) = 62.76°, 2·atan(298.86/510) = 60.74°
  await expect(number()).toHaveText('±1.0°');
  await expect(plan).toContainText('your picture would be set to 62.8° or 60.7° across');
  // V 37.89°, 37.17° and 36.47°
  await expect(row('Assetto Corsa').getByRole('cell')).toHaveText(['38°', '37°', '36°']);
  await field('My tape may be off by').fill('50 cm');
  await expect(reason()).toContainText('off by more than your distance leaves room for');

  await ask('How high?');
  // 100/336.22 of the height, atan(100/500) = 11.31°
  await expect(number()).toHaveText('29.7% up');
  await expect(plan).toContainText('pitch the camera 11.3° down');
  await expect(plan.getByRole('listitem').first()).toHaveText(
    'iRacing can shift the view: DrivingVanishY Documents\\iRacing\\app.ini Source',
  );
  await use().click();
  await expect(calculator.toasts.last()).toContainText('Your eye height is now 10 cm');
  await expect(plan.getByRole('button', { name: 'This is your rig' })).toBeVisible();
  await undo().click();
  await expect(use()).toBeVisible();
  await field('Eyes above the middle').fill('-20');
  await expect(reason()).toContainText('The horizon would be below the picture');
});

test('three screens: 180°, what a fixed stand cannot give, and the seams', async () => {
  await calculator.field('Screen size').fill('32');
  await calculator.field('Distance to screen').fill('70');
  await calculator.field('Triple').check();
  await calculator.field('Bezel Thickness for Triple Screen').fill('8');
  await field('I want').selectOption('A total span');
  // √(362.21 · (362.21 + 708.42)) = 622.7 mm
  await expect(number()).toHaveText('62.3 cm');
  await expect(plan).toContainText('With the side screens turned by 60.4°, so that they face you.');
  await expect(plan.getByRole('img')).toContainText('total 180.0°');
  await ask('How exact must my tape be?');
  await expect(plan).toContainText(
    'A side angle 1° off moves the seams by 0.06 mm and the outer edges by 0.4°',
  );
  await expect(row('iRacing').getByRole('cell')).toHaveText(['165°', '163°', '161°']);
  await expect(row('Assetto Corsa').getByRole('cell')).toHaveText(['takes your measurements']);

  await calculator.moreFields.click();
  await calculator.field('Side angle').fill('45');
  await ask('Where do I sit?');
  // The outer corner is at (868.8, d − 506.6): from 15 cm 2·atan2(868.8, −356.6) = 224.6°
  await field('Angle').fill('250');
  await expect(reason()).toHaveText(
    'No distance gives 250° with these screens at a fixed 45.0°; the most that a seat gives is 224.6°, from 15.0 cm away.',
  );
  await calculator.field('Screen size').fill('');
  await expect(reason()).toHaveText('Your screen needs a width and a height above zero.');
});

test('the questions are chosen by the arrow keys too', async ({ page }) => {
  const questions = plan.getByRole('radio');
  await questions.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(questions.nth(1)).toBeChecked();
});
