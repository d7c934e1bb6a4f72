import { describe, expect, it } from 'vitest';
import type { Rig } from '../geometry/rig';
import { toRadians } from '../geometry/units';
import type { ViewAngles } from '../geometry/view-angles';
import { defaultRig, tripleRig, viewOf } from '../../testing/sample-views';
import { valueWithUnit } from '../../testing/value-with-unit';
import { gameById, games } from './games';
import { answerFor } from './game-answer';

// 3 × 32in 16:9 at 70 cm, bezels of 8 mm: w 708.416, h 398.484, A 54.7177, H 53.6799, seam A − H = 1.0378
const instructions = (id: string, rig: Rig = tripleRig, view: ViewAngles = viewOf(rig)) =>
  answerFor(gameById(id)!, { rig, view }).triple!;

const cautions = (id: string, rig: Rig = tripleRig, view: ViewAngles = viewOf(rig)) =>
  answerFor(gameById(id)!, { rig, view }).cautions;

const texts = (id: string, rig?: Rig, view?: ViewAngles) =>
  instructions(id, rig, view).measures.map(valueWithUnit);

describe('three flat screens', () => {
  it('print the lines of iRacing', () => {
    const { takes, file, lines } = instructions('iracing');
    expect(takes).toBe('total');
    expect(file).toEqual({ path: 'Documents\\iRacing\\rendererDX11Monitor.ini', section: 'MonitorSetup' });
    expect(lines).toEqual([
      'NumMonitors=3',
      'RenderViewPerMonitor=1',
      'MonitorWidth=724',
      'ScreenWidth=708',
      'ViewingDist=700',
      'ScreenAngles=55',
      'MonitorType=0',
    ]);
    expect(texts('iracing')).toEqual(['3', '1', '724 mm', '708 mm', '700 mm', '55°', '0']);
  });

  it('print the lines of Assetto Corsa', () => {
    const { takes, file, lines } = instructions('assetto-corsa');
    expect(takes).toBe('measures');
    expect(file).toEqual({
      path: 'Documents\\Assetto Corsa\\cfg\\triple_screen.ini',
      section: 'SPINNERS',
    });
    expect(lines).toEqual(['SP_WIDTH=708', 'SP_DISTANCE=700', 'SP_MARGINS=8', 'SP_ROTATION=55']);
  });

  it('give the measures of Competizione and EVO', () => {
    const acc = instructions('acc');
    expect(acc.measures.map(({ key }) => key)).toEqual([
      'tripleWidth',
      'tripleDistance',
      'tripleAngle',
      'tripleBezel',
    ]);
    expect(acc.measures.map(valueWithUnit)).toEqual(['708 mm', '700 mm', '55°', '8 mm']);
    expect(acc.lines).toEqual([]);
    expect(texts('ac-evo')).toEqual(['700 mm', '708 mm', '8 mm', '55°']);
  });

  it.each(['rfactor-2', 'lmu'])('print the lines of %s', (id) => {
    expect(instructions(id).lines).toEqual([
      'ViewParams=(0.708, 0.398, 0.700, 54.718, 0.016)',
      'LeftView=(0.708, 0.398, 0.700, 54.718, 0.016)',
      'RightView=(0.708, 0.398, 0.700, 54.718, 0.016)',
    ]);
  });

  it.each(['automobilista', 'game-stock-car', 'rfactor', 'stock-car-extreme'])(
    'say how to build the stand for %s, and how far off it is',
    (id) => {
      expect(instructions(id).takes).toBe('same');
      expect(texts(id)).toEqual(['53.7°', '54.7°', '1.0°']);
    },
  );

  it.each(['ets2', 'ats'])('print the lines of %s', (id) => {
    expect(instructions(id).lines).toEqual([
      'uset r_multimon_mode "2"',
      'uset r_multimon_fov_horizontal "53.68"',
      'uset r_multimon_fov_vertical "0"',
      'uset r_multimon_border_fov_left "1.04"',
      'uset r_multimon_border_fov_right "1.04"',
      'uset g_interior_camera_zero_pitch "1"',
    ]);
    expect(texts(id).at(-1)).toBe('113°'); // one projection 113.2505
  });

  it('give the angles of BeamNG', () => {
    expect(texts('beamng')).toEqual(['53.7°', '53.7°', '53.7°', '1.0°']);
    expect(instructions('beamng').measures.map(({ key }) => key)).toEqual([
      'GraphicTripleMonitorCenterFovDeg',
      'GraphicTripleMonitorLeftFovDeg',
      'GraphicTripleMonitorRightFovDeg',
      'GraphicTripleMonitorBordersFovDeg',
    ]);
  });

  it('give the bezel-corrected number to games that draw one picture', () => {
    for (const id of ['project-cars', 'rennsport']) {
      expect(instructions(id).takes).toBe('one-projection');
      expect(texts(id)).toEqual(['114°']); // 114.0349
    }
    expect(texts('dcs')).toEqual(['53.7°', '114°']);
  });

  it('give openRBRTriples what is missing from H', () => {
    expect(instructions('rbr-triples').lines).toEqual(['angle = 1.04']);
    // A stand fixed at 45° is 8.6799° short of H.
    const at45: Rig = { ...tripleRig, sides: { ...tripleRig.sides!, sideAngle: toRadians(45) } };
    expect(instructions('rbr-triples', at45).lines).toEqual(['angle = -8.68']);
    expect(texts('rbr-triples', at45)).toEqual(['-8.68°']);
  });

  it('give KartKraft its lengths and RaceRoom its angle', () => {
    expect(texts('kartkraft')).toEqual(['724 mm', '708 mm', '700 mm']);
    expect(texts('raceroom')).toEqual(['54.7°', '8 mm']);
  });
});

