import { readFile } from 'node:fs/promises';
import { expectNoViolations, expectNoViolationsInAnyLook } from './axe';
import { breakCalculator, CalculatorPage } from './calculator-page';
import { prepareInspection } from './page-inspection';
import { expect, test } from './test';

/** axe over every page and everything that can be opened on it. What axe cannot see is in accessibility-*.spec.ts. */

test.use({ reducedMotion: 'reduce', expectedErrors: [/status of 404/] });

test.beforeEach(async ({ page }) => prepareInspection(page));

// What the calculator opens is inside its section; the page around it stays as it is.
const within = '#calculator';

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

test('the Classic calculator has none, whatever is open', async ({ page, context }) => {
  test.slow();
  await context.grantPermissions(['clipboard-write']);
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
  await page.getByText('More for 1:1').click();
  await calculator.field('Distance to screen').fill('');
  await calculator.copyButton('Triple Screen Angle').click();
  await page.getByRole('button', { name: 'How do I measure the bezel?' }).click();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await expect(page.locator('.toast')).toBeVisible();
  await expectNoViolationsInAnyLook(page, 'fields, hint, tooltip and toast', { within });

  await page.keyboard.press('Escape');
  await calculator.field('Screen ratio').focus();
  await page.keyboard.press('Space');
  await expect(calculator.field('Screen ratio').getByRole('option', { name: '5:4' })).toBeVisible();
  await expectNoViolationsInAnyLook(page, 'drop-down list', { within: '.input-card' });
});

test('the exact method has none, whatever is open', async ({ page }) => {
  test.slow();
  const calculator = new CalculatorPage(page);
  await calculator.open();
  await calculator.chooseExact();
  await expectNoViolations(page, 'all games', { within: '.result-card' });

  const search = page.getByRole('searchbox', { name: 'Find a game' });
  await search.fill('assetto');
  await calculator.field('Triple').check();
  await calculator.field('By evidence').check();
  await calculator.game('Assetto Corsa').getByRole('button', { name: 'Assetto Corsa', exact: true }).click();
  await calculator.game('Assetto Corsa').getByRole('button', { name: /^Keep/ }).click();
  await expectNoViolationsInAnyLook(page, 'three screens, an open and starred game', { within });

  await calculator.field('Single').check();
  await calculator.field('Curved screens').check();
  await calculator.field('Screen ratio').selectOption('21:9');
  await search.fill('no such game');
  await expectNoViolationsInAnyLook(page, 'fits, pixels and a search without result', { within });

  await calculator.field('Radius of curve').fill('0');
  await search.fill('iracing');
  await expectNoViolationsInAnyLook(page, 'an impossible rig', { within });
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
  await expectNoViolationsInAnyLook(page, 'overlay, plot, table, focus on a handle', { within: '.pictures' });
  await calculator.field('Distance to screen').fill('0');
  await expectNoViolationsInAnyLook(page, 'an impossible rig', { within: '.pictures' });
});

test.describe('error screens', () => {
  test.use({ expectedErrors: [/Failed to load resource|The formatter broke/] });

  test('have no violations: no script, a broken calculator, parts that do not load', async ({ page }) => {
    test.slow();
    await page.route('**/assets/calculator-island*', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByRole('alert')).toBeVisible();
    await expectNoViolationsInAnyLook(page, 'no script', { within });
    await page.unroute('**/assets/calculator-island*');

    await page.route('**/assets/{exact-part,rig-pictures}*', (route) => route.abort());
    const calculator = new CalculatorPage(page);
    await calculator.open();
    await calculator.field('1:1').check();
    await page.locator('.pictures').evaluate((pictures) => pictures.scrollIntoView({ behavior: 'instant' }));
    await expect(page.getByRole('alert').filter({ hasText: 'did not load' })).toHaveCount(2);
    for (const retry of await page.getByRole('button', { name: 'Try again' }).all()) await retry.click();
    await expect(page.getByRole('link', { name: 'Load the page anew' })).toHaveCount(2);
    await expectNoViolationsInAnyLook(page, 'missing parts', { within });

    await breakCalculator(page);
    await expectNoViolationsInAnyLook(page, 'broken', { within });
  });
});

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
      await expectNoViolations(page, 'everything open', { within });
      await calculator.field('Classic').check();
      // From the top, where nothing that sticks to the window lies over a field.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expectNoViolations(page, 'Classic');
    });
  });
}
