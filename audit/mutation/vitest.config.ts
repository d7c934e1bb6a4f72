import { defineConfig } from 'vitest/config';

/** Tests of the mutation run: the pure folders' own ones alone must notice a broken formula. */
export default defineConfig({
  test: {
    include: ['src/domain/{geometry,classic,games,rig}/**/*.test.ts'],
    // Walks every formula again in thousands of small steps: too slow to repeat for each mutant, and not needed.
    exclude: ['src/domain/geometry/ray-construction.test.ts'],
    // A busy machine is slow, not wrong. Stryker ends an endless loop itself.
    testTimeout: 60_000,
    // One worker for all files of a run, a new one for each mutant.
    isolate: false,
    setupFiles: ['src/testing/one-seed.ts'],
  },
});
