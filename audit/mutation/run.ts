/**
 * Stryker in its incremental mode. Its record of the last run is kept without what the next one does not read: addresses of this
 * machine, settings, and the tests that reach a mutant which one of them has killed. `--force` runs every mutant again.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';

interface Report {
  readonly files: Readonly<Record<string, { mutants: readonly { readonly status: string }[] }>>;
  readonly testFiles: object;
}

const storedResults = 'audit/mutation/incremental.json.gz';
const working = '.cache/mutants.json';

mkdirSync('.cache', { recursive: true });
if (existsSync(storedResults)) writeFileSync(working, gunzipSync(readFileSync(storedResults)));
const { status } = spawnSync(
  'npx',
  ['stryker', 'run', 'audit/mutation/stryker.config.js', ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
const { files, testFiles } = JSON.parse(readFileSync(working, 'utf8')) as Report;
for (const file of Object.values(files))
  file.mutants = file.mutants.map((mutant) =>
    mutant.status === 'Killed' ? { ...mutant, coveredBy: undefined, statusReason: undefined } : mutant,
  );
writeFileSync(
  storedResults,
  gzipSync(JSON.stringify({ schemaVersion: '1.0', thresholds: {}, files, testFiles })),
);
process.exitCode = status ?? 1;
