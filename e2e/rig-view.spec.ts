import type { Locator } from '@playwright/test';
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
  eye = page.getByRole('slider', { name: 'Your eyes, drag closer or further away' });
  rightScreen = page.getByRole('slider', { name: 'Right screen, drag to turn' });
  leftScreen = page.getByRole('slider', { name: 'Left screen, drag to turn' });
});

const distance = () => calculator.field('Distance to screen');
const enteredCm = async () => Number(await distance().inputValue());

/** Centre of an element that has stopped moving: a drawing that enters the viewport first follows the fields. */
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
