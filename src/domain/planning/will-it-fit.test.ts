import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { floorPlan } from '../geometry/floor-plan';
import { toDegrees, toRadians } from '../geometry/units';
import { defaultEntry } from '../rig/entry';
import { setupOf } from '../rig/setup';
import { rigOf } from '../rig/rig-of-setup';
import { valueOf } from '../../testing/example-rigs';
import { between } from '../../testing/sample-rigs';
import { fitInto, willItFit, type RoomQuestion } from './will-it-fit';

const wantedTotal = (degrees: number) => ({ measure: 'total', angle: toRadians(degrees) }) as const;
const entryAt = (distance: number, bezel = 0) => ({
  ...defaultEntry,
  distance: String(distance),
  bezelThickness: String(bezel),
});
const answered = (question: RoomQuestion) => {
  const answer = willItFit(question);
  if (!answer.ok) throw new Error(answer.reason);
  return answer;
};
const flat32 = (question: RoomQuestion) =>
  answered(question).rows.find(({ screen }) => screen.sizeIn === 32 && screen.curveRadiusMm === null)!;

describe('worked examples of docs/planning.md: three 32in with 8 mm bezels in 1.6 m', () => {
  const room = { widthMm: 1600, depthMm: null };
  const question = { entry: entryAt(80, 8), screens: 'triple', room } as const;

  // 724.42·(1 + 2·708.42/1432.84) = 1440.74 mm, of 1600.
  test('180° leave 159 mm', () => {
    const { rig, fitting } = flat32({ ...question, want: wantedTotal(180) });
    expect(rig.eyeDistanceMm).toBeCloseTo(622.73, 2);
    expect(fitting.fits).toBe(true);
    expect(fitting.widthLeftMm).toBeCloseTo(159.26, 2);
    expect(fitting.depthLeftMm).toBeNull();
  });

  // cos A = (1600/724.42 − 1)/2 = 0.60434, A = 52.819°; d = 362.21/tan(A/2) = 729.36; T = 2A + 2·atan(354.21/729.36).
  test('from 80 cm it takes a move to 72.9 cm, where it is 157.4°', () => {
    const { rig, view, fitting } = flat32({ ...question, want: null });
    expect(rig.eyeDistanceMm).toBeCloseTo(729.36, 2);
    expect(toDegrees(view.triple!.sideAngle)).toBeCloseTo(52.82, 2);
    expect(toDegrees(view.triple!.total)).toBeCloseTo(157.44, 2);
    expect(fitting.fits).toBe(true);
    expect(fitting.widthLeftMm).toBeCloseTo(0, 9);
  });

  test('from 70 cm it takes none', () => {
    expect(flat32({ ...question, entry: entryAt(70, 8), want: null }).rig.eyeDistanceMm).toBe(700);
  });

  // In 1.4 m the same 180° lack 40.74 mm.
  test('180° do not go into 1.4 m', () => {
    const tight = { ...question, room: { widthMm: 1400, depthMm: null } };
    const { fitting } = flat32({ ...tight, want: wantedTotal(180) });
    expect(fitting.fits).toBe(false);
    expect(fitting.widthLeftMm).toBeCloseTo(-40.74, 2);
  });
});

describe('the best', () => {
  const question = { entry: entryAt(70), screens: 'triple' } as const;

  test('with a wanted angle it is the largest that fits', () => {
    const room = { widthMm: 1600, depthMm: 900 };
    const { best, rows } = answered({ ...question, room, want: wantedTotal(180) });
    const widths = rows.filter(({ fitting }) => fitting.fits).map(({ rig }) => rig.panel.widthMm);
    expect(best!.rig.panel.widthMm).toBe(Math.max(...widths));
  });

  test('without one it is the widest that fits without moving', () => {
    const { best, rows } = answered({ ...question, room: { widthMm: 1600, depthMm: null }, want: null });
    const still = rows.filter(({ rig }) => rig.eyeDistanceMm === 700).map(({ view }) => view.triple!.total);
    expect(best!.rig.eyeDistanceMm).toBe(700);
    expect(best!.view.triple!.total).toBe(Math.max(...still));
  });

  test('none goes into a shoe box', () => {
    const room = { widthMm: 300, depthMm: 200 };
    for (const want of [null, wantedTotal(180)]) {
      const { best, rows } = answered({ ...question, room, want });
      expect(best).toBeNull();
      expect(rows.every(({ fitting }) => !fitting.fits)).toBe(true);
    }
  });
});

