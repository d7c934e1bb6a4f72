import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** An installed Chromium or Chrome: the one in CHROMIUM_PATH, one on the PATH, or Playwright's own. */
export const findBrowser = (): string | null => find(browsers());

/** The same engine without windows where it is installed: it opens a page in two thirds of the time. Else any browser. */
export const findQuickBrowser = (): string | null =>
  find([...onPath('chromium-headless-shell'), ...browsers()]);

const browsers = () => [...onPath(...names), ...macPaths, chromium.executablePath()];

function find(installed: readonly string[]): string | null {
  const chosen = process.env['CHROMIUM_PATH'];
  return firstExecutable(chosen === undefined ? installed : [chosen]);
}

/** Without these, Chromium does not start as root, and asks its maker's servers for things on the side. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Every place where a program of one of these names could be, in the order of the PATH. */
export const onPath = (...names: readonly string[]): string[] =>
  (process.env['PATH'] ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));

export const firstExecutable = (candidates: readonly string[]): string | null =>
  candidates.find(isExecutable) ?? null;

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
