import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spreadLabels } from './spread-labels';

const room = { gap: 16, top: 0, bottom: 130 };
const place = (y: number, middleY = y) => ({ y, middleY });

test('leaves alone what is apart, and parts what is not', () => {
  expect(spreadLabels([place(10), place(60)], room)).toEqual([10, 60]);
  expect(spreadLabels([place(60), place(58), place(10)], room)).toEqual([74, 58, 10]);
  expect(spreadLabels([place(129), place(128)], room)).toEqual([130, 114]);
});

test('lines that end together are named in the order they have in the middle', () => {
  expect(spreadLabels([place(20, 90), place(21, 50), place(22, 70)], room)).toEqual([53, 21, 37]);
});

test('never two on each other, never outside', () =>
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 130 }), { minLength: 1, maxLength: 4 }), (ideal) => {
      const ys = [
        ...spreadLabels(
          ideal.map((y) => place(y)),
          room,
        ),
      ].sort((a, b) => a - b);
      return ys.every((y, i) => y >= 0 && y <= 130 && (i === 0 || y - ys[i - 1]! >= 16));
    }),
  ));
