import type { Page } from '@playwright/test';
import { expectNoViolationsInAnyLook } from './axe';
import { layoutShift } from '../scripts/speed/first-visit';
import { CalculatorPage } from './calculator-page';
import { prepareInspection } from './page-inspection';
import { expect, test } from './test';

test.beforeEach(async ({ page }) => prepareInspection(page));

const stored = {
  'sightline.favourites': '["iracing","acc"]',
  'sightline.theme': 'dark',
  'sightline.rigs': '{"sightline":"rigs","version":1,"rigs":[]}',
  'sightline.aside.1': '{<img src=x onerror=alert(1)>',
  'sightline.later': 'x',
  'another.site': 'stays',
};

const place = (page: Page) => page.locator('[data-stored]');

async function openList(page: Page): Promise<void> {
  await page.goto('/privacy#privacy-stored');
  await expect(place(page).getByRole('status')).toBeAttached();
}

test('the privacy page lists all that is stored, clears it with one button, and takes that back', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openList(page);
  await expect(place(page)).toContainText('Nothing is stored on this device.');
  await expect(place(page).getByRole('button')).toHaveCount(0);
  expect(await layoutShift(page)).toBe(0);

  // Another tab stores something, and this one hears of it.
  const other = await context.newPage();
  await other.goto('/faq');
  await other.evaluate(async (texts) => {
    // A cache like the worker's, and one of another site on the same host.
    const cache = await caches.open(`sightline:${location.origin}/:build`);
    await cache.put('/faq', new Response('faq'));
    await cache.put('/', new Response('home'));
    await (await caches.open('another')).put('/x', new Response('x'));
    Object.assign(localStorage, texts);
  }, stored);
  await expect(place(page).getByRole('term')).toHaveText([
    'The games you picked',
    'The rigs you saved',
    'The theme you chose',
    'Something no longer readable',
    'From another version (sightline.later)',
    /^Copies of the pages/,
  ]);
  await expect(place(page).getByRole('definition')).toHaveText([
    '2 games, 17 bytes',
    '0 rigs, 42 bytes',
    '4 bytes',
    '29 bytes',
    '1 byte',
    '2 files',
  ]);
  await expectNoViolationsInAnyLook(page, 'what is stored', { within: '[data-stored]' });
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(11, 14, 16)');

  await place(page).getByRole('button', { name: 'Clear everything' }).click();
  await expect(place(page).getByRole('status')).toContainText('Everything is cleared.');
  await expect(place(page)).toContainText('Nothing is stored on this device.');
  const left = () =>
    page.evaluate(async () => ({
      texts: Object.fromEntries(Object.entries(localStorage)),
      caches: await caches.keys(),
    }));
  expect(await left()).toEqual({ texts: { 'another.site': 'stays' }, caches: ['another'] });
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(242, 240, 233)');

  const undo = place(page).getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await expect(place(page).getByRole('definition')).toHaveCount(5);
  await expect(place(page).getByRole('button', { name: 'Clear everything' })).toBeFocused();
  expect((await left()).texts).toEqual(stored);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(11, 14, 16)');
});

test('it says so where nothing may be stored', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Forbidden', 'SecurityError');
      },
    });
  });
  await openList(page);
  await expect(place(page)).toContainText('Your browser doesn’t let this site store anything.');
  await expect(place(page).getByRole('button')).toHaveCount(0);
});

test('two tabs keep the games that were picked in both, and what one clears is cleared in the other', async ({
  page,
  context,
}) => {
  const here = new CalculatorPage(page);
  const there = new CalculatorPage(await context.newPage());
  for (const tab of [here, there]) {
    await tab.open();
    await tab.showGames();
  }
  await here.pick('Assetto Corsa Competizione');
  await there.pick('iRacing');
  for (const tab of [here, there])
    await expect(tab.chips).toContainText(['Assetto Corsa Competizione', 'iRacing']);

  await openList(there.page);
  await place(there.page).getByRole('button', { name: 'Clear everything' }).click();
  await expect(here.chips).toHaveCount(0);
  // They do not come back with the next one.
  await here.pick('RaceRoom');
  await expect(here.chips).toContainText(['RaceRoom']);
  expect(await page.evaluate(() => localStorage.getItem('sightline.favourites'))).toBe('["raceroom"]');
});
