import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { calculator } from '../testing/calculator';

/** Failing parts, by the names of the mocked modules. */
const failing = vi.hoisted(() => new Set<string>());

vi.mock(import('../features/results-exact/answer'), async (original) => {
  const { Answer } = await original();
  return { Answer: (props) => unlessFailing('answer', () => <Answer {...props} />) };
});
vi.mock(import('../features/results-classic/classic-beside'), async (original) => {
  const real = await original();
  return { ...real, cellsBeside: (...row) => unlessFailing('beside', () => real.cellsBeside(...row)) };
});
vi.mock(import('../features/saved-rigs/remember-rig'), async (original) => {
  const { RememberRig } = await original();
  return { RememberRig: () => unlessFailing('remember', () => <RememberRig />) };
});

vi.mock(import('../domain/rig/exact-answer'), async (original) => {
  const real = await original();
  return { ...real, exactAnswer: (entry) => unlessFailing('geometry', () => real.exactAnswer(entry)) };
});

function unlessFailing<Result>(part: string, answer: () => Result): Result {
  if (failing.has(part)) throw new Error(`${part} fails, as it was asked to`);
  return answer();
}

// React logs caught errors.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

// By hand: 2 atan(59.773 / 2 / 60) = 52.96°, which Classic rounds to whole degrees.
test.for(['answer', 'beside', 'remember'])(
  'an error in a part that came later (%s) is said in its place, and takes neither fields nor numbers away',
  async (part) => {
    // `beside` would fail at once, before `open` has seen the page load.
    if (part !== 'beside') failing.add(part);
    await calculator.open();
    failing.add(part);
    const distance = calculator.field('Distance to screen');
    await distance.fill('60');
    await expect.element(page.getByRole('alert')).toHaveTextContent('This part failed.');
    await expect.element(distance).toHaveValue('60');
    await expect.element(calculator.value('hFov')).toHaveText('53°');

    failing.clear();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await expect.element(calculator.note('hFov')).toHaveTextContent('53.0°');
  },
);

test('a part that failed for one rig is back with the next, and the focus stays in the field', async () => {
  await calculator.open();
  failing.add('answer');
  const distance = calculator.field('Distance to screen');
  await distance.fill('60');
  await expect.element(page.getByRole('alert')).toHaveTextContent('This part failed.');
  failing.clear();
  await distance.fill('70');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  // By hand: 2 atan(59.773 / 2 / 70) = 46.2°.
  await expect.element(calculator.angle('across')).toHaveText('46.2°');
  await expect.element(distance).toHaveFocus();
});

test('fields and Classic stay where the geometry itself fails', async () => {
  await calculator.open();
  failing.add('geometry');
  const distance = calculator.field('Distance to screen');
  await distance.fill('60');
  await expect.element(page.getByRole('alert').first()).toHaveTextContent('This part failed.');
  await expect.element(distance).toHaveValue('60');
  await expect.element(calculator.value('hFov')).toHaveText('53°');
  failing.clear();
});
