/**
 * Checks every closed form by brute force: walks along the glass in small steps and adds up the small angles at the
 * eye. Uses no formula of this folder.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { between } from '../../testing/sample-rigs';
import { curvedScreen } from './curved-screen';
import { flatScreen } from './flat-screen';
import { floorPlan, type Point } from './floor-plan';
import type { Panel, SideScreens } from './rig';
import { tripleScreen } from './triple-screen';
import { radians } from './units';

const stepsPerWalk = 600;

interface Step extends Point {
  /** Direction of the glass here, clockwise from +x. */
  readonly turn: number;
}

/**
 * Small steps along the glass, each in its average direction by Simpson's rule: start, halfway (four times) and end.
 */
const walk = (
  from: Step,
  lengthMm: number,
  { curveRadiusMm }: Pick<Panel, 'curveRadiusMm'>,
): readonly Step[] => {
  const stepMm = lengthMm / stepsPerWalk;
  const turnPerStep = curveRadiusMm === null ? 0 : stepMm / curveRadiusMm;
  const steps = [from];
  let { xMm, yMm, turn } = from;
  for (let i = 0; i < stepsPerWalk; i++) {
    const halfway = turn + turnPerStep / 2;
    const end = turn + turnPerStep;
    xMm += (stepMm * (Math.cos(turn) + 4 * Math.cos(halfway) + Math.cos(end))) / 6;
    yMm -= (stepMm * (Math.sin(turn) + 4 * Math.sin(halfway) + Math.sin(end))) / 6;
    turn = end;
    steps.push({ xMm, yMm, turn });
  }
  return steps;
};

const lastOf = (steps: readonly Step[]): Step => {
  const last = steps.at(-1);
  if (!last) throw new Error('Expected at least one step.');
  return last;
};

/** The angle swept at the eye, clockwise, added up step by step: correct beyond half a turn, too. */
const sweptBy = (steps: readonly Point[]): number => {
  let sum = 0;
  let previous = steps[0];
  for (const step of steps) {
    if (previous) {
      const cross = step.xMm * previous.yMm - step.yMm * previous.xMm;
      const dot = step.xMm * previous.xMm + step.yMm * previous.yMm;
      sum += Math.atan2(cross, dot);
    }
    previous = step;
  }
  return sum;
};

