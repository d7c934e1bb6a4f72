import { describe, expect, it } from 'vitest';
import type { Rig } from '../geometry/rig';
import { computeView } from '../geometry/compute-view';
import { toRadians } from '../geometry/units';
import { gameById, games } from '../games/games';
import { exampleRigs, valueOf } from '../../testing/example-rigs';
import { fileLines } from './file-lines';
import { gameFiles } from './game-files';

const filesOf = (id: string, rig: Rig) => gameFiles(gameById(id)!, valueOf(computeView(rig)));

/** Lines of every file, by its name. */
const linesOf = (id: string, rig: Rig) =>
  Object.fromEntries(filesOf(id, rig).map((file) => [file.name, fileLines(file)]));

/** Three flat screens, 1 m wide and 1 m away. */
const metreRig = (sideDegrees: number, gapMm = 0): Rig => ({
  panel: { widthMm: 1000, heightMm: 562.5, curveRadiusMm: null },
  eyeDistanceMm: 1000,
  eyeOffsetMm: 0,
  fit: 'balanced',
  sides: { bezelMm: 0, gapMm, sideAngle: toRadians(sideDegrees), panel: null },
});

const { flat27, flatTriple32, curved49, curvedTriple32 } = exampleRigs;

describe('one screen: 27in 16:9 at 50 cm, H 61.7358, V 37.1675', () => {
  it.each([
    [
      'assetto-corsa',
      { 'camera_onboard.ini': ['[MODE]', 'FOV=37.1675'], 'video.ini': ['[CAMERA]', 'MODE=DEFAULT'] },
    ],
    // 37.1675 / 58 = 0.640819
    ['gtr2', { '*.plr': ['[Graphic Options]', 'FOV Multiplier="0.64082"'] }],
    ['rfactor-2', { 'player.JSON': ['"Vertical FOV Degrees": 37,'] }],
    // 2·atan(4/3 · tan(18.58375°)) = 48.2935° = 0.84288 rad
    ['rbr', { 'NGPCarMenu.ini': ['CockpitOverrideFOV=1', 'CockpitOverrideFOVValue=0.843'] }],
    // (37.1675 + 60) / 2 = 48.58
    ['farming-simulator-22', { 'gameSettings.xml': ['<fovY>49</fovY>'] }],
    // An entry of a list has no line of its own.
    ['acc', { 'cameraSettings.json': [] }],
    [
      'iracing',
      {
        'rendererDX11Monitor.ini': [
          '[MonitorSetup]',
          'NumMonitors=1',
          'ScreenWidth=598',
          'ViewingDist=500',
          'MonitorType=0',
        ],
        'app.ini': ['[View]', 'drivingCamFOV=62'],
      },
    ],
    ['ets2', {}],
    ['lmu', {}],
    ['raceroom', {}],
  ])('%s', (id, lines) => {
    expect(linesOf(id, flat27)).toEqual(lines);
  });

  it('gives the limit where the game allows no more', () => {
    // A screen of 100 m at 50 cm fills more than 120°; one of 5 cm at 2 m less than 10°.
    const sized = (widthMm: number, eyeDistanceMm: number): Rig => ({
      ...flat27,
      panel: { widthMm, heightMm: widthMm / 2, curveRadiusMm: null },
      eyeDistanceMm,
    });
    expect(linesOf('assetto-corsa', sized(100_000, 500))['camera_onboard.ini']).toContain('FOV=120.0000');
    expect(linesOf('assetto-corsa', sized(50, 2000))['camera_onboard.ini']).toContain('FOV=10.0000');
  });

  it('tells iRacing the curve', () => {
    const lines = linesOf('iracing', curved49)['rendererDX11Monitor.ini'];
    expect(lines).toContain('MonitorType=1');
    expect(lines).toContain('RadiusOfCurvature=1000');
  });
});

describe('Assetto Corsa with three screens', () => {
  // A player's file in github.com/dcheva/AC20 says RIGHT_POINT=1.49863,0.947665 for these: 0.5 + cos 3° = 1.498630, 1 −
  // sin 3° = 0.947664. The game computes in single precision, hence its last digit.
  it('gets the points of a file that was seen', () => {
    expect(linesOf('assetto-corsa', metreRig(3))['triple_screen.ini']).toEqual([
      '[LEFT_SCREEN]',
      'LEFT_POINT=-1.49863,0.947664',
      'RIGHT_POINT=-0.5,1',
      '',
      '[CENTER_SCREEN]',
      'LEFT_POINT=-0.5,1',
      'RIGHT_POINT=0.5,1',
      '',
      '[RIGHT_SCREEN]',
      'LEFT_POINT=0.5,1',
      'RIGHT_POINT=1.49863,0.947664',
      '',
      '[SPINNERS]',
      'SP_WIDTH=1000',
      'SP_DISTANCE=1000',
      'SP_MARGINS=0',
      'SP_ROTATION=3',
    ]);
  });

  it('gets points apart where there are frames: at 90°, half of 20 mm each side of the hinge', () => {
    const lines = linesOf('assetto-corsa', metreRig(90, 20))['triple_screen.ini'];
    // The hinge is at 0.51, 1. The picture begins 10 mm nearer and ends 1 m nearer than that.
    expect(lines).toContain('LEFT_POINT=0.51,0.99');
    expect(lines).toContain('RIGHT_POINT=0.51,-0.01');
  });

  it('gets outer screens of another size at their own edges', () => {
    const rig = metreRig(90);
    const uneven: Rig = {
      ...rig,
      sides: { ...rig.sides!, panel: { widthMm: 600, heightMm: 337.5, curveRadiusMm: null } },
    };
    expect(linesOf('assetto-corsa', uneven)['triple_screen.ini']).toContain('RIGHT_POINT=0.5,0.4');
  });

  it('gets the chords of curved ones: 693.696 mm at 637.921 mm', () => {
    expect(linesOf('assetto-corsa', curvedTriple32)['triple_screen.ini']).toContain(
      'RIGHT_POINT=0.346848,0.637921',
    );
    expect(filesOf('assetto-corsa', curvedTriple32)[0]?.notes).toEqual(['points']);
  });

  it('is switched to three', () => {
    expect(linesOf('assetto-corsa', flatTriple32)['video.ini']).toEqual(['[CAMERA]', 'MODE=TRIPLE']);
  });
});

