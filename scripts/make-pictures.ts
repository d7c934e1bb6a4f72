/** Makes the pictures in the repository anew: icons, the card for link previews, the README's picture. Run after a build. */
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { preview } from 'vite';
import { browserArguments, findBrowser } from './find-browser';

const executablePath = findBrowser();
if (executablePath === null) throw new Error('The pictures are taken with Chromium or Chrome: none found.');

const browser = await chromium.launch({ executablePath, args: browserArguments });
const icon = await readFile('public/icon.svg', 'utf8');
// The system uses only the shape, and colours it.
const monochrome = await readFile('public/icon-monochrome.svg', 'utf8');
// A maskable icon may be cut to any shape: the ground fills the square, the mark keeps to the middle.
const maskable = icon
  .replace(' rx="5"', '')
  .replace('viewBox="0 0 24 24"', 'viewBox="-3 -3 30 30"')
  .replace('<rect', '<rect x="-3" y="-3"')
  .replace('width="24" height="24"', 'width="30" height="30"');

for (const [file, size, svg] of [
  ['icon-192.png', 192, icon],
  ['icon-512.png', 512, icon],
  ['icon-maskable-192.png', 192, maskable],
  ['icon-maskable-512.png', 512, maskable],
  ['icon-monochrome-512.png', 512, monochrome],
  ['apple-touch-icon.png', 180, maskable],
] as const) {
  await picture(browser, {
    file: join('public', file),
    width: size,
    height: size,
    html: `<style>body{margin:0}svg{display:block}</style>${svg}`,
  });
}

const server = await preview({
  appType: 'mpa',
  preview: { host: '127.0.0.1', port: 4519, strictPort: true },
});
const page = await browser.newPage({
  viewport: { width: 1200, height: 630 },
  colorScheme: 'dark',
  // The page's policy forbids adding a style sheet.
  bypassCSP: true,
});
await page.goto('http://127.0.0.1:4519/');
await page.addStyleTag({ path: 'scripts/social-card.css' });
await page.screenshot({ path: 'public/social-card.png' });

await mkdir('docs/pictures', { recursive: true });
const site = await browser.newPage({
  viewport: { width: 1280, height: 860 },
  colorScheme: 'light',
  reducedMotion: 'reduce',
});
await site.goto('http://127.0.0.1:4519/#calculator', { waitUntil: 'networkidle' });
await site.screenshot({ path: 'docs/pictures/calculator.png' });

await browser.close();
await server.close();

interface Picture {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly html: string;
}

async function picture(from: Browser, { file, width, height, html }: Picture) {
  const tab = await from.newPage({ viewport: { width, height } });
  await tab.setContent(html);
  await tab.screenshot({ path: file, omitBackground: true });
  await tab.close();
}
