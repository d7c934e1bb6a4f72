import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toDegrees } from '../geometry/units';
import type { ViewAngles } from '../geometry/view-angles';
import { defaultRig, flatView, tripleRig, viewOf, viewOfH, viewOfV } from '../../testing/sample-views';
import { valueWithUnit } from '../../testing/value-with-unit';
import { errorSide } from './error-side';
import { gameById, games } from './games';
import { between } from './record-parts';
import { answerFor, numberOf } from './game-answer';
import { settingOn } from './setting';
import type { Game } from './types';

const game = (id: string) => gameById(id)!;
const answerOf = (any: Game, view: ViewAngles) => answerFor(any, { rig: tripleRig, view });
const answer = (id: string, view: ViewAngles) => answerOf(game(id), view);
const setting = (id: string, view: ViewAngles) => numberOf(answer(id, view))!.setting;
const limitsFor = (id: string, view: ViewAngles) => setting(id, view).limits;
const text = (id: string, view: ViewAngles) =>
  valueWithUnit({ ...game(id).scale!, value: setting(id, view).value });

const view27 = viewOf(defaultRig);
const view3x32 = viewOf(tripleRig);

describe('the default rig, 27in 16:9 at 50 cm', () => {
  it('covers 61.7358° by 37.1675°', () => {
    expect(toDegrees(view27.h)).toBeCloseTo(61.7358, 4);
    expect(toDegrees(view27.v)).toBeCloseTo(37.1675, 4);
  });

  // By hand from H 61.7358, V 37.1675 and each game's formula.
  it.each([
    ['acc', '37°'],
    ['assetto-corsa', '37°'],
    ['automobilista-2', '62°'],
    ['beamng', '37°'],
    ['dirt-rally', '0.2'], // 7.1675 / 40 = 0.179
    ['dirt-rally-2', '-4'],
    ['dirt-rally-file', '74°'],
    ['ea-wrc', '38'], // 2 · 19.1675
    ['ets2', '62°'],
    ['f1-2018', '-0.40'], // −7.63 steps of 0.05
    ['f1-2020', '-0.8'],
    ['f1-25', '-8'],
    ['farming-simulator-22', '49°'], // (37.1675 + 60) / 2 = 48.58
    ['farming-simulator-25', '40°'], // below its range
    ['gtr2', '0.6x'], // 37.1675 / 58 = 0.641
    ['iracing', '62°'],
    ['live-for-speed', '61.7°'],
    ['lmu', '37°'],
    ['raceroom', '61.7°'],
    ['rbr', '0.843 rad'], // 2·atan(4/3 · 0.33622) = 0.8428
    ['dcs', '61.7°'],
    ['star-citizen', '61.7°'], // of a 16:9 picture, the ratio of this one
    ['x-plane-12', '61.7°'],
    ['rbr-triples', '0.865 rad'], // 0.648695 · 4/3
    ['rfactor-2', '37°'],
    ['trackmania-tweaker', '37°'],
  ])('%s: %s', (id, expected) => {
    expect(text(id, view27)).toBe(expected);
  });

  it('tells what the coarse slider of DiRT Rally 2.0 really gives', () => {
    const { value, exact, gives, errorDegrees, axis, outOfRange } = setting('dirt-rally-2', view27);
    expect(value).toBe(-4);
    expect(exact).toBeCloseTo(-3.7536, 3); // 10 − 10·√(37.8325 / 20)
    expect(axis).toBe('vertical');
    expect(gives).toBeCloseTo(35.8, 10);
    expect(errorDegrees).toBeCloseTo(-1.3675, 4);
    expect(errorSide(errorDegrees)).toBe('narrow');
    expect(outOfRange).toBeNull();
  });

  it('tells when a value is wide, and in which direction it counts', () => {
    const dirt = setting('dirt-rally', view27);
    expect(dirt.gives).toBeCloseTo(38, 10);
    expect(dirt.errorDegrees).toBeCloseTo(0.8325, 4);
    expect(errorSide(dirt.errorDegrees)).toBe('wide');
    const f1 = setting('f1-25', view27);
    expect(f1.axis).toBe('horizontal');
    expect(f1.gives).toBeCloseTo(61, 10); // 77 − 8 · 2
    expect(f1.errorDegrees).toBeCloseTo(-0.7358, 4);
  });

  it('gives no number where none is known', () => {
    expect(answer('wreckfest', view27).kind).toBe('unknown');
  });

  it('reads the same rig on the other scales that RaceRoom may have', () => {
    const others = game('raceroom').otherwise!.map(({ scale }) =>
      valueWithUnit({ ...scale, value: settingOn(scale, view27).value }),
    );
    expect(others).toEqual(['0.6x', '37.2°']);
  });

  // Decimals as in players' files: FOV=30.6468, FOV Multiplier="0.71749".
  it.each([
    ['assetto-corsa', '37.1675°'],
    ['gtr2', '0.64082x'], // 37.1675 / 58 = 0.640819
    ['raceroom-legacy', '37.1675°'], // with the multiplier at 1.0
    ['star-citizen', '37.1675°'],
  ])('has a finer number for the file of %s: %s', (id, expected) => {
    const { scale } = game(id).otherwise![0]!;
    expect(valueWithUnit({ ...scale, value: settingOn(scale, view27).value })).toBe(expected);
  });
});

