import code from './code.config.js';
import { loadedOnce } from './loaded-once-files.js';

/** Mutation testing of tables and patterns, the second half of `npm run audit:mutation`. */
export default {
  ...code,
  mutate: loadedOnce,
  vitest: { ...code.vitest, related: true },
  ignoreStatic: false,
  jsonReporter: { fileName: 'mutation-report/loaded-once.json' },
  htmlReporter: { fileName: 'mutation-report/loaded-once.html' },
};
