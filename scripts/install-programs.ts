/**
 * Sees to it that the programs are here that a test needs: takes an installed one, else installs it, else says what
 * to do. `node scripts/run.mjs scripts/install-programs.ts headless chromium firefox webkit nginx caddy`
 */
import { spawnSync } from 'node:child_process';
import { findBrowser, findQuickBrowser } from './find-browser';
import { findCaddy, findFirefox, findNginx, findWebKit } from './find-programs';

interface Program {
  readonly title: string;
  /** Its path, or null. */
  readonly find: () => string | null;
  readonly debianPackages: readonly string[];
  /** For systems without apt-get, or without the right to use it. */
  readonly otherInstaller?: readonly string[];
  readonly advice: string;
}

// Without fonts of their own, Debian's browsers draw empty boxes.
const fonts = ['fonts-liberation', 'fonts-dejavu-core'];

const chromium: Program = {
  title: 'Chromium or Chrome',
  find: findBrowser,
  debianPackages: ['chromium', ...fonts],
  otherInstaller: ['npx', 'playwright', 'install', 'chromium'],
  advice: 'or set CHROMIUM_PATH to the program.',
};

const programs: Readonly<Record<string, Program>> = {
  headless: {
    ...chromium,
    find: findQuickBrowser,
    debianPackages: ['chromium-headless-shell', ...fonts],
  },
  chromium,
  firefox: {
    title: 'Firefox',
    find: findFirefox,
    debianPackages: ['firefox-esr', ...fonts],
    advice: 'or set FIREFOX_PATH to the program.',
  },
  webkit: {
    title: 'WebKitGTK with WebKitWebDriver and MiniBrowser, and Xvfb',
    find: () => findWebKit()?.miniBrowser ?? null,
    debianPackages: ['webkit2gtk-driver', 'xvfb', ...fonts],
    advice: 'or set WEBKIT_DRIVER_PATH and MINIBROWSER_PATH to the programs.',
  },
  nginx: {
    title: 'nginx with its module for brotli files',
    find: findNginx,
    debianPackages: ['nginx-light', 'libnginx-mod-http-brotli-static'],
    advice: 'or set NGINX_PATH to an nginx that has the module built in.',
  },
  caddy: {
    title: 'Caddy',
    find: findCaddy,
    debianPackages: ['caddy'],
    advice: 'or set CADDY_PATH to the program.',
  },
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !Object.hasOwn(programs, name));
if (names.length === 0 || unknown.length > 0) {
  console.error(
    unknown.map((name) => `Nothing is known about "${name}". `).join('') +
      `Name what is needed: ${Object.keys(programs).join(', ')}.`,
  );
  process.exitCode = 1;
} else {
  const requested = Object.entries(programs).flatMap(([name, program]) =>
    names.includes(name) ? [program] : [],
  );
  installMissing(requested.filter(({ find }) => find() === null));
  for (const program of requested) report(program);
}

function installMissing(missing: readonly Program[]): void {
  if (missing.length > 0 && process.getuid?.() === 0) {
    run(['apt-get', 'update', '-qq']);
    const packages = [...new Set(missing.flatMap(({ debianPackages }) => debianPackages))];
    run([
      ...['apt-get', 'install', '-y', '-qq', '--no-install-recommends'],
      // Another installation may be under way: wait for it.
      ...['-o', 'DPkg::Lock::Timeout=300'],
      ...packages,
    ]);
  }
  for (const { find, otherInstaller } of missing)
    if (otherInstaller !== undefined && find() === null) run(otherInstaller);
}

function run([command = '', ...options]: readonly string[]): void {
  console.log(`Trying ${command} ${options.join(' ')}`);
  spawnSync(command, options, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

function report({ title, find, debianPackages, advice }: Program): void {
  const path = find();
  if (path !== null) {
    console.log(`Found ${path}`);
    return;
  }
  console.error(
    [
      `These tests need ${title}, and it could not be installed here.`,
      `Install it (on Debian or Ubuntu, as root: apt-get install ${debianPackages.join(' ')}) and run the tests again,`,
      `${advice} The other tests run without it: npm run check && npm run test:unit`,
    ].join('\n'),
  );
  process.exitCode = 1;
}
