import type { Locator, Page } from '@playwright/test';
import { CalculatorPage, drawn } from './calculator-page';
import { expect, test } from './test';

let calculator: CalculatorPage;
let eye: Locator;
let rightScreen: Locator;
let leftScreen: Locator;

test.beforeEach(async ({ page }) => {
  calculator = new CalculatorPage(page);
  await calculator.open();
  await calculator.showDrawing();
  eye = page.getByRole('slider', { name: 'Your eyes, drag nearer or farther' });
  rightScreen = page.getByRole('slider', { name: 'Right screen, drag to turn' });
  leftScreen = page.getByRole('slider', { name: 'Left screen, drag to turn' });
});

const label = (id: string) => calculator.drawingLabel(id);
const distance = () => calculator.field('Distance to screen');
const enteredCm = async () => Number(await distance().inputValue());

/** Where to take hold of something, once it stands still: drawings that come into sight catch up with the fields first. */
async function middleOf(locator: Locator) {
  await locator.scrollIntoViewIfNeeded();
  return locator.evaluate(async (element) => {
    for (let last = '', still = 0; ;) {
      await new Promise(requestAnimationFrame);
      const { x, y, width, height } = element.getBoundingClientRect();
      const place = [x, y, width, height].join();
      still = place === last ? still + 1 : 0;
      if (still === 3) return { x: x + width / 2, y: y + height / 2 };
      last = place;
    }
  });
}

/** The knob at a side screen's outer end; the handle's own box is as long as the screen. */
const knobOf = (handle: Locator) => handle.locator(drawn.knob);

async function dragBy(page: Page, from: { x: number; y: number }, by: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (let step = 1; step <= 5; step++)
    await page.mouse.move(from.x + (by.x * step) / 5, from.y + (by.y * step) / 5);
}