describe('range', () => {
  it('keeps to the nearest allowed value and says which side the true one is on', () => {
    // EA WRC at V 15°: 2 · (15 − 18) = −6, and a limit of 0 is a limit.
    expect(setting('ea-wrc', viewOfV(15))).toMatchObject({ value: 0, outOfRange: 'below' });
    expect(setting('ea-wrc', viewOfV(15)).exact).toBeCloseTo(-6, 8);
    expect(setting('ea-wrc', viewOfV(15)).gives).toBeCloseTo(18, 8);
    expect(setting('forza-motorsport', viewOfV(80))).toMatchObject({ value: 65, outOfRange: 'above' });
    expect(setting('forza-motorsport', viewOfV(80)).exact).toBeCloseTo(80, 8);
  });

  // Menu of rFactor, by its players: 35 to 100. Its heirs are believed to begin at 10.
  it('begins where the menu does', () => {
    expect(setting('rfactor', viewOfV(32))).toMatchObject({ value: 35, outOfRange: 'below' });
    expect(setting('rfactor', viewOfV(35))).toMatchObject({ value: 35, outOfRange: null });
    expect(setting('rfactor', viewOfV(101))).toMatchObject({ value: 100, outOfRange: 'above' });
    expect(setting('automobilista', viewOfV(32))).toMatchObject({ value: 32, outOfRange: null });
    // The plugin's own limits
    expect(limitsFor('trackmania-tweaker', view27)).toEqual({ min: 1, max: 175 });
  });

  it('lets a value that rounds to the limit pass', () => {
    expect(setting('forza-motorsport', viewOfV(24.6))).toMatchObject({ value: 25, outOfRange: null });
    expect(setting('forza-motorsport', viewOfV(24.4))).toMatchObject({ value: 25, outOfRange: 'below' });
  });

  // Both sliders end at 30°. 27in 16:9 at 70 cm is 2·atan(168.11/700) = 27.0153° high, 3° less than they reach.
  it.each([
    ['dirt-rally', 0, -0.0746], // (27.0153 − 30)/40, three quarters of a step
    ['dirt-rally-2', -5, -5.4893], // 10 − √((75 − 27.0153)/0.2), half a step
  ])('%s says that its lowest position shows too much, however coarse its steps are', (id, value, exact) => {
    const far = setting(id, viewOfV(27.0153));
    expect(far).toMatchObject({ value, outOfRange: 'below' });
    expect(far.exact).toBeCloseTo(exact, 3);
    expect(far.errorDegrees).toBeCloseTo(2.9847, 4);
    // Half a degree, as whole degrees may be off, too.
    expect(setting(id, viewOfV(29.6))).toMatchObject({ value, outOfRange: null });
    expect(setting(id, viewOfV(29.4))).toMatchObject({ value, outOfRange: 'below' });
    expect(setting(id, viewOfV(70.6)).outOfRange).toBe('above');
    expect(setting(id, viewOfV(70.4)).outOfRange).toBeNull();
  });

  // No source for the menu of either: V 5° is 2·atan(16/9 · tan 2.5°) = 8.8773° wide at 16:9, 34.06 steps of 2° below
  // 77°.
  it.each(['f1-2019', 'f1-2020'])('%s is held nowhere', (id) => {
    expect(setting(id, viewOfV(5))).toMatchObject({ value: -3.4, outOfRange: null });
    expect(limitsFor(id, view27)).toEqual({ min: null, max: null });
  });

  // Config/View/Server.lua of the game: 20 to 140 for fighters; modules exist with up to 180.
  it('DCS World is not cut where only some aircraft stop', () => {
    expect(setting('dcs', viewOfH(10))).toMatchObject({ value: 20, outOfRange: 'below', doubtful: false });
    expect(setting('dcs', viewOfH(140))).toMatchObject({ value: 140, outOfRange: null, doubtful: false });
    expect(setting('dcs', viewOfH(150))).toMatchObject({ value: 150, outOfRange: null, doubtful: true });
  });

  // Star Citizen stores 58.7155 for 90; a player's X-Plane, 54.219810 by 32.129471 at 2560 × 1440.
  it('agrees with what players have stored', () => {
    expect(setting('star-citizen', viewOfV(58.7155)).exact).toBeCloseTo(90, 4);
    const stored = setting('x-plane-12', viewOfV(32.129471));
    expect(stored.exact).toBeCloseTo(54.21981, 4);
  });

  it('cuts nothing where no range is known', () => {
    expect(setting('ets2', viewOfH(4))).toMatchObject({ value: 4, outOfRange: null });
    expect(setting('ets2', viewOfH(176))).toMatchObject({ value: 176, outOfRange: null });
    expect(limitsFor('ets2', view27)).toEqual({ min: null, max: null });
    // −7.63 steps: no limit is not a limit of 0.
    expect(settingOn({ ...game('f1-25').scale!, range: null }, view27)).toMatchObject({
      value: -8,
      outOfRange: null,
    });
  });

  it('warns, but does not cut, where sources disagree', () => {
    expect(setting('acc', viewOfV(90))).toMatchObject({ value: 90, doubtful: false, outOfRange: null });
    expect(setting('acc', viewOfV(95))).toMatchObject({ value: 95, doubtful: true, outOfRange: null });
    expect(setting('acc', viewOfV(125))).toMatchObject({ value: 120, doubtful: true, outOfRange: 'above' });
  });

  // Its menu usually ends at 90, and a public mod checks for 45 to 120; the one of the game before is known up to 90.
  it('is wider in Farming Simulator 22 than in 19', () => {
    expect(setting('farming-simulator-22', viewOfV(95))).toMatchObject({ value: 95, doubtful: true });
    expect(setting('farming-simulator-22', viewOfV(125))).toMatchObject({ value: 120, outOfRange: 'above' });
    expect(setting('farming-simulator-19', viewOfV(95))).toMatchObject({ value: 90, outOfRange: 'above' });
  });

  // https://www.wsgf.org/dr/project-cars-2/en; "21:9" there is 2560x1080, and 32:9 has no published minimum
  it.each([
    ['16:9', 16 / 9, 35, 120],
    ['16:10', 16 / 10, 32, 114],
    ['15:9', 15 / 9, 33, 117],
    ['4:3', 4 / 3, 27, 105],
    ['21:9', 64 / 27, 46, 133],
    ['32:9', 32 / 9, null, 147],
  ])('follows the ratio in Project CARS 2: %s', (_, ratio, min, max) => {
    const limits = limitsFor('project-cars-2', viewOfH(60, ratio));
    if (min !== null) expect(Math.abs(limits.min! - min)).toBeLessThanOrEqual(1);
    expect(Math.abs(limits.max! - max)).toBeLessThanOrEqual(1);
  });

  it('applies the limits of the ratio', () => {
    expect(setting('project-cars-2', viewOfH(30, 16 / 9))).toMatchObject({ value: 35, outOfRange: 'below' });
    expect(setting('project-cars-2', viewOfH(30, 4 / 3))).toMatchObject({ value: 30, outOfRange: null });
    expect(setting('automobilista-2', viewOfH(125, 16 / 9))).toMatchObject({
      value: 120,
      outOfRange: 'above',
    });
    expect(setting('automobilista-2', viewOfH(125, 64 / 27))).toMatchObject({ value: 125, outOfRange: null });
  });
});

