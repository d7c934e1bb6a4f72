import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { impossible } from '../domain/geometry/outcome';
import type { Rig } from '../domain/geometry/rig';
import { radians, toRadians } from '../domain/geometry/units';
import { defaultEntry } from '../domain/rig/entry';
import { exampleRigs } from '../testing/example-rigs';
import { ownedRig, rigToDraw, seenOf } from '../testing/sample-rigs';
import { bearingOf, lengthOf, pathsOf, scaleOf, stopsOf, turnBetween } from '../testing/read-drawing';
import { RigView } from './rig-view';
import type { RigToDraw } from './top-layout';
import { TopPicture } from './top-picture';

const ignore = () => undefined;

const rigView = (drawn: RigToDraw, entered = drawn) => {
  const live = { id: 'mine', entry: defaultEntry, entered, drawn };
  return renderToStaticMarkup(<RigView live={live} units="cm" onChange={ignore} />);
};

const drawing = (rig: Rig) => rigView(rigToDraw(rig));

const isNear = (actual: number, expected: number) =>
  Math.abs(actual - expected) <= 0.005 * Math.abs(expected);

const possibleRig = ownedRig.filter((rig) => seenOf(rig).ok);

/** Measures read back from the drawing by its own ruler. */
const readBack = (rig: Rig) => {
  const markup = drawing(rig);
  const seen = seenOf(rig);
  if (!seen.ok) throw new Error(seen.reason);
  // Segments from the glass to the eye, with a gap at a number.
  const axis = stopsOf(pathsOf(markup, 'axis')[0]!);
  const [glass, eye] = [axis[0]!, axis.at(-1)!];
  const lit = pathsOf(markup, 'lit').map((d) => ({ d, start: stopsOf(d)[0]!, end: stopsOf(d)[1]! }));
  return { markup, view: seen.value.view, glass, eye, lit, scale: scaleOf(markup) };
};

describe('measured from the drawing', () => {
  let drawn: readonly (readonly [rig: Rig, read: ReturnType<typeof readBack>])[];

  // Rendered once each, for all measurements.
  beforeAll(() => {
    drawn = fc.sample(possibleRig, 150).map((rig) => [rig, readBack(rig)]);
  }, 30_000);

  const holdsForAll = (holds: (rig: Rig, read: ReturnType<typeof readBack>) => boolean) =>
    expect(drawn.filter(([rig, read]) => !holds(rig, read)).map(([rig]) => rig)).toEqual([]);

  test('screens are as long as their glass, and curved with their radius', () =>
    holdsForAll((rig, read) => {
      const { lit, scale } = read;
      const side = rig.sides?.panel ?? rig.panel;
      const panels = rig.sides ? [side, rig.panel, side] : [rig.panel];
      return panels.every(({ widthMm, curveRadiusMm }, index) => {
        const { d, end } = lit[index]!;
        return (
          isNear(lengthOf(d) / scale, widthMm) &&
          (curveRadiusMm === null ? end.radius === null : isNear(end.radius! / scale, curveRadiusMm))
        );
      });
    }));

  test('the eye is at its distance', () =>
    holdsForAll((rig, read) => {
      const { glass, eye, scale } = read;
      return isNear((eye.y - glass.y) / scale, rig.eyeDistanceMm);
    }));

  test('the cones span coverage and total', () =>
    holdsForAll((_, read) => {
      const { view, eye, lit } = read;
      const span = (first: number, last: number) =>
        turnBetween(bearingOf(eye, lit[first]!.start), bearingOf(eye, lit[last]!.end));
      if (!view.triple) return isNear(span(0, 0), view.coverage);
      return (
        isNear(span(1, 1), view.coverage) &&
        isNear(span(0, 2), view.triple.total) &&
        isNear(span(2, 2), view.triple.sideSpan)
      );
    }));

  test('the mark at the eye is as wide as the cone', () =>
    holdsForAll((_, read) => {
      const { markup, view, eye } = read;
      const [from, to] = stopsOf(pathsOf(markup, 'angle-mark')[0]!);
      return isNear(turnBetween(bearingOf(eye, from!), bearingOf(eye, to!)), view.coverage);
    }));

  test('side screens are turned by the side angle', () =>
    holdsForAll((_, read) => {
      const { view, lit } = read;
      if (!view.triple) return true;
      const turned =
        turnBetween(bearingOf(lit[1]!.start, lit[1]!.end) - 0.1, bearingOf(lit[2]!.start, lit[2]!.end)) - 0.1;
      // Small angles are compared by hundredths of a degree, not by per cent.
      return Math.abs(turned - view.triple.sideAngle) < Math.max(0.0005, 0.005 * view.triple.sideAngle);
    }));

  test('wedges hide what the seams hide', () =>
    holdsForAll((_, read) => {
      const { markup, view, eye } = read;
      const wedge = view.triple?.blindWedge ?? 0;
      // Smaller wedges are lost in the rounding to thousandths of a pixel.
      if (wedge < 0.01) return true;
      return pathsOf(markup, 'wedge').every((d) => {
        const [from, to] = stopsOf(d);
        return isNear(turnBetween(bearingOf(eye, from!), bearingOf(eye, to!)), wedge);
      });
    }));
});

