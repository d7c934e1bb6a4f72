import { defineConfig } from 'vitest/config';

/** What the mutation run tests with: the pure folders' own tests, since no page may be what notices a broken formula. */
export default defineConfig({
  test: {
    include: ['src/domain/{geometry,classic,games,rig}/**/*.test.ts'],
    // Walks every formula again in thousands of small steps: too slow to repeat for each mutant, and not needed.
    exclude: ['src/domain/geometry/ray-construction.test.ts'],
    // One worker for all files of a run, a new one for each mutant.
    isolate: false,
    setupFiles: ['audit/mutation/fewer-runs.ts'],
  },
});
