import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exampleRigs, touchingSides, valueOf } from '../../testing/example-rigs';
import { hostileRig } from '../../testing/hostile-rigs';
import { isFiniteOrReason } from '../../testing/hostile-values';
import { ownedRig, seenOf } from '../../testing/sample-rigs';
import { drawnFrusta, picturePoint, trueFrusta, type Frustum } from './frusta';
import type { Rig } from './rig';
import { glassPoint, standingScreens } from './standing-screens';
import { toRadians } from './units';
import { drawnScale, widestBearing, windowView, type PlanePoint } from './window-view';

const { flat27, flatTriple32, curved49, curvedTriple32 } = exampleRigs;

const onPlane = ({ x, y, z }: { x: number; y: number; z: number }): PlanePoint => ({
  right: x / y,
  up: z / y,
});

/** On a monitor across half of a window of 2560 px, the glass of the default rig is about 960 px wide: 803 px a unit. */
const pxPerUnit = 803;
const px = (a: PlanePoint, b: PlanePoint): number => pxPerUnit * Math.hypot(a.right - b.right, a.up - b.up);

// By hand: half the glass of docs/formulas.md, 298.864 × 168.111 mm, over 500 mm; the default frame is 8 mm.
test('27in at 50 cm: 0.5977 to either side, 0.3362 up and down, the frame 0.016 beyond', () => {
  const { panels, middle, ends } = valueOf(windowView(flat27));
  expect(middle).toEqual({
    left: expect.closeTo(-0.59773, 5) as number,
    right: expect.closeTo(0.59773, 5) as number,
    bottom: expect.closeTo(-0.33622, 5) as number,
    top: expect.closeTo(0.33622, 5) as number,
  });
  expect(ends).toEqual({ left: middle.left, right: middle.right });
  expect(panels[0]?.frame[0]).toEqual({
    right: expect.closeTo(-306.864 / 500, 5) as number,
    up: expect.closeTo(176.111 / 500, 5) as number,
  });
});

test('the eye 50 mm above the middle: the window hangs a tenth lower', () => {
  const { middle } = valueOf(windowView({ ...flat27, eyeOffsetMm: 50 }));
  expect((middle.top + middle.bottom) / 2).toBeCloseTo(-0.1, 9);
});

// 49in 32:9, 1000R at 700 mm: w/2 = 599.2, t = 0.5992; rim at 1000·sin t = 563.98, 700 − 1000·(1 − cos t) = 525.79 mm ahead.
// Its height is 337.0: 168.5 / 525.79 = 0.3205 at the rim, 168.5 / 700 = 0.2407 in the middle.
test('a curved screen rises towards its rims', () => {
  const [panel] = valueOf(windowView(curved49)).panels;
  const above = panel!.glass.slice(0, panel!.glass.length / 2);
  expect(above[0]!.right).toBeCloseTo(-563.98 / 525.79, 3);
  expect(above[0]!.up).toBeCloseTo(0.3205, 3);
  expect(Math.min(...above.map(({ up }) => up))).toBeCloseTo(0.2407, 3);
});

describe('beyond 75° nothing is drawn, and it says so', () => {
  // Three of 27in at 50 cm, each facing the eye, end at 1.5 · 61.74° = 92.6°.
  const widest = Math.tan(toRadians(75));
  test('three screens round the eye', () => {
    const { panels, ends } = valueOf(windowView({ ...flat27, sides: { ...touchingSides, bezelMm: 0 } }));
    expect(ends).toBeNull();
    const rights = panels.flatMap(({ glass }) => glass.map(({ right }) => right));
    expect(Math.max(...rights)).toBeCloseTo(widest, 9);
    expect(Math.min(...rights)).toBeCloseTo(-widest, 9);
    // There the right screen, turned by 61.74°, is 500 / cos 13.26° = 513.7 mm away and 513.7 · cos 75° = 132.95 ahead: 168.11 / 132.95.
    for (const { glass } of panels.filter(({ screen }) => screen !== 'centre'))
      expect(Math.max(...glass.map(({ up }) => up))).toBeCloseTo(1.2645, 3);
  });

  // At 60 cm and a side angle of 30°, a 27in side screen ends 298.86 + 597.73 · cos 30° = 816.5 mm aside and 600 − 597.73 / 2 = 301.1 ahead.
  test('three screens that open wide are drawn to their ends', () => {
    const { ends } = valueOf(
      windowView({
        ...flat27,
        eyeDistanceMm: 600,
        sides: { bezelMm: 0, gapMm: null, sideAngle: toRadians(30), panel: null },
      }),
    );
    expect(ends!.right).toBeCloseTo(816.5 / 301.1, 2);
    expect(ends!.left).toBeCloseTo(-ends!.right, 9);
  });
});

