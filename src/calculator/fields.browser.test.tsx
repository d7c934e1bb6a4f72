import { beforeEach, expect, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { defaultEntry } from '../domain/rig/entry';
import { activateRig, addRig, newRig } from '../state/rigs';
import { changeRig, update, useStore } from '../state/store';
import { calculator } from '../testing/calculator';
import { focus, inputOf, press, textsOf } from '../testing/in-browser';
import { defaults } from '../testing/default-values';

beforeEach(() => calculator.open());

const unitSwitch = (unit: string) =>
  page.getByRole('radiogroup', { name: 'Units' }).getByRole('radio', { name: unit, exact: true });

test('starts with the specified defaults, in a real table', async () => {
  await expect.element(calculator.field('Screen ratio')).toHaveValue('16:9');
  await expect
    .poll(() => textsOf(calculator.field('Screen ratio').getByRole('option')))
    .toEqual(['16:9', '21:9', '32:9', '4:3', '5:4']);
  await expect.element(calculator.field('Screen size')).toHaveValue('27');
  await expect.element(calculator.field('Distance to screen')).toHaveValue('50');
  await expect.element(page.getByRole('radiogroup', { name: 'Screens' }).getByRole('radio')).toHaveLength(2);
  await expect.element(calculator.field('Single')).toBeChecked();
  await expect.element(calculator.field('Triple')).not.toBeChecked();
  await expect.element(calculator.field('Curved screens')).not.toBeChecked();
  expect(calculator.values()).toEqual(defaults);
  expect(Object.keys(calculator.values())).toEqual(Object.keys(defaults));

  // A row header, and the value alone in the first cell.
  await expect.element(calculator.row('hFov').getByRole('cell')).toHaveLength(3);
  await expect.element(calculator.value('hFov')).toHaveText('62°');
  await expect.element(calculator.value('Richard Burns Rally')).toHaveText('1.080376');
  // The unit is drawn beside the value, as the specification wants radians named.
  await expect
    .element(calculator.row('Richard Burns Rally').getByRole('cell', { name: '1.080376 rad' }))
    .toBeVisible();
});

test('shows each field only where it applies, with its default, unit and help, and keeps what was typed', async () => {
  const radius = calculator.field('Radius of curve');
  const bezel = calculator.field('Bezel Thickness for Triple Screen');

  // Radius of curve only when curved, 1000 mm at first
  await expect.element(radius).not.toBeInTheDocument();
  await calculator.field('Curved screens').click();
  await expect.element(radius).toHaveValue('1000');
  await radius.fill('1800');
  await calculator.field('Curved screens').click();
  await expect.element(radius).not.toBeInTheDocument();
  await calculator.field('Curved screens').click();
  await expect.element(radius).toHaveValue('1800');

  // Bezel Thickness only with three screens, 0 mm at first
  await expect.element(bezel).not.toBeInTheDocument();
  await calculator.field('Triple').click();
  await expect.element(bezel).toHaveValue('0');
  await calculator.field('Single').click();
  await expect.element(bezel).not.toBeInTheDocument();
  await calculator.field('Triple').click();
  for (const [label, unit] of [
    ['Screen size', 'in'],
    ['Distance to screen', 'cm'],
    ['Radius of curve', 'mm'],
    ['Bezel Thickness for Triple Screen', 'mm'],
  ] as const) {
    await expect.element(calculator.unitOf(label)).toHaveText(unit);
    await expect.element(calculator.field(label)).toHaveAccessibleDescription(/\w{3}/);
  }
});

test('Screen ratio, size and distance change the results on every keystroke; nothing else does', async () => {
  const ratio = calculator.field('Screen ratio');
  const size = calculator.field('Screen size');
  const distance = calculator.field('Distance to screen');

  // 27 in 32:9 is 66.02 cm wide, 66.9°
  await ratio.selectOptions('32:9');
  await expect.element(calculator.value('hFov')).toHaveText('67°');
  await expect.element(calculator.value('vFov')).toHaveText('19'); // 66.87 · 9/32 = 18.81
  await ratio.selectOptions('16:9');

  // 32 in is 70.84 cm wide, 70.6°
  await size.fill('32');
  await expect.element(calculator.value('hFov')).toHaveText('71°');
  await expect.element(calculator.value('RaceRoom')).toHaveText('70.3');
  await size.fill('27');

  // Each keystroke of a distance.
  await distance.fill('');
  await press(distance, '1');
  await expect.element(calculator.value('hFov')).toHaveText('176°'); // 2·atan(59.7727/2) = 176.17
  await press(distance, '0');
  await expect.element(calculator.value('hFov')).toHaveText('143°'); // 2·atan(59.7727/20) = 142.99
  await press(distance, '0');
  await expect.element(calculator.value('hFov')).toHaveText('33°'); // 2·atan(59.7727/200) = 33.28
  await distance.fill('50');

  // curve, bezel and the number of screens change no Classic value
  await expect.element(calculator.value('hFov')).toHaveText('62°');
  await calculator.field('Triple').click();
  await calculator.field('Bezel Thickness for Triple Screen').fill('25');
  await calculator.field('Curved screens').click();
  await calculator.field('Radius of curve').fill('800');
  await expect.poll(() => calculator.values()).toEqual(defaults);
});

test('what counts as a number', async () => {
  const aboveZero = '1:1 needs a number above 0.';
  const notANumber = `Not a number, so it counts as 0. Try 60 cm, 24in or 2 ft. ${aboveZero}`;
  const tooFar = 'Above 500 cm is unusual: check the unit.';
  const distance = calculator.field('Distance to screen');
  for (const [typed, hFov, hint] of [
    ['', '180°', `Empty counts as 0. ${aboveZero}`],
    ['abc', '180°', notANumber],
    ['12 monkeys', '180°', notANumber],
    ['-50', '-62°', aboveZero],
    ['50.5', '61°', null], // 2·atan(59.7727/101) = 61.22
    ['50,5', '61°', 'Read as 50.5 cm.'],
    ['1e308', '0°', 'Too large beside your other numbers for 1:1: check the unit.'], // in mm beyond 1.8e308,
    ['1e999', '180°', notANumber],
    ['99999999999', '0°', tooFar],
  ] as const) {
    await distance.fill(typed);
    await expect.element(calculator.value('hFov')).toHaveText(hFov);
    await expect.element(distance).toHaveValue(typed);
    await expect.element(distance).toHaveAccessibleDescription(hint ?? 'Eyes to the centre of the screen');
    await expect.element(page.getByText(/NaN|Infinity|undefined/)).not.toBeInTheDocument();
  }

  // no negative zero
  await calculator.field('Screen size').fill('0');
  await distance.fill('-50');
  await expect.element(calculator.value('hFov')).toHaveText('0°');
  for (const text of Object.values(calculator.values())) expect(text).not.toMatch(/^-0(\.0*)?[°x]?$/);

  // an en dash where there is no number, and nothing to copy
  await distance.fill('');
  await calculator.field('Screen size').fill('x');
  await expect.poll(() => new Set(Object.values(calculator.values()))).toEqual(new Set(['–']));
  await calculator.copyButton('hFov').click({ force: true });
  await expect.element(calculator.toasts).not.toBeInTheDocument();
});

test('a first click into a field takes its number, a second sets the caret', async () => {
  const size = calculator.field('Screen size');
  await size.click();
  await userEvent.keyboard('32');
  await expect.element(size).toHaveValue('32');
  await size.click();
  const { selectionStart, selectionEnd } = inputOf(size);
  expect(selectionStart).toBe(selectionEnd);
});

test('steps by keyboard and by the buttons, and not below 0', async () => {
  const size = calculator.field('Screen size');
  await focus(size);
  await press(size, 'ArrowUp');
  await expect.element(size).toHaveValue('28');
  await press(size, 'ArrowDown');
  await press(size, 'ArrowDown');
  await expect.element(size).toHaveValue('26');
  await press(size, 'PageUp');
  await expect.element(size).toHaveValue('36');
  await expect.element(calculator.value('hFov')).toHaveText('77°'); // 36 in is 79.70 cm wide: 77.1

  await page.getByRole('button', { name: '1 centimetre less' }).click();
  await expect.element(calculator.field('Distance to screen')).toHaveValue('49');
  await page.getByRole('button', { name: '1 centimetre more' }).click();
  await expect.element(calculator.field('Distance to screen')).toHaveValue('50');
  await calculator.field('Triple').click();
  await page.getByRole('button', { name: '1 millimetre less' }).click();
  await expect.element(calculator.field('Bezel Thickness for Triple Screen')).toHaveValue('0');
});

test('copies the bare number and confirms it, and says so when the browser does not allow it', async () => {
  await calculator.copyButton('GTR2, Race07').click();
  await expect.element(page.getByRole('status').filter({ hasText: 'Copied 0.62' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('0.62');

  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await calculator.copyButton('hFov').click();
  await expect
    .element(calculator.toasts.last())
    .toHaveText('Your browser didn’t allow copying. The value is 62.');
});

test('the units switch shows what was typed in the other unit, and comes back to it twenty times', async () => {
  const typed = '50.123456789';
  const distance = calculator.field('Distance to screen');
  await distance.fill(typed);
  const before = calculator.values();
  const seen = new Set<string>();
  for (let times = 0; times < 20; times += 1)
    for (const unit of ['in', 'cm']) {
      // DOM clicks: forty mouse clicks would be slow.
      (unitSwitch(unit).element() as HTMLElement).click();
      await expect.poll(() => inputOf(unitSwitch(unit)).checked, { interval: 0 }).toBe(true);
      seen.add(`${unit} ${inputOf(distance).value}`);
    }
  // 50.123456789 / 2.54 = 19.7336
  expect([...seen]).toEqual(['in 19.73', `cm ${typed}`]);
  expect(calculator.values()).toEqual(before);
});

test('what is typed in inches is in inches, and steps go by the inch', async () => {
  const distance = calculator.field('Distance to screen');
  await unitSwitch('in').click();
  await expect.element(calculator.unitOf('Distance to screen')).toHaveText('in');
  await distance.fill('40');
  await expect.element(calculator.value('hFov')).toHaveText('33°'); // 2·atan(59.7727/203.2) = 32.78
  await press(distance, 'ArrowUp');
  await expect.element(distance).toHaveValue('41');
  await expect.element(distance).toHaveAttribute('aria-valuetext', '41 inches');
  await press(distance, 'ArrowDown');
  await unitSwitch('cm').click();
  await expect.element(distance).toHaveValue('101.6');
});

// How each spelling is read: src/domain/rig/shown.test.ts. Here, that it is said, in the unit that is shown.
test('a length with its own unit says what it is read as', async () => {
  const distance = calculator.field('Distance to screen');
  await distance.fill(`3'4"`);
  await expect.element(distance).toHaveAccessibleDescription('Read as 101.6 cm.');
  await unitSwitch('in').click();
  await expect.element(distance).toHaveAccessibleDescription('Read as 40″.');
  await expect.element(distance).toHaveValue(`3'4"`);
  const size = calculator.field('Screen size');
  await size.fill('80 cm diagonal');
  await expect.element(size).toHaveAccessibleDescription('Read as 31.5″.');
  await expect.element(calculator.unitOf('Screen size')).toHaveText('in');
});

// A keyboard of digits has neither the minus, nor feet and inches, nor the letters of a unit.
test('phones offer all that the hints invite to type', async () => {
  await calculator.field('Triple').click();
  await calculator.field('Curved screens').click();
  await calculator.moreFields.click();
  await expect.element(calculator.field('Side angle')).toBeVisible();
  const fields = page.getByCss('[role=spinbutton]').elements() as HTMLInputElement[];
  expect(fields.length).toBeGreaterThan(8);
  for (const { inputMode, name } of fields) expect(['', 'text'], name).toContain(inputMode);
});

test('results and drawing follow the units', async () => {
  await calculator.field('Triple').click();
  await calculator.field('Screen size').fill('32');
  await calculator.field('Distance to screen').fill('70');
  await calculator.field('Bezel Thickness for Triple Screen').fill('8');
  await calculator.moreAnswers.click();
  // docs/formulas.md: 156.127 × 59.135 cm; / 2.54 = 61.467 × 23.282.
  const footprint = page.getByText('156.1 × 59.1 cm', { exact: true });
  await expect.element(footprint).toBeVisible();
  await unitSwitch('in').click();
  await expect.element(page.getByText('61.5 × 23.3″', { exact: true })).toBeVisible();
  await expect.element(calculator.drawingLabel('distance')).toHaveText('27.6″'); // 70 / 2.54
  await expect.element(calculator.drawing).toHaveAccessibleDescription(/27\.9″ wide, 27\.6″ from your eyes/); // 70.84 / 2.54
});

test('bad input keeps its text and says what would work; what no rig has is remarked on', async () => {
  const distance = calculator.field('Distance to screen');
  await distance.fill('arm length');
  await expect.element(distance).toHaveAccessibleDescription(/Try 60 cm, 24in or 2 ft\. 1:1 needs/);
  await unitSwitch('in').click();
  await expect.element(distance).toHaveValue('arm length');
  await unitSwitch('cm').click();
  await distance.fill('7');
  await expect.element(distance).toHaveAccessibleDescription('Below 15 cm is unusual: check the unit.');
  await expect.element(calculator.value('hFov')).toHaveText('154°'); // 2·atan(59.7727/14) = 153.63
  await calculator.field('Screen size').fill('200');
  await expect.element(calculator.field('Screen size')).toHaveAccessibleDescription(/^Above 150″ is unusual/);
});

test('in 1:1 every field says itself what is wrong with it, and keeps what was typed', async () => {
  await calculator.field('Triple').click();
  await calculator.field('Curved screens').click();
  const aboveZero = '1:1 needs a number above 0.';
  for (const [label, text, error] of [
    ['Screen size', '0', aboveZero],
    ['Distance to screen', '', `Empty counts as 0. ${aboveZero}`],
    ['Radius of curve', '-5', aboveZero],
    ['Bezel Thickness for Triple Screen', '-5', '1:1 needs 0 or more.'],
    ['Bezel Thickness for Triple Screen', '5 kg', 'Not a number, so it counts as 0. Try 8, 8 mm or 0.3 in.'],
    ['Visible width', '-5', aboveZero],
    ['Visible height', '0', aboveZero],
    ['Side angle', '-5', '1:1 needs 0° or more, and less than 180°.'],
    ['Gap between pictures', '-5', '1:1 needs 0 or more.'],
    ['Size of the side screens', '0', aboveZero],
    ['Eye height', 'high', 'Not a number, so it’s ignored. Try 60 cm, 24in or 2 ft.'],
    ['Shape of the side screens', 'tall', 'We can’t read this, so it’s ignored. Try 3840x1600 or 12:5.'],
    ['Own pixels or ratio', '0x0', 'We can’t read this, so it’s ignored. Try 3840x1600 or 12:5.'],
  ] as const) {
    if (label === 'Visible width') {
      await calculator.moreFields.click();
      await calculator.field('Resolution').selectOptions('Other …');
    }
    const field = calculator.field(label);
    const before = inputOf(field).value;
    await expect.element(field).toBeValid();
    await field.fill(text);
    await expect.element(field).toBeInvalid();
    await expect.element(field).toHaveAccessibleDescription(error);
    await expect.element(field).toHaveValue(text);
    await expect.poll(() => document.querySelectorAll('[aria-invalid=true]').length).toBe(1);
    await field.fill(before);
  }
});

test('in Classic too a field says what 1:1 cannot use, and Classic counts it all the same', async () => {
  const distance = calculator.field('Distance to screen');
  await distance.fill('abc');
  await expect.element(distance).toBeInvalid();
  await expect
    .element(distance)
    .toHaveAccessibleDescription(/^Not a number, so it counts as 0\..* 1:1 needs a number above 0\.$/);
  const size = calculator.field('Screen size');
  await size.fill('-5');
  await expect.element(size).toBeInvalid();
  await expect.element(size).toHaveAccessibleDescription('1:1 needs a number above 0.');
  await expect.element(calculator.value('hFov')).toHaveText('-180°'); // a width below 0 over a distance of 0: 2·atan(−∞)
  await size.fill('27');
  await distance.fill('50');

  await calculator.field('Triple').click();
  const bezel = calculator.field('Bezel Thickness for Triple Screen');
  await bezel.fill('-5');
  await expect.element(bezel).toBeInvalid();
  await expect.element(bezel).toHaveAccessibleDescription('1:1 needs 0 or more.');
  await expect.element(calculator.value('hFov')).toHaveText('62°');
  await bezel.fill('5');
  await expect.element(bezel).toBeValid();
});

test('shape and sides, as they are', async () => {
  const resolution = calculator.field('Resolution');

  // the list of ratios keeps its five
  await expect
    .poll(() => textsOf(calculator.field('Screen ratio').getByCss('option')))
    .toEqual(['16:9', '21:9', '32:9', '4:3', '5:4']);

  // two kinds of 21:9
  await calculator.field('Screen ratio').selectOptions('21:9');
  await calculator.moreFields.click();
  await expect.element(resolution).toHaveAccessibleDescription(/2560 × 1080 is 64:27, 3440 × 1440 is 43:18/);
  await resolution.selectOptions('3440x1440');
  await expect.element(resolution).toHaveAccessibleDescription('1:1 uses 43:18, Classic 21:9 from above.');
  // 27in at 43:18 is 632.6 mm wide, at 50 cm: 2·atan(316.3/500) = 64.62. Sharpness: 3440/632.6 · 500 · π/180 = 47.45.
  await calculator.moreAnswers.click();
  await expect.element(page.getByText('Pixels per degree')).toBeVisible();
  await expect.element(page.getByCss('.sharpness-value')).toHaveText('47');

  // an own ratio
  await resolution.selectOptions('Other …');
  const own = calculator.field('Own pixels or ratio');
  await own.fill('tall');
  await expect.element(own).toHaveAccessibleDescription(/Try 3840x1600 or 12:5/);
  await own.fill('12:5');
  await expect.element(resolution).toHaveAccessibleDescription(/1:1 uses 12:5/);
  await own.fill('3840x1600');
  await expect.element(resolution).toHaveAccessibleDescription(/1:1 uses 12:5/);

  // lit width and height come first, both together
  await calculator.field('Visible width').fill('1000');
  await expect
    .element(calculator.field('Visible width'))
    .toHaveAccessibleDescription('Enter the height too, then it counts.');
  await calculator.field('Visible height').fill('500');
  await expect
    .element(resolution)
    .toHaveAccessibleDescription('The visible width and height below come first.');
  // Competizione takes vertical degrees: 2·atan(250/500) = 53.13°.
  await expect.element(calculator.summary).toHaveTextContent('53°');
  await calculator.field('Visible width').fill('');
  await calculator.field('Visible height').fill('');

  // three tape measures give the side angle
  await calculator.moreFields.click();
  await calculator.field('Triple').click();
  await calculator.moreFields.click();
  await page.getByText('Work it out with a tape measure').click();
  await calculator.field('Centre screen: from its far corner to the seam').fill('60');
  await calculator.field('Side screen: from the seam to its far corner').fill('60');
  const across = calculator.field('Straight across, between the two far corners');
  await across.fill('130');
  await expect.element(page.getByText(/don’t form a triangle/)).toBeVisible();
  await across.fill('1039 mm'); // 2 · 600 · cos 30° = 1039.2
  await page.getByRole('button', { name: 'Use 60.0°' }).click();
  await expect.element(calculator.field('Side angle')).toHaveValue('60.0');
  await expect.element(calculator.angle('side angle')).toHaveText('60.0°');

  // side screens of another size and shape
  await calculator.field('Side angle').fill('0');
  await calculator.field('Resolution').selectOptions('');
  await calculator.moreFields.click();
  await calculator.field('Screen ratio').selectOptions('16:9');
  await calculator.moreFields.click();
  await calculator.field('Size of the side screens').fill('24');
  await expect.element(calculator.field('Shape of the side screens')).toHaveAttribute('placeholder', '16:9');
  await calculator.field('Shape of the side screens').fill('4:3');
  // In one plane: 597.73 + 2 · 487.68 = 1573.1 mm, no bezels.
  await expect.element(page.getByText(/^157\.3 × /)).toBeVisible();
});

test('a bank card measures the screen', async () => {
  await calculator.sizeTip.click();
  await page.getByRole('button', { name: 'Measure with a card' }).click();
  const dialog = page.getByRole('dialog', { name: 'Measure with a card' });
  const slider = dialog.getByRole('slider', { name: 'Width of the outline' });
  await expect.element(slider).toHaveValue('324');
  // 85.6 mm over 324 px; the screen is what the test says it is.
  const inchesAt = (px: number, { width, height }: { width: number; height: number }) =>
    ((Math.hypot(width, height) * 85.6) / px / 25.4).toFixed(1);
  const { screen } = window;
  await expect.element(dialog.getByRole('button', { name: `Use ${inchesAt(324, screen)}″` })).toBeVisible();
  await press(slider, 'ArrowRight');
  await expect.element(slider).toHaveValue('325');
  const edge = dialog.getByCss('.card-edge').element().getBoundingClientRect();
  const [x, y] = [edge.x + edge.width / 2, edge.y + edge.height / 2];
  await commands.mouse([[x, y], 'down', [x + 42, y], 'up']);
  await expect.poll(() => Math.round(Number(inputOf(slider).value))).toBe(367);
  const inches = inchesAt(Number(inputOf(slider).value), screen);
  await dialog.getByRole('button', { name: `Use ${inches}″` }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(calculator.field('Screen size')).toHaveValue(inches);
  await page.getByRole('button', { name: 'Back to 27' }).click();
  await expect.element(calculator.field('Screen size')).toHaveValue('27');

  // Escape changes nothing
  await page.getByRole('button', { name: 'Measure with a card' }).click();
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(calculator.field('Screen size')).toHaveValue('27');
});

test('own pixels stay while they are typed, and do not come back unasked', async () => {
  await calculator.moreFields.click();
  const list = calculator.field('Resolution');
  const own = calculator.field('Own pixels or ratio');
  await expect.element(own).not.toBeInTheDocument();
  await list.selectOptions('Other …');
  const typedInto = await own.findElement();
  await focus(own);
  // A resolution that the list has too.
  await userEvent.keyboard('1920x1080');
  await expect.element(own).toHaveValue('1920x1080');
  await expect.element(own).toHaveFocus();
  expect(own.element()).toBe(typedInto);
  await expect.element(list).toHaveValue('other');
  await userEvent.keyboard('{Backspace}');
  await expect.element(own).toHaveValue('1920x108');
  await userEvent.keyboard('0');

  // A pick fills the field in, even with the text typed before: the text field stays closed.
  for (const resolution of ['2560x1440', '1920x1080']) {
    changeRig({ resolution });
    await expect.element(list).toHaveValue(resolution);
    await expect.element(own).not.toBeInTheDocument();
  }
  await list.selectOptions('Other …');
  await expect.element(own).toHaveValue('');
  await list.selectOptions('1920 × 1080');
  await expect.element(own).not.toBeInTheDocument();
});

test('own pixels that are about to be typed are those of one rig', async () => {
  await calculator.moreFields.click();
  await calculator.field('Resolution').selectOptions('Other …');
  await expect.element(calculator.field('Own pixels or ratio')).toHaveValue('');
  const van = newRig({ ...defaultEntry, distance: '90' });
  update(addRig(van));
  update(activateRig(van.id));
  await expect.element(calculator.field('Distance to screen')).toHaveValue('90');
  await expect.element(calculator.field('Own pixels or ratio')).not.toBeInTheDocument();
});

test('the way back from a measured size is for the rig that was measured, with its lit size', async () => {
  changeRig({ litWidth: '597', litHeight: '336' });
  await calculator.moreFields.click();
  await calculator.sizeTip.click();
  await page.getByRole('button', { name: 'Measure with a card' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^Use / }).click();
  const size = calculator.field('Screen size');
  const back = page.getByRole('button', { name: 'Back to 27' });
  await expect.element(back).toBeVisible();
  await expect.element(size).not.toHaveValue('27');
  await expect.element(calculator.field('Visible width')).toHaveValue('');

  const [measured] = useStore.getState().rigs;
  const van = newRig({ ...defaultEntry, screenSize: '49' });
  update(addRig(van));
  update(activateRig(van.id));
  await expect.element(size).toHaveValue('49');
  await expect.element(back).not.toBeInTheDocument();

  update(activateRig(measured?.id ?? ''));
  await back.click();
  await expect.element(size).toHaveValue('27');
  await expect.element(calculator.field('Visible width')).toHaveValue('597');
  await expect.element(back).not.toBeInTheDocument();
  expect(useStore.getState().rigs.map(({ entry }) => entry.screenSize)).toEqual(['27', '49']);
});

test('the way back from a measured size brings no lit size to a screen of another shape', async () => {
  changeRig({ litWidth: '597', litHeight: '336' });
  await calculator.moreFields.click();
  await calculator.sizeTip.click();
  await page.getByRole('button', { name: 'Measure with a card' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^Use / }).click();
  await expect.element(page.getByRole('button', { name: 'Back to 27' })).toBeVisible();
  changeRig({ resolution: '5120x1440' });
  await page.getByRole('button', { name: 'Back to 27' }).click();
  await expect.element(calculator.field('Screen size')).toHaveValue('27');
  await expect.element(calculator.field('Visible width')).toHaveValue('');
  // 27 in · 25.4 · 5120 / √(5120² + 1440²) = 660.19 mm; 2·atan(660.19 / 1000)
  await expect.element(calculator.note('hFov')).toHaveTextContent('66.9°');
});

// Extensions, input methods and assistive technology need the events.
test('every event of a key is heard by others', async () => {
  const types = ['keydown', 'keypress', 'beforeinput', 'textInput', 'input', 'selectionchange', 'keyup'];
  const heard = new Set<string>();
  const listener = ({ type }: Event) => heard.add(type);
  for (const type of types) document.addEventListener(type, listener);
  await focus(calculator.field('Distance to screen'));
  await userEvent.keyboard('7');
  await expect.poll(() => [...heard].sort()).toEqual([...types].sort());
  for (const type of types) document.removeEventListener(type, listener);
});
