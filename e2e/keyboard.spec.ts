import type { Locator, Page } from '@playwright/test';
import { CalculatorPage } from './calculator-page';
import { expect, test } from './test';

/** A visit by keyboard alone. The whole tab order: audit/browser/keyboard-walks.spec.ts. */

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, target: Locator, max = 60): Promise<void> {
  for (let steps = 0; steps < max; steps++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${String(target)} is not within ${max} stops.`);
}

const press = async (page: Page, ...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

test('the calculator, by keyboard alone', async ({ page, context }) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const calculator = new CalculatorPage(page);
  await calculator.open();

  await press(page, 'Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await press(page, 'Enter');
  await expect(page.getByRole('main')).toBeFocused();
  // The sentence with its five fields, then what is done with its number.
  await press(page, 'Tab');
  await expect(page.getByRole('combobox', { name: 'My game' })).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Start Calculating' }), 6);
  await press(page, 'Enter');
  await expect(calculator.section).toBeInViewport();

  // The next stops are those of the calculator. A list opens with Space, closes with Escape, and Enter chooses.
  await tabTo(page, page.getByRole('button', { name: 'Don’t know the size?' }), 3);
  await press(page, 'Enter');
  await expect(page.getByText('hold a bank card to the screen')).toBeVisible();
  await press(page, 'Enter');
  await expect(page.getByText('hold a bank card to the screen')).toHaveCount(0);

  const size = calculator.field('Screen size');
  await tabTo(page, size, 1);
  await press(page, 'Control+a');
  await page.keyboard.type('34');
  await press(page, 'ArrowUp', 'PageUp', 'ArrowDown', 'PageDown');
  await expect(size).toHaveValue('34');

  const ratio = calculator.field('Screen ratio');
  // The distance stands between them.
  await tabTo(page, ratio, 4);
  await press(page, 'Space');
  await expect(ratio.getByRole('option', { name: '21:9' })).toBeVisible();
  await press(page, 'ArrowDown', 'Enter');
  await expect(ratio).toHaveValue('21:9');
  await press(page, 'Space', 'ArrowDown', 'Escape');
  await expect(ratio).toHaveValue('21:9');
  await expect(ratio).toBeFocused();

  await tabTo(page, calculator.field('Single'), 3);
  await press(page, 'ArrowRight');
  await expect(calculator.field('Triple')).toBeChecked();
  await tabTo(page, calculator.field('Curved screens'), 3);
  await press(page, 'Space');
  await expect(calculator.field('Radius of curve')).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: 'Find my monitor' }), 5);
  await tabTo(page, page.getByRole('button', { name: 'Save this rig' }), 1);
  await tabTo(page, calculator.moreFields, 1);
  await press(page, 'Enter');
  await calculator.field('Side angle').waitFor();
  await tabTo(page, calculator.field('Side angle'), 16);
  await page.keyboard.type('60');

  // The sides, the drawing and its handles lie between.
  await tabTo(page, calculator.picker, 24);
  await expect(calculator.angle('side angle')).toHaveText('60.0°');
  await page.keyboard.type('beamng');
  await press(page, 'Enter');
  await expect(calculator.chips).toHaveText(['BeamNG.drive']);
  await press(page, 'Backspace');
  await expect(calculator.chips).toHaveCount(0);
  await page.keyboard.type('ams2');
  await press(page, 'Enter');
  const name = calculator.gameName('Automobilista 2');
  await tabTo(page, name, 2);
  await press(page, 'ArrowRight');
  const copy = calculator.game('Automobilista 2').getByRole('button', { name: /^Copy the value/ });
  await expect(copy).toBeFocused();
  await press(page, 'Enter');
  await expect(calculator.toasts.last()).toContainText('Copied');
  await press(page, 'ArrowLeft', 'Enter');
  const game = calculator.openedGame('Automobilista 2');
  await expect(game).toBeFocused();
  await expect(game).toContainText('How sure we are');
  await tabTo(page, calculator.keepOnTop, 2);
  await press(page, 'Space');
  await expect(calculator.keepOnTop).toHaveAttribute('aria-pressed', 'false');
  await tabTo(page, game.getByRole('link').first(), 3);
  await press(page, 'Escape');
  await expect(name).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: /^All \d+ games/ }), 12);
  await press(page, 'Enter');
  await expect(calculator.gameName('American Truck Simulator')).toBeFocused();
  await calculator.field('By name').focus();
  await press(page, 'ArrowRight');
  await expect(calculator.field('By evidence')).toBeChecked();
  const more = page.locator('.more-answers > summary');
  await tabTo(page, more, 70);
  await press(page, 'Enter');
  await calculator.field('Your 21:9 in pixels').waitFor();
  await tabTo(page, calculator.field('Your 21:9 in pixels'), 1);
  await page.keyboard.type('3440');
  await expect(calculator.field('Your 21:9 in pixels')).toHaveValue('3440x1440');
  await tabTo(page, page.getByRole('button', { name: 'Copy link' }), 1);
  await press(page, 'Enter');
  await expect(calculator.toasts.last()).toContainText('Link copied');
});