/** Bisection of a falling function. */
const searchZero = (falling: (x: number) => number, [from, to]: readonly [number, number]): number => {
  let [low, high] = [from, to];
  for (let i = 0; i < 50; i++) {
    const middle = (low + high) / 2;
    if (falling(middle) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
};

const along = ({ xMm, yMm, turn }: Step): number => xMm * Math.cos(turn) - yMm * Math.sin(turn);
const before = ({ xMm, yMm, turn }: Step): number => xMm * Math.sin(turn) + yMm * Math.cos(turn);

/** Rotates a walk that began at the origin, and moves it to the hinge. */
const setDown = (steps: readonly Step[], hinge: Point, fold: number): readonly Step[] => {
  const [sin, cos] = [Math.sin(fold), Math.cos(fold)];
  return steps.map(({ xMm, yMm, turn }) => ({
    xMm: hinge.xMm + xMm * cos + yMm * sin,
    yMm: hinge.yMm - xMm * sin + yMm * cos,
    turn: turn + fold,
  }));
};

/** Three screens: the centre walked from its middle, the side from the hinge, folded until it faces the eye. */
const buildTriple = (panel: Panel, sides: SideScreens, eyeDistanceMm: number) => {
  const sidePanel = sides.panel ?? panel;
  const halfGapMm = (sides.gapMm ?? 2 * sides.bezelMm) / 2;
  const middle = { xMm: 0, yMm: eyeDistanceMm, turn: 0 };
  const centre = walk(middle, panel.widthMm / 2, panel);
  const centreGap = walk(lastOf(centre), halfGapMm, panel);
  const hinge = lastOf(centreGap);

  const origin = { xMm: 0, yMm: 0, turn: 0 };
  const ownGap = walk(origin, halfGapMm, sidePanel);
  const ownNear = walk(lastOf(ownGap), sidePanel.widthMm / 2, sidePanel);
  const ownFar = walk(lastOf(ownNear), sidePanel.widthMm / 2, sidePanel);
  const ownMiddle = lastOf(ownNear);

  // The side angle is the turn of the side screen's middle; facing the eye, it is not off to either side.
  const middleAt = (sideAngle: number) => {
    const [placed] = setDown([ownMiddle], hinge, sideAngle - ownMiddle.turn);
    if (!placed) throw new Error('Expected a middle.');
    return placed;
  };
  const farthest = Math.atan2(hinge.xMm, hinge.yMm) + Math.PI / 2;
  const sideAngle = sides.sideAngle ?? searchZero((angle) => along(middleAt(angle)), [0, farthest]);

  const fold = sideAngle - ownMiddle.turn;
  const lit = setDown([...ownNear, ...ownFar], hinge, fold);
  const sideMiddle = middleAt(sideAngle);

  const frames = [
    ...walk(middle, panel.widthMm / 2 + sides.bezelMm, panel),
    ...walk(sideMiddle, sidePanel.widthMm / 2 + sides.bezelMm, sidePanel),
    ...walk(sideMiddle, -sidePanel.widthMm / 2 - sides.bezelMm, sidePanel),
  ];
  const xs = frames.map(({ xMm }) => xMm);
  const ys = frames.map(({ yMm }) => yMm);

  const centreHalf = sweptBy(centre);
  const wedge = sweptBy(centreGap) + sweptBy(setDown(ownGap, hinge, fold));
  const span = sweptBy(lit);
  return {
    angles: { sideAngle, blindWedge: wedge, sideSpan: span, total: 2 * (centreHalf + wedge + span) },
    lengths: {
      sideDistanceMm: before(sideMiddle),
      sideOffsetMm: along(sideMiddle),
      widthMm: 2 * xs.reduce((a, b) => Math.max(a, b)),
      depthMm: ys.reduce((a, b) => Math.max(a, b)) - ys.reduce((a, b) => Math.min(a, b)),
    },
  };
};

/** Names the field that differs. */
const expectSame = (
  walked: Readonly<Record<string, number>>,
  closed: Readonly<Record<string, unknown>>,
  tolerance: number,
) => {
  const different = Object.entries(walked).filter(([name, value]) => {
    const other = closed[name];
    return typeof other !== 'number' || !(Math.abs(other - value) < tolerance);
  });
  if (different.length > 0) expect.fail(JSON.stringify({ different, closed }));
};

const distance = between(400, 1600);
const size = { widthMm: between(350, 1250), heightMm: between(200, 600) };
const flatPanel = fc.record({ ...size, curveRadiusMm: fc.constant(null) });
const curvedPanel = fc.record({ ...size, curveRadiusMm: between(750, 4000) });
const anyPanel = fc.oneof(flatPanel, curvedPanel);
const none = fc.constant(null);
const fixed = between(0, 1.6).map(radians);

describe('one screen', () => {
  test('flat: H across, V up and down', () => {
    fc.assert(
      fc.property(flatPanel, distance, (panel, distanceMm) => {
        const fov = flatScreen(panel, distanceMm);
        fc.pre(fov.ok);
        const middle = { xMm: 0, yMm: distanceMm, turn: 0 };
        const walked = {
          h: 2 * sweptBy(walk(middle, panel.widthMm / 2, panel)),
          v: 2 * sweptBy(walk(middle, panel.heightMm / 2, panel)),
        };
        expectSame(walked, { ...fov.value }, 1e-6);
      }),
      { numRuns: 600 },
    );
  });

  test('curved: coverage, chord, and H at the edge fit', () => {
    fc.assert(
      fc.property(curvedPanel, distance, (panel, distanceMm) => {
        const view = curvedScreen(panel, distanceMm);
        fc.pre(view.ok);
        const steps = walk({ xMm: 0, yMm: distanceMm, turn: 0 }, panel.widthMm / 2, panel);
        const swept = 2 * sweptBy(steps);
        const { coverage, chordMm, chordDistanceMm, fits } = view.value;
        expectSame({ coverage: swept, h: swept }, { coverage, h: fits.edge.h }, 1e-6);
        const rim = lastOf(steps);
        const walked = { chordMm: 2 * rim.xMm, chordDistanceMm: rim.yMm };
        expectSame(walked, { chordMm, chordDistanceMm }, 1e-3);
      }),
      { numRuns: 600 },
    );
  });

  test('curved: the balanced H, by trying', () => {
    fc.assert(
      fc.property(curvedPanel, distance, (panel, distanceMm) => {
        const view = curvedScreen(panel, distanceMm);
        fc.pre(view.ok);
        const steps = walk({ xMm: 0, yMm: distanceMm, turn: 0 }, panel.widthMm / 2, panel);
        const seen = steps.map((_, i) => sweptBy(steps.slice(Math.max(0, i - 1), i + 1)));
        /** Mean square of shown minus seen, each step weighted by its angle. */
        const meanSquare = (h: number) => {
          let [bearing, sum, error] = [0, 0, 0];
          seen.forEach((angle, i) => {
            bearing += angle;
            const next = (Math.atan((i / stepsPerWalk) * Math.tan(h / 2)) - bearing) ** 2;
            sum += (angle * (error + next)) / 2;
            error = next;
          });
          return sum / bearing;
        };
        const nudge = 1e-4;
        const h = searchZero((x) => meanSquare(x - nudge) - meanSquare(x + nudge), [0.1, 3.1]);
        const { centre, balanced, edge } = view.value.fits;
        expectSame({ h }, { h: balanced.h }, 1e-6);
        const least = Math.min(meanSquare(centre.h), meanSquare(edge.h));
        expect(meanSquare(balanced.h)).toBeLessThanOrEqual(least + 1e-9);
      }),
      { numRuns: 40 },
    );
  });
});

describe('three screens', () => {
  const kinds = [
    ['flat, ideal angle', flatPanel, none, none],
    ['flat, fixed angle', flatPanel, none, fixed],
    ['flat, sides of another size', flatPanel, flatPanel, none],
    ['flat, sides of another size, fixed angle', flatPanel, flatPanel, fixed],
    ['curved, ideal angle', curvedPanel, none, none],
    ['curved, fixed angle', curvedPanel, none, fixed],
    ['curved, sides of another size and radius', curvedPanel, curvedPanel, none],
    ['curved, sides of another size and radius, fixed angle', curvedPanel, curvedPanel, fixed],
    ['flat and curved mixed', anyPanel, anyPanel, fc.oneof(none, fixed)],
  ] as const;

  test.each(kinds)('%s', (_, panels, sidePanels, angles) => {
    let compared = 0;
    fc.assert(
      fc.property(
        panels,
        fc.record({
          bezelMm: between(0, 30),
          gapMm: fc.option(between(0, 90)),
          sideAngle: angles,
          panel: sidePanels,
        }),
        distance,
        (panel, sides, eyeDistanceMm) => {
          const triple = tripleScreen({ panel, eyeDistanceMm, sides });
          const plan = floorPlan({ panel, eyeDistanceMm, sides, eyeOffsetMm: 0, fit: 'edge' });
          fc.pre(triple.ok && plan.ok);
          compared++;
          const walked = buildTriple(panel, sides, eyeDistanceMm);
          expectSame(walked.angles, { ...triple.value }, 1e-6);
          expectSame(walked.lengths, { ...triple.value, ...plan.value.footprint }, 2e-3);
        },
      ),
      { numRuns: 300 },
    );
    expect(compared).toBeGreaterThanOrEqual(300);
  });
});
