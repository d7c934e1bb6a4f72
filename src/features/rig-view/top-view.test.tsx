import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { exampleRigs } from '../../core/example-rigs';
import { impossible } from '../../core/outcome';
import type { Rig } from '../../core/rig';
import { radians } from '../../core/units';
import { bearingOf, lengthOf, pathsOf, scaleOf, stopsOf, turnBetween } from './read-drawing';
import { RigView, TopView } from './rig-view';
import { ownedRig, seenOf } from './sample-rigs';

const ignore = () => undefined;

const drawing = (rig: Rig) =>
  renderToStaticMarkup(<TopView rig={rig} seen={seenOf(rig)} onEyeDistanceCm={ignore} />);

const isNear = (actual: number, expected: number) =>
  Math.abs(actual - expected) <= 0.005 * Math.abs(expected);

const possibleRig = ownedRig.filter((rig) => seenOf(rig).ok);

/** The drawing, read back with nothing but its own scale bar. */
const readBack = (rig: Rig) => {
  const markup = drawing(rig);
  const seen = seenOf(rig);
  if (!seen.ok) throw new Error(seen.reason);
  const eye = stopsOf(pathsOf(markup, 'axis')[0]!)[1]!;
  const lit = pathsOf(markup, 'lit').map((d) => ({ d, start: stopsOf(d)[0]!, end: stopsOf(d)[1]! }));
  return { markup, view: seen.value.view, eye, lit, scale: scaleOf(markup) };
};

describe('measured from the drawing', () => {
  test('screens are as long as their glass, and curved with their radius', () =>
    fc.assert(
      fc.property(possibleRig, (rig) => {
        const { lit, scale } = readBack(rig);
        const side = rig.sides?.panel ?? rig.panel;
        const panels = rig.sides ? [side, rig.panel, side] : [rig.panel];
        return panels.every(({ widthMm, curveRadiusMm }, index) => {
          const { d, end } = lit[index]!;
          return (
            isNear(lengthOf(d) / scale, widthMm) &&
            (curveRadiusMm === null ? end.radius === null : isNear(end.radius! / scale, curveRadiusMm))
          );
        });
      }),
    ));

  test('the eye is at its distance', () =>
    fc.assert(
      fc.property(possibleRig, (rig) => {
        const { markup, scale } = readBack(rig);
        return isNear(lengthOf(pathsOf(markup, 'axis')[0]!) / scale, rig.eyeDistanceMm);
      }),
    ));

  test('the cones span coverage and total', () =>
    fc.assert(
      fc.property(possibleRig, (rig) => {
        const { view, eye, lit } = readBack(rig);
        const span = (first: number, last: number) =>
          turnBetween(bearingOf(eye, lit[first]!.start), bearingOf(eye, lit[last]!.end));
        if (!view.triple) return isNear(span(0, 0), view.coverage);
        return (
          isNear(span(1, 1), view.coverage) &&
          isNear(span(0, 2), view.triple.total) &&
          isNear(span(2, 2), view.triple.sideSpan)
        );
      }),
    ));

  test('the marks at the eye are as wide as the cones', () =>
    fc.assert(
      fc.property(possibleRig, (rig) => {
        const { markup, view, eye } = readBack(rig);
        const [from, to, totalFrom, totalTo] = stopsOf(pathsOf(markup, 'angle-mark')[0]!);
        const isCoverage = isNear(turnBetween(bearingOf(eye, from!), bearingOf(eye, to!)), view.coverage);
        if (!view.triple) return isCoverage;
        const total = turnBetween(bearingOf(eye, totalFrom!), bearingOf(eye, totalTo!));
        return isCoverage && isNear(total, view.triple.total);
      }),
    ));

  test('side screens are turned by the side angle', () =>
    fc.assert(
      fc.property(possibleRig, (rig) => {
        const { view, lit } = readBack(rig);
        if (!view.triple) return true;
        const turned =
          turnBetween(bearingOf(lit[1]!.start, lit[1]!.end) - 0.1, bearingOf(lit[2]!.start, lit[2]!.end)) -
          0.1;
        // Small angles are told apart by hundredths of a degree, not by per cent.
        return Math.abs(turned - view.triple.sideAngle) < Math.max(0.0005, 0.005 * view.triple.sideAngle);
      }),
    ));

  test('wedges hide what the seams hide', () =>
    fc.assert(
      fc.property(possibleRig, (rig) => {
        const { markup, view, eye } = readBack(rig);
        const wedge = view.triple?.blindWedge ?? 0;
        if (wedge < 0.004) return true;
        return pathsOf(markup, 'wedge').every((d) => {
          const [from, to] = stopsOf(d);
          return isNear(turnBetween(bearingOf(eye, from!), bearingOf(eye, to!)), wedge);
        });
      }),
    ));
});

