import { tables } from './audit/mutation-tables.js';

/** Mutation testing of the pure folders' code. What runs once, when a file is loaded, is in mutation-tables.config.js. */
export default {
  mutate: [
    'src/{core,classic,games}/**/*.ts',
    '!**/*.test.ts',
    ...['core/example-rigs', 'core/hostile-values', 'games/sample-views'].map((name) => `!src/${name}.ts`),
    ...tables.map((name) => `!${name}`),
  ],
  testRunner: 'vitest',
  vitest: { configFile: 'audit/mutation-tests.config.ts' },
  plugins: ['@stryker-mutator/vitest-runner', './audit/mutation-words.js'],
  ignorers: ['display-words'],
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  concurrency: 2,
  // A busy machine is not an endless loop.
  timeoutMS: 20_000,
  reporters: ['clear-text', 'json', 'html'],
  clearTextReporter: { allowColor: false, reportTests: false },
  jsonReporter: { fileName: 'mutation-report/code.json' },
  htmlReporter: { fileName: 'mutation-report/code.html' },
  tempDirName: '.cache/stryker',
  thresholds: { high: 95, low: 90, break: 90 },
};
