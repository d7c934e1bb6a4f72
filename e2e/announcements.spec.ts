import type { Page } from '@playwright/test';
import { CalculatorPage, ownClock, stopClock } from './calculator-page';
import { expect, test } from './test';

/** Announcements to screen readers: polite, and once the value is stable, not on each keystroke. */

let calculator: CalculatorPage;

declare global {
  interface Window {
    announced: string[];
  }
}

test.beforeEach(async ({ page }) => {
  calculator = new CalculatorPage(page);
  await ownClock(page);
  await calculator.open();
  await stopClock(page);
});

/** Writes down every change of a live region from now on; what was done before has been told by then. */
async function listen(page: Page): Promise<void> {
  await page.clock.runFor(2000);
  await page.evaluate(() => {
    window.announced = [];
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest('[role=status], [role=alert], [aria-live]');
        if (!region) continue;
        const isWhole = region.getAttribute('aria-atomic') !== 'false';
        const text = isWhole ? region.textContent : [...addedNodes].map((node) => node.textContent).join('');
        if (text !== '' && window.announced.at(-1) !== text) window.announced.push(text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

const announced = (page: Page) => page.evaluate(() => window.announced);

/** Types as a person does, a letter every 200 ms. */
async function typeSlowly(page: Page, text: string) {
  for (const letter of text) {
    await page.keyboard.type(letter);
    await page.clock.runFor(200);
  }
}

test('one message after the last of several keystrokes, also for an impossible rig', async ({ page }) => {
  await calculator.showGames();
  await listen(page);
  await calculator.field('Distance to screen').focus();
  await page.keyboard.press('Control+a');
  await typeSlowly(page, '100');
  await page.clock.runFor(700);
  expect(await announced(page)).toEqual([]);
  await page.clock.runFor(300);
  expect(await announced(page)).toEqual(['H 33.3° · V 19.1°']); // 2·atan(59.7727/200), 2·atan(33.6221/200)
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.clock.runFor(1100);
  expect((await announced(page)).slice(1)).toEqual([
    expect.stringMatching(/^Your distance to the screen has to be/),
  ]);
});

test('a game that is added: once, since no toast tells of it', async ({ page }) => {
  await calculator.showGames();
  await listen(page);
  await calculator.picker.focus();
  await typeSlowly(page, 'ams2');
  await page.keyboard.press('Enter');
  await page.clock.runFor(1000);
  // Besides the two angles of 1:1, which was chosen just before.
  expect((await announced(page)).filter((text) => !text.startsWith('H '))).toEqual([
    'Automobilista 2 added to your games',
  ]);
});

test('dragging: one message when the hand rests', async ({ page }) => {
  await calculator.showPictures();
  const eye = page.getByRole('slider', { name: /^Your eyes/ });
  await eye.scrollIntoViewIfNeeded();
  const box = await eye.boundingBox();
  if (!box) throw new Error('The eye is not on the page.');
  await listen(page);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let moved = 5; moved <= 40; moved += 5) {
    await page.mouse.move(x, y + moved);
    await page.clock.runFor(100);
  }
  await page.mouse.up();
  expect(await announced(page)).toEqual([]);
  await page.clock.runFor(1100);
  expect(await announced(page)).toHaveLength(1);
});
