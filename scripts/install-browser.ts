/** Sees to it that the browser tests have a browser: takes an installed one, else installs one, else says what to do. */
import { spawnSync } from 'node:child_process';
import { findBrowser } from './find-browser';

const installers = [
  ['apt-get', 'update', '-qq'],
  [
    'apt-get',
    'install',
    '-y',
    '-qq',
    '--no-install-recommends',
    'chromium',
    'fonts-liberation',
    'fonts-dejavu-core',
  ],
  ['npx', 'playwright', 'install', 'chromium'],
];

for (const [command = '', ...options] of installers) {
  if (findBrowser() !== null) break;
  if (command === 'apt-get' && process.getuid?.() !== 0) continue;
  console.log(`No browser found: trying ${command} ${options.join(' ')}`);
  spawnSync(command, options, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

const browser = findBrowser();
if (browser === null) {
  console.error(
    [
      'The browser tests need Chromium or Chrome, and it could not be installed here.',
      'Install one of them (on Debian or Ubuntu: apt-get install chromium) and run the tests again,',
      'or set CHROMIUM_PATH to the program. The other tests run without it: npm run check && npm run test:unit',
    ].join('\n'),
  );
  process.exitCode = 1;
} else {
  console.log(`Browser tests run in ${browser}`);
}
