import code from '../stryker.config.js';
import { tables } from './mutation-tables.js';

/** Mutation testing of the game tables. */
export default {
  ...code,
  mutate: tables,
  ignoreStatic: false,
  jsonReporter: { fileName: 'mutation-report/tables.json' },
  htmlReporter: { fileName: 'mutation-report/tables.html' },
};
