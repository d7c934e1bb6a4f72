import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { CalculatorPage } from '../../e2e/calculator-page';
import type { Measured } from './figures';
import { median } from './median';

const warmUpFrames = 30;
const frames = 90;

/** How long a frame of the windscreen takes while something in it moves, and what its script weighs. */
export async function measureWindscreen(browser: Browser, origin: string): Promise<Measured> {
  const page = await browser.newPage({
    viewport: { width: 1920, height: 1080 },
    reducedMotion: 'no-preference',
  });
  await page.addInitScript(timeFrameScripts);
  await new CalculatorPage(page).open(`${origin}/#windscreen`);
  const line = page.getByRole('slider', { name: 'Line between the two pictures' });
  await line.waitFor();
  await page.locator('.windscreen-stage').evaluate((stage) => {
    stage.scrollIntoView({ behavior: 'instant', block: 'center' });
  });

  const atFirst = await line.getAttribute('aria-valuenow');
  const { x = 0, y = 0, height = 0 } = (await line.boundingBox()) ?? {};
  await page.mouse.move(x + 22, y + height / 2);
  await page.mouse.down();
  const windscreenDrag = await frameMs(page, true);
  if ((await line.getAttribute('aria-valuenow')) === atFirst) throw new Error('The line was not dragged.');
  await page.mouse.up();
  await page.getByRole('switch', { name: 'Sway' }).check();
  const windscreenSway = await frameMs(page, false);
  const windscreenFrameScript = median(
    (await page.evaluate(() => (window as unknown as Timed).scriptMs)).slice(-frames),
  );
  console.log(`  drawn by ${await describePicture(page)}`);
  await page.close();
  return { windscreenDrag, windscreenSway, windscreenFrameScript, windscreenScript: scriptKb() };
}

interface Timed {
  scriptMs: number[];
}

/** How long the page's own work takes in each frame, without what the browser and the graphics do after it. Runs in the page. */
function timeFrameScripts(): void {
  const timed = window as unknown as Timed;
  timed.scriptMs = [];
  const ask = requestAnimationFrame.bind(window);
  let lastAt = 0;
  window.requestAnimationFrame = (callback) =>
    ask((at) => {
      const start = performance.now();
      callback(at);
      const ms = performance.now() - start;
      const sameFrame = at === lastAt ? (timed.scriptMs.pop() ?? 0) : 0;
      timed.scriptMs.push(sameFrame + ms);
      lastAt = at;
    });
}

/** Time from frame to frame. A drag goes to and fro across the picture, one step a frame: the pointer is already down. */
async function frameMs(page: Page, drags: boolean): Promise<number> {
  const times = await page.locator('.windscreen-split').evaluate(
    async (area, { count, drags }) => {
      const { left, width } = area.getBoundingClientRect();
      const found: number[] = [];
      for (let frame = 0; frame <= count; frame++) {
        found.push(await new Promise(requestAnimationFrame));
        const clientX = left + width * (0.5 + 0.4 * Math.sin(frame / 10));
        if (drags)
          area.dispatchEvent(new PointerEvent('pointermove', { pointerId: 1, clientX, bubbles: true }));
      }
      return found.slice(1).map((at, i) => at - (found[i] ?? at));
    },
    { count: warmUpFrames + frames, drags },
  );
  return median(times.slice(warmUpFrames));
}

/** The renderer, and its resolution while the picture moves. */
const describePicture = (page: Page): Promise<string> =>
  page.locator('.windscreen-canvas').evaluate((element) => {
    const canvas = element as HTMLCanvasElement;
    const gl = canvas.getContext('webgl2');
    const info = gl?.getExtension('WEBGL_debug_renderer_info');
    const name = String(gl?.getParameter(info?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER));
    return `${name}, in ${canvas.width} × ${canvas.height} of ${canvas.clientWidth} × ${canvas.clientHeight} pixels`;
  });

function scriptKb(): number {
  const folder = 'dist/assets';
  const script = readdirSync(folder).find((name) => /^windscreen-.*\.js\.br$/.test(name));
  if (script === undefined) throw new Error('The windscreen has no script.');
  return statSync(join(folder, script)).size / 1000;
}
