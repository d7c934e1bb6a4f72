import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** On a bare machine there is Node and nothing else. Linters and editors read configurations there all the same. */

const configurations = [
  ...readdirSync('.'),
  ...readdirSync('audit', { recursive: true, encoding: 'utf8' }).map((file) => join('audit', file)),
].filter((file) => /\.config\.[jt]s$/.test(file));

/** Runs in a process of its own, in which no program can be found: neither on the PATH nor at a fixed place. */
const loadAll = `
  import fs, { constants } from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  import { runnerImport } from 'vite';

  const accessSync = fs.accessSync;
  fs.accessSync = (file, mode) => {
    if (mode === constants.X_OK) throw new Error('There is no program on a bare machine.');
    accessSync(file, mode);
  };
  syncBuiltinESMExports();

  const load = async (file) =>
    (await runnerImport(process.cwd() + '/' + file, { configFile: false, logLevel: 'error' })).module;
  const { findBrowser, findQuickBrowser } = await load('scripts/find-browser.ts');
  const { findCaddy, findFirefox, findNginx, findWebKit } = await load('scripts/find-programs.ts');
  const found = [findBrowser, findQuickBrowser, findFirefox, findWebKit, findNginx, findCaddy].map((find) => find());

  const problems = [];
  for (const file of process.argv.slice(1)) {
    const problem = await load(file).then(
      ({ default: configuration }) => (configuration ? null : 'has no configuration'),
      (error) => error.message,
    );
    if (problem) problems.push(file + ': ' + problem);
  }
  console.log(JSON.stringify({ found, problems }));
`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sightline-bare-'));
  symlinkSync(process.execPath, join(folder, 'node'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('every configuration can be read where there is no browser, no nginx and no Caddy', async () => {
  expect(configurations).toContain('playwright.config.ts');
  expect(configurations).toContain(join('audit', 'mutation', 'stryker.config.js'));
  const { stdout } = await promisify(execFile)(
    join(folder, 'node'),
    ['--input-type=module', '--eval', loadAll, ...configurations],
    { env: { PATH: folder, PLAYWRIGHT_BROWSERS_PATH: folder } },
  );
  expect(JSON.parse(stdout)).toEqual({ found: [null, null, null, null, null, null], problems: [] });
});
