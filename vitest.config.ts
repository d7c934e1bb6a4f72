import { defineConfig } from 'vitest/config';

/** Where a test may change what others see: the document, storage, the clock, a store. */
const withState = ['src/{calculator,drawing,features,pages,platform,site,state,ui}/**/*.test.{ts,tsx}'];

export default defineConfig({
  test: {
    setupFiles: ['src/testing/one-seed.ts'],
    maxWorkers: '100%',
    // A busy machine is slow, not wrong.
    testTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'with state', include: withState } },
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: withState,
          // Nothing in there can be changed: what has been read once serves all.
          isolate: false,
        },
      },
    ],
  },
});
