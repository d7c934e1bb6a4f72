import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { calculator } from '../testing/calculator';
import { focus, press, textsOf } from '../testing/in-browser';

const plan = page.getByRole('region', { name: 'Plan your rig' });

beforeEach(async () => {
  await calculator.open('#plan');
  await expect.element(plan).toBeInViewport();
});

const ask = (question: string) => plan.getByRole('radio', { name: question }).click();
const field = (label: string) => plan.getByLabelText(label, { exact: true });
const number = () => plan.getByCss('.plan-number');
const reason = () => plan.getByCss('.plan-reason');
const use = () => plan.getByRole('button', { name: 'Use this', exact: true });
const undo = () => calculator.toasts.getByRole('button', { name: 'Undo' });
const row = (name: string) =>
  plan.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });

const sentence = () => plan.getByCss('.plan-answer p').nth(1);
const choose = (name: string) => plan.getByRole('button', { name, exact: true }).click();
const heading = (name: string) => plan.getByRole('columnheader', { name });

test('where to sit: a number, its drawing, use and undo by keyboard; what is impossible, and what is no number', async () => {
  await expect.element(page.getByRole('tab', { name: 'Plan' })).toHaveAttribute('aria-selected', 'true');
  // 597.727/2 / tan 30° = 517.65 mm
  await expect.element(number()).toHaveText('51.8 cm');
  await expect.element(plan).toHaveTextContent('From there, one screen’s horizontal FOV is 60°.');
  const drawing = plan.getByRole('img');
  await expect.element(drawing).toHaveTextContent('60.0°');
  await expect.element(drawing.getByCss('.today-screen')).toHaveLength(1);

  await calculator.field('Distance to screen').fill('1 ft 8 in');
  await focus(use());
  await userEvent.keyboard('{Enter}');
  await expect.element(calculator.toasts.last()).toHaveTextContent('Your distance is now 51.8 cm');
  await expect.element(calculator.field('Distance to screen')).toHaveValue('51.76');
  await expect.element(plan.getByRole('button', { name: 'This is your rig' })).toHaveFocus();
  await focus(undo());
  await userEvent.keyboard('{Enter}');
  await expect.element(calculator.field('Distance to screen')).toHaveValue('1 ft 8 in');
  await expect.element(use()).toHaveFocus();

  const compare = plan.getByRole('button', { name: 'Compare' });
  const compared = page.getByCss('#compare');
  await compare.click();
  await expect.element(calculator.toasts.last()).toHaveTextContent('Added to the comparison');
  await page.getByRole('tab', { name: 'Compare' }).click();
  await expect.element(compared).toHaveTextContent('27″ 16:9 at 51.8 cm');
  await undo().click();
  await expect.element(compared).not.toHaveTextContent('27″ 16:9 at 51.8 cm');
  await page.getByRole('tab', { name: 'Plan' }).click();

  await page.getByRole('radio', { name: 'in', exact: true }).click();
  await expect.element(number()).toHaveText('20.4″');
  await field('Angle').fill('60 deg');
  await expect.element(plan).toHaveTextContent('Read as 60°.');
  await expect.element(number()).toHaveText('20.4″');
  await field('Angle').fill('wide');
  await expect.element(plan).toHaveTextContent('Not a number. Try 45 or 45°.');
  await expect.element(reason()).toHaveText('Fill in every field to see the answer.');
  await press(field('Angle'), 'ArrowUp');
  await expect.element(field('Angle')).toHaveValue('1');
  // 2·atan(298.86/150) = 126.69° from the nearest seat that anybody has, 15 cm; rounded to what can be had
  await field('Angle').fill('180');
  await expect
    .element(reason())
    .toHaveText('No distance gives 180° with these screens; in practice the most is 126.6°, at 5.9″.');
  await expect.element(use()).not.toBeInTheDocument();
  await expect.element(plan.getByRole('figure')).toHaveTextContent('Your rig today.');
  await field('I want').selectOptions('A total span');
  await expect.element(reason()).toHaveText('That needs three screens: choose Triple above.');
});

