import { expectNoViolations, expectNoViolationsInAnyLook, parts } from '../../e2e/axe';
import { breakCalculator, CalculatorPage, provokedError } from '../../e2e/calculator-page';
import { prepareInspection, smallTargets } from '../../e2e/page-inspection';
import { expect, test } from '../../e2e/test';
import { oneOfAKind } from './one-of-a-kind';

/** axe over everything that can be opened on the calculator's page. What axe cannot see is in accessibility-sight.spec.ts. */

test.beforeEach(async ({ page }) => prepareInspection(page));

// Everything the calculator opens is inside its section.
const within = parts.section;

test('the Classic calculator has none, whatever is open', async ({ page, context }) => {
  test.slow();
  await context.grantPermissions(['clipboard-write']);
  // High enough that the bar at the top covers no part of a button.
  await page.setViewportSize({ width: 1280, height: 2400 });
  await page.addInitScript(() => {
    // A toast stays for as long as it is looked at; a clock that stands still would stop axe as well.
    const start = window.setTimeout.bind(window);
    window.setTimeout = ((run: TimerHandler, ms?: number) =>
      start(run, ms === 4000 ? 600_000 : ms)) as typeof window.setTimeout;
  });
  const calculator = new CalculatorPage(page);
  await calculator.open();

  await calculator.field('Triple').check();
  await calculator.field('Curved screens').check();
  await calculator.moreFields.click();
  await calculator.field('Side angle').waitFor();
  await expectNoViolationsInAnyLook(page, 'what only 1:1 asks for', { within: parts.inputCard });
  await calculator.moreFields.click();
  await calculator.field('Distance to screen').fill('');
  await calculator.copyButton('Triple Screen Angle').click();
  await page.getByRole('button', { name: 'How do I measure the bezel?' }).click();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await expect(calculator.toasts).toBeVisible();
  await expectNoViolationsInAnyLook(page, 'fields, hint, tooltip and toast', { within });

  await page.keyboard.press('Escape');
  await calculator.field('Screen ratio').focus();
  await page.keyboard.press('Space');
  await expect(calculator.field('Screen ratio').getByRole('option', { name: '5:4' })).toBeVisible();
  await expectNoViolationsInAnyLook(page, 'drop-down list', { within: parts.inputCard });
});

test('a page of each kind of game has none', async ({ page }) => {
  test.slow();
  for (const { id } of oneOfAKind) {
    await page.goto(`/games/${id}`);
    await new CalculatorPage(page).alive();
    await expect(page.locator('.result-card .served')).toHaveCount(0);
    // e2e/game-pages.spec.ts checks whole pages.
    await expectNoViolations(page, id, { within: '.opened-game, .game-answers' });
  }
});

test('the exact method has none, whatever is open', async ({ page }) => {
  test.slow();
  const calculator = new CalculatorPage(page);
  await calculator.open();
  await calculator.showGames();
  await calculator.pick('acc');
  await calculator.pick('iracing');
  await calculator.picker.fill('race');
  // The bar at the top covers a part of the other card.
  await expectNoViolationsInAnyLook(page, 'picked games and an open list of offers', {
    within: parts.resultCard,
  });
  await calculator.picker.fill('');
  await calculator.field('Triple').check();
  await calculator.gameName('Assetto Corsa').click();
  await calculator.keepOnTop.click();
  await expectNoViolationsInAnyLook(page, 'three screens, an open game that stays on top', { within });
  await calculator.backToGames();

  await calculator.field('Single').check();
  await calculator.field('Curved screens').check();
  await calculator.field('Screen ratio').selectOption('21:9');
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await calculator.picker.fill('no such game');
  await expectNoViolationsInAnyLook(page, 'fits, pixels and a search without result', { within });
  await calculator.picker.fill('');
  await calculator.field('Radius of curve').fill('0');
  await expectNoViolationsInAnyLook(page, 'an impossible rig', { within });

  // Last, as axe takes long for the whole list.
  await calculator.field('Radius of curve').fill('1000');
  await calculator.field('Triple').check();
  await calculator.showAllGames();
  await calculator.field('By evidence').check();
  for (const group of await calculator.closedGroups.all()) await group.click();
  await expectNoViolationsInAnyLook(page, 'three screens, every game by evidence', {
    within: parts.resultCard,
  });
});

test('every question of the plan has none', async ({ page }) => {
  test.slow();
  await new CalculatorPage(page).open('/#plan');
  const plan = page.getByRole('region', { name: 'Plan your rig' });
  await plan.getByRole('radio').first().waitFor();
  const questions = await plan.getByRole('radio').all();
  expect(questions.length).toBeGreaterThanOrEqual(6);
  for (const [index, question] of questions.entries()) {
    await question.check();
    await expect(plan.locator('.plan-answer').first()).toBeVisible();
    expect(await smallTargets(page), `question ${index + 1}`).toEqual([]);
    await expectNoViolationsInAnyLook(page, `question ${index + 1}`, { within: '.plan' });
  }
});

test('the pictures have none, whatever is open', async ({ page }) => {
  test.slow();
  const calculator = new CalculatorPage(page);
  await calculator.open();
  await calculator.showPictures();
  await calculator.field('Triple').check();
  await page.getByRole('button', { name: 'Human field of view' }).click();
  await page.getByRole('combobox', { name: 'Set to' }).selectOption('A wide default (60–120°)');
  await page.getByText('The numbers as a table').click();
  await page.getByRole('slider', { name: /^Your eyes/ }).focus();
  await expectNoViolationsInAnyLook(page, 'overlay, plot, table, focus on a handle', {
    within: parts.pictures,
  });
  await calculator.field('Distance to screen').fill('0');
  await expectNoViolationsInAnyLook(page, 'an impossible rig', { within: parts.pictures });
});

test.describe('error screens', () => {
  test.use({ expectedErrors: [new RegExp(`Failed to load resource|${provokedError}`)] });

  test('have no violations: no script, a broken calculator, parts that do not load', async ({ page }) => {
    test.slow();
    await page.route('**/assets/calculator-island*', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByRole('alert')).toBeVisible();
    await expectNoViolationsInAnyLook(page, 'no script', { within });
    await page.unroute('**/assets/calculator-island*');

    await page.route('**/assets/{exact-part,rig-drawing,explore}*.js', (route) => route.abort());
    const calculator = new CalculatorPage(page);
    await calculator.open();
    const failures = page.getByRole('alert').filter({ hasText: 'didn’t load' });
    await calculator.scrollToDrawing();
    await calculator.scrollToPlot();
    // Drawing, list of games, tabs, and the foot of the Result card, whose script imports that of 1:1.
    await expect(failures).toHaveCount(4);
    await expectNoViolationsInAnyLook(page, 'missing parts', { within });

    await breakCalculator(calculator);
    await expectNoViolationsInAnyLook(page, 'broken', { within });
  });
});
