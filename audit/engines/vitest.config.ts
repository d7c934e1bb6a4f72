import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['audit/engines/*.test.ts'],
    reporters: ['verbose'],
    // One after the other: several browsers at once only get into each other's way.
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000, interval: 50 } },
  },
});