test('a side screen that ends in the corner leaves the ruler its numbers', () => {
  const rig: Rig = {
    panel: { widthMm: 1155, heightMm: 410, curveRadiusMm: null },
    eyeDistanceMm: 489,
    eyeOffsetMm: 0,
    fit: 'balanced',
    sides: {
      bezelMm: 0,
      gapMm: 0,
      sideAngle: toRadians(80),
      panel: { widthMm: 854, heightMm: 335, curveRadiusMm: 1500 },
    },
  };
  const { lit, scale } = readBack(rig);
  expect(lengthOf(lit[0]!.d) / scale).toBeCloseTo(854, -1);
});

describe('the words in it', () => {
  // Numbers of docs/formulas.md, worked examples.
  test.each([
    [exampleRigs.flat27, ['59.8 cm', '50 cm', '61.7°']],
    [exampleRigs.curved49, ['across 112.8 cm', 'covers 94.0°', '70 cm']],
    [exampleRigs.flatTriple32, ['53.7°', 'side 54.7°', '70.8 cm', '70 cm']],
  ])('are the numbers of the rig, at most four', (rig, texts) => {
    const labels = [...drawing(rig).matchAll(/<text [^>]*data-label="[^"]*"[^>]*>(.*?)<\/text>/g)];
    expect(labels.map(([, content = '']) => content.replace(/<[^>]*>/g, '')).sort()).toEqual(
      [...texts].sort(),
    );
  });

  // 49in 32:9, 1000R: docs/formulas.md.
  test('what a curve has besides stands below it', () => {
    expect(drawing(exampleRigs.curved49)).toContain(
      'Along its surface: 119.8 cm, curve depth 17.4 cm. It covers 94.0° of your view.',
    );
    expect(drawing(exampleRigs.flat27)).not.toContain('Along its surface');
  });

  test('one that stands in for another has no numbers, and shows nothing of what is seen', () => {
    const noDistance = impossible('distance-not-positive');
    const entered = { rig: noDistance, plan: null, seen: noDistance };
    const markup = rigView(rigToDraw(exampleRigs.flat27), entered);
    expect(markup).not.toContain('data-label');
    expect(pathsOf(markup, 'cone')).toHaveLength(0);
    expect(pathsOf(markup, 'lit')).toHaveLength(1);
    expect(markup).toContain('<p class="rig-reason">Your distance to the screen has to be above zero');
    expect(markup).toContain('aria-valuetext="50 cm from the screen"');
    // The note is opaque over the ruler: it must not cut a number in half.
    const ruler = [...markup.matchAll(/<text class="quiet" x="12" y="([\d.]+)">/g)].map(([, y]) => Number(y));
    expect(ruler.length).toBeGreaterThan(3);
    expect(Math.max(...ruler)).toBeLessThan(384 - 44);
  });

  test('handles say what they hold', () => {
    const rig = exampleRigs.flatTriple32;
    const markup = drawing(rig);
    expect(markup.match(/role="slider"/g)).toHaveLength(3);
    expect(markup).toContain('aria-label="Your eyes, drag closer or further away"');
    expect(markup).toContain('aria-valuetext="70 cm from the screen, 53.7° of your view"');
    expect(markup).toContain('aria-valuetext="turned by 54.7°, the ideal angle"');
  });

  test('a picture has no handles and describes itself', () => {
    const rig = exampleRigs.flat27;
    const markup = renderToStaticMarkup(<TopPicture rig={rigToDraw(rig)} units="cm" />);
    expect(markup).not.toContain('slider');
    expect(markup).toContain('role="img"');
    expect(markup).toContain(
      'From above: one flat screen, 59.8 cm wide, 50 cm from your eyes. It covers 61.7° of your view.',
    );
  });

  test('a picture of what is too large to draw says so, and is not empty', () => {
    // A million inches are 25.4 km.
    const vast = { ...exampleRigs.flat27, panel: { widthMm: 22e6, heightMm: 12e6, curveRadiusMm: null } };
    expect(renderToStaticMarkup(<TopPicture rig={rigToDraw(vast)} units="cm" />)).toContain(
      'too large to draw',
    );
    expect(renderToStaticMarkup(<TopPicture rig={rigToDraw(exampleRigs.flat27)} units="cm" />)).not.toContain(
      'rig-reason',
    );
  });

  test('an impossible rig says why, with the screen and the eye where they are', () => {
    const rig = { ...exampleRigs.flat27, eyeDistanceMm: 0 };
    const markup = drawing(rig);
    expect(markup).toContain('Your distance to the screen has to be above zero');
    expect(pathsOf(markup, 'lit')).toHaveLength(1);
    expect(pathsOf(markup, 'cone')).toHaveLength(0);
  });
});

describe('what cannot be shown says why', () => {
  const { flat27, curved49, flatTriple32 } = exampleRigs;
  const touching = { bezelMm: 0, gapMm: null, sideAngle: null, panel: null };
  const markupOf = drawing;

  test.each([
    ['a distance of −50 cm', { ...flat27, eyeDistanceMm: -500 }, 0, 'has to be above zero'],
    ['a distance of 0', { ...flat27, eyeDistanceMm: 0 }, 1, 'has to be above zero'],
    [
      'a size of 0',
      { ...flat27, panel: { widthMm: 0, heightMm: 0, curveRadiusMm: null } },
      0,
      'a width and a height above zero',
    ],
    [
      'a radius of −1 mm',
      { ...curved49, panel: { ...curved49.panel, curveRadiusMm: -1 } },
      1,
      'The radius has to be above zero',
    ],
    ['bezels −3 mm', { ...flatTriple32, sides: { ...touching, bezelMm: -3 } }, 3, 'can’t be less than zero'],
  ])('%s', (_, rig, screens, reason) => {
    const markup = markupOf(rig);
    expect(markup).toMatch(new RegExp(`<p class="rig-reason">[^<]*${reason}[^<]*</p>`));
    expect(pathsOf(markup, 'lit')).toHaveLength(screens);
    expect(pathsOf(markup, 'cone').filter((d) => d !== '')).toEqual([]);
    expect(markup).not.toMatch(/NaN|Infinity|undefined/);
  });

  // Too round: no eye or side angle helps. Too near: the eye may go back. Too far in: either helps.
  test.each([
    [{ ...flatTriple32, panel: { ...flatTriple32.panel, curveRadiusMm: 90 } }, 0, false],
    [{ ...flatTriple32, eyeDistanceMm: 0 }, 1, true],
    [{ ...flatTriple32, sides: { ...touching, sideAngle: toRadians(150) } }, 3, true],
  ])('it is pale, claims no angle, and has the handles that lead out of it (%#)', (rig, handles, hasHint) => {
    const markup = markupOf(rig);
    expect(markup).toContain('rig-reason');
    expect(markup).toContain('class="rig-paper rig-pale"');
    expect(markup).not.toContain('data-label="side"');
    expect(markup.match(/role="slider"/g) ?? []).toHaveLength(handles);
    expect(markup.includes('Drag the eye')).toBe(hasHint);
    expect(markup.includes('or a side screen')).toBe(handles === 3);
  });

  test('side screens where the driver would sit: he is left out, the angles stay', () => {
    const turned = (degrees: number): Rig => ({
      ...flat27,
      sides: { ...touching, sideAngle: toRadians(degrees) },
    });
    const inTheWay = markupOf(turned(115));
    expect(inTheWay).toContain('<p class="rig-reason">A screen is where you would sit');
    expect(inTheWay).not.toContain('class="wheel"');
    expect(pathsOf(inTheWay, 'cone')).toHaveLength(3);

    const possible = markupOf(turned(60));
    expect(possible).not.toContain('rig-reason');
    expect(possible).toContain('class="wheel"');
  });

  // 27in at 30 cm: the wheel's far rim is at 230 + 45 = 275 mm, the glass at 300 mm.
  test('the wheel stands before the screen, however near that is', () => {
    const markup = drawing({ ...flat27, eyeDistanceMm: 300 });
    expect(markup).toContain('<g transform="translate(0 230)"><ellipse class="wheel"');
    expect(drawing({ ...flat27, eyeDistanceMm: 200 })).not.toContain('class="wheel"');
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
        const markup = drawing(rig);
        return !/NaN|Infinity|undefined|null|style=/.test(markup);
      }),
      { numRuns: 500 },
    ));

  test('without a rig there is the reason alone', () => {
    const markup = rigView({
      rig: impossible('size-not-positive'),
      plan: null,
      seen: impossible('size-not-positive'),
    });
    expect(markup).toContain('Your screen needs a width and a height above zero.');
    expect(pathsOf(markup, 'lit')).toHaveLength(0);
  });
});