describe('three screens', () => {
  it('takes the whole span in iRacing, up to its higher limit', () => {
    // T 163.1154
    expect(setting('iracing', view3x32)).toMatchObject({
      value: 163,
      span: 'total',
      gives: 163,
      outOfRange: null,
    });
    expect(setting('iracing', view3x32).errorDegrees).toBeCloseTo(-0.1154, 4);
    const near = viewOf({ ...tripleRig, eyeDistanceMm: 450 });
    // A 2·atan(724.416/900) = 77.66, H 2·atan(708.416/900) = 76.41, T 231.7: more than one view's 179
    expect(setting('iracing', near)).toMatchObject({ value: 232, outOfRange: null, doubtful: true });
    expect(setting('iracing', view3x32).doubtful).toBe(false);
    expect(setting('iracing', viewOf({ ...tripleRig, eyeDistanceMm: 300 }))).toMatchObject({
      value: 270,
      outOfRange: 'above',
    });
    expect(limitsFor('iracing', near)).toEqual({ min: 45, max: 270 });
    expect(limitsFor('iracing', view27)).toEqual({ min: 45, max: 179 });
  });

  it('keeps to the one limit that is known, where there is none for three screens', () => {
    const scale = { ...game('iracing').scale!, range: between(45, 120) };
    expect(settingOn(scale, view3x32, { span: 'total' })).toMatchObject({ value: 120, outOfRange: 'above' }); // T 163.1154
  });

  it('is for the centre screen unless told otherwise', () => {
    const [, verticalDegrees] = game('raceroom').otherwise!;
    expect(settingOn(verticalDegrees!.scale, view3x32)).toMatchObject({ value: 31.8, span: 'screen' }); // V 31.7761
  });

  // https://blog.zencoffee.org/2012/08/: one screen's H and the angle of one camera over three
  it.each([
    [60, 120.0],
    [75, 133.04],
    [90, 143.13],
  ])('takes one flat picture in DCS World: %i → %f', (h, expected) => {
    const panel = { widthMm: 2000 * Math.tan((h / 360) * Math.PI), heightMm: 500, curveRadiusMm: null };
    const view = viewOf({ ...tripleRig, panel, eyeDistanceMm: 1000 });
    expect(setting('dcs', view).span).toBe('one-projection');
    expect(Math.abs(setting('dcs', view).exact - expected)).toBeLessThan(0.005);
    expect(text('project-cars', view)).toBe(`${Math.round(expected)}°`);
    expect(text('rennsport', view)).toBe(`${Math.round(expected)}°`);
  });

  it('follows the ratio of the picture over all three in Project CARS', () => {
    // 48:9: 2·atan(16/3 · tan 10.057°) = 86.8, 2·atan(16/3 · tan 44.254°) = 158.2
    expect(limitsFor('project-cars', view3x32)).toEqual({ min: 87, max: 158 });
    expect(limitsFor('project-cars-2', view3x32)).toEqual({ min: 35, max: 120 });
  });

  it('keeps the number of the centre screen elsewhere, and says where it does nothing', () => {
    // H 53.6799, V 31.7761
    expect(setting('automobilista-2', view3x32)).toMatchObject({ value: 54, span: 'screen' });
    expect(setting('automobilista', view3x32)).toMatchObject({ value: 32, span: 'screen' });
    expect(answer('assetto-corsa', view3x32).kind).toBe('measures');
    expect(answer('beamng', view3x32).kind).toBe('angles');
    expect(answer('assetto-corsa', view27).kind).toBe('number');
  });
});

