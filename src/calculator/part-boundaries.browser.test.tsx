import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { calculator } from '../testing/calculator';

/** What is to fail, by the names that the replaced modules go by. */
const failing = vi.hoisted(() => new Set<string>());

vi.mock(import('../features/results-exact/answer'), async (original) => {
  const { Answer } = await original();
  return { Answer: (props) => unlessFailing('answer', () => <Answer {...props} />) };
});
vi.mock(import('../features/results-classic/classic-beside'), async (original) => {
  const real = await original();
  return { ...real, notesOf: (entry) => unlessFailing('beside', () => real.notesOf(entry)) };
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

// React reports what a boundary has caught.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

// By hand: 2 atan(59.773 / 2 / 60) = 52.96°, which Classic rounds to whole degrees.
test.for(['answer', 'beside', 'remember'])(
  'an error in a part that came later (%s) is said in its place, and takes neither fields nor numbers away',
  async (part) => {
    // Nothing would tell that the page is there if the numbers beside Classic failed at once.
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

test.for(['Classic', '1:1 exact'])(
  'with %s chosen, fields and Classic stay where the geometry itself fails',
  async (method) => {
    await calculator.open();
    await calculator.field(method).click();
    failing.add('geometry');
    const distance = calculator.field('Distance to screen');
    await distance.fill('60');
    await expect.element(page.getByRole('alert').first()).toHaveTextContent('This part failed.');
    await expect.element(distance).toHaveValue('60');
    await calculator.field('Classic').click();
    await expect.element(calculator.value('hFov')).toHaveText('53°');
    failing.clear();
  },
);
