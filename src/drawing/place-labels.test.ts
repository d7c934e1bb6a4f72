import { describe, expect, test } from 'vitest';
import { planOf } from '../domain/geometry/plan-of';
import type { Rig } from '../domain/geometry/rig';
import { exampleRigs } from '../testing/example-rigs';
import { rigToDraw } from '../testing/sample-rigs';
import type { Size } from '../ui/svg/use-size';
import { driverRoom } from './driver-room';
import { figureIn, labelWidth, overlap, placeLabels, runsOver, type LabelRequest } from './place-labels';
import { topDrawing } from './top-drawing';
import type { TopOptions } from './top-layout';

const draw = (rig: Rig, options: Omit<TopOptions, 'units'>) =>
  topDrawing(rigToDraw(rig), { id: 'test', units: 'cm', ...options });

const humanTexts = (rig: Rig, size: Size): readonly string[] => {
  const { labels } = draw(rig, { size, variant: 'live', overlay: 'human-field' });
  return labels.filter(({ id }) => /focus|eyes/.test(id ?? '')).map(({ before = '' }) => before);
};

describe('on a phone', () => {
  const size: Size = { width: 328, height: 384 };
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

  test.each(usual)('%s: the angle stands in its cone, clear of the wheel', (_, rig) => {
    const { labels, layout } = draw(rig, { size, variant: 'picture' });
    const { eye, project, pxPerMm } = layout!;
    const angle = labels.find(({ id }) => id === 'coverage')!;
    expect(angle.x).toBe(eye.x);
    expect(angle.y).toBeLessThan(eye.y);
    // Its rim is 30 cm wide and 9 cm deep as it leans.
    const wheelMm = driverRoom(planOf(rig)!).wheelMm!;
    const wheel = {
      ...project({ xMm: -150, yMm: wheelMm + 45 }),
      width: 300 * pxPerMm,
      height: 90 * pxPerMm,
    };
    expect(overlap(wheel, angle.box, 0)).toBe(false);
    expect(labels.map(({ id }) => id)).toEqual(expect.arrayContaining(['distance', 'width']));
  });

  // Three screens leave no room for it: the caption explains the dotted lines.
  test.each(usual.slice(0, 3))('%s: the human field of view has both its angles', (_, rig) => {
    expect(humanTexts(rig, size)).toEqual(['60°', '114°']);
  });

  test.each(usual)('%s: on a larger paper, too', (_, rig) => {
    expect(humanTexts(rig, { width: 530, height: 440 })).toEqual(['60°', '114°']);
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

test('a label knows its figure from the words around it', () => {
  const across = (length: string) => `across ${length}, by hand`;
  expect(figureIn(across, { number: '59.8', unit: ' cm' })).toEqual({
    before: 'across ',
    figure: '59.8',
    after: ' cm, by hand',
  });
  // The same digits before it are no figure.
  expect(figureIn((angle) => `5 screens, ${angle}`, { number: '5', unit: '°' }).before).toBe('5 screens, ');
});

describe('placeLabels', () => {
  const request = (id: string, x: number): LabelRequest => ({
    id,
    figure: 'abcd',
    places: [
      { x, y: 50, anchor: 'start' },
      { x, y: 80, anchor: 'start' },
    ],
  });
  const size = { width: 200, height: 100 };
  const surroundings = { size, forbidden: [], avoided: [] };

  test('the second of two that want one place goes to its next', () => {
    const placed = placeLabels([request('first', 10), request('second', 20)], surroundings);
    expect(placed.map(({ id, y }) => [id, y])).toEqual([
      ['first', 50],
      ['second', 80],
    ]);
  });

  test('who finds no place is left out', () => {
    const placed = placeLabels([request('a', 10), request('b', 20), request('c', 30)], surroundings);
    expect(placed.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(placeLabels([request('outside', 190)], surroundings)).toEqual([]);
  });

  test('it may cover its own dimension, and no other label may', () => {
    const measure = { from: { x: 0, y: 46 }, to: { x: 200, y: 46 } };
    const owner: LabelRequest = {
      ...request('owner', 10),
      places: [{ x: 10, y: 50, anchor: 'start', measure }],
    };
    const other = request('other', 110);
    expect(placeLabels([owner, other], surroundings).map(({ id, y }) => [id, y])).toEqual([
      ['owner', 50],
      ['other', 80],
    ]);
    // A later label's dimension line must not cross a number placed earlier.
    expect(placeLabels([other, owner], surroundings).map(({ id }) => id)).toEqual(['other']);
  });

  test('the wheel is covered only where there is no other place, a line never', () => {
    const bar = { from: { x: 0, y: 46 }, to: { x: 200, y: 46 }, thickness: 2 };
    expect(placeLabels([request('a', 10)], { ...surroundings, avoided: [bar] })[0]?.y).toBe(80);
    const everywhere = { ...bar, thickness: 100 };
    expect(placeLabels([request('a', 10)], { ...surroundings, avoided: [everywhere] })[0]?.y).toBe(50);
    expect(placeLabels([request('a', 10)], { ...surroundings, forbidden: [everywhere] })).toEqual([]);
  });

  test('a figure is as wide at 46 px as it is large, and what stands beside it is not', () => {
    // Without a canvas: three figures of 0.6 em and a point of 0.3; a space of 0.3 and two letters of 0.69 em at 13 px.
    expect(labelWidth({ figure: '59.8', after: ' cm' }, 46)).toBeCloseTo(46 * 2.1 + 13 * 1.68, 6);
  });
});