test('where to sit for what a game can show', async () => {
  await field('I want').selectOptions('A game’s number');
  await field('Game').selectOptions('Assetto Corsa Competizione');
  // Out of the box 54: 336.22/2 / tan 27°
  await expect.element(field('Number in the game')).toHaveValue('54');
  await expect.element(number()).toHaveText('33.0 cm');
  await field('Number in the game').fill('130');
  await expect.element(plan).toHaveTextContent('The game’s highest number is 120°.');
  await field('Game').selectOptions('Gran Turismo 7');
  await expect.element(field('Number in the game')).not.toBeInTheDocument();
  // 168.11/tan 27.5°
  await expect.element(number()).toHaveText('32.3 cm');
  await expect.element(plan).toHaveTextContent('fixed cockpit view, about 55° high');

  await field('I want').selectOptions('A game’s range');
  await field('Game').selectOptions('Forza Horizon 5');
  // 168.11/tan 27.5° and 168.11/tan 20°
  await expect.element(number()).toHaveText('32.3–46.2 cm');
  await expect
    .element(plan)
    .toHaveTextContent('You’re too far at 50 cm: the nearest seat in range is drawn.');
  await use().click();
  await expect.element(calculator.field('Distance to screen')).toHaveValue('46.18');
  await expect.element(plan).toHaveTextContent('You’re within this range at 46.2 cm.');
  await calculator.field('Triple').click();
  await field('Game').selectOptions('Assetto Corsa Competizione');
  await expect.element(reason()).toHaveTextContent('takes your measurements instead of a number');
});

test('the error of a setting, that of the tape, and the height of the eyes', async () => {
  await ask('What if I go wider or narrower?');
  // The true 61.74° wide, a tenth more 67.91°: tan 30.87°/tan 33.95° = 0.888, 50/0.888 = 56.3
  await expect.element(number()).toHaveText('89%');
  await expect
    .element(plan)
    .toHaveTextContent('With 67.9° instead of 61.7°, a car 50 m ahead looks 56 m away.');
  await expect
    .poll(() => textsOf(row('20% narrower').getByRole('cell')))
    .toEqual(['49.4°', '130%', '38 m', '−6.2°']);
  await expect.poll(() => textsOf(row('Right').getByRole('cell'))).toEqual(['61.7°', '100%', '50 m', 'none']);
  // 597.727/47 = tan 85.504°, 0.8 · 85.504° = 68.403°: 50 · tan 68.403°/tan 85.504° = 9.93, in tenths as under "How true is your picture?"
  await calculator.field('Distance to screen').fill('2.35');
  await expect.poll(() => textsOf(row('20% narrower').getByRole('cell'))[2]).toBe('9.9 m');
  await calculator.field('Distance to screen').fill('50');
  await expect.element(plan).toHaveTextContent('It would be right from 44.4 cm');
  await use().click();
  await expect.element(calculator.field('Distance to screen')).toHaveValue('44.38');
  await undo().click();
  await expect.element(calculator.field('Distance to screen')).toHaveValue('50');

  await ask('How accurately do I need to measure?');
  // 2·atan(298.86/490) = 62.76°, 2·atan(298.86/510) = 60.74°
  await expect.element(number()).toHaveText('±1.0°');
  await expect.element(plan).toHaveTextContent('you would set 62.8° or 60.7° horizontally');
  // V 37.89°, 37.17° and 36.47°
  await expect.poll(() => textsOf(row('Assetto Corsa').getByRole('cell'))).toEqual(['38°', '37°', '36°']);
  await field('My measurement may be off by').fill('50 cm');
  await expect.element(reason()).toHaveTextContent('larger than your distance allows');

  await ask('What if my eyes aren’t level with the screen?');
  // 100/336.22 of the height, atan(100/500) = 11.31°
  await expect.element(number()).toHaveText('29.7% up');
  await expect.element(number().getByCss('.plan-unit')).toHaveTextContent(/^up$/);
  await expect.element(plan).toHaveTextContent('pitch the camera 11.3° down');
  await expect
    .element(plan.getByRole('listitem').first())
    .toHaveText('iRacing: shift the view by DrivingVanishY in Documents\\iRacing\\app.ini. Source');
  await use().click();
  await expect.element(calculator.toasts.last()).toHaveTextContent('Your eye height is now 10 cm');
  await expect.element(plan.getByRole('button', { name: 'This is your rig' })).toBeVisible();
  await undo().click();
  await expect.element(use()).toBeVisible();
  await field('Eyes above the centre').fill('-20');
  await expect.element(reason()).toHaveTextContent('The horizon would be below the picture');
});

