import { resolve } from 'node:path';
import { build } from 'vite';
import type * as Jobs from './exact-method-jobs';
import type { Measured } from './figures';
import { median } from './median';

const folder = 'node_modules/.cache/sightline-bench';
const rounds = 41;
const callsPerRound = 400;

/** How long the exact method takes in Node, in the bundled form that users get. The slowest kind of rig counts. */
export async function measureExactMethod(): Promise<Measured> {
  await build({
    logLevel: 'warn',
    configFile: false,
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: { input: 'scripts/speed/exact-method-jobs.ts' },
    },
  });
  const { everyRig, tenfoldLibrary } = (await import(
    /* @vite-ignore */ resolve(folder, 'exact-method-jobs.js')
  )) as typeof Jobs;
  return {
    exactMethod: Math.max(...everyRig.map(microseconds)),
    exactMethodTenfold: microseconds(tenfoldLibrary),
  };
}

function microseconds(job: () => unknown): number {
  for (let call = 0; call < 5000; call++) job();
  const times = Array.from({ length: rounds }, () => {
    const start = process.hrtime.bigint();
    for (let call = 0; call < callsPerRound; call++) job();
    return Number(process.hrtime.bigint() - start) / 1000 / callsPerRound;
  });
  return median(times);
}
