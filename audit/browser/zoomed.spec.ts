import { expectNoViolations, parts } from '../../e2e/axe';
import { CalculatorPage } from '../../e2e/calculator-page';
import { test } from '../../e2e/test';

/** axe again, as 1280 px zoomed to 400 %. */

test.use({
  expectedErrors: [/status of 404/],
  deviceScaleFactor: 4,
  viewport: { width: 320, height: 225 },
});

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
  await calculator.backToGames();
  // At the top, sticky parts cover no field.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectNoViolations(page, 'the list');
});