test('the height of the eyes starts from the rig’s own, in the unit it was typed in', async () => {
  await page.getByRole('radio', { name: 'in', exact: true }).click();
  await calculator.moreFields.click();
  await calculator.field('Eye height').fill('4');
  await ask('What if my eyes aren’t level with the screen?');
  await expect.element(field('Eyes above the centre')).toHaveValue('4');
  // 4 in are 101.6 mm: 101.6/336.22 of the height
  await expect.element(number()).toHaveText('30.2% up');
});

test('a game whose view cannot be changed leads here, whatever was asked before', async () => {
  await ask('What if my eyes aren’t level with the screen?');
  await page.getByRole('tab', { name: 'Compare' }).click();
  await calculator.pick('gt7');
  await calculator.gameName('Gran Turismo 7').click();
  await calculator.openedGame('Gran Turismo 7').getByRole('link', { name: 'Plan this seat' }).click();
  await expect.element(plan).toBeInViewport();
  await expect.element(plan.getByRole('radio', { name: 'Where should I sit?' })).toBeChecked();
  // 168.11/tan 27.5°
  await expect.element(number()).toHaveText('32.3 cm');
  await expect.element(plan).toHaveTextContent('From there, the view in Gran Turismo 7 is right.');
  await expect.element(plan).toHaveTextContent('That angle is likely, not confirmed.');
});

test('three screens: 180°, what a fixed stand cannot give, and the seams', async () => {
  await calculator.field('Screen size').fill('32');
  await calculator.field('Distance to screen').fill('70');
  await calculator.field('Triple').click();
  await calculator.field('Bezel Thickness for Triple Screen').fill('8');
  await field('I want').selectOptions('A total span');
  // √(362.21 · (362.21 + 708.42)) = 622.7 mm
  await expect.element(number()).toHaveText('62.3 cm');
  await expect.element(plan).toHaveTextContent('With the side screens at 60.4°, facing you.');
  await expect.element(plan.getByRole('img')).toHaveTextContent('side 60.4°');
  await ask('How accurately do I need to measure?');
  await expect
    .element(plan)
    .toHaveTextContent('A side angle 1° off moves the seams by 0.06 mm and the outer edges by 0.4°');
  await expect.poll(() => textsOf(row('iRacing').getByRole('cell'))).toEqual(['165°', '163°', '161°']);
  await expect
    .poll(() => textsOf(row('Assetto Corsa').getByRole('cell')))
    .toEqual(['takes your measurements']);

  await calculator.moreFields.click();
  await calculator.field('Side angle').fill('45');
  await ask('Where should I sit?');
  // The outer corner is at (868.8, d − 506.6): from 15 cm 2·atan2(868.8, −356.6) = 224.6°
  await field('Angle').fill('250');
  await expect
    .element(reason())
    .toHaveText(
      'No distance gives 250° with these screens fixed at 45.0°; in practice the most is 224.6°, at 15.0 cm.',
    );
  await calculator.moreFields.click();
  await calculator.field('Screen size').fill('');
  await expect.element(reason()).toHaveText('Your screen needs a width and a height above zero.');
});

