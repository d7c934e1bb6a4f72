import { defineConfig } from 'vitest/config';

/** Checks that start servers or take minutes: one file after the other, none of them part of the unit tests. */
export default defineConfig({
  test: { include: ['audit/**/*.test.ts'], fileParallelism: false, testTimeout: 60_000, hookTimeout: 60_000 },
});
