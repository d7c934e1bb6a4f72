/**
 * Measures everything about speed and prints it beside what docs/performance.md says. Run after a build.
 * `--only lighthouse typing heap` measures these alone. A broken limit makes the exit code 1.
 */
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { browserArguments, findBrowser } from './find-browser';
import { measureExactMethod } from './speed/exact-method';
import {
  figures,
  keepsLimit,
  limitText,
  valueText,
  type Figure,
  type FigureId,
  type Measured,
} from './speed/figures';
import { measureHeap } from './speed/heap';
import { measureLighthouse } from './speed/lighthouse';
import { startLocalSite } from './speed/local-site';
import { measureMatching } from './speed/matching';
import { measureRedraw } from './speed/redraw';
import { measureTyping } from './speed/typing';
import { measureWeights } from './speed/weights';
import { measureWindscreen } from './speed/windscreen';
import { readWritten } from './speed/written-figures';

const executablePath = findBrowser();
if (executablePath === null) throw new Error('The bench runs in Chromium or Chrome: none found.');

const site = await startLocalSite();
const browser = await chromium.launch({ executablePath, args: browserArguments });

const measurements: readonly {
  readonly name: string;
  readonly how: string;
  readonly measure: () => Promise<Measured>;
}[] = [
  {
    name: 'weights',
    how: 'bytes as the server sends them, brotli, HTTP/1.1; KB are 1000 bytes',
    measure: () => measureWeights(browser, site.origin),
  },
  {
    name: 'lighthouse',
    how: 'simulated phone, the worst page',
    measure: () => measureLighthouse(site.origin),
  },
  {
    name: 'typing',
    how: 'work on the main thread for one key, traced, slowed down by 4, median of 40; beside a plain page',
    measure: () => measureTyping(browser, site.origin),
  },
  {
    name: 'heap',
    how: 'after garbage collection, against the heap after 2,000 changes',
    measure: () => measureHeap(browser, site.origin),
  },
  {
    name: 'windscreen',
    how: 'from frame to frame in a window of 1920 × 1080, median of 90',
    measure: () => measureWindscreen(browser, site.origin),
  },
  {
    name: 'exact-method',
    how: 'in Node, median of 41 rounds of 400 calls, the slowest of four rigs',
    measure: measureExactMethod,
  },
  {
    name: 'matching',
    how: 'processor time in Node, median of 3, the slower of two rendered worlds',
    measure: measureMatching,
  },
  {
    name: 'redraw',
    how: 'what the pictures add to the script of one event, median of 60, the slowest of four rigs',
    measure: () => measureRedraw(browser, site.origin),
  },
];

const only = process.argv.slice(process.argv.indexOf('--only') + 1);
const chosen = process.argv.includes('--only')
  ? measurements.filter(({ name }) => only.includes(name))
  : measurements;

const written = readWritten(readFileSync('docs/performance.md', 'utf8'));
const columns = [52, 14, 14, 20] as const;
const printRow = (...cells: readonly string[]) =>
  console.log(
    cells
      .map((cell, index) => cell.padEnd(columns[index] ?? 0))
      .join('')
      .trimEnd(),
  );

let allWithinLimits = true;
try {
  console.log(`Chromium ${browser.version()}, Node ${process.version}\n`);
  printRow('', 'now', 'written', 'limit');
  for (const { name, how, measure } of chosen) {
    console.log(`\n${name}: ${how}`);
    for (const [id, value] of Object.entries(await measure()) as [FigureId, number][]) {
      const figure: Figure = figures[id];
      const isWithinLimit = keepsLimit(figure, value);
      allWithinLimits &&= isWithinLimit;
      const limit = limitText(figure);
      const missed = isWithinLimit && figure.goal !== undefined && value > figure.goal;
      printRow(
        `  ${figure.name}`,
        valueText(figure, value),
        written.get(id)?.measured ?? 'nothing',
        isWithinLimit ? `${limit}${missed ? ': goal missed' : ''}` : `${limit}: BROKEN`,
      );
    }
  }
} finally {
  await browser.close();
  site.stop();
}
if (!allWithinLimits) process.exitCode = 1;
