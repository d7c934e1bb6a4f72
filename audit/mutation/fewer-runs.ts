import type * as FastCheck from 'fast-check';
import { vi } from 'vitest';

const maxRuns = 30;

/** Property tests with fewer runs, so that a surviving mutant costs seconds, and one seed, so that the score is the same each time. */
vi.mock('fast-check', async (importOriginal) => {
  const { default: fc } = await importOriginal<typeof FastCheck>();
  const assert = <Ts>(property: FastCheck.IRawProperty<Ts>, parameters?: FastCheck.Parameters<Ts>) =>
    fc.assert(property, {
      ...parameters,
      numRuns: Math.min(parameters?.numRuns ?? maxRuns, maxRuns),
      seed: 1,
    });
  return { default: { ...fc, assert } };
});
