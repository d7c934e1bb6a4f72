import { expectNoViolations, parts } from '../../e2e/axe';
import { CalculatorPage } from '../../e2e/calculator-page';
import { test } from '../../e2e/test';

/** axe again, as 1280 px zoomed in. */

test.use({ expectedErrors: [/status of 404/] });

for (const { percent, deviceScaleFactor, viewport } of [
  { percent: 200, deviceScaleFactor: 2, viewport: { width: 640, height: 450 } },
  { percent: 400, deviceScaleFactor: 4, viewport: { width: 320, height: 225 } },
]) {
  test.describe(`at ${percent} %`, () => {
    test.use({ deviceScaleFactor, viewport });

    test('no page has violations, nor has the calculator with everything open', async ({ page }) => {
      test.slow();
      for (const path of ['/faq', '/privacy', '/no-such-page']) {
        await page.goto(path);
        await expectNoViolations(page, path);
      }
      const calculator = new CalculatorPage(page);
      await calculator.openEverything();
      await calculator.openAssettoCorsa();
      await expectNoViolations(page, 'everything open', { within: parts.section });
      await calculator.field('Classic').check();
      // From the top, where nothing that sticks to the window lies over a field.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expectNoViolations(page, 'Classic');
    });
  });
}
