/** All of it, on two cores: most of the rigs and the games' files on one, the rest with links, saved rigs and storage on the other. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

// Links and storage take about as long as 120,000 rigs.
const [most, rest] = [210_000, 90_000];
/** As for somebody who wants one rig again. */
const isPartAskedFor = ['RIGS', 'FIRST', 'FILES', 'LINKS'].some((name) => name in process.env);
const parts: readonly NodeJS.ProcessEnv[] = isPartAskedFor
  ? [{}]
  : [
      { RIGS: String(most), LINKS: '0' },
      { RIGS: String(rest), FIRST: String(most), FILES: '0' },
    ];

const codes = await Promise.all(
  parts.map(async (part) => {
    const fuzz = spawn('node', ['scripts/run.mjs', 'audit/fuzz/fuzz.ts'], {
      stdio: 'inherit',
      env: { ...process.env, ...part },
    });
    const [code] = (await once(fuzz, 'close')) as [number | null];
    return code;
  }),
);
process.exit(codes.every((code) => code === 0) ? 0 : 1);
