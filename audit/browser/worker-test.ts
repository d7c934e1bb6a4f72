import type { Page } from '@playwright/test';
import { changingSite, type ChangingSite } from '../../e2e/changing-site';
import { test as base } from '../../e2e/test';

/** Tests that let the worker start, each with a host of its own. */
export const test = base.extend<{ site: ChangingSite }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this very pattern
  site: async ({}, runTest) => {
    const site = await changingSite();
    await runTest(site);
    site.close();
  },
  baseURL: ({ site }, runTest) => runTest(site.origin),
  serviceWorkers: 'allow',
});

/** The worker has kept everything, and this page is answered by it. */
export const isStored = (page: Page) =>
  page.waitForFunction(async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller?.state === 'activated';
  });

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The offer of a new build. */
export const offer = (page: Page) => page.getByRole('complementary', { name: 'Update' });
