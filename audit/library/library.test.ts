import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import sirv from 'sirv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserArguments, findQuickBrowser } from '../../scripts/find-browser';

/** The package as a stranger has it: packed, and installed into an empty folder without a registry. */

const readme = readFileSync('docs/library.md', 'utf8');
const examples = [...readme.matchAll(/^```ts\n([^]*?)^```$/gm)].map(([, code = '']) => code);

/**
 * Output of each example of the README.
 *
 * 27in 16:9 at 50 cm, by hand: H = 2·atan(59.7727/100) = 61.74°, V = 2·atan(33.6221/100) = 37.1675°; Competizione takes whole
 * vertical degrees, Assetto Corsa's file four decimals of them. Three 32in at 70 cm with bezels of 8 mm are the worked example of
 * docs/formulas.md: 708.4 mm wide, 724.4 with both bezels, turned by 54.72°, 163.12° in all.
 */
const printed = [
  ['61.7° × 37.2°'],
  [
    '37°',
    '163°',
    'monitor width with bezels: 724 mm',
    'screen width: 708 mm',
    'eye distance: 700 mm',
    'side angle: 55°',
  ],
  ['Documents\\Assetto Corsa\\cfg\\camera_onboard.ini', '2: FOV=30.6468 -> FOV=37.1675', '0'],
  ['reported: degrees vertical', 'degrees H4:3'],
];

let folder = '';
const inFolder = (...names: string[]) => join(folder, ...names);
const installed = (name: string) => readFileSync(inFolder('node_modules/sightline-fov', name), 'utf8');

