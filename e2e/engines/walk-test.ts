import { expect, test as base } from '@playwright/test';
import { changingSite, type ChangingSite } from '../changing-site';
import type { Engine } from './engine';
import { launchChromium, launchFirefox } from './puppeteer-engine';
import { Visit } from './visit';
import { launchWebKit } from './webkit-engine';

const launchers = { chromium: launchChromium, firefox: launchFirefox, webkit: launchWebKit };

export interface EngineOptions {
  /** Chosen by the project in playwright.config.ts. */
  readonly engineName: keyof typeof launchers;
}

interface WalkFixtures {
  /** Console messages that a test provokes. All others fail it. */
  readonly expectedErrors: RegExp | null;
  /** An address of its own for each test: nothing is stored or cached for it. */
  readonly site: ChangingSite;
  readonly visit: Visit;
}

/** Chromium without a graphics card warns of reading 3D pictures back. */
const noGraphicsCard = 'GPU stall due to ReadPixels';

export const test = base.extend<
  WalkFixtures,
  EngineOptions & { readonly launch: (theme: 'light' | 'dark') => Promise<Engine>; readonly engine: Engine }
>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  launch: [({ engineName }, use) => use(launchers[engineName]), { scope: 'worker' }],
  engine: [
    async ({ launch }, use) => {
      const engine = await launch('light');
      console.log(engine.name);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  expectedErrors: [null, { option: true }],
  // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this very pattern
  site: async ({}, use) => {
    const site = await changingSite({ isWatched: true });
    await use(site);
    site.close();
  },
  visit: async ({ engine, site, expectedErrors }, use, info) => {
    await engine.startAfresh();
    const visit = new Visit(engine, site.origin);
    await use(visit);
    if (info.status !== info.expectedStatus)
      await info.attach('page.png', { body: Buffer.from(await engine.screenshot()) });
    const unexpected = (await visit.problems()).filter(
      (problem) => !problem.includes(noGraphicsCard) && expectedErrors?.test(problem) !== true,
    );
    expect(unexpected).toEqual([]);
  },
});

/** Asks again and again. Intervals are short, as most answers come within a frame or two. */
export const poll = <Value>(get: () => Value | Promise<Value>) => expect.poll(get, { intervals: [50] });
