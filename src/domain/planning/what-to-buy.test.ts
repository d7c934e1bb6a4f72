import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { radians, toDegrees, toRadians } from '../geometry/units';
import { gameById } from '../games/games';
import { nameOf } from '../monitors/types';
import { exactAnswer } from '../rig/exact-answer';
import { defaultEntry } from '../rig/entry';
import { valueOf } from '../../testing/example-rigs';
import { monitorList } from '../../testing/monitor-list';
import { nearestMonitors } from './nearest-monitors';
import { diagonalFor, whatToBuy, type Offer } from './what-to-buy';

const wantedH = (degrees: number) => ({ measure: 'h', angle: toRadians(degrees) }) as const;
const wantedTotal = (degrees: number) => ({ measure: 'total', angle: toRadians(degrees) }) as const;
const entryAt = (distance: number, bezel = 0) => ({
  ...defaultEntry,
  distance: String(distance),
  bezelThickness: String(bezel),
});
const find = (
  offers: readonly Offer[],
  sizeIn: number,
  { screens = 'single', radius = null }: { screens?: 'single' | 'triple'; radius?: number | null } = {},
) =>
  offers.find(
    (each) =>
      each.screen.sizeIn === sizeIn && each.screens === screens && each.screen.curveRadiusMm === radius,
  )!;

describe('at 70 cm with 8 mm bezels', () => {
  const { offers } = whatToBuy({ entry: entryAt(70, 8), want: wantedTotal(163.1154), games: [] });

  // Worked examples of docs/formulas.md.
  test('three 32in flat', () => {
    const { view, plan, offBy } = find(offers, 32, { screens: 'triple' });
    expect(toDegrees(view.h)).toBeCloseTo(53.6799, 4);
    expect(toDegrees(view.v)).toBeCloseTo(31.7761, 4);
    expect(toDegrees(view.triple!.sideAngle)).toBeCloseTo(54.7177, 4);
    expect(plan.footprint.widthMm).toBeCloseTo(1561.27, 2);
    expect(toDegrees(offBy)).toBeCloseTo(0, 4);
    expect(offers[0]!.screen.sizeIn).toBe(32);
    // 3840/708.42·700·π/180
    expect(find(offers, 32).pixelsPerDegree).toBeCloseTo(66.22, 2);
  });

  test('three 32in 1000R', () => {
    const { view } = find(offers, 32, { screens: 'triple', radius: 1000 });
    expect(toDegrees(view.triple!.total)).toBeCloseTo(173.6982, 4);
  });

  test('one 49in 1000R spans what it covers', () => {
    const { view, offBy } = find(offers, 49, { radius: 1000 });
    expect(toDegrees(view.h)).toBeCloseTo(87.2835, 4);
    expect(toDegrees(offBy)).toBeCloseTo(93.994 - 163.1154, 4);
  });
});

test('what to change gives the very same', () => {
  const today = { ...entryAt(65, 5), sideAngle: '40', litWidth: '500', litHeight: '300' };
  const { offers } = whatToBuy({ entry: today, want: wantedH(60), games: [] });
  for (const { entry, view } of offers) {
    expect(valueOf(exactAnswer({ ...today, ...entry }).view)).toEqual(view);
  }
});

// F1 25 goes from 77 − 2·20 = 37° to 117° of a 16:9 picture. 27in are 61.7° at 50 cm and 22.5° at 150 cm.
test('names the games whose limits it would break', () => {
  const games = [gameById('f1-25')!];
  const brokenAt = (cm: number) =>
    find(whatToBuy({ entry: entryAt(cm), want: wantedH(60), games }).offers, 27).limitsBroken;
  expect(brokenAt(50)).toEqual([]);
  expect(brokenAt(150)).toEqual(games);
});

// 3 × 61.74° = 185.2°: iRacing's own page ends at 179°, some users have seen more.
test('names the games that may stop earlier, as the list does', () => {
  const games = [gameById('iracing')!, gameById('automobilista-2')!];
  const { offers } = whatToBuy({ entry: entryAt(50), want: wantedTotal(180), games });
  const three = offers.find(({ screen, screens }) => screen.sizeIn === 27 && screens === 'triple')!;
  expect(three.limitsBroken).toEqual([]);
  expect(three.limitsDoubted).toEqual([gameById('iracing')]);
  const one = offers.find(({ screen, screens }) => screen.sizeIn === 27 && screens === 'single')!;
  expect(one.limitsDoubted).toEqual([]);
});

test('what is impossible from there is refused with the reason', () => {
  const { offers, refusals } = whatToBuy({ entry: entryAt(0), want: wantedH(90), games: [] });
  expect(offers).toEqual([]);
  expect(refusals[0]!.reason).toBe('distance-not-positive');
  const tooNear = whatToBuy({ entry: entryAt(17), want: wantedH(90), games: [] }).refusals;
  expect(tooNear.map(({ reason }) => reason)).toContain('rim-behind-eye');
});

