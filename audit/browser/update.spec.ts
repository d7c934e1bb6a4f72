import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { CalculatorPage } from '../../e2e/calculator-page';
import { anotherBuild } from './another-build';
import { seenPlainly } from './plain-browser';
import { expect } from '../../e2e/test';
import { heading, isStored, offer, test } from './worker-test';

/** Two builds on one host: A is open, B comes. */

/** Loaded only with a tab that is still closed. */
const lateScript = readdirSync('dist/assets').find((name) => /^windscreen-tab-[\w-]+\.js$/.test(name)) ?? '';

const textsOfB = new Map([
  ['Modern FOV Calculator', 'Newer FOV Calculator'],
  ['Frequently Asked Questions', 'Questions Asked Again'],
  [lateScript, 'windscreen-tab-ofAnotherB.js'],
]);

/** Each test writes its builds into a folder of its own. */
const folderOf = (name: string) => test.info().outputPath(name);

/** How many builds are kept. */
const cacheCount = (page: Page) => page.evaluate(async () => (await caches.keys()).length);

test('a new build waits and is offered, and changes nothing', async ({ page, context, site }) => {
  await anotherBuild(folderOf('b'), { texts: textsOfB });
  const calculator = new CalculatorPage(page);
  await calculator.open();
  await isStored(page);
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
  expect(await cacheCount(page)).toBe(2);
});

test('a build comes when it is let in: what was typed stays, and another page goes on as it was', async ({
  site,
}) => {
  await anotherBuild(folderOf('b'), { texts: textsOfB });
  site.add('/show-b', () => {
    site.show(folderOf('b'));
    return '';
  });
  const seen = await seenPlainly(site, letItIn, { lateTab: '#windscreen' });
  expect(seen).toEqual({
    before: 'Modern FOV Calculator',
    after: 'Newer FOV Calculator',
    size: '49',
    offeredAgain: false,
    other: 'Modern FOV Calculator',
    isSamePage: true,
    otherAfter: 'Newer FOV Calculator',
    readerAfterAll: 'Questions Asked Again',
  });
  // The other page had not opened it before: it came from the build that the page is of.
  expect(site.requests.filter((path) => path.includes(lateScript))).toHaveLength(1);
});

/** A is open twice, B comes, and one after the other lets it in. */
async function letItIn({ lateTab }: { readonly lateTab: string }) {
  const until = async (isSo: () => unknown, what: string) => {
    const start = performance.now();
    for (;;) {
      try {
        if (isSo()) return;
      } catch {
        // A page that is on its way has nothing yet.
      }
      if (performance.now() - start > 30_000) throw new Error(`It never came that ${what}.`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const open = async (path: string) => {
    // A window of its own: a tab behind another is not drawn, and waits with all that is for the eye.
    const page = window.open(path, '_blank', 'popup,width=1280,height=900');
    if (!page) throw new Error('No window');
    await until(
      () => page.location.pathname === path && page.document.readyState === 'complete',
      `${path} opens`,
    );
    return page;
  };
  const title = (page: Window) => page.document.querySelector('h1')?.textContent;
  const offer = (page: Window) => page.document.querySelector('.update-offer');
  const isAlive = (page: Window) => page.performance.getEntriesByName('calculator-usable').length > 0;
  const letIn = async (page: Window, titleOfB: string) => {
    await until(() => offer(page), 'a build is offered');
    offer(page)?.querySelector('button')?.click();
    await until(() => title(page) === titleOfB, `${titleOfB} is there`);
  };
  const sizeOf = (page: Window) => page.document.querySelector<HTMLInputElement>('input[name=screenSize]');

  const page = await open('/');
  await until(() => page.navigator.serviceWorker.controller?.state === 'activated', 'all is kept');
  await until(() => isAlive(page), 'the calculator is alive');
  const size = sizeOf(page);
  size?.setRangeText('49', 0, size.value.length);
  size?.dispatchEvent(new Event('input', { bubbles: true }));
  const other = await open('/');
  await until(() => isAlive(other), 'the other is alive');
  other.document.body.setAttribute('data-same-page', '');

  await fetch('/show-b');
  const reader = await open('/faq');
  await until(() => offer(page) && offer(other) && offer(reader), 'B is offered to all');
  const before = title(page) ?? '';
  await letIn(page, 'Newer FOV Calculator');
  await until(() => isAlive(page), 'the calculator is alive again');
  await until(() => sizeOf(page)?.value === '49', 'what was typed is back');
  const first = {
    before,
    after: title(page),
    size: sizeOf(page)?.value,
    offeredAgain: offer(page) !== null,
    other: title(other),
    isSamePage: other.document.body.hasAttribute('data-same-page'),
  };
  other.location.hash = lateTab;
  await until(() => {
    // First to the tabs, whose own script comes when they are near; a panel that is hidden cannot be scrolled to.
    for (const place of ['.explore', lateTab])
      other.document.querySelector(place)?.scrollIntoView({ behavior: 'instant', block: 'center' });
    return other.document.querySelector(`${lateTab} [role=slider]`);
  }, 'the other page looks through the windscreen');
  await letIn(other, 'Newer FOV Calculator');
  reader.location.reload();
  await until(() => title(reader) === 'Questions Asked Again', 'B is everywhere');
  return { ...first, otherAfter: title(other), readerAfterAll: title(reader) };
}

test('a build that does not arrive whole leaves the one before working, and is tried again', async ({
  page,
  site,
}) => {
  await anotherBuild(folderOf('b'), { texts: textsOfB });
  await page.goto('/');
  await isStored(page);

  const expectA = async (missing: string) => {
    const before = site.requests.length;
    await page.goto('/faq');
    // Once from what the browser has, once afresh.
    await expect
      .poll(() => site.requests.slice(before).filter((path) => path === missing).length)
      .toBeGreaterThan(1);
    await expect.poll(() => cacheCount(page)).toBe(1);
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
  await expect(offer(page).getByRole('status')).toHaveText('Update ready');
  expect(await cacheCount(page)).toBe(2);
});

test('the way back: a build without offline takes away all that was kept, and reloads nothing', async ({
  page,
  site,
}) => {
  await anotherBuild(folderOf('off'), { texts: textsOfB, offline: 'off' });
  await page.goto('/');
  await isStored(page);
  site.show(folderOf('off'));
  await page.goto('/faq');
  await expect.poll(() => cacheCount(page)).toBe(0);
  await expect(heading(page)).toHaveText('Frequently Asked Questions');
  await page.goto('/');
  await expect(heading(page)).toHaveText('Newer FOV Calculator');
  expect(await cacheCount(page)).toBe(0);
});
