import type { Locator, Page } from '@playwright/test';
import { CalculatorPage } from './calculator-page';
import { expect, test } from './test';

let calculator: CalculatorPage;
let eye: Locator;
let rightScreen: Locator;
let leftScreen: Locator;

test.beforeEach(async ({ page }) => {
  calculator = new CalculatorPage(page);
  await calculator.open();
  await calculator.showPictures();
  eye = page.getByRole('slider', { name: 'Your eyes, drag nearer or farther' });
  rightScreen = page.getByRole('slider', { name: 'Right screen, drag to turn' });
  leftScreen = page.getByRole('slider', { name: 'Left screen, drag to turn' });
});

const drawing = (page: Page) => page.getByRole('group', { name: 'Your rig from above' });
const label = (page: Page, id: string) => drawing(page).locator(`[data-label="${id}"]`);
const distance = () => calculator.field('Distance to screen');

async function middleOf(locator: Locator) {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error('Not on the page.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The knob at a side screen's outer end; the handle's own box is as long as the screen. */
const knobOf = (handle: Locator) => handle.locator('.knob');

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
    const farther = Number(await distance().inputValue());
    expect(farther).toBeGreaterThan(50);
    expect(Number.isInteger(farther)).toBe(true);
    await expect(label(page, 'distance')).toHaveText(`${farther} cm`);
    await expect(eye).toHaveAttribute('aria-valuenow', String(farther));

    await dragBy(page, await middleOf(eye), { x: 0, y: -60 });
    await page.mouse.up();
    expect(Number(await distance().inputValue())).toBeLessThan(farther);
  });

  test('the paper stands still while dragging, and the eye stays under the pointer', async ({ page }) => {
    const from = await middleOf(eye);
    const width = () =>
      page
        .locator('.pictures .rig-drawing .lit')
        .first()
        .evaluate((path) => path.getBoundingClientRect().width);
    const before = await width();
    await dragBy(page, from, { x: 0, y: 60 });
    expect(await width()).toBeCloseTo(before, 1);
    const held = await middleOf(eye);
    expect(Math.abs(held.y - (from.y + 60))).toBeLessThan(4);
    await page.mouse.up();
  });

  test('a click moves nothing', async ({ page }) => {
    await distance().fill('50.5');
    const { x, y } = await middleOf(eye);
    await page.mouse.click(x, y);
    await expect(distance()).toHaveValue('50.5');
  });

  test('Escape puts the eye back to where the drag began', async ({ page }) => {
    await distance().fill('50.5');
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
    const ideal = await rightScreen.getAttribute('aria-valuetext');
    expect(ideal).toContain('the ideal angle');
    const angle = async () => Number(await rightScreen.getAttribute('aria-valuenow'));
    const start = await angle();

    await dragBy(page, await middleOf(knobOf(rightScreen)), { x: 25, y: -25 });
    await page.mouse.up();
    const opened = await angle();
    expect(opened).toBeLessThan(start);
    expect(Number.isInteger(opened)).toBe(true);
    await expect(label(page, 'side')).toHaveText(`side ${opened.toFixed(1)}°`);

    await dragBy(page, await middleOf(knobOf(leftScreen)), { x: 20, y: 25 });
    await page.mouse.up();
    expect(await angle()).toBeGreaterThan(opened);

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
    await page.keyboard.press('ArrowUp');
    await expect(distance()).toHaveValue('51');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowDown');
    await expect(distance()).toHaveValue('49');
    await page.keyboard.press('PageUp');
    await expect(distance()).toHaveValue('59');
    await expect(eye).toHaveAttribute('aria-valuetext', /^59 cm from the screen, \d/);
    await page.keyboard.press('PageDown');
    await page.keyboard.press('PageDown');
    await expect(distance()).toHaveValue('39');
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
    await page.keyboard.press('PageDown');
    await expect(rightScreen).toHaveAttribute('aria-valuenow', '52');
    await page.keyboard.press('Escape');
    await expect(leftScreen).toHaveAttribute('aria-valuetext', 'turned by 61.7°, the ideal angle');
  });

  test('shows where the focus is', async ({ page }) => {
    await distance().focus();
    await eye.focus();
    await page.keyboard.press('ArrowUp');
    await expect(eye.locator('.ring')).toHaveCSS('opacity', '1');
  });
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('the eye moves, the page does not', async ({ page }) => {
    const { x, y } = await middleOf(eye);
    // Not the scroll position: the notes in the table above change with the distance, and the browser makes up for it.
    const top = async () => (await drawing(page).boundingBox())?.y ?? NaN;
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
    await expect.poll(async () => Number(await distance().inputValue())).toBeGreaterThan(55);
    expect(Math.abs((await top()) - before)).toBeLessThan(2);

    const farther = Number(await distance().inputValue());
    const again = await middleOf(eye);
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [again] });
    for (let moved = 4; moved <= 40; moved += 4)
      await session.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: [{ x: again.x, y: again.y - moved }],
      });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(async () => Number(await distance().inputValue())).toBeLessThan(farther);
  });

  test('handles measure 44 px', async () => {
    await calculator.field('Triple').check();
    for (const handle of [eye, leftScreen, rightScreen]) {
      const box = await handle.locator('.hit').boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(44);
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
  });
});

