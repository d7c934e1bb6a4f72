/** Prints how long the exact method takes. Times are the median of many rounds, in the bundled form that users get. */
import { resolve } from 'node:path';
import { build } from 'vite';
import type * as Work from './bench-work';

const folder = 'node_modules/.cache/sightline-bench';
await build({
  logLevel: 'warn',
  configFile: false,
  build: {
    ssr: true,
    outDir: folder,
    emptyOutDir: true,
    rolldownOptions: { input: 'scripts/bench-work.ts' },
  },
});
const { jobs } = (await import(/* @vite-ignore */ resolve(folder, 'bench-work.js'))) as typeof Work;

const rounds = 41;
const callsPerRound = 400;

function microseconds(job: () => unknown): number {
  for (let call = 0; call < 5000; call++) job();
  const times = Array.from({ length: rounds }, () => {
    const start = process.hrtime.bigint();
    for (let call = 0; call < callsPerRound; call++) job();
    return Number(process.hrtime.bigint() - start) / 1000 / callsPerRound;
  });
  return times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? NaN;
}

const limitMicroseconds = 50;
let slow = false;
console.log(`Median of ${rounds} rounds of ${callsPerRound} calls, Node ${process.version}`);
for (const { name, job, limited } of jobs) {
  const time = microseconds(job);
  const tooSlow = limited && time > limitMicroseconds;
  slow ||= tooSlow;
  const verdict = limited ? ` (limit ${limitMicroseconds} µs${tooSlow ? ': too slow' : ''})` : '';
  console.log(`  ${name.padEnd(58)} ${time.toFixed(2).padStart(8)} µs${verdict}`);
}
if (slow) process.exitCode = 1;
