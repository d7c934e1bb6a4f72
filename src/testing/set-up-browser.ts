import { afterEach, beforeEach, expect, vi } from 'vitest';
import { commands, locators, page, type Locator } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { resetStores } from './resettable-stores';
import '../ui/styles/layers.css';
import '../ui/styles/tokens.css';
import '../ui/styles/base.css';

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** Finds by a CSS selector, for elements with neither role nor label. */
    getByCss: (selector: string) => Locator;
  }
}

declare module 'vitest' {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any, @typescript-eslint/no-unused-vars -- as Vitest declares it
  interface Matchers<T = any> {
    /** Whole text with collapsed white space; `toHaveTextContent` accepts a part. */
    toHaveText: (expected: string) => void;
  }
}

locators.extend({ getByCss: (selector) => `css=${selector}` });

const textOf = (element: Element) => element.textContent.replace(/\s+/g, ' ').trim();

expect.extend({
  toHaveText(received: Element, expected: string) {
    const text = textOf(received);
    return {
      pass: text === expected,
      message: () => `the text to be ${this.isNot ? 'another than ' : ''}“${expected}”`,
      actual: text,
      expected,
    };
  },
});

/** Errors and warnings in the console fail a test, as in the browser tests of the site. */
const problems: string[] = [];
for (const level of ['error', 'warn'] as const) {
  const report = window.console[level].bind(window.console);
  window.console[level] = (...args: readonly unknown[]) => {
    problems.push(args.map(String).join(' '));
    report(...args);
  };
}

beforeEach(async () => {
  await page.viewport(1280, 720);
  problems.length = 0;
});

afterEach(async () => {
  await cleanup();
  await commands.emulateMedia({ media: null });
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const storage of [window.localStorage, window.sessionStorage]) storage.clear();
  if (location.hash !== '') history.replaceState(null, '', location.pathname + location.search);
  resetStores();
  scrollTo(0, 0);
  expect(problems).toEqual([]);
});
