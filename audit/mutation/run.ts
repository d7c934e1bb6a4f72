/**
 * Both halves, unless `passed.json` says that these very files have passed: what has not changed would only be broken in the same
 * ways again, for ten minutes. Delete it to see for yourself.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { noticedIn } from './noticed-in';
import { fingerprint } from './what-decides';

const halves = ['code', 'loaded-once'] as const;
const record = 'audit/mutation/passed.json';

const files = fingerprint();
const passed = (() => {
  try {
    return JSON.parse(readFileSync(record, 'utf8')) as { readonly files?: unknown };
  } catch {
    return {};
  }
})();

if (passed.files === files) {
  console.log(`Nothing has changed since the mutants were last noticed: ${JSON.stringify(passed)}`);
} else {
  for (const half of halves) {
    const { status } = spawnSync('npx', ['stryker', 'run', `audit/mutation/${half}.config.js`], {
      stdio: 'inherit',
    });
    if (status !== 0) process.exit(status ?? 1);
  }
  const noticed = Object.fromEntries(
    halves.map((half) => [half, noticedIn(readFileSync(`mutation-report/${half}.json`, 'utf8'))]),
  );
  writeFileSync(record, `${JSON.stringify({ files, noticed }, null, 2)}\n`);
}