describe('the gap', () => {
  it('counts where frames overlap, instead of the bezels', () => {
    const overlapping: Rig = { ...tripleRig, sides: { ...tripleRig.sides!, gapMm: 6 } };
    expect(instructions('iracing', overlapping).lines).toContain('MonitorWidth=714');
    expect(instructions('assetto-corsa', overlapping).lines).toContain('SP_MARGINS=3');
    expect(instructions('rfactor-2', overlapping).lines[0]).toMatch(/, 0\.006\)$/);
  });

  it('may be nothing: a bezel of 0 is a bezel', () => {
    const frameless: Rig = { ...tripleRig, sides: { ...tripleRig.sides!, bezelMm: 0 } };
    expect(instructions('assetto-corsa', frameless).lines).toContain('SP_MARGINS=0');
    expect(instructions('ets2', frameless).lines).toContain('uset r_multimon_border_fov_left "0.00"');
    // Frames hidden behind each other: 0 is a gap.
    const seamless: Rig = { ...tripleRig, sides: { ...tripleRig.sides!, gapMm: 0 } };
    expect(instructions('assetto-corsa', seamless).lines).toContain('SP_MARGINS=0');
  });
});

describe('limits of a measure', () => {
  it('warn and do not cut', () => {
    // At 350 mm: A = 2·atan(724.416 / 700) = 91.96°, above EVO's maximum of 90.
    const near: Rig = { ...tripleRig, eyeDistanceMm: 350 };
    const angle = instructions('ac-evo', near).measures.find(({ what }) => what === 'side-angle')!;
    expect(angle.outOfRange).toBe('above');
    expect(angle.value).toBeCloseTo(91.96, 2);
    expect(instructions('ac-evo').measures.every(({ outOfRange }) => outOfRange === null)).toBe(true);
  });

  // EVO allows 100 to 3000 mm of distance and of width, bezels up to 100 mm and a side angle up to 90°.
  it.each([
    [{ ...tripleRig, eyeDistanceMm: 90 }, ['below', null, null, 'above']], // A = 2·atan(724.416 / 180) = 152°
    [{ ...tripleRig, eyeDistanceMm: 100 }, [null, null, null, 'above']],
    [{ ...tripleRig, eyeDistanceMm: 3001 }, ['above', null, null, null]],
    [{ ...tripleRig, panel: { ...tripleRig.panel, widthMm: 3001 } }, [null, 'above', null, 'above']], // A = 130°
    [{ ...tripleRig, panel: { ...tripleRig.panel, widthMm: 99 } }, [null, 'below', null, null]],
    [{ ...tripleRig, sides: { ...tripleRig.sides!, bezelMm: 101 } }, [null, null, 'above', null]],
  ])('are known for every measure of EVO (%#)', (rig, expected) => {
    expect(instructions('ac-evo', rig).measures.map(({ outOfRange }) => outOfRange)).toEqual(expected);
  });

  const standAt = (degrees: number): Rig => ({
    ...tripleRig,
    sides: { ...tripleRig.sides!, sideAngle: toRadians(degrees) },
  });
  const onStand = (id: string, degrees: number) => instructions(id, standAt(degrees));

  // EVO takes whole degrees up to 90: 90.3° is typed as 90, 90.6° as 91.
  it.each([
    [90.3, null],
    [90.6, 'above'],
  ])('hold for what is typed: %d° on a stand', (degrees, outOfRange) => {
    const angle = onStand('ac-evo', degrees).measures.find(({ what }) => what === 'side-angle')!;
    expect(angle.value).toBeCloseTo(degrees, 9);
    expect(angle.outOfRange).toBe(outOfRange);
  });

  // The comment in iRacing's file says 65 at most; files in public repositories have 79 and 90.
  it.each([
    [65.3, []],
    [65.6, ['above-comment']],
    [79, ['above-comment']],
    [90, ['above-comment']],
  ])('are no wall where only a comment names them: %d° on a stand', (degrees, expected) => {
    const { measures, lines } = onStand('iracing', degrees);
    expect(measures.every(({ outOfRange }) => outOfRange === null)).toBe(true);
    expect(cautions('iracing', standAt(degrees))).toEqual(expected);
    expect(lines).toContain(`ScreenAngles=${degrees.toFixed(0)}`);
  });
});

