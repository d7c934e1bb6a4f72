/** One event in a trace of Chromium. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  /** Microseconds from start to end. A cut-off event has none. */
  readonly dur?: number;
  readonly args?: { readonly data?: { readonly type?: string } };
}

export interface KeyCost {
  /** Work from the key until the first change of the results is handed over to be shown. */
  readonly toResultMs: number;
  /** The same with what the key still causes after that: moving work from one to the other wins nothing. */
  readonly inAllMs: number;
}

export const keyTraceCategories = ['-*', 'toplevel', 'devtools.timeline', 'blink.user_timing'];

/** Set by the page at each change of its results. */
export const resultMark = 'result-changed';

/** How long after a key its work is counted. */
export const watchedMs = 240;

/** The work on the main thread for each key that has changed the results: the length of its tasks, added up. */
export function keyCosts(trace: readonly TraceEvent[]): readonly KeyCost[] {
  const inOrder = [...trace].sort((a, b) => a.ts - b.ts);
  const anyKey = inOrder.find((event) => isDispatch(event, 'keydown'));
  const onMainThread = inOrder.filter(({ pid, tid }) => pid === anyKey?.pid && tid === anyKey.tid);
  const tasks = onMainThread.filter(({ name }) => name === 'ThreadControllerImpl::RunTask');

  return onMainThread.flatMap((input) => {
    // Only a key that changes the field is followed by this one: not those that move the cursor.
    if (!isDispatch(input, 'input')) return [];
    const key = onMainThread.findLast((event) => isDispatch(event, 'keydown') && event.ts <= input.ts);
    if (!key) return [];
    const watchedUntil = key.ts + watchedMs * 1000;
    const result = onMainThread.find(
      ({ name, ts }) => name === resultMark && ts >= key.ts && ts < watchedUntil,
    );
    const shown = result && onMainThread.find(({ name, ts }) => handsOver.has(name) && ts > result.ts);
    if (!shown) return [];
    const start = tasks.findLast(({ ts, dur = 0 }) => ts <= key.ts && ts + dur >= key.ts)?.ts ?? key.ts;
    const workMs = (from: number, to: number) =>
      tasks.filter(({ ts }) => ts >= from && ts <= to).reduce((sum, { dur = 0 }) => sum + dur, 0) / 1000;
    return [{ toResultMs: workMs(start, shown.ts), inAllMs: workMs(start, watchedUntil) }];
  });
}

const isDispatch = ({ name, args }: TraceEvent, type: string): boolean =>
  name === 'EventDispatch' && args?.data?.type === type;

/** At either of these the main thread has laid the page out. */
const handsOver: ReadonlySet<string> = new Set(['Commit', 'Paint']);
