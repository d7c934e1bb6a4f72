import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import type { EngineOptions } from './e2e/engines/walk-test.ts';
import { browserArguments, findQuickBrowser } from './scripts/find-browser.ts';

const port = Number(process.env['TEST_PORT'] ?? 4517);
const origin = `http://127.0.0.1:${port}`;
// None is no error here: this file is read where there is no browser. Before the first test there has to be one.
const executablePath = findQuickBrowser();

/**
 * Chromium takes the last such list, so this one repeats Playwright's own. What it adds are the two first: for the
 * suggestions below the address bar, Chromium draws two pages of its own with each window, which is more work than ours.
 */
const disabledFeatures = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
  ...['AimEnabled', 'LensOverlay', 'MediaRouter', 'NetworkTimeServiceQuerying', 'OptimizationHints'],
  ...['PreconnectToSearch', 'HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'PaintHolding'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect'],
];

/** Walks of `npm test`; the others are in `npm run audit:site`. */
const mainWalks =
  /(calculator|exact|game-pages|hero|languages|main-paths|metadata|pages|security|six-people|weight)\.spec\.ts$/;
/** The walks that Firefox and WebKitGTK take, too. */
const mainPaths = 'main-paths.spec.ts';
const measuresTime = 'fresh-texts.spec.ts';

export default defineConfig<object, EngineOptions>({
  testDir: join(import.meta.dirname, 'e2e'),
  outputDir: join(import.meta.dirname, 'test-results'),
  globalSetup: join(import.meta.dirname, 'e2e/require-browser.ts'),
  fullyParallel: true,
  forbidOnly: true,
  // While one waits, two work.
  workers: 3,
  // A test that passes only the second time hides something: locally it fails. CI tries once more and lists it as flaky, so
  // that one lost press among 400 tests on a busy machine does not hold a change up.
  retries: process.env['CI'] ? 1 : 0,
  // A busy machine is slow, not wrong.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  projects: [
    { name: 'site', testMatch: mainWalks },
    // WebKit's driver now and then never answers, and Firefox reports as lost what it was loading when its page was left.
    { name: 'firefox', testMatch: mainPaths, retries: 2, use: { engineName: 'firefox' } },
    { name: 'webkit', testMatch: mainPaths, retries: 2, use: { engineName: 'webkit' } },
    { name: 'in-depth', testIgnore: [mainWalks, measuresTime] },
    // After the others, when the machine has nothing else to do.
    { name: 'time', testMatch: measuresTime, dependencies: ['in-depth'], fullyParallel: false },
  ],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: origin,
    launchOptions: {
      ...(executablePath !== null && { executablePath }),
      args: [...browserArguments, `--disable-features=${disabledFeatures.join()}`],
    },
    // Scrolling ends at once; a test about motion asks for it.
    reducedMotion: 'reduce',
    // Every test meets the site as it is on the server; those about the worker ask for it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Written for each test, it takes as long as the test itself. To look into a failure: `npx playwright test --trace on`.
    trace: 'off',
  },
  webServer: [
    {
      command: 'node scripts/run.mjs scripts/serve-site.ts',
      cwd: import.meta.dirname,
      env: { PORT: String(port) },
      url: `${origin}/`,
      reuseExistingServer: false,
    },
  ],
});
