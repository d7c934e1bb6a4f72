import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { CalculatorPage } from '../../e2e/calculator-page';
import { expect, test } from '../../e2e/test';

/** Back and forward from the browser's own cache, which Playwright turns off unless it is told not to. */

declare global {
  interface Window {
    wasKept?: boolean;
  }
}

const follow = async (page: Page, name: string, path: string) => {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${path}(#|$)`));
  await page.waitForLoadState('networkidle');
};

const expectKept = async (page: Page, path: string) => {
  await expect(page).toHaveURL(new RegExp(`${path}(#|$)`));
  await expect.poll(() => page.evaluate(() => window.wasKept)).toBe(true);
};

test('the way back and forward leads to pages as they were left, in the theme chosen since', async ({
  playwright,
  baseURL,
}) => {
  const { launchOptions } = test.info().project.use;
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({
    ...(baseURL !== undefined && { baseURL }),
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  await page.addInitScript(() => addEventListener('pageshow', (event) => (window.wasKept = event.persisted)));
  const calculator = new CalculatorPage(page);
  await calculator.open();
  await calculator.showGames();
  await calculator.showPictures();
  await page.getByRole('tab', { name: 'Plan' }).click();
  await calculator.field('Screen size').fill('34.7');

  await follow(page, 'FAQ', '/faq');
  await page.locator('summary').nth(2).click();
  await follow(page, 'Privacy', '/privacy');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('radio', { name: 'Dark' }).check();

  await page.goBack({ waitUntil: 'commit' });
  await expectKept(page, '/faq');
  await expect(page.locator('details').nth(2)).toHaveAttribute('open', '');
  await page.goBack({ waitUntil: 'commit' });
  await expectKept(page, '/');
  await expect(calculator.field('Screen size')).toHaveValue('34.7');
  await expect(calculator.picker).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Plan' })).toHaveAttribute('aria-selected', 'true');
  // Chosen while it lay in the cache.
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(11, 14, 16)');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await page.getByRole('radio', { name: 'Light' }).check();

  // The calculator still answers.
  await calculator.field('Screen size').fill('27');
  await expect(calculator.angle('across')).toHaveText('61.7°');
  await page.goForward({ waitUntil: 'commit' });
  await expectKept(page, '/faq');
  await page.goForward({ waitUntil: 'commit' });
  await expectKept(page, '/privacy');
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(242, 240, 233)');
  await browser.close();
});

test('no script listens to what keeps a page out of that cache', () => {
  const scripts = readdirSync('dist/assets').filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  for (const name of scripts)
    expect(readFileSync(join('dist/assets', name), 'utf8'), name).not.toMatch(/["'`](before)?unload["'`]/);
});
