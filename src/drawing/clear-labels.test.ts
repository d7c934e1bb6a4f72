import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Rig } from '../domain/geometry/rig';
import type { Units } from '../domain/geometry/units';
import { ownedRig, rigToDraw, seenOf } from '../testing/sample-rigs';
import type { Size } from '../ui/svg/use-size';
import { overlap, runsOver, type Box, type Line, type PlacedLabel } from './place-labels';
import { segmentsOf } from '../testing/read-drawing';
import type { Shape } from './shapes';
import { sideDrawing } from './side-drawing';
import { topDrawing } from './top-drawing';
import type { TopOptions } from './top-layout';

/** Sizes in the card at 360 and at 1280 px. */
const sizes: readonly Size[] = [
  { width: 326, height: 276 },
  { width: 530, height: 424 },
];

const units = fc.constantFrom<Units>('cm', 'in');
const rigs = fc.sample(fc.tuple(ownedRig, units), { numRuns: 500, seed: 20261118 });

interface Drawing {
  readonly shapes: readonly Shape[];
  readonly labels: readonly PlacedLabel[];
  /** Handles, or the eye itself. */
  readonly knobs: readonly Box[];
}

const around = ({ x, y }: { readonly x: number; readonly y: number }, radius: number): Box => ({
  x: x - radius,
  y: y - radius,
  width: 2 * radius,
  height: 2 * radius,
});

/** Radii as in knobs.ts. */
const radii = { eye: 13, side: 7, dot: 4.5 } as const;

const fromAbove = (rig: Rig, options: Pick<TopOptions, 'units' | 'size' | 'overlay'>): Drawing => {
  const { shapes, labels, layout } = topDrawing(rigToDraw(rig), { id: 'test', variant: 'live', ...options });
  if (!layout) return { shapes, labels, knobs: [] };
  const { eye, sides } = layout;
  const ends = sides ? [sides.leftEnd, sides.rightEnd] : [];
  return { shapes, labels, knobs: [around(eye, radii.eye), ...ends.map((end) => around(end, radii.side))] };
};

const fromTheSide = (rig: Rig, inUnits: Units, size: Size): Drawing => {
  const { shapes, labels, layout } = sideDrawing(rigToDraw(rig), { id: 'test', size, units: inUnits });
  return { shapes, labels, knobs: layout ? [around(layout.eye, radii.dot)] : [] };
};

/** Every stroke on the paper, grid and protractor included. A filled shape without a stroke is no line. */
const linesOf = (shapes: readonly Shape[]): readonly (readonly [name: string, lines: readonly Line[]])[] =>
  shapes.flatMap(({ tag, key, attributes: { className, d } }) =>
    tag === 'path' && !/^(cone|human-field)/.test(String(className))
      ? [[key, segmentsOf(String(d)).map(({ from, to }) => ({ from, to, thickness: 0 }))] as const]
      : [],
  );

const problemsOf = ({ shapes, labels, knobs }: Drawing, { width, height }: Size): readonly string[] => {
  const paths = linesOf(shapes);
  return labels.flatMap(({ id, box }, index) => [
    ...(box.x < 0 || box.y < 0 || box.x + box.width > width || box.y + box.height > height
      ? [`${id} leaves the paper`]
      : []),
    ...labels
      .slice(index + 1)
      .filter((other) => overlap(box, other.box, 0))
      .map((other) => `${id} on ${other.id}`),
    ...knobs.filter((knob) => overlap(box, knob, 0)).map(() => `${id} on a knob`),
    ...paths
      .filter(([, lines]) => lines.some((line) => runsOver(line, box)))
      .map(([name]) => `${id} on ${name}`),
  ]);
};

const tallied = (problems: readonly string[]): Readonly<Record<string, number>> => {
  const tally: Record<string, number> = {};
  for (const problem of problems) tally[problem] = (tally[problem] ?? 0) + 1;
  return tally;
};

const protractorOf = (shapes: readonly Shape[]) =>
  shapes.find(({ key }) => key.startsWith('protractor'))?.attributes['d'];

const isHuman = (id: string | undefined): boolean => id === 'in-focus' || id === 'both-eyes';

const textsOf = (labels: readonly PlacedLabel[]): readonly string[] =>
  labels.map(({ before = '', figure = '', after = '' }) => before + figure + after);

const isPossible = ([rig]: (typeof rigs)[number]): boolean => seenOf(rig).ok;

/** Share of the visible rigs whose drawing lacks a label; `sideAngle` counts rigs with side screens alone. */
const missingOf = (drawings: readonly Drawing[], id: string): number => {
  const whole = drawings.filter(
    (_, index) => isPossible(rigs[index]!) && (id !== 'side' || rigs[index]![0].sides !== null),
  );
  return whole.filter(({ labels }) => !labels.some((label) => label.id === id)).length / whole.length;
};

describe.each(sizes)('500 rigs at $width × $height: no label lies on a line, a label or a knob', (size) => {
  test('from above', () => {
    const drawings = rigs.map(([rig, inUnits]) => fromAbove(rig, { units: inUnits, size }));
    expect(tallied(drawings.flatMap((drawing) => problemsOf(drawing, size)))).toEqual({});
    for (const id of ['coverage', 'distance']) expect(missingOf(drawings, id), id).toBeLessThan(0.01);
    // A tiny screen between large ones leaves no room for them.
    for (const id of ['width', 'side']) expect(missingOf(drawings, id), id).toBeLessThan(0.03);
  });

  test('from above, with the human field of view', () => {
    const drawings = rigs.map(([rig, inUnits]) =>
      fromAbove(rig, { units: inUnits, size, overlay: 'human-field' }),
    );
    expect(tallied(drawings.flatMap((drawing) => problemsOf(drawing, size)))).toEqual({});
    // It displaces no other label, and is placed outside of its own rays.
    rigs.slice(0, 100).forEach(([rig, inUnits], index) => {
      const without = fromAbove(rig, { units: inUnits, size });
      const { labels, shapes } = drawings[index]!;
      expect(protractorOf(shapes)).toBe(protractorOf(without.shapes));
      expect(textsOf(labels.filter(({ id }) => !isHuman(id)))).toEqual(textsOf(without.labels));
    });
  });

  test('from the side', () => {
    const drawings = rigs.map(([rig, inUnits]) => fromTheSide(rig, inUnits, size));
    expect(tallied(drawings.flatMap((drawing) => problemsOf(drawing, size)))).toEqual({});
    for (const id of ['height', 'distance']) expect(missingOf(drawings, id), id).toBeLessThan(0.01);
    // Placed after the ruler, which must have no gap: on a phone a few cones have no room left.
    expect(missingOf(drawings, 'v'), 'v').toBeLessThan(0.03);
  });
});
