import { expectNoViolationsInAnyLook } from '../../e2e/axe';
import { CalculatorPage } from '../../e2e/calculator-page';
import { lostTexts, prepareInspection, smallTargets } from '../../e2e/page-inspection';
import { expect, test } from '../../e2e/test';

test('every question can be read by all, in every look, and fits from a phone to a desk', async ({
  page,
}) => {
  test.slow();
  await prepareInspection(page);
  await new CalculatorPage(page).open('/#plan');
  const plan = page.getByRole('region', { name: 'Plan your rig' });
  const questions = await plan.getByRole('radio').all();
  expect(questions.length).toBeGreaterThanOrEqual(6);
  for (const [index, question] of questions.entries()) {
    await question.check();
    const name = `question ${index + 1}`;
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${name} at ${width} px`)
        .toBe(width);
      expect(await lostTexts(page, '.plan'), `${name} at ${width} px`).toEqual([]);
    }
    expect(await smallTargets(page), name).toEqual([]);
    await expectNoViolationsInAnyLook(page, name, { within: '.explore' });
  }
});
