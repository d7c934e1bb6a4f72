import { test as base, expect, type Page } from '@playwright/test';

interface Options {
  /** Console messages a test provokes on purpose. Everything else that is reported as an error fails it. */
  expectedErrors: RegExp[];
}

/** Message of Playwright in each page that may start no worker. */
const workerBlocked = 'Service Worker registration blocked by Playwright';

/** Without a graphics card, Chromium reads each 3D picture back, and warns of what that costs. No visitor is warned. */
const noGraphicsCard = /GPU stall due to ReadPixels/;

/**
 * Every test also watches the page: an error on the console (a hydration warning is one), an uncaught exception
 * or a request to another origin fails it.
 */
export const test = base.extend<Options>({
  expectedErrors: [[], { option: true }],

  page: async ({ page, baseURL, expectedErrors }, runTest) => {
    const problems: string[] = [];
    const report = (text: string) => {
      if (![noGraphicsCard, ...expectedErrors].some((pattern) => pattern.test(text))) problems.push(text);
    };
    page.on('console', (message) => {
      if (message.text() === workerBlocked) return;
      if (message.type() === 'error' || message.type() === 'warning') report(message.text());
    });
    page.on('pageerror', (error) => report(error.message));
    page.on('request', (request) => {
      const { origin } = new URL(request.url());
      if (origin !== new URL(baseURL ?? '').origin) report(`Request to ${origin}`);
    });
    await runTest(page);
    // Requests may still be pending in a route of the test.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(problems).toEqual([]);
  },
});

export { expect };

/** The cards of the home page that say what a field of view is. */
export const explainers = (page: Page) => page.locator('.explainers').getByRole('listitem');

/** The answers of the FAQ, open or closed. */
export const answers = (page: Page) => page.locator('details > :not(summary)');

export const pages = [
  {
    path: '/',
    title: 'FOV Calculator for Sim Racing | Sightline',
    heading: 'Modern FOV Calculator',
    nav: 'Home',
  },
  {
    path: '/faq',
    title: 'Frequently Asked Questions | Sightline',
    heading: 'Frequently Asked Questions',
    nav: 'FAQ',
  },
  { path: '/privacy', title: 'Privacy Policy | Sightline', heading: 'Privacy Policy', nav: 'Privacy' },
] as const;