it('is never minus zero', () => {
  // h16 76.4 is 0.3 of a step below zero.
  const { value } = setting('f1-25', viewOfH(76.4));
  expect(Object.is(value, 0)).toBe(true);
});

describe('any screen', () => {
  const anyView = fc
    .record({
      h: fc.double({ min: 0, max: 180, minExcluded: true, maxExcluded: true, noNaN: true }),
      ratio: fc.double({ min: 1, max: 4, noNaN: true }),
    })
    .map(({ h, ratio }) => viewOfH(h, ratio));
  const anyTriple = fc
    .record({
      widthMm: fc.double({ min: 100, max: 3000, noNaN: true }),
      distanceMm: fc.double({ min: 100, max: 3000, noNaN: true }),
    })
    .map(({ widthMm, distanceMm }) =>
      viewOf({
        ...tripleRig,
        panel: { widthMm, heightMm: widthMm / 2, curveRadiusMm: null },
        eyeDistanceMm: distanceMm,
      }),
    );

  const faultOf = (each: Game, view: ViewAngles): string | null => {
    const result = numberOf(answerOf(each, view))?.setting;
    if (result === undefined) return null;
    const { value, exact, gives, errorDegrees, outOfRange, limits } = result;
    if (![value, exact, gives, errorDegrees].every(Number.isFinite)) return 'not finite';
    const step = each.scale!.step ?? 10 ** -each.scale!.decimals;
    if (Math.abs(value / step - Math.round(value / step)) > 1e-6) return 'off the step';
    const { min, max } = limits;
    if (min !== null && value < min) return 'below the range';
    if (max !== null && value > max) return 'above the range';
    if (outOfRange === 'below' && !(value === min && exact < value)) return 'not below';
    if (outOfRange === 'above' && !(value === max && exact > value)) return 'not above';
    if (outOfRange === null && Math.abs(value - exact) > step / 2 + 1e-9) return 'cut without a word';
    return null;
  };

  it('gets a finite value on the step and within the limits, in every game', () => {
    fc.assert(
      fc.property(fc.oneof(anyView, anyTriple), (view) => {
        for (const each of games) {
          const fault = faultOf(each, view);
          if (fault !== null) throw new Error(`${each.id}: ${fault}`);
        }
      }),
    );
  });

  it('gets no smaller a number when it is wider', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 170, noNaN: true }),
        fc.double({ min: 0, max: 8, noNaN: true }),
        (h, more) =>
          games.every((each) => {
            const valueAt = (degrees: number) =>
              numberOf(answerOf(each, viewOfH(degrees)))?.setting.value ?? 0;
            return valueAt(h + more) >= valueAt(h);
          }),
      ),
    );
  });

  it('is counted from its own size', () => {
    // 1000 mm square at 500 mm: a right angle both ways
    expect(setting('iracing', flatView(1000, 1000, 500)).exact).toBeCloseTo(90, 10);
    expect(setting('assetto-corsa', flatView(1000, 1000, 500)).exact).toBeCloseTo(90, 10);
  });
});
