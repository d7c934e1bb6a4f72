import { collectReports, smuggle, ways } from '../../e2e/policy';
import { expect, test } from '../../e2e/test';

/** Every page under the policy, told in either way. Features: privacy.spec.ts. Attacks: e2e/security.spec.ts. */

test.use({ expectedErrors: [/404/] });

for (const told of ways)
  test(`the policy, told ${told}, is kept by every page without a report`, async ({ page }) => {
    const reports = await collectReports(page);
    await smuggle(page, told);
    for (const path of ['/', '/faq', '/privacy', '/games', '/games/acc', '/nothing-here']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // The style sheet has passed: without it the bar at the top would scroll away.
      await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
    }
    expect(reports).toEqual([]);
  });
