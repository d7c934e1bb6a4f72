import { describe, expect, test } from 'vitest';
import { arcAround, lineAround } from './interrupt';
import { segmentsOf } from '../testing/read-drawing';
import { runsOver } from './place-labels';

const across = { from: { x: 0, y: 50 }, to: { x: 100, y: 50 } };

describe('a line', () => {
  // A margin of 6 px on either side of a box from 40 to 60.
  test('is interrupted where a label stands on it', () => {
    expect(lineAround(across, [{ x: 40, y: 45, width: 20, height: 10 }])).toEqual([
      { from: { x: 0, y: 50 }, to: { x: 34, y: 50 } },
      { from: { x: 66, y: 50 }, to: { x: 100, y: 50 } },
    ]);
  });

  test('is itself where none does', () => {
    expect(lineAround(across, [{ x: 40, y: 70, width: 20, height: 10 }])).toEqual([across]);
  });

  test('begins behind a label at its end, and is gone under one that covers it', () => {
    expect(lineAround(across, [{ x: -10, y: 45, width: 20, height: 10 }])).toEqual([
      { from: { x: 16, y: 50 }, to: { x: 100, y: 50 } },
    ]);
    expect(lineAround(across, [{ x: -10, y: 45, width: 120, height: 10 }])).toEqual([]);
  });

  test('goes on once behind two labels that meet', () => {
    const boxes = [
      { x: 30, y: 45, width: 20, height: 10 },
      { x: 45, y: 45, width: 20, height: 10 },
    ];
    expect(lineAround(across, boxes)).toEqual([
      { from: { x: 0, y: 50 }, to: { x: 24, y: 50 } },
      { from: { x: 71, y: 50 }, to: { x: 100, y: 50 } },
    ]);
  });
});

test('an arc goes round a label, and on behind it', () => {
  const top = { x: -10, y: -105, width: 20, height: 10 };
  const d = arcAround({ x: 0, y: 0 }, { from: -1, to: 1, radius: 100 }, [top]);
  expect(d.match(/M/g)).toHaveLength(2);
  expect(segmentsOf(d).some((segment) => runsOver({ ...segment, thickness: 8 }, top))).toBe(false);
});
