import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['audit/engines/*.test.ts'],
    reporters: ['verbose'],
    // One after the other: several browsers at once only get into each other's way.
    fileParallelism: false,
    // WebKit's driver now and then never answers the first command of a visit; the next visit is fine.
    retry: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000, interval: 50 } },
  },
});