// The eye sees the edge of a camera's picture at the edge of the glass: the line beside the glass goes on from there.
describe('a line that leaves the glass', () => {
  const edgePlaces = [0, 1].flatMap((across) => [0, 0.2, 0.5, 0.9, 1].map((up) => ({ across, up })));
  const cameraOf = (frusta: readonly Frustum[], name: string) =>
    frusta.find(({ screen }) => screen === name)!;

  const sidesOfStand = { bezelMm: 8, gapMm: 20, sideAngle: toRadians(38), panel: flat27.panel };
  const flatRigs: readonly (readonly [string, Rig])[] = [
    ['one screen', flat27],
    ['one screen below the eye', { ...flat27, eyeOffsetMm: 60 }],
    ['three that face the eye', flatTriple32],
    ['three on a stand, the outer ones smaller', { ...flatTriple32, sides: sidesOfStand }],
    ['three above the eye', { ...flatTriple32, eyeOffsetMm: -40 }],
  ];

  test.each(flatRigs)('at 1:1 goes on beside it: %s', (_, rig) => {
    const frusta = valueOf(trueFrusta(valueOf(seenOf(rig))));
    for (const standing of valueOf(standingScreens(rig)))
      for (const place of edgePlaces) {
        const { x, y, z } = glassPoint(standing, place);
        // Sixty times as far away in the same direction, as a place in the scene.
        const thing = { x: 60 * x, y: 60 * y, z: 60 * z };
        const drawn = picturePoint(thing, cameraOf(frusta, standing.screen));
        expect(drawn).not.toBeNull();
        expect(px(onPlane(glassPoint(standing, drawn!)), onPlane(thing))).toBeLessThan(0.5);
      }
  });

  test('as shipped breaks off, by the scale about the middle of the glass', () => {
    const rig = { ...flat27, eyeOffsetMm: 60 };
    const { view } = valueOf(seenOf(rig));
    const shipped = toRadians(56);
    const scale = drawnScale({ seen: view.v, drawn: shipped });
    const tanHalfH = Math.tan(shipped / 2) * view.aspect;
    const [camera] = valueOf(drawnFrusta(rig, { kind: 'per-screen', tanHalfH, sides: null }));
    const [standing] = valueOf(standingScreens(rig));
    for (const [x, y, z] of [
      [-6, 24, 4],
      [3, 20, -1.1],
      [9, 12, 0.4],
    ] as const) {
      const seen = onPlane(glassPoint(standing!, picturePoint({ x, y, z }, camera!)!));
      const expected = { right: scale * (x / y), up: -60 / 500 + scale * (z / y) };
      expect(px(seen, expected)).toBeLessThan(0.5);
    }
  });

  // Every outline follows the glass, bent or turned: the world beside it begins at the same place.
  test.each([
    ['curved', curved49],
    ['three curved', curvedTriple32],
    ['three flat', flatTriple32],
  ] as const)('finds its end on the outline: %s', (_, rig) => {
    const { panels } = valueOf(windowView(rig));
    const widest = Math.tan(widestBearing);
    valueOf(standingScreens(rig)).forEach((standing, i) => {
      const { glass } = panels[i]!;
      for (const place of edgePlaces.filter(({ up }) => up === 0 || up === 1)) {
        const end = onPlane(glassPoint(standing, place));
        if (Math.abs(end.right) > widest || glassPoint(standing, place).y <= 0) continue;
        expect(Math.min(...glass.map((point) => px(point, end)))).toBeLessThan(0.5);
      }
    });
  });
});

// tan 18.6° / tan 28° = 0.33654 / 0.53171.
test('37.2° as seen, drawn by a camera of 56°: 0.633 of the size', () => {
  expect(drawnScale({ seen: toRadians(37.2), drawn: toRadians(56) })).toBeCloseTo(0.33654 / 0.53171, 4);
});

test('for any numbers at all: finite, and never beyond what can be drawn', () =>
  fc.assert(
    fc.property(fc.oneof(hostileRig, ownedRig), (rig) => {
      const outcome = windowView(rig);
      if (!isFiniteOrReason(outcome)) return false;
      if (!outcome.ok) return true;
      return outcome.value.panels
        .flatMap(({ glass, frame }) => [...glass, ...frame])
        .every(({ right }) => Math.abs(right) <= Math.tan(widestBearing) * (1 + 1e-9));
    }),
    { numRuns: 3000 },
  ));
