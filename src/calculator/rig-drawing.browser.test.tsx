import { beforeEach, expect, test } from 'vitest';
import { commands, page, userEvent, type Locator } from 'vitest/browser';
import { calculator } from '../testing/calculator';
import { focus, inputOf } from '../testing/in-browser';

const eye = page.getByRole('slider', { name: 'Your eyes, drag closer or further away' });
const rightScreen = page.getByRole('slider', { name: 'Right screen, drag to turn' });
const leftScreen = page.getByRole('slider', { name: 'Left screen, drag to turn' });
const label = (id: string) => calculator.drawingLabel(id);
const distance = () => calculator.field('Distance to screen');
const enteredCm = () => Number(inputOf(distance()).value);

beforeEach(async () => {
  await calculator.open();
  document.querySelector('.rig-place')?.scrollIntoView({ behavior: 'instant' });
  await expect.element(eye).toBeInViewport();
});

/** Centre of an element, once it no longer moves. */
async function middleOf(target: Locator) {
  const element = await target.findElement();
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  for (let last = '', still = 0; ;) {
    await new Promise(requestAnimationFrame);
    const { x, y, width, height } = element.getBoundingClientRect();
    const place = [x, y, width, height].join();
    still = place === last ? still + 1 : 0;
    if (still === 3) return { x: x + width / 2, y: y + height / 2 };
    last = place;
  }
}

const sizeOf = (target: Locator) => {
  const { width, height } = target.element().getBoundingClientRect();
  return { width, height };
};

/** Knob at a side screen's outer end: the box of the handle is as long as the screen. */
const knobOf = (handle: Locator) => handle.getByCss('.knob');

/** Drags without releasing the button. */
const dragBy = async ({ x, y }: { readonly x: number; readonly y: number }, right: number, down: number) =>
  commands.mouse([[x, y], 'down', [x + right, y + down]]);

test('the eye goes nearer and farther, and the field follows in whole centimetres', async () => {
  const from = await middleOf(eye);
  await dragBy(from, 0, 40);
  await commands.mouse(['up']);
  await expect.poll(enteredCm).toBeGreaterThan(50);
  const farther = enteredCm();
  expect(Number.isInteger(farther)).toBe(true);
  await expect.element(label('distance')).toHaveText(`${farther} cm`);
  await expect.element(eye).toHaveAttribute('aria-valuenow', String(farther));

  await dragBy(await middleOf(eye), 0, -60);
  await commands.mouse(['up']);
  await expect.poll(enteredCm).toBeLessThan(farther);
});

test('the paper stands still while dragging, and the eye stays under the pointer', async () => {
  // Relative to the paper: the card moves if the table beside it grows.
  const paperTop = () => calculator.drawings.first().element().getBoundingClientRect().top;
  const from = await middleOf(eye);
  const fromTop = from.y - paperTop();
  const width = () => calculator.drawings.getByCss('.lit').first().element().getBoundingClientRect().width;
  const before = width();
  // Not so far that the cautions of games move the card.
  await dragBy(from, 0, 25);
  // The knob moves at once, in whole centimetres of a screen 59.8 cm wide; the paper does not.
  const halfStepPx = before / 59.77 / 2;
  await expect
    .poll(async () => Math.abs((await middleOf(eye)).y - paperTop() - (fromTop + 25)))
    .toBeLessThan(halfStepPx + 1);
  expect(width()).toBeCloseTo(before, 1);
  await commands.mouse(['up']);
});

test('a click moves nothing, and Escape puts the eye back to where the drag began', async () => {
  await distance().fill('50.5');
  const { x, y } = await middleOf(eye);
  await commands.mouse([[x, y], 'down', 'up']);
  await expect.element(distance()).toHaveValue('50.5');

  await dragBy(await middleOf(eye), 0, 50);
  await expect.element(distance()).not.toHaveValue('50.5');
  await userEvent.keyboard('{Escape}');
  await expect.element(distance()).toHaveValue('50.5');
  await commands.mouse([[10, 10]]);
  await commands.mouse(['up']);
  await expect.element(distance()).toHaveValue('50.5');
});

test('side screens turn both ways, and go back to the ideal angle', async () => {
  await calculator.field('Triple').click();
  await expect.element(label('side')).toBeVisible();
  const ideal = rightScreen.element().getAttribute('aria-valuetext');
  expect(ideal).toContain('the ideal angle');
  const angle = () => Number(rightScreen.element().getAttribute('aria-valuenow'));
  const start = angle();

  await dragBy(await middleOf(knobOf(rightScreen)), 25, -25);
  await commands.mouse(['up']);
  await expect.poll(angle).toBeLessThan(start);
  const opened = angle();
  expect(Number.isInteger(opened)).toBe(true);
  await expect.element(label('side')).toHaveText(`side ${opened.toFixed(1)}°`);

  await dragBy(await middleOf(knobOf(leftScreen)), 20, 25);
  await commands.mouse(['up']);
  await expect.poll(angle).toBeGreaterThan(opened);

  await page.getByRole('button', { name: 'Ideal side angle' }).click();
  await expect.element(rightScreen).toHaveAttribute('aria-valuetext', ideal ?? '');
  await expect
    .element(page.getByRole('button', { name: 'Ideal side angle' }))
    .toHaveAttribute('aria-disabled', 'true');
});