test('a game’s limits count as they do in the list', async () => {
  await calculator.field('Triple').click();
  await ask('What should I buy?');
  // 3 × 61.7358° = 185.2°: iRacing's own page ends at 179°, others have seen up to 270°.
  await expect.element(number()).toHaveText('3 × 27″');
  await expect.element(plan).toHaveTextContent('Perhaps outside game range, as sources disagree: iRacing.');
  await expect.element(row('3 × 27″ 16:9').getByRole('cell').last()).toHaveText('iRacing (perhaps)');
  await ask('Where should I sit?');
  await field('I want').selectOptions('A game’s range');
  await field('Game').selectOptions('iRacing');
  await expect.element(plan).toHaveTextContent('Sources disagree: the game may stop at 179°.');
  await field('I want').selectOptions('A game’s number');
  await field('Game').selectOptions('iRacing');
  await field('Number in the game').fill('186');
  await expect.element(plan).toHaveTextContent('Sources disagree: the game may stop at 179°.');
  await field('Number in the game').fill('179');
  await expect.element(plan).not.toHaveTextContent('Sources disagree: the game may stop at 179°.');
});

test('three screens: the plan says which bezels it takes them to have, and takes others', async () => {
  await ask('What should I buy?');
  await field('I want').selectOptions('A total span');
  const bezel = field('Bezel of each screen');
  await expect.element(bezel).toHaveValue('0');
  await expect.element(plan).toHaveTextContent('Without bezels, as if the pictures touched.');
  await bezel.fill('10 mm');
  // H 61.736° and, over glass and bezels, 2·atan(308.863/500) = 63.409°: 2 · 63.409 + 61.736.
  await choose('3 × 27″ 16:9');
  await expect.element(row('3 × 27″ 16:9').getByRole('cell').nth(1)).toHaveText('188.6°');
  await expect.element(plan).toHaveTextContent('With bezels of 10 mm.');
  await use().click();
  await expect.element(calculator.field('Bezel Thickness for Triple Screen')).toHaveValue('10 mm');

  // The last entry wins.
  await calculator.field('Bezel Thickness for Triple Screen').fill('5');
  await expect.element(bezel).toHaveValue('5');
  await ask('Where should I sit?');
  await field('I want').selectOptions('A total span');
  await expect.element(plan).toHaveTextContent('With bezels of 5 mm.');
  await bezel.fill('8');
  await ask('Which screens fit my desk?');
  await expect.element(bezel).toHaveValue('8');
  await expect.element(plan).toHaveTextContent('With bezels of 8 mm.');
  // Not in the rig until it is applied.
  await expect.element(calculator.field('Bezel Thickness for Triple Screen')).toHaveValue('5');
  await field('I want').selectOptions('The best one screen');
  await expect.element(bezel).not.toBeInTheDocument();
});

test('will it fit: one flat screen takes no depth, and none of 0.0 cm', async () => {
  await ask('Which screens fit my desk?');
  await field('I want').selectOptions('The best one screen');
  const bars = plan.getByCss('.room-bar');
  // docs/formulas.md, sagitta: 57in 32:9 are 1393.8 mm of glass; 1000 · (1 − cos 0.6969) = 233 mm.
  await expect.element(bars.nth(1)).toHaveText('Front to back 23.3 cm of 90.0 cm: 66.7 cm left');
  await choose('55″ 16:9');
  await expect.element(number()).toHaveText('55″');
  await expect.element(bars).toHaveLength(1);
  await expect.element(plan).toHaveTextContent('It’s flat: front to back it needs only its foot.');
  await expect.element(plan).not.toHaveTextContent(/\b0\.0 cm/);
});

test('the questions are chosen by the arrow keys too', async () => {
  const questions = plan.getByRole('radio');
  await focus(questions.first());
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(questions.nth(1)).toBeChecked();
});

