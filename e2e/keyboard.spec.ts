import type { Locator, Page } from '@playwright/test';
import { CalculatorPage } from './calculator-page';
import { answers, expect, test } from './test';

/** What can be done without a mouse. From the first stop to the last, at three sizes, and back: audit/browser. */

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
  await press(page, 'Tab');
  await expect(page.getByRole('link', { name: 'Start Calculating' })).toBeFocused();
  await press(page, 'Enter');
  await expect(calculator.section).toBeInViewport();

  // The next stops are those of the calculator. A list opens with Space, closes with Escape, and Enter chooses.
  const ratio = calculator.field('Screen ratio');
  await tabTo(page, page.getByRole('button', { name: 'Find my monitor' }), 2);
  // The units stand between them.
  await tabTo(page, ratio, 3);
  await press(page, 'Space');
  await expect(ratio.getByRole('option', { name: '21:9' })).toBeVisible();
  await press(page, 'ArrowDown', 'Enter');
  await expect(ratio).toHaveValue('21:9');
  await press(page, 'Space', 'ArrowDown', 'Escape');
  await expect(ratio).toHaveValue('21:9');
  await expect(ratio).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: 'How do I measure the diagonal?' }), 2);
  await expect(page.getByRole('tooltip')).toBeVisible();
  await press(page, 'Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);

  const size = calculator.field('Screen size');
  await tabTo(page, size, 1);
  await press(page, 'Control+a');
  await page.keyboard.type('34');
  await press(page, 'ArrowUp', 'PageUp', 'ArrowDown', 'PageDown');
  await expect(size).toHaveValue('34');

  await tabTo(page, calculator.field('Single'), 6);
  await press(page, 'ArrowRight');
  await expect(calculator.field('Triple')).toBeChecked();
  await tabTo(page, calculator.field('Curved screens'), 3);
  await press(page, 'Space');
  await expect(calculator.field('Radius of curve')).toBeVisible();

  await tabTo(page, calculator.moreFields, 8);
  await press(page, 'Enter');
  await calculator.field('Side angle').waitFor();
  await tabTo(page, calculator.field('Side angle'), 16);
  await page.keyboard.type('60');

  // The sides, the drawing and its handles lie between.
  await tabTo(page, calculator.field('Classic'), 20);
  await press(page, 'ArrowRight');
  await expect(calculator.field('1:1 exact')).toBeChecked();
  await expect(calculator.angle('Side angle')).toHaveText('60.0°');
  await tabTo(page, calculator.picker, 4);
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

  await tabTo(page, page.getByRole('button', { name: /^Show all/ }), 12);
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

test('the three fits, the drawing and the plot, by keyboard alone', async ({ page }) => {
  test.slow();
  const calculator = new CalculatorPage(page);
  await calculator.open();
  await calculator.field('Curved screens').focus();
  await press(page, 'Space');
  await tabTo(page, calculator.field('Classic'), 12);
  await press(page, 'ArrowRight');
  await calculator.picker.waitFor();
  await tabTo(page, page.getByRole('button', { name: 'Change', exact: true }), 2);
  await press(page, 'Enter');
  await page.getByRole('radio', { name: /^Balanced/ }).waitFor();
  await tabTo(page, page.getByRole('radio', { name: /^Balanced/ }), 1);
  await press(page, 'ArrowDown');
  await expect(page.getByRole('radio', { name: /^Edge/ })).toBeChecked();

  // The pictures load as the focus comes near.
  await press(page, 'Tab', 'Tab');
  await calculator.showPictures();
  await calculator.field('Single').focus();
  await press(page, 'ArrowRight');
  const ideal = page.getByRole('button', { name: 'Ideal side angle' });
  const left = page.getByRole('slider', { name: /^Left screen/ });
  await tabTo(page, page.getByRole('button', { name: 'Human field of view' }), 12);
  await press(page, 'Space');
  await expect(page.getByText('about 114° with both eyes')).toBeVisible();
  await tabTo(page, left, 1);
  await press(page, 'Home');
  await expect(left).toHaveAttribute('aria-valuenow', '0');
  await tabTo(page, ideal, 3);
  await press(page, 'Enter');
  await expect(left).toHaveAttribute('aria-valuetext', /the ideal angle/);
  await press(page, 'Shift+Tab', 'Shift+Tab');
  await expect(page.getByRole('slider', { name: /^Right screen/ })).toBeFocused();
  await press(page, 'ArrowUp');
  await expect(left).not.toHaveAttribute('aria-valuetext', /the ideal angle/);
  await press(page, 'Escape');
  const eye = page.getByRole('slider', { name: /^Your eyes/ });
  await tabTo(page, eye, 1);
  await expect(eye).toHaveAccessibleDescription(/^Up or left: 1 cm closer/);
  await press(page, 'ArrowDown', 'ArrowRight');
  await expect(calculator.field('Distance to screen')).toHaveValue('52');
  await press(page, 'Escape');
  await expect(calculator.field('Distance to screen')).toHaveValue('50');

  const setting = page.getByRole('combobox', { name: 'Set to' });
  await tabTo(page, setting, 40);
  await page.keyboard.type('A wide');
  await expect(setting).toHaveValue('wide');
  await tabTo(page, page.getByRole('slider', { name: /^Horizontal field of view/ }), 1);
  await press(page, 'ArrowRight');
  await expect(page.getByRole('img', { name: /^Direction/ })).toContainText('at 91°');
  await tabTo(page, page.getByText('The numbers as a table'), 1);
  await press(page, 'Enter');
  await expect(page.getByRole('table', { name: /Setting: 91° horizontal/ })).toBeVisible();
});

test('the answers, by keyboard alone', async ({ page }) => {
  await page.goto('/faq');
  await tabTo(page, page.locator('summary').nth(2), 20);
  await press(page, 'Enter');
  await expect(answers(page).nth(2)).toBeVisible();
  await press(page, 'Tab', 'Space');
  await expect(answers(page).nth(3)).toBeVisible();
  await expect(answers(page).nth(2)).toBeHidden();
  await press(page, 'Space');
  await expect(answers(page).nth(3)).toBeHidden();
});
