import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exampleRigs } from '../testing/example-rigs';
import { planBounds } from '../domain/geometry/floor-plan';
import { planOf } from '../domain/geometry/plan-of';
import type { Rig } from '../domain/geometry/rig';
import type { Size } from '../ui/svg/use-size';
import { driverRoom } from './driver-room';
import { viewportFor, projection } from './viewport';
import { overlap, placeLabels, runsOver, type PlacedLabel } from './place-labels';
import { ownedRig, seenOf } from '../testing/sample-rigs';
import { sideScene } from './side-scene';
import { topScene } from './top-scene';

const rigs = fc.sample(ownedRig, { numRuns: 200, seed: 20261115 });
const sizes: readonly Size[] = [
  { width: 278, height: 320 },
  { width: 400, height: 350 },
  { width: 640, height: 460 },
  { width: 1100, height: 460 },
];

const topDrawingOf = (rig: Rig, size: Size, human: boolean) => {
  const plan = planOf(rig);
  const seen = seenOf(rig);
  if (!plan) return null;
  const reservedBottom = seen.ok ? 0 : 64;
  const viewport = viewportFor(
    { bounds: planBounds(plan), eyeDistanceMm: rig.eyeDistanceMm, reservedBottom },
    size,
  );
  const { labels } = topScene({
    plan,
    rig,
    seen: seen.ok ? seen.value : null,
    room: driverRoom(plan),
    viewport,
    size,
    reservedBottom,
    live: true,
    human,
  });
  return { viewport, labels };
};

const topLabelsOf = (rig: Rig, size: Size, human: boolean): readonly PlacedLabel[] =>
  topDrawingOf(rig, size, human)?.labels ?? [];

const sideLabelsOf = (rig: Rig, size: Size): readonly PlacedLabel[] => {
  const seen = seenOf(rig);
  return sideScene(rig, seen.ok ? seen.value : null, { size, wheelMm: 400 })?.labels ?? [];
};

const problemsOf = (labels: readonly PlacedLabel[], { width, height }: Size): readonly string[] =>
  labels.flatMap(({ box, text }, index) => [
    ...(box.x < 0 || box.y < 0 || box.x + box.width > width || box.y + box.height > height
      ? [`${text} leaves the viewport`]
      : []),
    ...labels
      .slice(index + 1)
      .filter((other) => overlap(box, other.box, 0))
      .map((other) => `${text} covers ${other.text}`),
  ]);

describe.each(sizes)('200 rigs at $width × $height', (size) => {
  test('in the top view no two labels overlap, none leaves the viewport, and the main ones are rarely left out', () => {
    const drawn = rigs.map((rig) => topLabelsOf(rig, size, false));
    expect(drawn.flatMap((labels) => problemsOf(labels, size))).toEqual([]);
    expect(rigs.flatMap((rig) => problemsOf(topLabelsOf(rig, size, true), size))).toEqual([]);

    const possible = drawn.filter((_, index) => seenOf(rigs[index]!).ok);
    for (const id of ['coverage', 'distance', 'scale']) {
      const missing = possible.filter((labels) => !labels.some((label) => label.id === id));
      expect(missing.length / possible.length, id).toBeLessThan(0.05);
    }
  });

  test('in the side view no two labels overlap, and none leaves the viewport', () => {
    expect(rigs.flatMap((rig) => problemsOf(sideLabelsOf(rig, size), size))).toEqual([]);
  });
});

