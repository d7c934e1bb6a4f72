import type { Page } from '@playwright/test';
import { CalculatorPage } from './calculator-page';
import { answers, expect, test } from './test';

/** Headings and landmarks, the pages without JavaScript, and on paper. */

test.use({ expectedErrors: [/Failed to load resource/] });

/** Faults in the order of headings and in the names of landmarks; axe sees them only where a whole page is checked. */
const faultsOfOrder = (page: Page) =>
  page.evaluate(() => {
    const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const found = (selector: string) => [...document.querySelectorAll(selector)].filter(isVisible);
    const levels = found('h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName[1]));
    const nameOf = (element: Element) =>
      element.getAttribute('aria-label') ??
      document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent ??
      '';
    return [
      ...levels.flatMap((level, index) =>
        level - (levels[index - 1] ?? 0) > 1 || (level === 1) !== (index === 0)
          ? [`h${level} at ${index}`]
          : [],
      ),
      ...['nav', 'section[aria-label], section[aria-labelledby], [role=region]', '[role=search]'].flatMap(
        (role) => {
          const names = found(role).map(nameOf);
          return names.filter(
            (name, index) => names.length > 1 && (name === '' || names.indexOf(name) < index),
          );
        },
      ),
    ];
  });

test('headings and landmarks stay in order, whatever is open', async ({ page }) => {
  const calculator = new CalculatorPage(page);
  await calculator.open();
  await calculator.showPictures();
  expect(await faultsOfOrder(page), 'Classic').toEqual([]);
  await calculator.showGames();
  await calculator.showAllGames();
  await calculator.field('By evidence').check();
  expect(await faultsOfOrder(page), '1:1').toEqual([]);
  await calculator.gameName('iRacing').click();
  await page.locator('.game-part').first().waitFor();
  expect(await faultsOfOrder(page), 'an opened game').toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page can be read, and says what it needs', async ({ page }) => {
    await page.goto('/');
    const line = page.locator('.wants-script');
    await expect(line).toContainText('The calculator needs JavaScript.');
    await expect(line).toBeVisible();
    const [description, cards] = await Promise.all([
      line.boundingBox(),
      new CalculatorPage(page).cards.boundingBox(),
    ]);
    expect(description?.y).toBeLessThan(cards?.y ?? 0);
    await expect(new CalculatorPage(page).value('hFov')).toHaveText('62°');
    await expect(page.getByRole('rowheader', { name: 'hFov', exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Classic and 1:1' })).toBeVisible();
    // Nothing stands there that would not answer, or that never comes.
    await expect(page.getByText('is loading').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeHidden();
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByText('More about your screens')).toBeHidden();
    await expect(page.locator('.game').filter({ hasText: 'iRacing' })).toContainText('62°');
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
  await calculator.showGames();
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