test('the drawing follows the fields', async ({ page }) => {
  await distance().fill('70');
  await expect(label(page, 'distance')).toHaveText('70 cm');
  await expect(label(page, 'coverage')).toHaveText('H 46.2°'); // 2·atan(59.7727/140) = 46.24
  await calculator.field('Curved screens').check();
  await expect(label(page, 'width')).toHaveText(/^chord/);
  await calculator.field('Triple').check();
  await expect(page.locator('.pictures .rig-drawing .lit')).toHaveCount(4);
});

test('an impossible rig is drawn as far as it goes, with the reason', async ({ page }) => {
  await distance().fill('0');
  await expect(page.locator('.rig-reason')).toContainText('some distance in front of the screen');
  await expect(drawing(page).locator('.lit')).toHaveCount(1);
  await expect(drawing(page).locator('.cone')).toHaveCount(0);
  await eye.focus();
  await page.keyboard.press('PageUp');
  await expect(distance()).toHaveValue('10');
  await expect(page.locator('.rig-reason')).toHaveCount(0);
  await calculator.field('Screen size').fill('0');
  await expect(page.locator('.rig-reason')).toBeVisible();
  await expect(page.locator('.pictures .rig-drawing .lit')).toHaveCount(0);
});

test('the human field of view is shown on demand', async ({ page }) => {
  const toggle = page.getByRole('button', { name: 'Human field of view' });
  await expect(page.locator('.pictures .rig-drawing .human')).toHaveCount(0);
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.pictures .rig-drawing .human')).toHaveCount(2);
  await expect(drawing(page)).toContainText('60° in focus');
});

test('labels never overlap, as the browser measures them', async ({ page }) => {
  const overlaps = () =>
    page.locator('.pictures .rig-drawing').evaluateAll((drawings) =>
      drawings.flatMap((svg) => {
        const texts = [...svg.querySelectorAll('text')].map((text) => ({
          text: text.textContent,
          box: text.getBBox(),
        }));
        const { width, height } = (svg as SVGSVGElement).viewBox.baseVal;
        return texts.flatMap(({ text, box }, index) => [
          ...(box.x < 0 || box.x + box.width > width || box.y + box.height > height
            ? [`${text} leaves`]
            : []),
          ...texts
            .slice(index + 1)
            .filter(
              (other) =>
                box.x < other.box.x + other.box.width &&
                other.box.x < box.x + box.width &&
                box.y < other.box.y + other.box.height &&
                other.box.y < box.y + box.height,
            )
            .map((other) => `${text} × ${other.text}`),
        ]);
      }),
    );
  await page.getByRole('button', { name: 'Human field of view' }).click();
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const screens of ['Single', 'Triple']) {
      await calculator.field(screens).check();
      for (const curved of [true, false]) {
        await calculator.field('Curved screens').setChecked(curved);
        for (const cm of ['20', '50', '70', '120']) {
          await distance().fill(cm);
          expect(await overlaps(), `${screens} ${curved} at ${cm} cm, ${width} px`).toEqual([]);
        }
      }
    }
  }
});

test('the text keeps its size from 360 to 1920 px', async ({ page }) => {
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() =>
        drawing(page).evaluate((svg) => {
          const { width: shown } = svg.getBoundingClientRect();
          return shown / (svg as SVGSVGElement).viewBox.baseVal.width;
        }),
      )
      .toBeCloseTo(1, 1);
  }
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('nothing moves on its own', async ({ page }) => {
    await eye.focus();
    await page.keyboard.press('PageUp');
    const running = () => page.evaluate(() => document.getAnimations().length);
    expect(await running()).toBe(0);
    await expect(eye.locator('.ring')).toHaveCSS('transition-duration', '0s');
  });
});
