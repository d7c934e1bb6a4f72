import puppeteer, { type BrowserContext, type LaunchOptions, type Page } from 'puppeteer-core';
import { browserArguments, findQuickBrowser } from '../../scripts/find-browser';
import { findFirefox } from '../../scripts/find-programs';
import { freshSize, required, type Engine, type Theme } from './engine';

export const launchChromium = (theme: Theme): Promise<Engine> =>
  launch('Chromium', theme, {
    executablePath: required(findQuickBrowser(), 'headless'),
    // Without a graphics card, WebGL warns unless it is asked for.
    args: [...browserArguments, '--enable-unsafe-swiftshader'],
  });

/** Firefox, by WebDriver BiDi. */
export const launchFirefox = (theme: Theme): Promise<Engine> =>
  launch('Firefox', theme, {
    browser: 'firefox',
    executablePath: required(findFirefox(), 'firefox'),
    extraPrefsFirefox: { 'layout.css.prefers-color-scheme.content-override': theme === 'dark' ? 0 : 1 },
  });

async function launch(name: string, theme: Theme, options: LaunchOptions): Promise<Engine> {
  const browser = await puppeteer.launch({ headless: true, ...options });
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
      if (options.browser !== 'firefox') {
        await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }]);
        await context.setPermission('*', { permission: { name: 'clipboard-write' }, state: 'granted' });
      }
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
    press: (key) => page.keyboard.press(key),
    paste: async () => {
      await page.keyboard.down('Control');
      await page.keyboard.press('v', { commands: ['Paste'] });
      await page.keyboard.up('Control');
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
