import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { defaultEntry } from '../domain/rig/entry';
import { sharedOf, withShared } from '../state/shared-state';
import { update } from '../state/store';
import { calculator } from '../testing/calculator';
import { textsOf } from '../testing/in-browser';

const distance = calculator.field('Distance to screen');
const undo = calculator.toasts.getByRole('button', { name: 'Undo' });

/** The first answer of the plan: 597.727/2 / tan 30° = 517.65 mm. */
async function takeThePlan(): Promise<void> {
  await page.getByRole('button', { name: 'Use this', exact: true }).click();
  await expect.element(distance).toHaveValue('51.76');
  await expect.element(undo).toBeVisible();
}

test('one offer to undo at a time, each for the rig that it is about', async () => {
  await calculator.open('#plan');
  await page.getByRole('button', { name: 'Save this rig' }).click();
  await page.getByRole('textbox', { name: /^New name for/ }).fill('Desk');
  await userEvent.keyboard('{Enter}');
  await distance.fill('80');
  await takeThePlan();
  await page.getByRole('button', { name: 'Load Desk' }).click();
  await expect.element(distance).toHaveValue('50');
  await expect.element(undo).toHaveLength(1);
  await expect.poll(() => textsOf(calculator.toasts).at(-1)).toBe('Desk is your rig nowUndo');

  // Undoes one step: the plan's offer is withdrawn.
  await undo.click();
  await expect.element(distance).toHaveValue('51.76');
  await expect.element(undo).not.toBeInTheDocument();
});

test('an offer to undo goes with its rig: it does not change the one that a link has opened', async () => {
  await calculator.open('#plan');
  await takeThePlan();
  // Hover keeps the offer open.
  await undo.hover();
  const theirs = { name: '', entry: { ...defaultEntry, distance: '90' } };
  update((state) => withShared(state, { ...sharedOf(state), rigs: [theirs] }, false));
  await expect.element(undo).not.toBeInTheDocument();
  await expect.element(distance).toHaveValue('90');
});
