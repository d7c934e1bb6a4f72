import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import type { Measured } from './figures';
import { firstScreenBytes } from './first-screen';
import { firstVisit, useIt, type FirstVisit } from './first-visit';

/** Weights of the pages. e2e/weight.spec.ts has the same limits. */
export async function measureWeights(browser: Browser, origin: string): Promise<Measured> {
  const visit = async (
    path: string,
    { height = 720, locale = 'en', isUsed = false } = {},
  ): Promise<FirstVisit> => {
    const viewport = { width: 1280, height };
    const page = await browser.newPage({ viewport, locale, serviceWorkers: 'block' });
    const found = await firstVisit(page, origin + path, isUsed ? () => useIt(page) : undefined);
    await page.close();
    return found;
  };
  const home = await visit('/');
  return {
    homeWire: home.wireKb,
    tallHomeWire: (await visit('/', { height: 900 })).wireKb,
    usedHomeWire: (await visit('/', { height: 900, isUsed: true })).wireKb,
    germanHomeWire: (await visit('/de/', { locale: 'de' })).wireKb,
    homeTotal: home.totalKb,
    homeScript: home.scriptKb,
    homeRequests: home.downloads.length,
    homeFonts: home.fonts,
    homeShift: home.shift,
    firstScreen: firstScreenBytes(readFileSync('dist/index.html.br')) / 1000,
    faqTotal: (await visit('/faq')).totalKb,
    privacyTotal: (await visit('/privacy')).totalKb,
    embedTotal: (await visit('/embed')).totalKb,
    notFoundTotal: (await visit('/no-such-page')).totalKb,
  };
}