test('arrows, pages, and Escape for where it was when the focus came', async () => {
  await focus(eye);
  const top = async () => (await middleOf(eye)).y;
  const before = await top();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(distance()).toHaveValue('49');
  expect(await top()).toBeLessThan(before);
  await userEvent.keyboard('{ArrowRight}');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(distance()).toHaveValue('51');
  await userEvent.keyboard('{PageUp}');
  await expect.element(distance()).toHaveValue('41');
  await expect
    .element(eye)
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/^41 cm from the screen, \d/));
  await userEvent.keyboard('{PageDown}');
  await userEvent.keyboard('{PageDown}');
  await expect.element(distance()).toHaveValue('61');
  await userEvent.keyboard('{Escape}');
  await expect.element(distance()).toHaveValue('50');
});

test('Escape puts back what was typed, to the letter, and writes nothing where nothing moved', async () => {
  await calculator.field('Triple').click();
  const sideAngle = calculator.field('Side angle');
  // 60° to radians and back is 59.99999999999999; two feet and three inches are 68.58 cm.
  const typed = [
    { field: distance(), handle: eye, text: '2 ft 3 in', at: '68.6' },
    { field: sideAngle, handle: rightScreen, text: '60', at: '60' },
  ];
  for (const { field, handle, text, at } of typed) {
    if (field === sideAngle) await calculator.moreFields.click();
    await field.fill(text);
    await focus(handle);
    // Debounced outside the viewport.
    await expect.element(handle).toHaveAttribute('aria-valuenow', at);
    await userEvent.keyboard('{Escape}');
    await expect.element(field).toHaveValue(text);
    await userEvent.keyboard('{PageDown}');
    await expect.element(field).not.toHaveValue(text);
    await userEvent.keyboard('{Escape}');
    await expect.element(field).toHaveValue(text);
  }
});

test('side screens: whole degrees, and back to the ideal angle', async () => {
  await calculator.field('Triple').click();
  // 27in at 50 cm without bezels: A = H = 61.7358°
  await expect.element(leftScreen).toHaveAttribute('aria-valuenow', '61.7');
  await focus(leftScreen);
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(leftScreen).toHaveAttribute('aria-valuenow', '62');
  await userEvent.keyboard('{PageUp}');
  await expect.element(rightScreen).toHaveAttribute('aria-valuenow', '52');
  await focus(rightScreen);
  // Direction of the outer end in the picture.
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(rightScreen).toHaveAttribute('aria-valuenow', '53');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(rightScreen).toHaveAttribute('aria-valuenow', '54');
  await userEvent.keyboard('{Escape}');
  await expect.element(rightScreen).toHaveAttribute('aria-valuenow', '52');
  await page.getByRole('button', { name: 'Ideal side angle' }).click();
  await focus(leftScreen);
  await userEvent.keyboard('{PageUp}');
  await userEvent.keyboard('{Escape}');
  await expect.element(leftScreen).toHaveAttribute('aria-valuetext', 'turned by 61.7°, the ideal angle');
});

test('shows where the focus is, and with reduced motion nothing moves on its own', async () => {
  await focus(distance());
  await focus(eye);
  await userEvent.keyboard('{PageUp}');
  await expect.element(eye.getByCss('.ring')).toHaveStyle({ strokeOpacity: '1' });
  expect(document.getAnimations().length).toBe(0);
  await expect.element(eye.getByCss('.ring')).toHaveStyle({ transitionDuration: '0s' });
});

test('the drawing follows the fields, and shows the human field of view on demand', async () => {
  await distance().fill('70');
  await expect.element(label('distance')).toHaveText('70 cm');
  await expect.element(label('coverage')).toHaveText('46.2°'); // 2·atan(59.7727/140) = 46.24
  await calculator.field('Curved screens').click();
  await expect.element(label('width')).toHaveTextContent(/^across/);
  await calculator.field('Triple').click();
  await expect.element(calculator.drawings.getByCss('.lit')).toHaveLength(3);

  const toggle = page.getByRole('button', { name: 'Human field of view' });
  await expect.element(calculator.drawings.getByCss('.human-field')).not.toBeInTheDocument();
  await toggle.click();
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect.element(calculator.drawings.getByCss('.human-field')).toHaveLength(2);
  await expect.element(page.getByCss('.rig-caption')).toHaveTextContent('about 60° in focus');
});

