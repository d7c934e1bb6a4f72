import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { CalculatorPage } from './calculator-page';
import { anotherBuild } from './changing-site';
import { expect } from './test';
import { heading, isKept, offer, reload, test } from './worker-test';

/** Two builds on one host: A is open, B comes. */

const planScript = readdirSync('dist/assets').find((name) => /^plan-[\w-]+\.js$/.test(name)) ?? '';

const textsOfB = new Map([
  ['Modern FOV Calculator', 'Newer FOV Calculator'],
  ['Frequently Asked Questions', 'Questions Asked Again'],
  [planScript, 'plan-ofAnotherB.js'],
]);

/** Each test writes its builds into a folder of its own. */
const folderOf = (name: string) => test.info().outputPath(name);

/** How many builds are kept. */
const kept = (page: Page) => page.evaluate(async () => (await caches.keys()).length);

test('a new build waits and is offered, and changes nothing until it is let in', async ({
  page,
  context,
  site,
}) => {
  await anotherBuild(folderOf('b'), { texts: textsOfB });
  const calculator = new CalculatorPage(page);
  await calculator.open();
  await isKept(page);
  await calculator.field('Screen size').fill('49');
  const other = await context.newPage();
  await other.goto('/');
  await other.evaluate(() => document.body.setAttribute('data-same-page', ''));

  site.show(folderOf('b'));
  const reader = await context.newPage();
  await reader.goto('/faq');
  for (const each of [reader, page, other])
    await expect(offer(each).getByRole('status')).toHaveText('Update ready');
  // Nothing has changed: not on this page, and not by loading it again.
  await expect(heading(reader)).toHaveText('Frequently Asked Questions');
  await reader.reload();
  await expect(heading(reader)).toHaveText('Frequently Asked Questions');
  await offer(reader).getByRole('button', { name: 'Later' }).click();
  await expect(offer(reader)).toHaveCount(0);
  await expect(heading(page)).toHaveText('Modern FOV Calculator');
  expect(await kept(page)).toBe(2);

  // What was typed stays.
  await expect(calculator.field('Screen size')).toHaveValue('49');
  await expect(other.locator('[data-same-page]')).toHaveCount(1);

  // Once all pages are closed, B needs nobody's leave, and nobody needs A.
  for (const each of [page, other]) await each.close();
  await reader.goto('about:blank');
  await expect(async () => {
    await reader.goto('/faq');
    await expect(heading(reader)).toHaveText('Questions Asked Again', { timeout: 1000 });
    await reader.goto('about:blank');
  }).toPass();
  site.goAway();
  await reader.goto('/faq');
  await expect(heading(reader)).toHaveText('Questions Asked Again');
});

test('a build that does not arrive whole leaves the one before working, and is tried again', async ({
  page,
  site,
}) => {
  await anotherBuild(folderOf('b'), { texts: textsOfB });
  await page.goto('/');
  await isKept(page);

  const expectA = async (missing: string) => {
    const before = site.asked.length;
    await page.goto('/faq');
    // Once from what the browser has, once afresh.
    await expect
      .poll(() => site.asked.slice(before).filter((path) => path === missing).length)
      .toBeGreaterThan(1);
    await expect.poll(() => kept(page)).toBe(1);
    await expect(offer(page)).toHaveCount(0);
    await expect(heading(page)).toHaveText('Frequently Asked Questions');
  };
  site.show(folderOf('b'));
  site.breakDown(/^\/privacy$/);
  await expectA('/privacy');

  // Half of the files are of A: the new list does not match them.
  site.breakDown(null);
  await anotherBuild(folderOf('c'), { texts: new Map([['Modern FOV', 'Mixed FOV']]) });
  await anotherBuild(folderOf('mixed'), { texts: new Map(), workerOf: folderOf('c') });
  site.show(folderOf('mixed'));
  await expectA('/');

  site.goAway();
  await page.goto('/');
  await expect(heading(page)).toHaveText('Modern FOV Calculator');

  site.comeBack();
  site.show(folderOf('b'));
  await page.goto('/faq');
  await letIn(page, 'Questions Asked Again');
});

test('the way back: a build without offline takes away all that was kept, and reloads nothing', async ({
  page,
  site,
}) => {
  await anotherBuild(folderOf('off'), { texts: textsOfB, offline: 'off' });
  await page.goto('/');
  await isKept(page);
  site.show(folderOf('off'));
  await page.goto('/faq');
  await expect.poll(() => kept(page)).toBe(0);
  await expect(heading(page)).toHaveText('Frequently Asked Questions');
  await letIn(page, 'Questions Asked Again');
  await page.goto('/');
  await expect(heading(page)).toHaveText('Newer FOV Calculator');
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  expect(await kept(page)).toBe(0);
});
