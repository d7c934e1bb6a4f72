import { readFile } from 'node:fs/promises';
import { expectNoViolationsInAnyLook } from './axe';
import { CalculatorPage } from './calculator-page';
import { prepareInspection } from './page-inspection';
import { test } from './test';

/** axe over every page as it opens. With everything open, zoomed, and what axe cannot see: audit/browser. */

test.use({ expectedErrors: [/status of 404/] });

test.beforeEach(async ({ page }) => prepareInspection(page));

for (const path of ['/', '/faq', '/privacy', '/no-such-page']) {
  test(`${path} has no violations in any look`, async ({ page }) => {
    test.slow();
    await page.goto(path);
    if (path === '/') await new CalculatorPage(page).alive();
    await expectNoViolationsInAnyLook(page, path);
    if (path === '/faq') {
      await page.locator('summary').first().click();
      await expectNoViolationsInAnyLook(page, 'an open answer');
    }
  });
}

test.describe('the pages for errors of the server', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('have no violations in any look', async ({ page }) => {
    for (const status of [500, 502, 503, 504]) {
      const body = await readFile(`dist/${status}.html`, 'utf8');
      await page.route('/failing', (route) => route.fulfill({ status, contentType: 'text/html', body }));
      await page.goto('/failing');
      await expectNoViolationsInAnyLook(page, String(status));
      await page.unroute('/failing');
    }
  });
});