test('one screen takes its chord and its sagitta', () => {
  const room = { widthMm: 1130, depthMm: 180 };
  const { rows } = answered({ entry: entryAt(70), screens: 'single', room, want: null });
  const g9 = rows.find(({ screen }) => screen.sizeIn === 49 && screen.curveRadiusMm === 1000)!;
  // docs/formulas.md: chord 1127.729, sagitta 174.133.
  expect(g9.fitting).toMatchObject({ fits: true });
  expect(g9.fitting.widthLeftMm).toBeCloseTo(2.271, 2);
  expect(g9.fitting.depthLeftMm).toBeCloseTo(5.867, 2);
});

test.each([0, -5, NaN, Infinity])('a room of %s is none', (widthMm) => {
  const question = { entry: defaultEntry, screens: 'triple', want: null } as const;
  expect(willItFit({ ...question, room: { widthMm, depthMm: null } })).toEqual({
    ok: false,
    reason: 'room-not-positive',
  });
});

test('impossible sizes are refused with the reason', () => {
  const room = { widthMm: 1600, depthMm: null };
  const { rows, refusals } = answered({
    entry: entryAt(70),
    screens: 'triple',
    room,
    want: wantedTotal(400),
  });
  expect(rows).toEqual([]);
  expect(refusals[0]!.reason).toBe('wanted-angle-out-of-range');
});

const anyRoom = fc.record({
  widthMm: fc.option(between(400, 4000)),
  depthMm: fc.option(between(100, 2000)),
});
const anyQuestion = fc.record({
  entry: fc.tuple(between(30, 200), between(0, 20)).map(([cm, mm]) => entryAt(cm, mm)),
  screens: fc.constantFrom('single', 'triple'),
  room: anyRoom,
  want: fc.option(between(60, 300).map(wantedTotal)),
});

test('"fits" agrees with the footprint, wherever it is', () => {
  fc.assert(
    fc.property(anyQuestion, (question) => {
      const { room } = question;
      for (const { rig, plan, view, fitting, entry, screen } of answered(question).rows) {
        const { widthMm, depthMm } = valueOf(floorPlan(rig)).footprint;
        expect(plan.footprint).toEqual({ widthMm, depthMm });
        const goesIn = widthMm <= (room.widthMm ?? Infinity) && depthMm <= (room.depthMm ?? Infinity);
        expect(fitting.fits, screen.pixels).toBe(goesIn);
        expect(fitting).toEqual(fitInto(plan.footprint, room));
        if (question.want)
          expect(Math.abs(view.triple!.total - question.want.angle)).toBeLessThanOrEqual(1e-9);
        // The changes and the distance reproduce this rig.
        const changed = valueOf(rigOf(setupOf({ ...question.entry, ...entry })));
        expect({ ...changed, eyeDistanceMm: rig.eyeDistanceMm }).toEqual(rig);
      }
    }),
    { numRuns: 25 },
  );
});

test('more room never fits less', () => {
  fc.assert(
    fc.property(anyQuestion, between(0, 500), (question, moreMm) => {
      const { widthMm, depthMm } = question.room;
      const more = (mm: number | null) => (mm === null ? null : mm + moreMm);
      const larger = { ...question, room: { widthMm: more(widthMm), depthMm: more(depthMm) } };
      const fitting = (question: RoomQuestion) =>
        answered(question)
          .rows.filter((row) => row.fitting.fits)
          .map(({ screen }) => screen);
      expect(fitting(larger)).toEqual(expect.arrayContaining(fitting(question)));
    }),
    { numRuns: 15 },
  );
});
