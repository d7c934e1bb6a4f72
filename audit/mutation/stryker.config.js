import { join } from 'node:path';

/** Mutation testing of the pure folders, by `run.ts`. */
export default {
  mutate: [
    'src/domain/{geometry,classic,games}/**/*.ts',
    'src/domain/rig/{amount-in,change-entry,classic-answer,exact-answer,read-decimal,read-shape,rig-of-setup,setup,shown}.ts',
    '!**/*.test.ts',
    // A table of ids, which `classic-notes.test.ts` checks outside of these folders.
    '!src/domain/classic/games-of-row.ts',
  ],
  incremental: true,
  incrementalFile: '.cache/mutants.json',
  testRunner: 'vitest',
  vitest: { configFile: 'audit/mutation/vitest.config.ts' },
  plugins: ['@stryker-mutator/vitest-runner', join(import.meta.dirname, 'names-for-people.js')],
  ignorers: ['names-for-people'],
  coverageAnalysis: 'perTest',
  // A static mutant, in a table, needs every test: 40 % of the mutants took 92 % of the time, and table.test.ts notices them at once.
  ignoreStatic: true,
  concurrency: 2,
  // A busy machine is not an endless loop.
  timeoutMS: 5_000,
  reporters: ['progress-append-only', 'clear-text', 'html'],
  clearTextReporter: { allowColor: false, reportTests: false },
  htmlReporter: { fileName: 'mutation-report/index.html' },
  tempDirName: '.cache/stryker',
  thresholds: { high: 95, low: 90, break: 90 },
};
