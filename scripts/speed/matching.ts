import { resolve } from 'node:path';
import { build } from 'vite';
import type { Measured } from './figures';
import type * as Jobs from './matching-jobs';
import { median } from './median';

const folder = 'node_modules/.cache/sightline-bench-matching';
const rounds = 3;

/** Processor time of comparing screenshots without clicks, in Node, in the bundled form. The slower of two worlds counts. */
export async function measureMatching(): Promise<Measured> {
  await build({
    logLevel: 'warn',
    configFile: false,
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: { input: 'scripts/speed/matching-jobs.ts' },
    },
  });
  const { comparisons } = (await import(
    /* @vite-ignore */ resolve(folder, 'matching-jobs.js')
  )) as typeof Jobs;
  return {
    matchZoom: Math.max(...comparisons.map(({ zoom }) => seconds(zoom))),
    matchTurn: Math.max(...comparisons.map(({ turn }) => seconds(turn))),
  };
}

/** Processor time, which other programs do not lengthen; the first round is cold, as a visitor's is. */
const seconds = (work: () => void): number =>
  median(
    Array.from({ length: rounds }, () => {
      const start = process.cpuUsage();
      work();
      const { user, system } = process.cpuUsage(start);
      return (user + system) / 1e6;
    }),
  );