describe('three curved screens', () => {
  // The same with 1000R: A 58.3155, T 173.6982; flat equivalent 693.696 wide at 637.921
  const rig: Rig = { ...tripleRig, panel: { ...tripleRig.panel, curveRadiusMm: 1000 } };
  const flat = viewOf(tripleRig);
  const view: ViewAngles = {
    ...flat,
    h: toRadians(57.0672),
    v: toRadians(34.0115),
    flatEquivalent: { widthMm: 693.696, heightMm: 390.204, distanceMm: 637.921 },
    triple: { ...flat.triple!, sideAngle: toRadians(58.3155), total: toRadians(173.6982) },
  };

  it('become flat ones where the game only knows flat ones, and the player is told', () => {
    const { lines } = instructions('assetto-corsa', rig, view);
    expect(lines).toEqual(['SP_WIDTH=694', 'SP_DISTANCE=638', 'SP_MARGINS=8', 'SP_ROTATION=58']);
    expect(cautions('assetto-corsa', rig, view)).toEqual(['drawn-flat']);
    expect(instructions('rfactor-2', rig, view).lines[0]).toMatch(
      /^ViewParams=\(0\.694, 0\.390, 0\.638, 58\.31/,
    );
    expect(cautions('assetto-corsa')).toEqual([]);
  });

  it('stay as they are where the game takes the curve', () => {
    const { lines } = instructions('iracing', rig, view);
    expect(lines).toContain('ScreenWidth=708');
    expect(lines).toContain('ViewingDist=700');
    expect(lines).toContain('MonitorType=1');
    expect(lines).toContain('RadiusOfCurvature=1000');
    expect(cautions('iracing', rig, view)).toEqual([]);
  });
});

describe('every game', () => {
  it('has nothing to say about three screens when there is one', () => {
    const seen = { rig: defaultRig, view: viewOf(defaultRig) };
    for (const game of games) expect(answerFor(game, seen).triple).toBeNull();
  });

  it('has its sentence and finite measures when there are three', () => {
    for (const game of games) {
      const { sentence, measures } = instructions(game.id);
      expect(sentence).toBe(game.triple.sentence);
      for (const { value } of measures) expect(value).toSatisfy(Number.isFinite);
    }
  });
});
