import type { Page, Route } from '@playwright/test';
import { CalculatorPage } from '../../e2e/calculator-page';
import { expect, test } from '../../e2e/test';

/** Every part that is loaded later, where it does not arrive. */

test.use({ expectedErrors: [/Failed to load resource/] });

for (const { part, script, show, shown } of [
  {
    part: 'The game library',
    // Its style sheet arrives.
    script: '**/assets/exact-part*.js*',
    show: (page: Page) => new CalculatorPage(page).resultCard.scrollIntoViewIfNeeded(),
    shown: (page: Page) => new CalculatorPage(page).picker,
  },
  {
    part: 'The details',
    script: '**/assets/game-details*',
    show: async (page: Page) => {
      await new CalculatorPage(page).resultCard.scrollIntoViewIfNeeded();
      const row = page.getByRole('button', { name: 'Assetto Corsa', exact: true });
      // A reload keeps the game open.
      const opened = page.getByRole('region', { name: 'Assetto Corsa', exact: true });
      await row.or(opened).waitFor();
      if (await row.isVisible()) await row.press('Enter');
    },
    shown: (page: Page) => page.getByText('In the menu', { exact: true }),
  },
  {
    part: 'The drawing',
    script: '**/assets/rig-drawing*',
    show: (page: Page) => new CalculatorPage(page).scrollToDrawing(),
    shown: (page: Page) => new CalculatorPage(page).drawing,
  },
  {
    part: 'This part',
    // With its style sheet, which is asked for at the same time.
    script: '**/assets/explore*',
    show: (page: Page) => new CalculatorPage(page).scrollToPlot(),
    shown: (page: Page) => page.getByLabel('Set to', { exact: true }),
  },
]) {
  for (const [how, answer] of [
    ['is aborted', (route: Route) => route.abort()],
    ['is gone', (route: Route) => route.fulfill({ status: 404, body: '' })],
  ] as const)
    test(`${part}: where its script ${how}, the page says so and goes on, and a reload brings it`, async ({
      page,
    }) => {
      await page.route(script, answer);
      const calculator = new CalculatorPage(page);
      await calculator.open();
      await show(page);
      const message = page.getByRole('alert').filter({ hasText: 'This part didn’t load.' }).first();
      await expect(message).toBeVisible();
      await calculator.field('Screen size').fill('32');
      await expect(calculator.value('hFov')).toHaveText('71°');
      await show(page);

      await page.unroute(script);
      await message.getByRole('button', { name: 'Reload the page' }).click();
      await expect(message).toHaveCount(0);
      await calculator.alive();
      await calculator.field('Screen size').fill('32');
      await show(page);
      await expect(shown(page)).toBeVisible();
      // Loads when it is in view. 2·atan(70.84/100) = 70.6°.
      await calculator.resultCard.scrollIntoViewIfNeeded();
      await expect(calculator.angle('across')).toHaveText('70.6°');
    });
}

test('where only the style sheet of a part is missing, a reload brings the part with its looks and keeps the rig', async ({
  page,
}) => {
  const sheet = '**/assets/explore*.css';
  await page.route(sheet, (route) => route.abort());
  const calculator = new CalculatorPage(page);
  await calculator.open('/#compare');
  await calculator.field('Screen size').fill('32');
  const reload = page.getByRole('button', { name: 'Reload the page' });
  await expect(reload).toBeVisible();
  await page.unroute(sheet);
  await reload.click();
  await expect(page.getByRole('button', { name: '10 cm closer' })).toBeVisible();
  await expect(page.locator('link[rel="stylesheet"][href*="explore"]')).toHaveCount(1);
  await expect(calculator.field('Screen size')).toHaveValue('32');
});