test.describe('by mouse', () => {
  test('the eye goes nearer and farther, and the field follows in whole centimetres', async ({ page }) => {
    const from = await middleOf(eye);
    await dragBy(page, from, { x: 0, y: 40 });
    await page.mouse.up();
    await expect.poll(enteredCm).toBeGreaterThan(50);
    const farther = await enteredCm();
    expect(Number.isInteger(farther)).toBe(true);
    await expect(label('distance')).toHaveText(`${farther} cm`);
    await expect(eye).toHaveAttribute('aria-valuenow', String(farther));

    await dragBy(page, await middleOf(eye), { x: 0, y: -60 });
    await page.mouse.up();
    await expect.poll(enteredCm).toBeLessThan(farther);
  });

  test('the paper stands still while dragging, and the eye stays under the pointer', async ({ page }) => {
    const from = await middleOf(eye);
    const width = () =>
      calculator.drawings
        .locator(drawn.screen)
        .first()
        .evaluate((path) => path.getBoundingClientRect().width);
    const before = await width();
    await dragBy(page, from, { x: 0, y: 60 });
    // In the page at once: the knob follows, the paper does not.
    await expect.poll(async () => Math.abs((await middleOf(eye)).y - (from.y + 60))).toBeLessThan(4);
    expect(await width()).toBeCloseTo(before, 1);
    await page.mouse.up();
  });

  test('a click moves nothing, and Escape puts the eye back to where the drag began', async ({ page }) => {
    await distance().fill('50.5');
    const { x, y } = await middleOf(eye);
    await page.mouse.click(x, y);
    await expect(distance()).toHaveValue('50.5');

    await dragBy(page, await middleOf(eye), { x: 0, y: 50 });
    await expect(distance()).not.toHaveValue('50.5');
    await page.keyboard.press('Escape');
    await expect(distance()).toHaveValue('50.5');
    await page.mouse.move(10, 10);
    await page.mouse.up();
    await expect(distance()).toHaveValue('50.5');
  });

  test('side screens turn both ways, and go back to the ideal angle', async ({ page }) => {
    await calculator.field('Triple').check();
    await expect(label('side')).toBeVisible();
    // The drawing follows one frame behind the fields.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 200)));
    const ideal = await rightScreen.getAttribute('aria-valuetext');
    expect(ideal).toContain('the ideal angle');
    const angle = async () => Number(await rightScreen.getAttribute('aria-valuenow'));
    const start = await angle();

    await dragBy(page, await middleOf(knobOf(rightScreen)), { x: 25, y: -25 });
    await page.mouse.up();
    await expect.poll(angle).toBeLessThan(start);
    const opened = await angle();
    expect(Number.isInteger(opened)).toBe(true);
    await expect(label('side')).toHaveText(`side ${opened.toFixed(1)}°`);

    await dragBy(page, await middleOf(knobOf(leftScreen)), { x: 20, y: 25 });
    await page.mouse.up();
    await expect.poll(angle).toBeGreaterThan(opened);

    await page.getByRole('button', { name: 'Ideal side angle' }).click();
    await expect(rightScreen).toHaveAttribute('aria-valuetext', ideal ?? '');
    await expect(page.getByRole('button', { name: 'Ideal side angle' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });
});

test.describe('by keyboard', () => {
  test('arrows, pages, and Escape for where it was when the focus came', async ({ page }) => {
    await eye.focus();
    const top = async () => (await middleOf(eye)).y;
    const before = await top();
    await page.keyboard.press('ArrowUp');
    await expect(distance()).toHaveValue('49');
    expect(await top()).toBeLessThan(before);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await expect(distance()).toHaveValue('51');
    await page.keyboard.press('PageUp');
    await expect(distance()).toHaveValue('41');
    await expect(eye).toHaveAttribute('aria-valuetext', /^41 cm from the screen, \d/);
    await page.keyboard.press('PageDown');
    await page.keyboard.press('PageDown');
    await expect(distance()).toHaveValue('61');
    await page.keyboard.press('Escape');
    await expect(distance()).toHaveValue('50');
  });

  test('side screens: whole degrees, and back to the ideal angle', async ({ page }) => {
    await calculator.field('Triple').check();
    // 27in at 50 cm without bezels: A = H = 61.7358°
    await expect(leftScreen).toHaveAttribute('aria-valuenow', '61.7');
    await leftScreen.focus();
    await page.keyboard.press('ArrowRight');
    await expect(leftScreen).toHaveAttribute('aria-valuenow', '62');
    await page.keyboard.press('PageUp');
    await expect(rightScreen).toHaveAttribute('aria-valuenow', '52');
    await rightScreen.focus();
    // As its outer end moves in the picture.
    await page.keyboard.press('ArrowLeft');
    await expect(rightScreen).toHaveAttribute('aria-valuenow', '53');
    await page.keyboard.press('ArrowDown');
    await expect(rightScreen).toHaveAttribute('aria-valuenow', '54');
    await page.keyboard.press('Escape');
    await expect(rightScreen).toHaveAttribute('aria-valuenow', '52');
    await page.getByRole('button', { name: 'Ideal side angle' }).click();
    await leftScreen.focus();
    await page.keyboard.press('PageUp');
    await page.keyboard.press('Escape');
    await expect(leftScreen).toHaveAttribute('aria-valuetext', 'turned by 61.7°, the ideal angle');
  });

  test('shows where the focus is, and with reduced motion nothing moves on its own', async ({ page }) => {
    await distance().focus();
    await eye.focus();
    await page.keyboard.press('PageUp');
    await expect(eye.locator(drawn.ring)).toHaveCSS('stroke-opacity', '1');
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await expect(eye.locator(drawn.ring)).toHaveCSS('transition-duration', '0s');
  });
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('the eye moves, the page does not', async ({ page }) => {
    const { x, y } = await middleOf(eye);
    // Not the scroll position: the notes in the table above change with the distance, and the browser makes up for it.
    const top = async () => (await calculator.drawing.boundingBox())?.y ?? NaN;
    const before = await top();
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y: y + moved }],
      });
    await touch('touchStart', 0);
    for (let moved = 4; moved <= 40; moved += 4) await touch('touchMove', moved);
    await touch('touchEnd', 40);
    await expect.poll(enteredCm).toBeGreaterThan(55);
    expect(Math.abs((await top()) - before)).toBeLessThan(2);

    const farther = await enteredCm();
    const again = await middleOf(eye);
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [again] });
    for (let moved = 4; moved <= 40; moved += 4)
      await session.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: [{ x: again.x, y: again.y - moved }],
      });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(enteredCm).toBeLessThan(farther);
  });

  test('a side screen is taken anywhere, and a swipe beside it scrolls the page', async ({ page }) => {
    await calculator.field('Triple').check();
    await rightScreen.scrollIntoViewIfNeeded();
    const screen = await rightScreen.locator('.hit-line').boundingBox();
    const paper = await calculator.drawing.boundingBox();
    if (!screen || !paper) throw new Error('Not on the page.');
    const session = await page.context().newCDPSession(page);
    const swipe = async (x: number, y: number, by: { readonly x: number; readonly y: number }) => {
      const touch = (type: 'touchStart' | 'touchMove', share: number) =>
        session.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: [{ x: x + by.x * share, y: y + by.y * share }],
        });
      await touch('touchStart', 0);
      for (let step = 1; step <= 10; step++) await touch('touchMove', step / 10);
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    const angle = async () => Number(await rightScreen.getAttribute('aria-valuenow'));
    const [start, scrolled] = [await angle(), await page.evaluate(() => scrollY)];
    const middle = [screen.x + screen.width / 2, screen.y + screen.height / 2] as const;
    await swipe(...middle, { x: 0, y: -30 });
    await expect.poll(angle).toBeLessThan(start - 5);
    expect(Math.abs((await page.evaluate(() => scrollY)) - scrolled)).toBeLessThan(2);

    const opened = await angle();
    await swipe(paper.x + paper.width - 12, paper.y + 30, { x: 0, y: -80 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled + 20);
    expect(await angle()).toBe(opened);
  });

  test('handles measure 44 px', async () => {
    await calculator.field('Triple').check();
    for (const handle of [eye, leftScreen, rightScreen]) {
      const box = await handle.locator(drawn.hit).boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(44);
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
  });
});