test('an impossible rig keeps the last drawing, pale and without its numbers, with the reason', async () => {
  await distance().fill('70');
  await expect.element(label('distance')).toHaveText('70 cm');
  const pale = page.getByCss('.rig-place').getByCss('.rig-pale');
  await expect.element(pale).not.toBeInTheDocument();
  for (const field of [distance(), calculator.field('Screen size')]) {
    const before = inputOf(field).value;
    await field.fill('0');
    await expect.element(page.getByCss('.rig-reason')).toBeVisible();
    await expect.element(pale).toHaveLength(1);
    await expect.element(label('distance')).not.toBeInTheDocument();
    await expect.element(label('coverage')).not.toBeInTheDocument();
    await page.getByText('From the side', { exact: true }).click();
    await expect.element(page.getByCss('.rig-reason')).toBeVisible();
    await expect.element(calculator.drawings.getByCss('.lit')).toHaveLength(1);
    await page.getByText('From above', { exact: true }).click();
    await field.fill(before);
    await expect.element(page.getByCss('.rig-reason')).not.toBeInTheDocument();
    await expect.element(pale).not.toBeInTheDocument();
  }
  // The handle starts from the drawn value.
  await distance().fill('0');
  await expect.element(pale).toHaveLength(1);
  await focus(eye);
  await userEvent.keyboard('{PageDown}');
  await expect.element(distance()).toHaveValue('80');
  await expect.element(pale).not.toBeInTheDocument();
});

test('a rig too large to draw says so in the drawing, and offers no dragging', async () => {
  const hint = page.getByCss('.rig-place').getByCss('.rig-hint');
  await calculator.field('Screen size').fill('500');
  // 500 in · 2.54 · 16 / √337 = 1106.9 cm
  await expect
    .element(page.getByCss('.rig-remark'))
    .toHaveTextContent('Your rig is 1107 cm across, too large');
  await expect.element(hint).toHaveTextContent('Drag the eye');
  await calculator.field('Screen size').fill('1e6');
  await expect.element(page.getByCss('.rig-reason')).toHaveTextContent('too large to draw');
  await expect.element(page.getByCss('.rig-remark')).not.toBeInTheDocument();
  await expect.element(hint).not.toBeInTheDocument();
});

test('a rig that cannot be drawn shows nothing of another, nor of what was typed on the way', async () => {
  const reason = page.getByCss('.rig-reason');
  const pale = page.getByCss('.rig-place').getByCss('.rig-pale');
  await distance().fill('70');
  await expect.element(label('distance')).toHaveText('70 cm');
  // Key by key: 65 m can be drawn, 65 km cannot.
  await distance().fill('');
  await userEvent.type(distance(), '6543210');
  await expect.element(reason).toHaveTextContent('too large to draw');
  await expect.element(pale).not.toBeInTheDocument();
  await expect.element(calculator.drawings.getByCss('.lit')).not.toBeInTheDocument();

  await distance().fill('70');
  await expect.element(label('distance')).toHaveText('70 cm');
  location.hash = 'v=1&rig=ratio:16:9;size:27;distance:0;screens:triple&method=classic&units=cm';
  await expect.element(distance()).toHaveValue('0');
  await expect.element(reason).toBeVisible();
  await expect.element(pale).toBeInTheDocument();
  await expect.element(label('distance')).toHaveText('0 cm');
  await expect.element(label('coverage')).not.toBeInTheDocument();
  await expect.element(calculator.drawing).not.toHaveTextContent('70 cm');
});

test('what no driver could sit in is remarked on', async () => {
  const remark = page.getByCss('.rig-place').getByCss('.rig-remark');
  await calculator.field('Screen size').fill('32');
  await distance().fill('70');
  await calculator.field('Triple').click();
  await expect.element(label('side')).toBeVisible();
  await expect.element(remark).not.toBeInTheDocument();
  // 32in is 70.84 cm wide: at 25 cm the rims are 43.35 cm away, 54.785° to each side, and the outer ends 164.355°.
  // 2 · 43.35 cm · sin 164.355° = 23.4 cm are open between them.
  await distance().fill('25');
  await expect.element(remark).toHaveTextContent('Gap between the ends of the side screens: only 23 cm');
});

test('one of the two views at a time, each at the size of the other', async () => {
  const box = sizeOf(calculator.drawings);
  const human = page.getByRole('button', { name: 'Human field of view' });
  await human.click();
  await page.getByRole('radio', { name: 'From the side' }).click();
  // Shown from above only.
  await expect.element(human).toHaveAttribute('aria-pressed', 'false');
  await expect.element(calculator.drawings).toHaveLength(1);
  await expect.element(page.getByRole('img', { name: /^From the side: V is 37\.2°/ })).toBeVisible();
  expect(sizeOf(calculator.drawings)).toEqual(box);
  await distance().fill('70');
  // 2·atan(33.62/140) = 27.0°
  await expect.element(page.getByRole('img', { name: /^From the side: V is 27\.0°/ })).toBeVisible();
  await page.getByRole('radio', { name: 'From above' }).click();
  await expect.element(human).toHaveAttribute('aria-pressed', 'true');
  await expect.element(label('distance')).toHaveText('70 cm');
});
