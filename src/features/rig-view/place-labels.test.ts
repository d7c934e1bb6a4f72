import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planBounds } from '../../core/floor-plan';
import type { Rig } from '../../core/rig';
import { paperFor, type Size } from './paper';
import { planOf } from './plan-of';
import { meet, placeLabels, type PlacedLabel } from './place-labels';
import { ownedRig, seenOf } from './sample-rigs';
import { sideScene } from './side-scene';
import { topScene } from './top-scene';

const rigs = fc.sample(ownedRig, { numRuns: 200, seed: 20261115 });
const sizes: readonly Size[] = [
  { width: 278, height: 320 },
  { width: 400, height: 350 },
  { width: 640, height: 460 },
  { width: 1100, height: 460 },
];

const topLabelsOf = (rig: Rig, size: Size, human: boolean): readonly PlacedLabel[] => {
  const plan = planOf(rig);
  const seen = seenOf(rig);
  if (!plan) return [];
  const reservedBottom = seen.ok ? 0 : 64;
  const paper = paperFor(
    { bounds: planBounds(plan), eyeDistanceMm: rig.eyeDistanceMm, reservedBottom },
    size,
  );
  return topScene({
    plan,
    rig,
    seen: seen.ok ? seen.value : null,
    paper,
    size,
    reservedBottom,
    live: true,
    human,
  }).labels;
};

const sideLabelsOf = (rig: Rig, size: Size): readonly PlacedLabel[] => {
  const seen = seenOf(rig);
  return sideScene(rig, seen.ok ? seen.value : null, size)?.labels ?? [];
};

const problemsOf = (labels: readonly PlacedLabel[], { width, height }: Size): readonly string[] =>
  labels.flatMap(({ box, text }, index) => [
    ...(box.x < 0 || box.y < 0 || box.x + box.width > width || box.y + box.height > height
      ? [`${text} leaves the paper`]
      : []),
    ...labels
      .slice(index + 1)
      .filter((other) => meet(box, other.box, 0))
      .map((other) => `${text} covers ${other.text}`),
  ]);

describe.each(sizes)('200 rigs at $width × $height', (size) => {
  test('no two labels of the top view overlap, and none leaves the paper', () => {
    for (const human of [false, true])
      expect(rigs.flatMap((rig) => problemsOf(topLabelsOf(rig, size, human), size))).toEqual([]);
  });

  test('no two labels of the side view overlap, and none leaves the paper', () => {
    expect(rigs.flatMap((rig) => problemsOf(sideLabelsOf(rig, size), size))).toEqual([]);
  });
});

test('the distance, the angle and the scale are rarely left out', () => {
  for (const size of sizes) {
    const missing = (id: string) =>
      rigs.filter((rig) => seenOf(rig).ok && !topLabelsOf(rig, size, false).some((label) => label.id === id));
    const possible = rigs.filter((rig) => seenOf(rig).ok).length;
    for (const id of ['coverage', 'distance', 'scale'])
      expect(missing(id).length / possible, `${id} at ${size.width}`).toBeLessThan(0.05);
  }
});

describe('placeLabels', () => {
  const wish = (id: string, x: number) => ({
    id,
    text: 'abcd',
    tone: 'plain' as const,
    places: [
      { x, y: 50, anchor: 'start' as const },
      { x, y: 80, anchor: 'start' as const },
    ],
  });
  const size = { width: 200, height: 100 };
  const surroundings = { size, forbidden: [], avoided: [] };

  test('the second of two that want one place goes to its next', () => {
    const placed = placeLabels([wish('first', 10), wish('second', 20)], surroundings);
    expect(placed.map(({ id, y }) => [id, y])).toEqual([
      ['first', 50],
      ['second', 80],
    ]);
  });

  test('who finds no place is left out', () => {
    const placed = placeLabels([wish('a', 10), wish('b', 20), wish('c', 30)], surroundings);
    expect(placed.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(placeLabels([wish('outside', 190)], surroundings)).toEqual([]);
  });

  test('a line is covered only where there is no other place; a screen never', () => {
    const bar = { x: 0, y: 45, width: 200, height: 2 };
    expect(placeLabels([wish('a', 10)], { ...surroundings, avoided: [bar] })[0]?.y).toBe(80);
    const everywhere = { x: 0, y: 0, width: 200, height: 100 };
    expect(placeLabels([wish('a', 10)], { ...surroundings, avoided: [everywhere] })[0]?.y).toBe(50);
    expect(placeLabels([wish('a', 10)], { ...surroundings, forbidden: [everywhere] })).toEqual([]);
  });
});
