import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hostileNumber, hostilePanel, hostileRig, hostileSides } from '../../testing/hostile-rigs';
import { extremes, isFiniteOrReason, numbersIn } from '../../testing/hostile-values';
import { anyFit } from '../../testing/sample-rigs';
import { diagonalForH, eyeDistanceForSideAngle, eyeDistanceForTotal } from './backwards';
import { eyeDistanceForH, eyeDistanceForV } from './eye-distance';
import { curvedScreen } from './curved-screen';
import { horizon } from './eye-height';
import { flatScreen } from './flat-screen';
import { floorPlan, partialPlan } from './floor-plan';
import { panelSize, ratioFromResolution } from './panel-size';
import { standAngle } from './stand-angle';
import { tripleScreen } from './triple-screen';
import { radians } from './units';
import { viewAngles } from './view-angles';

const tripleRig = fc.record({ panel: hostilePanel, eyeDistanceMm: hostileNumber, sides: hostileSides });
const angle = hostileNumber.map(radians);
const ratio = fc.record({ width: hostileNumber, height: hostileNumber });

const runs = { numRuns: 2000 };

describe('for any numbers at all: an answer in finite numbers, or a reason', () => {
  test('viewAngles, with spans that a flat picture can have', () =>
    fc.assert(
      fc.property(hostileRig, (any) => {
        const outcome = viewAngles(any);
        if (!isFiniteOrReason(outcome)) return false;
        if (!outcome.ok) return true;
        const { h, v, coverage } = outcome.value;
        return [h, v, coverage].every((span) => span > 0 && span <= Math.PI);
      }),
      runs,
    ));

  test('floorPlan', () =>
    fc.assert(
      fc.property(hostileRig, (any) => isFiniteOrReason(floorPlan(any))),
      runs,
    ));

  test('partialPlan, or nothing', () =>
    fc.assert(
      fc.property(hostileRig, (any) => {
        const plan = partialPlan(any);
        return plan === null || numbersIn(plan).every(Number.isFinite);
      }),
      runs,
    ));

  test('tripleScreen, with a total of less than a full turn', () =>
    fc.assert(
      fc.property(tripleRig, (any) => {
        const outcome = tripleScreen(any);
        if (!isFiniteOrReason(outcome)) return false;
        return !outcome.ok || (outcome.value.total < 2 * Math.PI && outcome.value.blindWedge >= 0);
      }),
      runs,
    ));

  test('flatScreen, curvedScreen, panelSize, ratioFromResolution, horizon, standAngle', () =>
    fc.assert(
      fc.property(hostileNumber, hostileNumber, hostileNumber, hostileNumber, (a, b, c, d) =>
        [
          flatScreen({ widthMm: a, heightMm: b }, c),
          curvedScreen({ widthMm: a, heightMm: b, curveRadiusMm: c }, d),
          panelSize({ width: a, height: b }, c),
          ratioFromResolution(a, b),
          horizon(a, { eyeDistanceMm: b, heightMm: c }),
          standAngle({ centreWidthMm: a, sideWidthMm: b, farCornersMm: c }),
        ].every(isFiniteOrReason),
      ),
      runs,
    ));

  test('eyeDistanceForH and eyeDistanceForV, and what they answer is possible', () =>
    fc.assert(
      fc.property(hostileRig, angle, (any, wanted) =>
        [eyeDistanceForH(any, wanted), eyeDistanceForV(any, wanted)].every(
          (distance) =>
            isFiniteOrReason(distance) &&
            (!distance.ok || viewAngles({ ...any, eyeDistanceMm: distance.value }).ok),
        ),
      ),
      { numRuns: 1000 },
    ));

  test('eyeDistanceForSideAngle and eyeDistanceForTotal, and what they answer is possible', () =>
    fc.assert(
      fc.property(tripleRig, angle, (any, wanted) => {
        const forTotal = eyeDistanceForTotal(any, wanted);
        return (
          isFiniteOrReason(eyeDistanceForSideAngle(any, wanted)) &&
          isFiniteOrReason(forTotal) &&
          (!forTotal.ok || tripleScreen({ ...any, eyeDistanceMm: forTotal.value }).ok)
        );
      }),
      { numRuns: 1000 },
    ));

  test('diagonalForH', () =>
    fc.assert(
      fc.property(
        fc.record({
          ratio,
          curveRadiusMm: fc.option(hostileNumber),
          fit: anyFit,
          eyeDistanceMm: hostileNumber,
        }),
        angle,
        (screen, wanted) => isFiniteOrReason(diagonalForH(screen, wanted)),
      ),
      { numRuns: 1000 },
    ));
});

test('every extreme in every place of every kind of rig', () => {
  const flat = { widthMm: 700, heightMm: 400, curveRadiusMm: null };
  const curved = { ...flat, curveRadiusMm: 1000 };
  for (const sidePanel of [null, flat, curved]) {
    for (const centre of [flat, curved]) {
      const plain = {
        panel: centre,
        eyeDistanceMm: 700,
        eyeOffsetMm: 0,
        fit: 'balanced' as const,
        sides: { bezelMm: 8, gapMm: null, sideAngle: null, panel: sidePanel },
      };
      for (const x of extremes) {
        for (const hostile of [
          { ...plain, eyeDistanceMm: x },
          { ...plain, eyeOffsetMm: x },
          { ...plain, panel: { ...centre, widthMm: x } },
          { ...plain, panel: { ...centre, heightMm: x } },
          { ...plain, panel: { ...centre, curveRadiusMm: x } },
          { ...plain, sides: { ...plain.sides, bezelMm: x } },
          { ...plain, sides: { ...plain.sides, gapMm: x } },
          { ...plain, sides: { ...plain.sides, sideAngle: radians(x) } },
          { ...plain, sides: { ...plain.sides, panel: { ...curved, widthMm: x } } },
          { ...plain, sides: { ...plain.sides, panel: { ...curved, curveRadiusMm: x } } },
        ]) {
          const outcomes = [viewAngles(hostile), viewAngles({ ...hostile, sides: null }), floorPlan(hostile)];
          expect(outcomes.every(isFiniteOrReason)).toBe(true);
        }
      }
    }
  }
});
