import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { calculator } from '../testing/calculator';
import { inputOf, press } from '../testing/in-browser';

/** Options of the monitor search, and the fields after a pick. More: `e2e/monitors.spec.ts`. */

const button = page.getByRole('button', { name: 'Find my monitor' });
const dialog = page.getByRole('dialog', { name: 'Find my monitor' });
const search = dialog.getByRole('combobox', { name: 'Name or model code' });
const options = dialog.getByRole('option');
/** Line in the card after a monitor was picked. */
const line = page.getByRole('group', { name: /^Filled in from / });

beforeEach(() => calculator.open());

async function pick(code: string): Promise<void> {
  await button.click();
  await search.fill(code);
  await expect.element(options.first()).toHaveTextContent(code);
  await press(search, 'Enter');
}

test('what nearly fits is offered, what does not fit is said, and a screen by hand ends it', async () => {
  await button.click();
  await search.fill('c49rx90');
  await expect.element(dialog).toHaveTextContent('No exact match for “c49rx90”');
  await expect.element(options.filter({ hasText: 'Samsung CRG9 49 (C49RG90)' })).toBeVisible();
  await expect.element(search).not.toHaveAttribute('aria-activedescendant');
  await search.fill('zandvoort');
  await expect.element(options).not.toBeInTheDocument();
  await expect.element(dialog).toHaveTextContent('No monitor matches “zandvoort”. Try part of its code');
  await expect.element(search).toHaveAttribute('aria-expanded', 'false');

  // The lit size of the G9 is 1193 mm: at 60 cm a flat one would be 2·atan(1193 / 1200) = 89.7°.
  await search.fill('c49g95t');
  await press(search, 'Enter');
  await calculator.field('Distance to screen').fill('60');
  await calculator.field('Curved screens').click();
  await expect.element(calculator.note('hFov')).toHaveText('89.7°');
  await expect.element(line).not.toBeInTheDocument();
  await calculator.field('Curved screens').click();
  await expect.element(line).toBeVisible();
  // 32 in of 32:9: 32 · 25.4 · 5120 / √(5120² + 1440²) = 782.443 mm; flat 2·atan(782.443 / 1200) = 66.2°.
  await calculator.field('Curved screens').click();
  await calculator.field('Screen size').fill('32');
  await expect.element(calculator.note('hFov')).toHaveText('66.2°');
});

test('a curve without a radius is asked for, an unknown curve stays, and low evidence is stated', async () => {
  await pick('CU34G2X');
  await expect.element(line).toHaveTextContent('curved, radius unknown');
  await expect.element(line).toHaveTextContent('It’s on the box: 1000R, 1500R, 1800R.');
  await expect.element(calculator.field('Radius of curve')).toHaveValue('');
  await line.getByRole('button', { name: 'Radius of curve: 1500R' }).click();
  await expect.element(calculator.field('Radius of curve')).toHaveValue('1500');
  await expect.element(line).not.toHaveTextContent('It’s on the box');

  // Curve unknown: the check box keeps its state.
  await pick('38GN950');
  await expect.element(line).toHaveTextContent('so “Curved screens” is unchanged.');
  expect(inputOf(calculator.field('Curved screens')).checked).toBe(true);
  expect(inputOf(calculator.field('Radius of curve')).value).toBe('1500');
  expect(inputOf(calculator.field('Screen size')).value).toBe('37.5');
  await calculator.field('Curved screens').click();
  await expect.element(line).toBeVisible();
  await pick('B233HL');
  await expect.element(line).toHaveTextContent('Evidence: low. Check the size');
});