test('the drawing follows the fields, and shows the human field of view on demand', async ({ page }) => {
  await distance().fill('70');
  await expect(label('distance')).toHaveText('70 cm');
  await expect(label('coverage')).toHaveText('H 46.2°'); // 2·atan(59.7727/140) = 46.24
  await calculator.field('Curved screens').check();
  await expect(label('width')).toHaveText(/^chord/);
  await calculator.field('Triple').check();
  await expect(calculator.drawings.locator(drawn.screen)).toHaveCount(3);

  const toggle = page.getByRole('button', { name: 'Human field of view' });
  await expect(calculator.drawings.locator(drawn.human)).toHaveCount(0);
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(calculator.drawings.locator(drawn.human)).toHaveCount(2);
  await expect(calculator.drawing).toContainText('60° in focus');
});

test('an impossible rig keeps the last drawing, pale, with the reason', async ({ page }) => {
  await distance().fill('70');
  await expect(label('distance')).toHaveText('70 cm');
  const pale = calculator.drawingPlace.locator('.rig-pale');
  await expect(pale).toHaveCount(0);
  for (const field of [distance(), calculator.field('Screen size')]) {
    const before = await field.inputValue();
    await field.fill('0');
    await expect(calculator.drawingReason).toBeVisible();
    await expect(pale).toHaveCount(1);
    await expect(label('distance')).toHaveText('70 cm');
    await expect(label('coverage')).toHaveText('H 46.2°'); // 2·atan(59.7727/140) = 46.24
    await page.getByText('From the side', { exact: true }).click();
    await expect(calculator.drawingReason).toBeVisible();
    await expect(calculator.drawings.locator(drawn.screen)).toHaveCount(1);
    await page.getByText('From above', { exact: true }).click();
    await field.fill(before);
    await expect(calculator.drawingReason).toHaveCount(0);
    await expect(pale).toHaveCount(0);
  }
  // The handle goes on from what is seen.
  await distance().fill('0');
  await expect(pale).toHaveCount(1);
  await eye.focus();
  await page.keyboard.press('PageDown');
  await expect(distance()).toHaveValue('80');
  await expect(pale).toHaveCount(0);
});