describe('the words in it', () => {
  // The numbers are those of docs/formulas.md, worked examples.
  test.each([
    [exampleRigs.flat27, ['59.8 cm', '50 cm', 'H 61.7°']],
    [exampleRigs.curved49, ['chord 112.8 cm', 'sagitta 17.4 cm', 'glass 119.8 cm', 'covers 94.0°', '70 cm']],
    [
      exampleRigs.flatTriple32,
      ['H 53.7°', 'total 163.1°', 'side 54.7°', 'blind 1.0°', 'footprint 156.1 × 59.1 cm', '70.8 cm'],
    ],
  ])('are the numbers of the rig', (rig, texts) => {
    const markup = drawing(rig);
    for (const text of texts) expect(markup).toContain(`>${text}<`);
  });

  test('handles say what they hold', () => {
    const rig = exampleRigs.flatTriple32;
    const markup = renderToStaticMarkup(
      <TopView rig={rig} seen={seenOf(rig)} onEyeDistanceCm={ignore} onSideAngleDegrees={ignore} />,
    );
    expect(markup.match(/role="slider"/g)).toHaveLength(3);
    expect(markup).toContain('aria-label="Your eyes, drag nearer or farther"');
    expect(markup).toContain('aria-valuetext="70 cm from the screen, 53.7° of your view"');
    expect(markup).toContain('aria-valuetext="turned by 54.7°, the ideal angle"');
  });

  test('a picture has no handles and describes itself', () => {
    const rig = exampleRigs.flat27;
    const markup = renderToStaticMarkup(<TopView rig={rig} seen={seenOf(rig)} />);
    expect(markup).not.toContain('slider');
    expect(markup).toContain('role="img"');
    expect(markup).toContain(
      'From above: one flat screen, 59.8 cm wide, 50 cm from your eyes. It covers 61.7° of your view.',
    );
  });

  test('an impossible rig says why, with the screen and the eye where they are', () => {
    const rig = { ...exampleRigs.flat27, eyeDistanceMm: 0 };
    const markup = drawing(rig);
    expect(markup).toContain('Your eyes need to be some distance in front of the screen');
    expect(pathsOf(markup, 'lit')).toHaveLength(1);
    expect(pathsOf(markup, 'cone')).toHaveLength(0);
  });
});

describe('whatever is entered', () => {
  const extremes = [NaN, Infinity, -Infinity, 0, -0, -1, 5e-324, 1e-160, 1e5, 1e160, Number.MAX_VALUE];
  const number = fc.oneof(
    fc.constantFrom(...extremes),
    fc.double({ min: 1, max: 3000, noNaN: true }),
    fc.double({ min: 1, max: 3000, noNaN: true }),
  );
  const panel = fc.record({ widthMm: number, heightMm: number, curveRadiusMm: fc.option(number) });
  const hostile = fc.record({
    panel,
    eyeDistanceMm: number,
    eyeOffsetMm: number,
    fit: fc.constantFrom('centre' as const, 'balanced' as const, 'edge' as const),
    sides: fc.option(
      fc.record({
        bezelMm: number,
        gapMm: fc.option(number),
        sideAngle: fc.option(number.map(radians)),
        panel: fc.option(panel),
      }),
    ),
  });

  test('there is a drawing or a reason, and no number that is none', () =>
    fc.assert(
      fc.property(hostile, (rig) => {
        const markup = renderToStaticMarkup(
          <RigView rig={rig} seen={seenOf(rig)} onEyeDistanceCm={ignore} onSideAngleDegrees={ignore} />,
        );
        return !/NaN|Infinity|undefined|null|style=/.test(markup);
      }),
      { numRuns: 500 },
    ));

  test('without a rig there is the reason alone', () => {
    const markup = renderToStaticMarkup(<RigView rig={null} seen={impossible('size-not-positive')} />);
    expect(markup).toContain('Your screen needs a width and a height above zero.');
    expect(pathsOf(markup, 'lit')).toHaveLength(0);
  });
});
