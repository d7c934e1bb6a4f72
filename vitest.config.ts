import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserArguments, findQuickBrowser } from './scripts/find-browser.ts';
import { emulateMedia, mouse } from './src/testing/browser-commands.ts';

/** Tests that may change shared state: the document, storage, the clock, a store. */
const withState = ['src/{calculator,drawing,features,pages,platform,site,state,ui}/**/*.test.{ts,tsx}'];
/** Components, in a real browser. */
const inBrowser = ['src/**/*.browser.test.tsx'];

const resettableStores = fileURLToPath(new URL('src/testing/resettable-stores.ts', import.meta.url));

const executablePath = findQuickBrowser();

export default defineConfig({
  test: {
    setupFiles: ['src/testing/one-seed.ts'],
    maxWorkers: '100%',
    // A busy machine is slow, not wrong.
    testTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'with state', include: withState, exclude: inBrowser } },
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: [...withState, ...inBrowser],
          // Nothing in there can be changed: what has been read once serves all.
          isolate: false,
        },
      },
      {
        extends: './vite.config.ts',
        resolve: { alias: [{ find: /^zustand$/, replacement: resettableStores }] },
        test: {
          name: 'browser',
          include: inBrowser,
          setupFiles: ['src/testing/set-up-browser.ts'],
          testTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 720 },
            provider: playwright({
              launchOptions: {
                ...(executablePath !== null && { executablePath }),
                args: browserArguments,
              },
              contextOptions: {
                reducedMotion: 'reduce',
                locale: 'en-GB',
                permissions: ['clipboard-read', 'clipboard-write'],
              },
            }),
            commands: { emulateMedia, mouse },
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
