import type { Page } from '@playwright/test';
import { CalculatorPage, ownClock, stopClock } from './calculator-page';
import { expect, test } from './test';

/** What screen readers are told, and when: politely, once something stands still, not on each keystroke. */

let calculator: CalculatorPage;

declare global {
  interface Window {
    told: string[];
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
    window.told = [];
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest('[role=status], [role=alert], [aria-live]');
        if (!region) continue;
        const isWhole = region.getAttribute('aria-atomic') !== 'false';
        const text = isWhole ? region.textContent : [...addedNodes].map((node) => node.textContent).join('');
        if (text !== '' && window.told.at(-1) !== text) window.told.push(text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

const told = (page: Page) => page.evaluate(() => window.told);

/** Types as a person does, a letter every 200 ms. */
async function typeSlowly(page: Page, text: string) {
  for (const letter of text) {
    await page.keyboard.type(letter);
    await page.clock.runFor(200);
  }
}

test('Classic: one message after the last of several keystrokes', async ({ page }) => {
  await calculator.field('Distance to screen').fill('');
  await listen(page);
  await calculator.field('Distance to screen').focus();
  await typeSlowly(page, '120');
  await page.clock.runFor(700);
  expect(await told(page)).toEqual([]);
  await page.clock.runFor(200);
  expect(await told(page)).toEqual(['hFov 28° · vFov 16']); // 2·atan(59.7727/240) = 27.98; · 9/16 = 15.74
  await page.clock.runFor(5000);
  expect(await told(page)).toHaveLength(1);
});

test('1:1: the same, also for an impossible rig', async ({ page }) => {
  await calculator.chooseExact();
  await listen(page);
  await calculator.field('Distance to screen').focus();
  await page.keyboard.press('Control+a');
  await typeSlowly(page, '100');
  await page.clock.runFor(1000);
  expect(await told(page)).toEqual(['H 33.3° · V 19.1°']); // 2·atan(59.7727/200), 2·atan(33.6221/200)
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.clock.runFor(1100);
  expect((await told(page)).slice(1)).toEqual([
    expect.stringMatching(/^Your distance to the screen has to be/),
  ]);
});

test('a game that is added: once, since no toast tells of it', async ({ page }) => {
  await calculator.chooseExact();
  await listen(page);
  await calculator.picker.focus();
  await typeSlowly(page, 'ams2');
  await page.keyboard.press('Enter');
  await page.clock.runFor(1000);
  // Besides the two angles of 1:1, which was chosen just before.
  expect((await told(page)).filter((text) => !text.startsWith('H '))).toEqual([
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
  expect(await told(page)).toEqual([]);
  await page.clock.runFor(1100);
  expect(await told(page)).toHaveLength(1);
});
