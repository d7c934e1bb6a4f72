import type { Browser, Page } from '@playwright/test';
import { openEverything } from './everything-open';
import { figures, keepsLimit, type Measured } from './figures';
import { median, quantile } from './median';

/**
 * How much slower a phone is. Simulated: work is measured at full speed and multiplied. The browser's own throttling
 * needs a processor to itself, and without one slows down far more than it says.
 */
const slowdown = 4;
/** A quick typist, and enough for all that follows an event. */
const gapMs = 100;
const warmUpEvents = 60;
const events = 50;
/** Noise only ever adds work, and comes and goes within seconds: the best of many short rounds is the truest. */
const mostRounds = 30;

/** Set by the script that types: the page itself must not do more than it would for a user. */
const eventMark = 'typing-event';
/** The browser's own, at the start of each frame. */
const frameMark = 'BeginMainThreadFrame';
const traced = ['-*', 'toplevel', 'blink.user_timing', 'disabled-by-default-devtools.timeline.frame'];

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
  let best = await measureRound(browser, origin);
  for (
    let round = 2;
    round <= mostRounds && !keepsLimit(figures.typingPainted, best.typingPainted);
    round++
  ) {
    const again = await measureRound(browser, origin);
    if (again.typingPainted < best.typingPainted) best = again;
  }
  return best;
}

/** In a page of its own: where a page lies in memory makes a tenth of a difference, and stays as it is until it is closed. */
async function measureRound(browser: Browser, origin: string) {
  const page = await openEverything(browser, origin);
  await page.locator('#calculator').evaluate((element) => element.scrollIntoView());
  await type(page, warmUpEvents);
  await browser.startTracing(page, { categories: traced });
  await type(page, events);
  const trace = await browser.stopTracing();
  await page.close();
  return evaluate(trace);
}

/**
 * Changes the distance by input events with time in between, from within the page: a command from outside for each event
 * would be work of its own. The values are far enough apart to change almost every number.
 */
async function type(page: Page, count: number): Promise<void> {
  const input = page.getByLabel('Distance to screen', { exact: true });
  await input.evaluate(
    async (input, { times, mark, gapMs }) => {
      for (let event = 0; event < times; event++) {
        await new Promise((resolve) => setTimeout(resolve, gapMs));
        performance.mark(mark);
        // Past the watch that React keeps on `value`, as the browser's own editing goes.
        Reflect.set(HTMLInputElement.prototype, 'value', String(50 + ((event * 7) % 40)), input);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }
    },
    { times: count, mark: eventMark, gapMs },
  );
}

function evaluate(trace: Buffer) {
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const aMark = traceEvents.find(({ name }) => name === eventMark);
  const onMainThread = traceEvents
    .filter(({ pid, tid }) => pid === aMark?.pid && tid === aMark.tid)
    .sort((a, b) => a.ts - b.ts);
  const tasks = onMainThread.filter(({ name }) => name === 'ThreadControllerImpl::RunTask');
  const tasksAround = (mark: string) =>
    onMainThread
      .filter(({ name }) => name === mark)
      .flatMap(({ ts }) => tasks.findLast((task) => task.ts <= ts) ?? []);
  const starts = tasksAround(eventMark);
  const frames = tasksAround(frameMark);

  const untilPainted: number[] = [];
  const inAll: number[] = [];
  starts.forEach((start, index) => {
    const next = starts[index + 1];
    const frame = frames.find(({ ts }) => ts > start.ts);
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