test('what to buy: the nearest, any other, and back', async () => {
  await ask('What should I buy?');
  // docs/formulas.md: 27in are 61.7358° wide from 50 cm. 2·500·tan 30° = 577.35 mm wide are 662.4 mm across, 26.1 in.
  await expect.element(number()).toHaveText('27″');
  await expect
    .element(sentence())
    .toHaveText('27″ 16:9 at 50 cm: horizontal FOV 61.7°, 1.7° more than you want.');
  await expect.element(plan).toHaveTextContent('For exactly 60°: 26.1″, same shape and curve.');
  // Lazy list of monitors.
  const monitors = plan.getByRole('region', { name: 'Closest monitors' });
  (await monitors.findElement()).scrollIntoView();
  await expect.element(monitors.getByRole('listitem')).toHaveLength(3);
  const [name = ''] = (textsOf(monitors.getByRole('listitem'))[0] ?? '').split(': ');
  await monitors.getByRole('button', { name: `Use this: ${name}` }).click();
  const toast = page.getByRole('status').filter({ hasText: `Your rig now has ${name}` });
  await expect.element(toast).toBeVisible();
  await toast.getByRole('button', { name: 'Undo' }).click();

  // 24in: 2·atan(265.66/500) = 55.95°, 1920/531.3·500·π/180 = 31.5 pixels per degree.
  await expect
    .poll(() => textsOf(row('24″ 16:9').getByRole('cell')))
    .toEqual(['56.0°', '56.0°', '−4.0°', '33.3°', '–', '53.1 cm', '32', '–']);
  await choose('24″ 16:9');
  await expect.element(number()).toHaveText('24″');
  await plan.getByRole('button', { name: 'Use this', exact: true }).click();
  await expect.element(calculator.field('Screen size')).toHaveValue('24');
  await expect.element(plan.getByRole('button', { name: 'This is your rig' })).toHaveFocus();
  await calculator.toasts.getByRole('button', { name: 'Undo' }).click();
  await expect.element(calculator.field('Screen size')).toHaveValue('27');

  await field('I want').selectOptions('A total span');
  await expect.element(number()).toHaveText('3 × 27″');
  // 3 × 61.7358°
  await expect
    .element(sentence())
    .toHaveText('3 × 27″ 16:9 at 50 cm: total span 185.2°, 5.2° more than you want.');
  await field('How many').selectOptions('One screen');
  await expect.element(number()).toHaveText('57″');

  await field('I want').selectOptions('A horizontal FOV');
  await field('Angle').fill('180');
  await expect
    .element(plan.getByCss('.plan-reason'))
    .toHaveText('No screen shows 180° in one picture; it has to be less than 180°.');
  await expect.element(plan.getByRole('table')).not.toBeInTheDocument();
  await field('Angle').fill('');
  await expect.element(plan.getByCss('.plan-reason')).toHaveTextContent(/Fill in every field/);
  await expect.element(page.getByCss('.part-missing')).not.toBeInTheDocument();
});

test('what to buy: from a distance of its own, which comes with the screen', async () => {
  await ask('What should I buy?');
  await expect.element(field('From your eyes')).toHaveValue('50');
  await field('From your eyes').fill('60');
  // 32in are 708.417 mm wide: 2·atan(354.208/600) = 61.11°. 2·600·tan 30° = 692.82 mm wide are 794.9 mm across, 31.3 in.
  await expect
    .element(sentence())
    .toHaveText('32″ 16:9 at 60 cm: horizontal FOV 61.1°, 1.1° more than you want.');
  await expect.element(plan).toHaveTextContent('For exactly 60°: 31.3″, same shape and curve.');
  // Not in the rig until it is applied.
  await expect.element(calculator.field('Distance to screen')).toHaveValue('50');
  await use().click();
  await expect.element(calculator.field('Distance to screen')).toHaveValue('60');
  await expect.element(calculator.field('Screen size')).toHaveValue('32');
  // The last entry wins.
  await calculator.field('Distance to screen').fill('70');
  await expect.element(field('From your eyes')).toHaveValue('70');
});

test('what to buy: the table sorts by keyboard, and shows all', async () => {
  await ask('What should I buy?');
  const names = plan.getByRole('rowheader');
  await expect.element(heading('Difference')).toHaveAttribute('aria-sort', 'ascending');
  await expect.element(names).toHaveLength(8);
  await focus(heading('Screen').getByRole('button'));
  await userEvent.keyboard('{Enter}');
  await expect.element(heading('Screen')).toHaveAttribute('aria-sort', 'ascending');
  await expect.element(names.first()).toHaveText('24″ 16:9');
  await userEvent.keyboard('{Enter}');
  await expect.element(heading('Screen')).toHaveAttribute('aria-sort', 'descending');
  await expect.element(names.first()).toHaveText('65″ 16:9');
  await plan.getByRole('button', { name: /^Show all \d+$/ }).click();
  await expect.element(names.nth(8)).toBeVisible();
  await plan.getByRole('button', { name: 'Show fewer' }).click();
  await expect.element(names).toHaveLength(8);
});

