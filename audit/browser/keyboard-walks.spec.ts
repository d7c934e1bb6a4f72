import { CalculatorPage } from '../../e2e/calculator-page';
import { coveredIn, expectWalkThroughEverything, toStart, walk } from './keyboard-walk';
import { prepareInspection } from '../../e2e/page-inspection';
import { expect, test } from '../../e2e/test';

/** Tab order, forwards and backwards. */

test.beforeEach(async ({ page }) => prepareInspection(page));

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 360, height: 740 },
  // 1280 px at 400 %
  { width: 320, height: 256 },
]) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test('Tab goes through the whole page, in order, and nothing lies over the focus', async ({ page }) => {
      test.slow();
      await expectWalkThroughEverything(page);
    });
  });
}

test.describe('backwards', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('Shift+Tab goes the same way, and nothing lies over the focus, nor in the list of games', async ({
    page,
  }) => {
    test.slow();
    const calculator = new CalculatorPage(page);
    await calculator.openEverything();
    await calculator.showGames();
    await calculator.showAllGames();
    await calculator.field('By evidence').check();
    const lastStop = page.getByRole('contentinfo').getByRole('button', { name: 'Keyboard shortcuts' });
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await lastStop.waitFor();
    await toStart(page);
    const forth = await walk(page, 'Tab');
    await lastStop.focus();
    const back = await walk(page, 'Shift+Tab');
    expect(back.map(({ name }) => name).reverse()).toEqual(forth.slice(0, -1).map(({ name }) => name));
    expect(coveredIn([...forth, ...back])).toEqual([]);
  });
});
