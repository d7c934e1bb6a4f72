/**
 * Prints what one input event costs in a real browser: from the event to React's finished DOM, as scripting time.
 * Run after a build. The median of many events counts, since single ones meet the garbage collector.
 */
import { chromium, type Page } from '@playwright/test';
import { preview } from 'vite';
import { browserArguments, findBrowser } from './find-browser';

const port = 4520;
const events = 60;
const limitMs = 4;

const executablePath = findBrowser();
if (executablePath === null) throw new Error('The bench runs in Chromium or Chrome: none found.');

const server = await preview({ appType: 'mpa', preview: { host: '127.0.0.1', port, strictPort: true } });
const browser = await chromium.launch({ executablePath, args: browserArguments });

/** Types numbers into the distance field, past the watch that React keeps on `value`. */
async function medianMs(page: Page): Promise<number> {
  return page.getByLabel('Distance to screen', { exact: true }).evaluate(async (input, count) => {
    const times: number[] = [];
    for (let event = 0; event < count * 2; event++) {
      Reflect.set(HTMLInputElement.prototype, 'value', String(50 + (event % 40)), input);
      const start = performance.now();
      input.dispatchEvent(new Event('input', { bubbles: true }));
      // By then React has drawn: at once, or in a microtask.
      await Promise.resolve();
      times.push(performance.now() - start);
      await new Promise(requestAnimationFrame);
    }
    // The first half warms the engine up.
    return times.slice(count).sort((a, b) => a - b)[Math.floor(count / 2)] ?? NaN;
  }, events);
}

interface Case {
  readonly triple: boolean;
  readonly curved: boolean;
  /** Without them, their script is kept from loading. */
  readonly pictures: boolean;
}

async function measure({ triple, curved, pictures }: Case): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  if (!pictures) await page.route(/rig-pictures/, (route) => route.abort());
  await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: 'networkidle' });
  if (triple) await page.getByLabel('Triple', { exact: true }).check();
  if (curved) await page.getByLabel('Curved screens', { exact: true }).check();
  await page.locator('.pictures').scrollIntoViewIfNeeded();
  if (pictures) await page.getByRole('heading', { name: 'Your rig, to scale' }).waitFor();
  const time = await medianMs(page);
  await page.close();
  return time;
}

const rigs = [
  ['one flat screen', { triple: false, curved: false }],
  ['one curved screen', { triple: false, curved: true }],
  ['three flat screens', { triple: true, curved: false }],
  ['three curved screens', { triple: true, curved: true }],
] as const;

console.log(`One input event in ${browser.browserType().name()} ${browser.version()}, median of ${events}`);
let slow = false;
for (const [name, rig] of rigs) {
  const cards = await measure({ ...rig, pictures: false });
  const all = await measure({ ...rig, pictures: true });
  const pictures = all - cards;
  const tooSlow = pictures > limitMs;
  slow ||= tooSlow;
  console.log(
    `  ${name.padEnd(22)} cards ${cards.toFixed(2).padStart(6)} ms, with the pictures ${all.toFixed(2).padStart(6)} ms: ` +
      `the redraw costs ${pictures.toFixed(2)} ms (limit ${limitMs} ms${tooSlow ? ': too slow' : ''})`,
  );
}

await browser.close();
await server.close();
if (slow) process.exitCode = 1;
