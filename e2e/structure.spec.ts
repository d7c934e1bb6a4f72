import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { CalculatorPage } from './calculator-page';
import { answers, expect, test } from './test';

/** Headings and landmarks, the pages without JavaScript, and on paper. */

test.use({ expectedErrors: [/Failed to load resource/] });

async function expectOrder(page: Page, where: string) {
  const levels = await page
    .locator('h1, h2, h3, h4, h5, h6')
    .filter({ visible: true })
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])));
  expect(levels[0], where).toBe(1);
  expect(
    levels.filter((level) => level === 1),
    where,
  ).toHaveLength(1);
  for (const [index, level] of levels.entries())
    expect(level - (levels[index - 1] ?? 0), `${where}: ${levels.join(' ')}`).toBeLessThanOrEqual(1);

  for (const role of ['banner', 'main', 'contentinfo'] as const)
    await expect(page.getByRole(role), `${where}: ${role}`).toHaveCount(1);
  // Landmarks that there are several of have names, and no two the same.
  for (const role of ['navigation', 'region', 'search'] as const) {
    const landmarks = await page.getByRole(role).all();
    const names = await Promise.all(
      landmarks.map((landmark) =>
        landmark.evaluate((element) => {
          const by = element.getAttribute('aria-labelledby');
          return (
            element.getAttribute('aria-label') ??
            (by === null ? '' : document.getElementById(by)?.textContent)
          );
        }),
      ),
    );
    if (names.length > 1) expect(names, `${where}: ${role}`).not.toContain('');
    expect(new Set(names).size, `${where}: ${role} ${names.join(', ')}`).toBe(names.length);
  }
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
}

async function expectHelp(page: Page, where: string) {
  await expect(page.getByRole('banner').getByRole('link', { name: 'FAQ' }), where).toBeVisible();
  await expect(page.getByRole('contentinfo').locator('a:not([hreflang])').last(), where).toHaveText(
    'hello@sightline.example',
  );
}

test('headings and landmarks are in order on every page, and help is at the same place', async ({ page }) => {
  for (const path of ['/faq', '/privacy', '/no-such-page']) {
    await page.goto(path);
    await expectOrder(page, path);
    await expectHelp(page, path);
  }
  for (const code of [500, 502, 503, 504]) {
    const body = await readFile(`dist/${code}.html`, 'utf8');
    await page.route('/failing', (route) => route.fulfill({ status: code, contentType: 'text/html', body }));
    await page.goto('/failing');
    await expectOrder(page, String(code));
    await page.unroute('/failing');
  }
  const calculator = new CalculatorPage(page);
  await calculator.open();
  await expectHelp(page, '/');
  await calculator.showPictures();
  await expectOrder(page, 'Classic');
  await calculator.chooseExact();
  await calculator.showAllGames();
  await calculator.field('By evidence').check();
  await expectOrder(page, '1:1');
  await calculator.gameName('iRacing').click();
  await page.locator('.game-part').first().waitFor();
  await expectOrder(page, 'an opened game');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page can be read, and says what it needs', async ({ page }) => {
    await page.goto('/');
    const line = page.locator('.wants-script');
    await expect(line).toContainText('The calculator needs JavaScript.');
    await expect(line).toBeVisible();
    const [said, cards] = await Promise.all([
      line.boundingBox(),
      new CalculatorPage(page).cards.boundingBox(),
    ]);
    expect(said?.y).toBeLessThan(cards?.y ?? 0);
    await expect(new CalculatorPage(page).value('hFov')).toHaveText('62°');
    await expect(page.getByRole('rowheader', { name: 'hFov', exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Classic and 1:1' })).toBeVisible();
    // Nothing stands there that would not answer, or that never comes.
    await expect(page.getByText('is loading').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeHidden();
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByText('More for 1:1')).toBeHidden();
    await expect(page.getByRole('radio', { name: '1:1' })).toBeHidden();
    await page.getByRole('link', { name: 'Start Calculating' }).click();
    await expect(new CalculatorPage(page).section).toBeInViewport();
  });

  test('answers open, the policy has its date, a wrong address its page', async ({ page }) => {
    await page.goto('/faq');
    await page.locator('summary').nth(1).click();
    await expect(page.getByText('Each studio picked its own scale.')).toBeVisible();
    await page.goto('/privacy');
    await expect(page.getByText(/Last updated: \d{1,2} [A-Z][a-z]+ \d{4}/)).toBeVisible();
    await page.goto('/no-such-page');
    await page.getByRole('link', { name: 'Return to Calculator' }).click();
    await expect(page).toHaveURL('/');
  });
});

test('on paper: black on white, nothing over the text, every answer and every game', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/faq');
  for (const answer of await answers(page).all()) await expect(answer).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.getByRole('banner')).toHaveCSS('position', 'static');

  await page.emulateMedia({ media: 'screen' });
  const calculator = new CalculatorPage(page);
  await calculator.open();
  await calculator.chooseExact();
  await calculator.showAllGames();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const [card, last] = await Promise.all([
    calculator.resultCard.boundingBox(),
    calculator.games.last().boundingBox(),
  ]);
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((card?.y ?? 0) + (card?.height ?? 0));
  await expect(calculator.picker).toBeHidden();
  await expect(page.getByRole('link', { name: 'Start Calculating' })).toBeHidden();
});

test('on paper nothing is said to be loading', async ({ page }) => {
  // It never arrives.
  await page.route('**/assets/explore*', () => undefined);
  const calculator = new CalculatorPage(page);
  await calculator.open();
  await calculator.scrollToPlot();
  const loading = page.getByText('Loading …').first();
  await expect(loading).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(loading).toBeHidden();
});