beforeAll(() => {
  const packed = execFileSync('node', ['scripts/run.mjs', 'scripts/pack-library.ts'], { encoding: 'utf8' });
  folder = mkdtempSync(join(tmpdir(), 'sightline-library-'));
  writeFileSync(inFolder('package.json'), JSON.stringify({ private: true, type: 'module' }));
  const options = ['--offline', '--no-audit', '--no-fund', '--silent'];
  execFileSync('npm', ['install', ...options, resolve(packed.trim())], { cwd: folder });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('what is installed', () => {
  it('is one package that needs no other', () => {
    expect(readdirSync(inFolder('node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
      'sightline-fov',
    ]);
    const manifest = JSON.parse(installed('package.json')) as Readonly<Record<string, unknown>>;
    expect(manifest).not.toHaveProperty('dependencies');
    expect(manifest).toMatchObject({ type: 'module', sideEffects: false });
    expect(manifest['version']).toBe(
      (JSON.parse(readFileSync('package.json', 'utf8')) as typeof manifest)['version'],
    );
  });

  it('brings its licence, and the attribution that the list of monitors asks for', () => {
    expect(installed('LICENSE')).toBe(readFileSync('LICENSE', 'utf8'));
    expect(installed('README.md')).toContain('https://github.com/buildcores/buildcores-open-db');
    expect(installed('README.md')).toContain('https://github.com/linuxhw/EDID');
  });

  it('has nothing of Node or of a page in the part for programs', () => {
    const scripts = ['index.js', 'formulas.js'].map(installed).join('\n');
    expect(scripts).not.toMatch(/from "node:|\bprocess\.|\bdocument\.|\bwindow\.|#messages/);
  });
});

describe('the types', () => {
  const resolutions = {
    bundler: { module: 'ESNext', moduleResolution: 'bundler' },
    nodenext: { module: 'nodenext', moduleResolution: 'nodenext' },
  } as const;

  /** All that an example needs of its surroundings: neither a page nor Node. */
  const surroundings = 'declare const console: { readonly log: (text: unknown) => void };';
  const wrong = [
    "import { anglesOf, games, readRig } from 'sightline-fov';",
    'export const ids: readonly number[] = games.map(({ id }) => id);',
    'readRig({ size: 27 });',
    "readRig({ screens: 'two' });",
    'anglesOf({});',
    'anglesOf(readRig({}).rig);',
  ].join('\n');

  it.each(Object.entries(resolutions))(
    'compile with every example, and with nothing that is wrong, resolved as by %s',
    (_, resolution) => {
      const files = {
        ...Object.fromEntries(examples.map((code, index) => [`example-${index}.ts`, code])),
        'surroundings.d.ts': surroundings,
        'wrong.ts': wrong,
      };
      for (const [name, code] of Object.entries(files)) writeFileSync(inFolder(name), code);
      // No `skipLibCheck`: the types of the package are checked as well.
      const compilerOptions = {
        ...resolution,
        target: 'ES2023',
        lib: ['ES2023'],
        types: [],
        strict: true,
        noEmit: true,
      };
      writeFileSync(
        inFolder('tsconfig.json'),
        JSON.stringify({ compilerOptions, files: Object.keys(files) }),
      );
      const { stdout } = spawnSync(
        process.execPath,
        [resolve('node_modules/typescript/bin/tsc'), '-p', '.'],
        {
          cwd: folder,
          encoding: 'utf8',
        },
      );
      const errors = [...stdout.matchAll(/^(\S+)\((\d+),\d+\): error (TS\d+)/gm)].map((each) =>
        each.slice(1, 4),
      );
      expect(errors, stdout).toEqual([
        ['wrong.ts', '2', 'TS2322'],
        ['wrong.ts', '3', 'TS2353'],
        ['wrong.ts', '4', 'TS2322'],
        ['wrong.ts', '5', 'TS2345'],
        ['wrong.ts', '6', 'TS2339'],
      ]);
    },
  );
});

describe('the examples of its README', () => {
  it('are three', () => {
    expect(examples).toHaveLength(printed.length);
  });

  it.each(printed.map((lines, index) => [index, lines] as const))(
    'example %i prints what it says',
    (index, lines) => {
      const example = examples[index] ?? '';
      writeFileSync(inFolder('example.mjs'), example);
      const { stdout, stderr } = spawnSync(process.execPath, ['example.mjs'], {
        cwd: folder,
        encoding: 'utf8',
      });
      expect(stderr).toBe('');
      expect(stdout.trimEnd().split('\n')).toEqual(lines);
      for (const line of lines) expect(example).toContain(`// ${line}`);
    },
  );
});

describe('its command', () => {
  const run = (...options: string[]) =>
    spawnSync(inFolder('node_modules/.bin/sightline-fov'), options, { cwd: folder, encoding: 'utf8' });

  it('prints the angles and the games of a rig', () => {
    const { stdout, status } = run('--json');
    expect(status).toBe(0);
    const report = JSON.parse(stdout) as { readonly view: { readonly h: number; readonly v: number } };
    expect(report.view.h).toBeCloseTo(61.7358, 4);
    expect(report.view.v).toBeCloseTo(37.1675, 4);
    expect(run().stdout).toMatch(/^ {2}Assetto Corsa Competizione +37°$/m);
  });

  // 48.8 in, 5120 × 1440, 1000R, 1193 × 336 mm; github.com/linuxhw/EDID has it as SAM7053.
  it('knows the monitors, wherever it is called', () => {
    const { stdout } = run('--monitor', 'C49G95T');
    expect(stdout).toContain('48.8″ · 32:9, 5120 × 1440 · 1000R');
    expect(stdout).toContain('https://github.com/linuxhw/EDID/tree/master/Digital/Samsung/SAM7053');
  });

  // docs/planning.md: three 32in with bezels of 8 mm span 180° at 62.27 cm.
  it('plans', () => {
    expect(run('plan', '--want', 'total=180', '--size', '32', '--bezel', '8').stdout).toContain('62.3');
  });

  it('calls itself by its name, and says what is wrong', () => {
    expect(run('--help').stdout).toMatch(/^sightline-fov \[options\]$/m);
    const { stderr, status } = run('--size', 'big');
    expect(stderr).toBe('--size takes a length like 27, 27in or 69cm, not "big". Try --help.\n');
    expect(status).toBe(2);
  });
});

describe('in a browser', () => {
  let server: Server;
  beforeAll(async () => {
    server = createServer(sirv(folder, { dev: true }));
    await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  });
  afterAll(() => void server.close());

  it('is a module that a page imports as it is', async () => {
    const [, script = ''] = /^```html\n([^]*?)^```$/m.exec(readme) ?? [];
    const used = script.replace(
      '</script>',
      'document.title = anglesOf(readRig(defaultRig).rig).horizontal.toFixed(4);\n</script>',
    );
    writeFileSync(
      inFolder('page.html'),
      `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">${used}`,
    );
    const executablePath = findQuickBrowser();
    const browser = await chromium.launch({
      ...(executablePath !== null && { executablePath }),
      args: browserArguments,
    });
    try {
      const page = await browser.newPage();
      const requests: string[] = [];
      const faults: string[] = [];
      page.on('request', (request) => requests.push(new URL(request.url()).pathname));
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => faults.push(message.text()));
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/page.html`);
      await page.waitForFunction("document.title !== ''");
      expect(await page.title()).toBe('61.7358');
      expect(faults).toEqual([]);
      expect(requests).toEqual([
        '/page.html',
        '/node_modules/sightline-fov/index.js',
        '/node_modules/sightline-fov/formulas.js',
      ]);
    } finally {
      await browser.close();
    }
  });
});