describe('on a phone', () => {
  const size: Size = { width: 294, height: 320 };
  const { flat27, flatTriple32, curved49, curvedTriple32 } = exampleRigs;
  const touching = { bezelMm: 0, gapMm: null, sideAngle: null, panel: null };
  const usual: readonly (readonly [string, Rig])[] = [
    ['27in at 30 cm', { ...flat27, eyeDistanceMm: 300 }],
    ['27in at 50 cm', flat27],
    ['27in at 120 cm', { ...flat27, eyeDistanceMm: 1200 }],
    ['three 27in at 50 cm', { ...flat27, sides: touching }],
    ['three 27in at 120 cm', { ...flat27, eyeDistanceMm: 1200, sides: touching }],
    ['three 32in at 70 cm', flatTriple32],
    ['three curved 32in at 70 cm', curvedTriple32],
    ['curved 49in at 40 cm', { ...curved49, eyeDistanceMm: 400 }],
    ['curved 49in at 70 cm', curved49],
  ];

  test.each(usual)('%s: no label lies on the wheel, on the driver or on a line of sight', (_, rig) => {
    const plan = planOf(rig)!;
    const { viewport, labels } = topDrawingOf(rig, size, false)!;
    const project = projection(viewport, rig.eyeDistanceMm);
    const eye = project({ xMm: 0, yMm: 0 });
    const outer = plan.sides ? [plan.sides.left.lit.start, plan.sides.right.lit.end] : [];
    const sight = [plan.centre.lit.start, plan.centre.lit.end, ...outer].map((end) => ({
      from: eye,
      to: project(end),
      thickness: 1,
    }));
    const { wheelMm } = driverRoom(plan);
    // Its rim is 30 cm wide and 9 cm deep as it leans; the shoulders are 44 cm wide.
    const box = (halfWidthMm: number, fromMm: number, toMm: number) => ({
      ...project({ xMm: -halfWidthMm, yMm: toMm }),
      width: 2 * halfWidthMm * viewport.pxPerMm,
      height: (toMm - fromMm) * viewport.pxPerMm,
    });
    const bodies = [box(150, wheelMm! - 45, wheelMm! + 45), box(220, -200, -60), box(78, -185, 0)];
    const crossed = labels.filter(
      (label) =>
        sight.some((line) => runsOver(line, label.box)) || bodies.some((body) => overlap(body, label.box, 0)),
    );
    expect(crossed.map(({ text }) => text)).toEqual([]);
    expect(labels.map(({ id }) => id)).toEqual(expect.arrayContaining(['coverage', 'distance', 'scale']));
  });
});

describe('runsOver', () => {
  const box = { x: 10, y: 10, width: 20, height: 10 };
  const line = (x1: number, y1: number, x2: number, y2: number, thickness = 0) => ({
    from: { x: x1, y: y1 },
    to: { x: x2, y: y2 },
    thickness,
  });
  test.each([
    ['through it', line(0, 0, 40, 30), true],
    ['inside it', line(15, 12, 16, 13), true],
    ['past a corner', line(0, 15, 15, 0), false],
    ['past a corner, but thick', line(0, 15, 15, 0, 10), true],
    ['towards it, too short', line(0, 15, 8, 15), false],
    ['a spot inside', line(15, 15, 15, 15), true],
    ['a spot beside', line(5, 15, 5, 15, 8), false],
    ['a square around a spot beside', line(5, 15, 5, 15, 12), true],
  ])('%s', (_, each, isOver) => {
    expect(runsOver(each, box)).toBe(isOver);
  });
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

  test('rather than on a line it stands apart, with a text that explains itself', () => {
    const everywhere = { from: { x: 0, y: 64 }, to: { x: 200, y: 64 }, thickness: 60 };
    const apart = { text: 'a: abcd', places: () => [{ x: 10, y: 20, anchor: 'start' as const }] };
    const [placed] = placeLabels([{ ...wish('a', 10), apart }], { ...surroundings, avoided: [everywhere] });
    expect(placed).toMatchObject({ text: 'a: abcd', y: 20 });
  });

  test('a line is covered only where there is no other place; a screen never', () => {
    const bar = { from: { x: 0, y: 46 }, to: { x: 200, y: 46 }, thickness: 2 };
    expect(placeLabels([wish('a', 10)], { ...surroundings, avoided: [bar] })[0]?.y).toBe(80);
    const everywhere = { ...bar, thickness: 100 };
    expect(placeLabels([wish('a', 10)], { ...surroundings, avoided: [everywhere] })[0]?.y).toBe(50);
    expect(placeLabels([wish('a', 10)], { ...surroundings, forbidden: [everywhere] })).toEqual([]);
  });
});