describe('the exact diagonal', () => {
  const screen = {
    sizeIn: 27,
    soldAs: '16:9',
    ratio: '16:9',
    pixels: '2560x1440',
    curveRadiusMm: null,
  } as const;

  test('of one, and of each of three', () => {
    const one = diagonalFor({ screen, screens: 'single' }, { entry: entryAt(50), want: wantedH(61.7358) });
    expect(valueOf(one) / 25.4).toBeCloseTo(27, 4);
    const want = wantedTotal(163.1154);
    const three = diagonalFor({ screen, screens: 'triple' }, { entry: entryAt(70, 8), want });
    expect(valueOf(three) / 25.4).toBeCloseTo(32, 4);
  });

  test('none for half a turn in one picture', () => {
    expect(diagonalFor({ screen, screens: 'single' }, { entry: entryAt(50), want: wantedH(180) })).toEqual({
      ok: false,
      reason: 'wanted-angle-out-of-range',
    });
  });

  test('gives what is wanted', () => {
    const { offers } = whatToBuy({ entry: entryAt(60, 6), want: wantedTotal(120), games: [] });
    for (const { screens, screen } of offers) {
      const want = screens === 'single' ? wantedH(80) : wantedTotal(120);
      const diagonal = diagonalFor({ screen, screens }, { entry: entryAt(60, 6), want });
      const entry = {
        ...entryAt(60, 6),
        screens,
        resolution: screen.ratio,
        screenSize: String(valueOf(diagonal) / 25.4),
        curvedScreen: screen.curveRadiusMm !== null,
        radiusCurve: String(screen.curveRadiusMm ?? 0),
      };
      const { h, triple } = valueOf(exactAnswer(entry).view);
      expect(Math.abs((triple?.total ?? h) - want.angle)).toBeLessThanOrEqual(1e-9);
    }
  });
});

describe('for every distance', () => {
  const distance = fc.double({ min: 40, max: 200, noNaN: true });
  const spanOf = ({ view }: Offer) => view.triple?.total ?? view.h;

  test('larger is wider, of one shape and curve', () => {
    fc.assert(
      fc.property(distance, fc.double({ min: 0, max: 20, noNaN: true }), (cm, bezel) => {
        const { offers } = whatToBuy({ entry: entryAt(cm, bezel), want: wantedH(60), games: [] });
        for (const one of offers) {
          for (const other of offers) {
            const alike =
              one.screens === other.screens &&
              one.screen.ratio === other.screen.ratio &&
              one.screen.curveRadiusMm === other.screen.curveRadiusMm;
            if (alike && one.screen.sizeIn < other.screen.sizeIn) {
              expect(spanOf(one)).toBeLessThan(spanOf(other));
              expect(one.view.v).toBeLessThan(other.view.v);
            }
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  test('nearer is wider, and coarser', () => {
    fc.assert(
      fc.property(distance, (cm) => {
        const want = wantedH(60);
        const near = whatToBuy({ entry: entryAt(cm), want, games: [] }).offers;
        const far = whatToBuy({ entry: entryAt(cm * 1.1), want, games: [] }).offers;
        for (const one of near) {
          const other = far.find(({ screen, screens }) => screen === one.screen && screens === one.screens);
          if (!other) continue;
          expect(spanOf(one)).toBeGreaterThan(spanOf(other));
          expect(one.pixelsPerDegree).toBeLessThan(other.pixelsPerDegree!);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('the nearest to what is wanted first', () => {
    fc.assert(
      fc.property(distance, fc.double({ min: 20, max: 150, noNaN: true }), (cm, wanted) => {
        const { offers } = whatToBuy({ entry: entryAt(cm), want: wantedTotal(wanted), games: [] });
        const off = offers.map(({ offBy }) => Math.abs(offBy));
        expect(off).toEqual(off.toSorted((a, b) => a - b));
      }),
      { numRuns: 30 },
    );
  });
});

describe('the nearest monitors of the list', () => {
  // 1193 mm of 1000R at 700 mm cover about as much as 49in of it, 93.99°: the nearest of the list.
  test('by what they give', () => {
    const nearest = nearestMonitors(
      monitorList,
      { entry: entryAt(70), want: wantedTotal(93.7) },
      { screens: 'single', max: 3 },
    );
    expect(nearest).toHaveLength(3);
    expect(nameOf(nearest[0]!.monitor)).toContain('G9 49');
    const off = nearest.map(({ offBy }) => Math.abs(offBy));
    expect(off).toEqual(off.toSorted((a, b) => a - b));
  });

  test('are of those that are checked by hand, whose curve is known', () => {
    const purchase = { entry: entryAt(70), want: wantedH(60) };
    const all = nearestMonitors(monitorList, purchase, { screens: 'single', max: monitorList.length });
    expect(all.every(({ monitor }) => monitor.isReviewed && monitor.curved !== null)).toBe(true);
    expect(all).toHaveLength(83);
  });

  test('what to change gives the very same', () => {
    const today = entryAt(65, 5);
    const purchase = { entry: today, want: wantedTotal(140) };
    for (const { entry, seen, offBy } of nearestMonitors(monitorList, purchase, {
      screens: 'triple',
      max: 5,
    })) {
      const view = valueOf(exactAnswer({ ...today, ...entry }).view);
      expect(view).toEqual(seen.view);
      expect(offBy).toBeCloseTo(radians(view.triple!.total - toRadians(140)), 12);
    }
  });
});
