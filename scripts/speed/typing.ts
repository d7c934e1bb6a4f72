import { readFileSync } from 'node:fs';
import type { Browser, Locator, Page } from '@playwright/test';
import type { Measured } from './figures';
import {
  keyCosts,
  keyTraceCategories,
  resultMark,
  watchedMs,
  type KeyCost,
  type TraceEvent,
} from './key-trace';
import { median } from './median';

/** How much slower a phone is: the browser's own throttling. */
const slowdown = 4;
const rounds = 2;
const keys = 20;
const warmUpKeys = 12;
/** Until a page at rest has nothing left to do. */
const restMs = 1200;
/** Before and after each key that counts: until nothing is left to do of what came before. */
const pauseMs = watchedMs + 30;
const warmUpPauseMs = 100;

interface Case {
  readonly open: (page: Page, origin: string) => Promise<void>;
  /** Elements that a key changes. */
  readonly results: (page: Page) => Locator;
}

const yardstick: Case = {
  open: (page) => page.setContent(readFileSync('scripts/speed/yardstick.html', 'utf8')),
  results: (page) => page.getByRole('table', { name: 'Results' }),
};

const resultCard = (page: Page) => page.getByRole('region', { name: 'Result', exact: true });

const classic: Case = {
  async open(page, origin) {
    await page.goto(origin, { waitUntil: 'networkidle' });
    await page.waitForFunction(() => performance.getEntriesByName('calculator-usable').length > 0);
    await page.locator('#calculator').evaluate((place) => place.scrollIntoView({ behavior: 'instant' }));
  },
  results: resultCard,
};

const exactWithDrawing: Case = {
  async open(page, origin) {
    await classic.open(page, origin);
    await page.getByRole('radio', { name: '1:1 exact', exact: true }).press('Space');
    await page.getByRole('combobox', { name: 'Find a game' }).waitFor();
    const drawing = page.getByRole('figure', { name: 'Your rig, to scale' });
    // Its script loads when its place comes into sight.
    await page.locator('#pictures').evaluate((place) => place.scrollIntoView({ behavior: 'instant' }));
    await drawing.getByRole('slider').first().waitFor();
    await distanceIn(page).evaluate((input) =>
      scrollTo({ top: input.getBoundingClientRect().top + scrollY - 90, behavior: 'instant' }),
    );
    const { y = Infinity } = (await drawing.boundingBox()) ?? {};
    if (y >= viewport.height) throw new Error('The drawing is not in sight while the distance is typed.');
  },
  results: resultCard,
};

/** With all that can be compared, below the cards. */
const comparing: Case = {
  async open(page, origin) {
    await classic.open(page, origin);
    await page.getByRole('tab', { name: 'Compare' }).press('Enter');
    // It is loaded when it is in sight.
    await page.locator('#compare').evaluate((place) => place.scrollIntoView({ behavior: 'instant' }));
    for (const name of ['10 cm closer', 'As triples', 'Add 32″'])
      await page.getByRole('button', { name, exact: true }).press('Enter');
    await page.getByRole('heading', { level: 4, name: '32″ 16:9 at 50 cm' }).waitFor();
    await page.locator('#calculator').evaluate((place) => place.scrollIntoView({ behavior: 'instant' }));
  },
  results: resultCard,
};

const viewport = { width: 1280, height: 900 };
const distanceIn = (page: Page) => page.getByLabel('Distance to screen', { exact: true });

/**
 * Cost of a key, typed and traced: the median over all keys of all rounds. Milliseconds depend on the machine, so each round also
 * measures a plain page that sets the same kind of texts by hand: the ratio counts.
 */
export async function measureTyping(browser: Browser, origin: string): Promise<Measured> {
  const found = new Map<Case, KeyCost[]>();
  for (let round = 0; round < rounds; round++)
    for (const each of [yardstick, classic, exactWithDrawing, comparing])
      found.set(each, [...(found.get(each) ?? []), ...(await measureKeys(browser, origin, each))]);
  const toResult = (each: Case) => median(found.get(each)?.map(({ toResultMs }) => toResultMs) ?? []);
  const inAll = (each: Case) => median(found.get(each)?.map(({ inAllMs }) => inAllMs) ?? []);
  const fastest = toResult(yardstick);
  return {
    typingYardstick: fastest,
    typingClassic: toResult(classic),
    typingClassicRatio: toResult(classic) / fastest,
    typingClassicAll: inAll(classic),
    typingClassicAllRatio: inAll(classic) / fastest,
    typingExact: toResult(exactWithDrawing),
    typingExactRatio: toResult(exactWithDrawing) / fastest,
    typingExactAll: inAll(exactWithDrawing),
    typingExactAllRatio: inAll(exactWithDrawing) / fastest,
    typingComparing: toResult(comparing),
    typingComparingRatio: toResult(comparing) / fastest,
  };
}

async function measureKeys(
  browser: Browser,
  origin: string,
  { open, results }: Case,
): Promise<readonly KeyCost[]> {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce', serviceWorkers: 'block' });
  await open(page, origin);
  await distanceIn(page).focus();
  await results(page).evaluate((element, mark) => {
    const watched = { subtree: true, childList: true, characterData: true };
    new MutationObserver(() => performance.mark(mark)).observe(element, watched);
  }, resultMark);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.waitForTimeout(restMs);

  await typeKeys(page, { count: warmUpKeys, pauseMs: warmUpPauseMs });
  await browser.startTracing(page, { categories: keyTraceCategories });
  await typeKeys(page, { count: keys, pauseMs });
  const trace = (await browser.stopTracing()).toString();
  await page.close();
  const costs = keyCosts((JSON.parse(trace) as { readonly traceEvents: readonly TraceEvent[] }).traceEvents);
  if (costs.length < keys * 0.8) throw new Error(`Only ${costs.length} of ${keys} keys changed the results.`);
  return costs;
}

interface Typing {
  readonly count: number;
  readonly pauseMs: number;
}

/** Replaces the last digit of the distance, again and again. */
async function typeKeys(page: Page, { count, pauseMs }: Typing): Promise<void> {
  for (let key = 0; key < count; key++) {
    await page.keyboard.press('End');
    await page.keyboard.press('Shift+ArrowLeft');
    await page.waitForTimeout(pauseMs);
    await page.keyboard.press(String(1 + (key % 9)));
    await page.waitForTimeout(pauseMs);
  }
}
