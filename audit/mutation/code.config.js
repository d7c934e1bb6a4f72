import { join } from 'node:path';
import { loadedOnce } from './loaded-once-files.js';

/**
 * Mutation testing of the pure folders, first half: code that runs while tests run, each mutant against the tests that
 * reach it. The second half is loaded-once.config.js.
 */
export default {
  mutate: [
    'src/domain/{geometry,classic,games}/**/*.ts',
    'src/domain/rig/{amount-in,change-entry,classic-answer,exact-answer,read-shape,rig-of-setup,setup,shown}.ts',
    '!**/*.test.ts',
    ...loadedOnce.map((name) => `!${name}`),
  ],
  testRunner: 'vitest',
  vitest: { configFile: 'audit/mutation/vitest.config.ts' },
  plugins: ['@stryker-mutator/vitest-runner', join(import.meta.dirname, 'names-for-people.js')],
  ignorers: ['names-for-people'],
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  concurrency: 2,
  // A busy machine is not an endless loop.
  timeoutMS: 5_000,
  reporters: ['progress-append-only', 'clear-text', 'json', 'html'],
  clearTextReporter: { allowColor: false, reportTests: false },
  jsonReporter: { fileName: 'mutation-report/code.json' },
  htmlReporter: { fileName: 'mutation-report/code.html' },
  tempDirName: '.cache/stryker',
  thresholds: { high: 95, low: 90, break: 90 },
};
