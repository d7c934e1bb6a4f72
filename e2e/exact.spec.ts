import { CalculatorPage } from './calculator-page';
import { expect, test } from './test';

let calculator: CalculatorPage;

test.beforeEach(async ({ page }) => {
  calculator = new CalculatorPage(page);
  await calculator.open();
});

test.describe('beside the Classic values', () => {
  test('the line about the old formula leads to the guide', async ({ page }) => {
    await page.getByRole('link', { name: 'Why', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Classic and 1:1' })).toBeInViewport();
  });
});

test.describe('1:1', () => {
  test.beforeEach(async () => {
    await calculator.showGames();
  });

  test('on a phone, a view that cannot be changed leads to the plan, whose tab is not live yet', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await calculator.open();
    await calculator.showGames();
    // On top of a long list, the tabs are far away.
    await calculator.pick('gt7');
    await calculator.gameName('Gran Turismo 7').click();
    await page.getByRole('link', { name: 'Plan this seat' }).first().click();
    const plan = page.getByRole('region', { name: 'Plan your rig' });
    await expect(plan).toBeInViewport();
    // 168.11/tan 27.5° = 322.94 mm
    await expect(plan.locator('.plan-number')).toHaveText('32.3 cm');
  });

  test('on a phone, links lead past the list, by keyboard', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.setViewportSize({ width: 360, height: 740 });
    for (const [name, target] of [
      ['Skip the list: how true is the picture?', calculator.explore],
      ['Why', page.getByRole('heading', { name: 'Classic and 1:1' })],
    ] as const) {
      await page.getByRole('link', { name, exact: true }).focus();
      await page.keyboard.press('Enter');
      await page.evaluate(async () => {
        for (let last = -1, still = 0; still < 10; last = scrollY) {
          await new Promise(requestAnimationFrame);
          still = scrollY === last ? still + 1 : 0;
        }
      });
      await expect(target).toBeInViewport();
    }
  });
});