test('will it fit: 180° of three 32in in 1.6 m, in any unit, and back', async () => {
  await calculator.field('Triple').click();
  await calculator.field('Bezel Thickness for Triple Screen').fill('8');
  await ask('Which screens fit my desk?');
  await field('I want').selectOptions('A total span');
  await field('Room across').fill('1.6m');
  await field('Room front to back').fill('3 ft');
  // docs/planning.md: 144.07 × 62.97 cm from 62.27 cm; 3 ft are 91.44 cm.
  await choose('3 × 32″ 16:9');
  await expect.element(number()).toHaveText('3 × 32″');
  await expect
    .element(sentence())
    .toHaveText('3 × 32″ 16:9 at 62.3 cm: total span 180.0°, side angle 60.4°.');
  const bars = plan.getByCss('.room-bar');
  await expect.element(bars.nth(0)).toHaveText('Across 144.1 cm of 160.0 cm: 15.9 cm left');
  await expect.element(bars.nth(1)).toHaveText('Front to back 63.0 cm of 91.4 cm: 28.5 cm left');
  // 2·(306.87 + 613.73·cos 63.08°) by 613.73·sin 63.08°, in mm.
  await expect.element(plan).toHaveTextContent('Your rig today needs 117.0 × 54.7 cm: it fits.');

  await plan.getByRole('button', { name: 'Use this', exact: true }).click();
  await expect.element(calculator.field('Screen size')).toHaveValue('32');
  await expect.element(calculator.field('Distance to screen')).toHaveValue('62.27');
  await calculator.toasts.getByRole('button', { name: 'Undo' }).click();
  await expect.element(calculator.field('Screen size')).toHaveValue('27');
  await expect.element(calculator.field('Distance to screen')).toHaveValue('50');

  // 1.4 m lack 4.07 cm; the best that fits is a smaller one.
  await field('Room across').fill('140');
  await expect.element(number()).not.toHaveText('3 × 32″');
  await plan.getByRole('button', { name: /^Show all/ }).click();
  await choose('3 × 32″ 16:9');
  await expect.element(bars.nth(0)).toHaveText('Across 144.1 cm of 140.0 cm: 4.1 cm too much');
  await field('Room across').fill('59');
  await expect.element(plan.getByCss('.plan-reason')).toHaveTextContent('No common size fits.');
  await expect.element(plan).toHaveTextContent('Your rig today needs 117.0 × 54.7 cm: it doesn’t fit.');
  await field('Room across').fill('140');
  await expect.element(plan).toHaveTextContent('It doesn’t fit.');

  await field('Room across').fill('30');
  await expect
    .element(plan.getByCss('.plan-reason'))
    .toHaveTextContent(/^No common size fits\. The smallest, 3 × 24″/);
  await field('Room across').fill('0');
  await expect.element(plan.getByCss('.plan-reason')).toHaveText('Both lengths have to be above 0.');
  await field('Room across').fill('160');
  await field('Total span').fill('400');
  await expect
    .element(plan.getByCss('.plan-reason'))
    .toHaveText('No common size gives 400° at any distance.');
});

test('will it fit: the best without a wanted span moves the seat only if it must', async () => {
  await ask('Which screens fit my desk?');
  await field('I want').selectOptions('The best three screens');
  await expect.element(sentence()).toHaveTextContent(/^3 × \d+″ \S+( \d+R)? at 50 cm: /);
  await expect.element(plan).not.toHaveTextContent('It wouldn’t fit');
  await field('I want').selectOptions('The best one screen');
  await expect.element(sentence()).toHaveTextContent(/^\d+″ \S+( \d+R)? at 50 cm: /);
});
