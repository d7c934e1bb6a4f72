import type { Browser, Page } from '@playwright/test';
import { openEverything } from './everything-open';
import { figures, keepsLimit, type Measured } from './figures';
import { median, quantile } from './median';

/**
 * How much slower a phone is. Simulated: work is measured at full speed and multiplied. The browser's own throttling
 * needs a processor to itself, and without one slows down far more than it says.
 */
const slowdown = 4;
const warmUpEvents = 60;
const events = 100;
/** Noise only ever adds work, so the best of a few rounds is the truest. */
const mostRounds = 6;

/** What the page marks itself, so that the trace can do without the browser's own, costlier notes. */
const marks = { event: 'typing-event', frame: 'typing-frame' } as const;

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  /** What the thread itself has worked; without the time that it waited for a processor. A cut-off task has none. */
  readonly tdur?: number;
}

/** One input event with everything of 1:1 on the page, on a processor a quarter as fast: milliseconds of work. */
export async function measureTyping(browser: Browser, origin: string): Promise<Measured> {
  const page = await openEverything(browser, origin);
  await page.locator('#calculator').evaluate((element) => element.scrollIntoView());
  await type(page, warmUpEvents);
  let best: Measured | null = null;
  for (let round = 1; round <= mostRounds; round++) {
    await type(page, 5);
    await browser.startTracing(page, {
      categories: ['-*', 'toplevel', 'blink.user_timing'],
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
  const input = page.getByLabel('Distance to screen', { exact: true });
  await input.evaluate(
    async (input, { times, marks }) => {
      for (let event = 0; event < times; event++) {
        await new Promise((resolve) => setTimeout(resolve, 150));
        performance.mark(marks.event);
        requestAnimationFrame(() => performance.mark(marks.frame));
        // Past the watch that React keeps on `value`, as the browser's own editing goes.
        Reflect.set(HTMLInputElement.prototype, 'value', String(50 + ((event * 7) % 40)), input);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }
    },
    { times: count, marks },
  );
}

function evaluate(trace: Buffer) {
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const aMark = traceEvents.find(({ name }) => name === marks.event);
  const onMainThread = traceEvents
    .filter(({ pid, tid }) => pid === aMark?.pid && tid === aMark.tid)
    .sort((a, b) => a.ts - b.ts);
  const tasks = onMainThread.filter(({ name }) => name === 'ThreadControllerImpl::RunTask');
  const tasksAround = (mark: string) =>
    onMainThread
      .filter(({ name }) => name === mark)
      .flatMap(({ ts }) => tasks.findLast((task) => task.ts <= ts) ?? []);
  const starts = tasksAround(marks.event);
  const frames = tasksAround(marks.frame);

  const untilPainted: number[] = [];
  const inAll: number[] = [];
  starts.forEach((start, index) => {
    const next = starts[index + 1];
    const frame = frames.find(({ ts }) => ts >= start.ts);
    if (!next || !frame || frame.ts >= next.ts) return;
    const own = tasks.filter(({ ts }) => ts >= start.ts && ts < next.ts);
    const workMs = (some: readonly TraceEvent[]) =>
      some.reduce((sum, { tdur = 0 }) => sum + tdur, 0) * (slowdown / 1000);
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