describe('three screens: 3 × 32in 16:9 at 70 cm, bezels of 8 mm: w 708.416, A 54.7177, T 163.1154', () => {
  it('iRacing gets its measures, and the span', () => {
    expect(linesOf('iracing', flatTriple32)).toEqual({
      'rendererDX11Monitor.ini': [
        '[MonitorSetup]',
        'NumMonitors=3',
        'RenderViewPerMonitor=1',
        'MonitorWidth=724',
        'ScreenWidth=708',
        'ViewingDist=700',
        'ScreenAngles=55',
        'MonitorType=0',
      ],
      'app.ini': ['[View]', 'drivingCamFOV=163'],
    });
  });

  it('iRacing gets no number above 179', () => {
    // A = 2·atan(724.416 / 1000) = 71.84°: more than 179° from edge to edge.
    const near = filesOf('iracing', { ...flatTriple32, eyeDistanceMm: 500 });
    expect(near.map(({ name }) => name)).toEqual(['rendererDX11Monitor.ini']);
    expect(near[0]?.notes).toEqual(['close-first', 'beyond-179']);
  });

  it('Competizione gets its measures and no number', () => {
    expect(linesOf('acc', flatTriple32)).toEqual({
      'cameraSettings.json': [
        '"tripleWidth": 708,',
        '"tripleDistance": 700,',
        '"tripleAngle": 55,',
        '"tripleBezel": 8,',
      ],
    });
  });

  it.each(['lmu', 'rfactor-2'])('%s gets three views', (id) => {
    const view = '(0.708, 0.398, 0.700, 54.718, 0.016)';
    expect(linesOf(id, flatTriple32)).toEqual({
      'Config_DX11.ini': [
        'SubViews=2',
        'UseSubViewParams=1',
        `ViewParams=${view}`,
        `LeftView=${view}`,
        `RightView=${view}`,
      ],
    });
  });
});

describe('the trucks', () => {
  it('get the simple lines where all screens face the eye', () => {
    expect(linesOf('ats', flatTriple32)).toEqual({
      'config.cfg': [
        'uset r_multimon_mode "2"',
        'uset r_multimon_fov_horizontal "53.68"',
        'uset r_multimon_fov_vertical "0"',
        'uset r_multimon_border_fov_left "1.04"',
        'uset r_multimon_border_fov_right "1.04"',
        'uset g_interior_camera_zero_pitch "1"',
      ],
    });
    expect(filesOf('ats', flatTriple32)[0]?.path).toBe('Documents\\American Truck Simulator\\config.cfg');
  });

  /**
   * By hand, 1 m wide and away, a side turned by 90°: its plane is 500 mm beside the eye, its picture runs from 1000 mm
   * before the foot of the perpendicular to the foot itself. So the camera looks at 90°, is 2·atan(1000/500) =
   * 126.869898° wide and 2·atan(281.25/500) = 58.715507° high, and the screen shows the half of it that is nearer to
   * the middle.
   */
  it('get an exact part of a wider picture where a screen does not', () => {
    const lines = linesOf('ets2', metreRig(90));
    expect(lines['config.cfg']).toEqual([
      'uset r_multimon_mode "4"',
      'uset g_interior_camera_zero_pitch "1"',
    ]);
    const side = (heading: string, begins: string) => [
      ' horizontal_fov_relative_offset: 0.000000',
      ` heading_offset: ${heading}`,
      ' horizontal_fov_override: 126.869898',
      ' vertical_fov_override: 58.715507',
      ` frustum_subrect_x: ${begins}`,
      ' frustum_subrect_y: 0.000000',
      ' frustum_subrect_width: 0.500000',
      ' frustum_subrect_height: 1.000000',
    ];
    expect(lines['multimon_config.sii']).toEqual([
      '# left',
      ...side('90.000000', '0.500000'),
      '',
      '# centre',
      ' horizontal_fov_relative_offset: 0.000000',
      ' heading_offset: 0.000000',
      ' horizontal_fov_override: 53.130102', // 2·atan(0.5)
      ' vertical_fov_override: 31.417276', // 2·atan(0.28125)
      ' frustum_subrect_x: 0.000000',
      ' frustum_subrect_y: 0.000000',
      ' frustum_subrect_width: 1.000000',
      ' frustum_subrect_height: 1.000000',
      '',
      '# right',
      ...side('-90.000000', '0.000000'),
    ]);
  });
});

describe('every file', () => {
  it('has a name, marks and sources, and numbers that can be read', () => {
    for (const rig of [flat27, flatTriple32, curvedTriple32, metreRig(45)])
      for (const game of games)
        for (const file of filesOf(game.id, rig)) {
          expect(file.path.toLowerCase()).toContain(file.name.replace('*', '').toLowerCase());
          expect(file.marks.length).toBeGreaterThan(0);
          expect(file.sources.length).toBeGreaterThan(0);
          expect(file.targets.length).toBeGreaterThan(0);
          expect(fileLines(file).join('\n')).not.toMatch(/NaN|Infinity|undefined|-0(?![.\d])/);
        }
  });
});
