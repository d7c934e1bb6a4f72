import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['audit/engines/*.test.ts'],
    reporters: ['verbose'],
    // Two engines at a time: a third would only get into their way.
    maxWorkers: 2,
    // WebKit's driver now and then never answers a command, and Firefox counts as lost what it was loading when its page was left.
    retry: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000, interval: 50 } },
  },
});
