import type { Check } from 'size-limit';
import { figures } from './scripts/speed/figures';

/** The build has compressed every file already, as it is sent: their sizes count. */
const asSent = { brotli: false, gzip: false } as const;
const kilobytes = (limit: number) => `${limit} kB`;

/** Files that every page loads: its script, and those a browser with a window requests by itself. */
const everyPage = ['dist/assets/start-*.js.br', 'dist/icon.svg.br', 'dist/manifest.webmanifest.br'];

/** Sizes of files. e2e/weight.spec.ts measures visits, with headers. */
const checks: readonly Check[] = [
  {
    name: '/: page and scripts',
    path: ['dist/index.html.br', 'dist/assets/{calculator-island-*.js.br,numbers-*.woff2}', ...everyPage],
    limit: kilobytes(figures.homeTotal.atMost),
  },
  {
    name: '/: scripts',
    path: ['dist/assets/{start,calculator-island}-*.js.br'],
    limit: kilobytes(figures.homeScript.atMost),
  },
  { name: '/faq', path: ['dist/faq.html.br', ...everyPage], limit: kilobytes(figures.faqTotal.atMost) },
  {
    name: '/privacy',
    path: ['dist/privacy.html.br', ...everyPage],
    limit: kilobytes(figures.privacyTotal.atMost),
  },
  {
    // Its own script, and neither manifest nor worker.
    name: '/embed',
    path: ['dist/embed.html.br', 'dist/assets/{embedded-*.js.br,numbers-*.woff2}', 'dist/icon.svg.br'],
    limit: kilobytes(figures.embedTotal.atMost),
  },
  { name: 'The script for the height of a frame', path: 'dist/embed.js.br', limit: '1 kB' },
  {
    name: 'A wrong address',
    path: ['dist/404.html.br', 'dist/assets/page-tools-*.js.br', ...everyPage],
    limit: kilobytes(figures.notFoundTotal.atMost),
  },
  { name: 'The list of monitors', path: 'dist/assets/monitors-*.json.br', limit: kilobytes(29) },
  {
    name: 'The sources of the monitors',
    path: 'dist/assets/monitor-sources-*.json.br',
    limit: kilobytes(75),
  },
  {
    name: 'The windscreen',
    path: 'dist/assets/windscreen-tab-*.js.br',
    limit: kilobytes(figures.windscreenScript.atMost),
  },
  {
    // With a React of its own: other pages load nothing of it.
    name: '/measure: its script',
    path: 'dist/assets/measure-island-*.js.br',
    limit: kilobytes(96),
  },
  {
    name: '/measure: marking and result, once there are pictures',
    path: 'dist/assets/measured-part-*.js.br',
    limit: kilobytes(23),
  },
  {
    // A worker's file: it loads when a visitor presses "Try it without clicks".
    name: '/measure: matching without clicks',
    path: 'dist/assets/matching-worker-*.js.br',
    limit: kilobytes(8),
  },
  {
    name: 'Every script there is, but that for other pages',
    path: [
      'dist/assets/*.js.br',
      '!dist/assets/{embedded,measure-island,measured-part,matching-worker}-*.js.br',
    ],
    // With the style sheets of those that all pages load, 2 kB, the cautions beside games' numbers, 1 kB, the list of games apart,
    // the link to measuring, 0.1 kB, a shader for an opened game and the plot, 4.6 kB, games that the visitor measured, 5.5 kB, and what
    // opens on request: a dialog about a game's number, 3 kB, the rest of its view, 3.7 kB, and a file's keys, 11 kB, as the script for
    // /measure has them once more.
    limit: kilobytes(287),
  },
];

export default checks.map((check) => ({ ...check, ...asSent }));