test('Escape puts back what was typed, to the letter, and writes nothing where nothing moved', async ({
  page,
}) => {
  await calculator.field('Triple').check();
  const sideAngle = calculator.field('Side angle');
  await calculator.moreFields.click();
  // 60° to radians and back is 59.99999999999999; two feet and three inches are 68.58 cm.
  const typed = [
    { field: distance(), handle: eye, text: '2 ft 3 in' },
    { field: sideAngle, handle: rightScreen, text: '60' },
  ];
  for (const { field, handle, text } of typed) {
    await field.fill(text);
    await handle.focus();
    await page.keyboard.press('Escape');
    await expect(field).toHaveValue(text);
    await page.keyboard.press('PageDown');
    await expect(field).not.toHaveValue(text);
    await page.keyboard.press('Escape');
    await expect(field).toHaveValue(text);
  }
});

test('a rig that cannot be drawn shows nothing of another, nor of what was typed on the way', async ({
  page,
}) => {
  const pale = calculator.drawingPlace.locator('.rig-pale');
  await distance().fill('70');
  await expect(label('distance')).toHaveText('70 cm');
  await distance().selectText();
  await distance().pressSequentially('6543210');
  await expect(calculator.drawingReason).toContainText('too large to draw');
  await expect(pale).toHaveCount(0);
  await expect(calculator.drawings.locator(drawn.screen)).toHaveCount(0);

  await distance().fill('70');
  await expect(label('distance')).toHaveText('70 cm');
  await page.evaluate(() => {
    location.href = '/#v=1&rig=ratio:16:9;size:27;distance:0;screens:triple&method=classic&units=cm';
  });
  await expect(distance()).toHaveValue('0');
  await expect(calculator.drawingReason).toBeVisible();
  await expect(pale).toHaveCount(0);
  await expect(label('coverage')).toHaveCount(0);
  await expect(calculator.drawing).not.toContainText('70 cm');
});

test('one of the two views at a time, each at the size of the other', async ({ page }) => {
  const box = await calculator.drawings.boundingBox();
  await page.getByRole('radio', { name: 'From the side' }).check();
  await expect(calculator.drawings).toHaveCount(1);
  await expect(page.getByRole('img', { name: /^From the side: V is 37\.2°/ })).toBeVisible();
  expect(await calculator.drawings.boundingBox()).toEqual(box);
  await distance().fill('70');
  // 2·atan(33.62/140) = 27.0°
  await expect(page.getByRole('img', { name: /^From the side: V is 27\.0°/ })).toBeVisible();
  await page.getByRole('radio', { name: 'From above' }).check();
  await expect(label('distance')).toHaveText('70 cm');
});

test('the picture at the top of the page follows the rig', async ({ page }) => {
  const hero = page.locator('.hero-drawing');
  const box = await hero.boundingBox();
  await expect(hero.locator('[data-label="distance"]')).toHaveText('50 cm');
  await distance().fill('70');
  await expect(hero.locator('[data-label="distance"]')).toHaveText('70 cm');
  await expect(hero.getByRole('img')).toHaveAccessibleName(/70 cm from your eyes/);
  await calculator.field('Triple').check();
  await expect(hero.locator(drawn.screen)).toHaveCount(3);
  await distance().fill('0');
  await expect(calculator.drawingReason).toBeVisible();
  await expect(hero.locator(drawn.screen)).toHaveCount(3);
  expect((await hero.boundingBox())?.height).toBe(box?.height);
});

test('what no driver could sit in is remarked on', async () => {
  const remark = calculator.drawingPlace.locator('.rig-remark');
  await calculator.field('Screen size').fill('32');
  await distance().fill('70');
  await calculator.field('Triple').check();
  await expect(label('total')).toBeVisible();
  await expect(remark).toHaveCount(0);
  // 32in is 70.84 cm wide: at 25 cm the rims are 43.35 cm away, 54.785° to each side, and the outer ends 164.355°.
  // 2 · 43.35 cm · sin 164.355° = 23.4 cm are open between them.
  await distance().fill('25');
  await expect(remark).toContainText('Only 23 cm are open between the ends of the side screens');
});
