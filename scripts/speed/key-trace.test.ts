import { expect, it } from 'vitest';
import { keyCosts, resultMark, type TraceEvent } from './key-trace';

const mainThread = { pid: 7, tid: 1 };
const at = (ms: number) => ms * 1000;
const task = (startMs: number, lengthMs: number): TraceEvent => ({
  ...mainThread,
  name: 'ThreadControllerImpl::RunTask',
  ts: at(startMs),
  dur: at(lengthMs),
});
const dispatch = (type: string, ms: number): TraceEvent => ({
  ...mainThread,
  name: 'EventDispatch',
  ts: at(ms),
  args: { data: { type } },
});
const event = (name: string, ms: number): TraceEvent => ({ ...mainThread, name, ts: at(ms) });

/** A key at 1001 ms: 6 ms for the event, 5 ms for the frame that shows the result; 10 ms later in three tasks. */
const oneKey: readonly TraceEvent[] = [
  task(1000, 6),
  dispatch('keydown', 1001),
  dispatch('input', 1003),
  event(resultMark, 1004),
  task(1010, 5),
  event('Paint', 1012),
  event('Commit', 1014),
  task(1020, 3),
  task(1100, 6),
  task(1240, 1),
];

it('adds up the tasks from the key to the frame that shows the result, and those after it', () => {
  expect(keyCosts(oneKey)).toEqual([{ toResultMs: 11, inAllMs: 21 }]);
});

it('counts no work from before the key, from later than 240 ms after it, or of other threads', () => {
  const others = [
    task(990, 9),
    task(1242, 50),
    { ...task(1002, 40), tid: 2 },
    { ...task(1030, 40), pid: 8 },
    { ...event('Paint', 1005), tid: 2 },
  ];
  expect(keyCosts([...others, ...oneKey])).toEqual([{ toResultMs: 11, inAllMs: 21 }]);
});

it('takes a key that only moves the cursor for none', () => {
  const cursor = [task(700, 4), dispatch('keydown', 701), event('Paint', 703)];
  expect(keyCosts([...cursor, ...oneKey])).toEqual([{ toResultMs: 11, inAllMs: 21 }]);
});

it('leaves out a key that changes nothing in time, and one whose frame was cut off', () => {
  const late = oneKey.map((each) => (each.name === resultMark ? { ...each, ts: at(1241.5) } : each));
  expect(keyCosts(late)).toEqual([]);
  expect(keyCosts(oneKey.filter(({ name }) => name !== 'Paint' && name !== 'Commit'))).toEqual([]);
  expect(keyCosts([])).toEqual([]);
});

it('tells two keys apart', () => {
  const second = [
    task(1500, 2),
    dispatch('keydown', 1501),
    dispatch('input', 1501.5),
    event(resultMark, 1501.8),
    task(1505, 1.5),
    event('Commit', 1506),
  ];
  expect(keyCosts([...oneKey, ...second])).toEqual([
    { toResultMs: 11, inAllMs: 21 },
    { toResultMs: 3.5, inAllMs: 3.5 },
  ]);
});
