/** Firefox over WebDriver BiDi, which Puppeteer speaks. */
import puppeteer, { type Browser, type BrowserContext, type LaunchOptions, type Page } from 'puppeteer-core';
import { findFirefox } from '../../scripts/find-programs';
import { freshSize, type Engine, type Launch } from './engine';

export const launchFirefox: Launch = ({ theme }) =>
  launch('Firefox', {
    browser: 'firefox',
    executablePath: required(findFirefox(), 'firefox'),
    extraPrefsFirefox: { 'layout.css.prefers-color-scheme.content-override': theme === 'dark' ? 0 : 1 },
  });

export function required<Found>(program: Found | null, name: string): Found {
  if (program === null)
    throw new Error(`Not installed: node scripts/run.mjs scripts/install-programs.ts ${name}`);
  return program;
}

async function launch(name: string, options: LaunchOptions): Promise<Engine> {
  const browser: Browser = await puppeteer.launch({ headless: true, ...options });
  const version = (await browser.version()).split('/').at(-1) ?? '';
  const reports: string[] = [];
  let context: BrowserContext | null = null;
  let page: Page;

  return {
    name: `${name} ${version}`,
    startAfresh: async () => {
      await context?.close();
      reports.length = 0;
      context = await browser.createBrowserContext();
      page = await context.newPage();
      await page.setViewport(freshSize);
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warn') reports.push(message.text());
      });
      page.on('pageerror', (error) => reports.push(String(error)));
    },
    open: async (address) => {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
    },
    run: <Result>(inPage: (...args: never) => Result, ...args: readonly unknown[]) =>
      page.evaluate(`(${inPage.toString()})(...${JSON.stringify(args)})`) as Promise<Awaited<Result>>,
    press: async (key, modifier) => {
      if (modifier) await page.keyboard.down(modifier);
      await page.keyboard.press(key);
      if (modifier) await page.keyboard.up(modifier);
    },
    type: (text) => page.keyboard.type(text),
    movePointer: ({ x, y }) => page.mouse.move(x, y),
    pressPointer: () => page.mouse.down(),
    releasePointer: () => page.mouse.up(),
    resize: (width, height) => page.setViewport({ width, height }),
    reported: () => reports,
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
