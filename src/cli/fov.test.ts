import { spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bundleProgram } from '../../scripts/bundle';
import { parseOptions, UsageError } from './options';
import { fovReport } from './report';
import { fovTable } from './table';

const report = (...options: string[]) => {
  const parsed = parseOptions(options);
  if (typeof parsed === 'string') throw new Error(parsed);
  const result = fovReport(parsed);
  if (!result.ok) throw new Error(result.error.reason);
  return result.value;
};

const game = (id: string, ...options: string[]) => report(...options).games.find((each) => each.id === id)!;

describe('the default rig on the command line', () => {
  // By hand, with the formulas of docs/formulas.md: H = 2·atan(59.7727/100), V = 2·atan(33.6221/100).
  it('has H 61.7358 and V 37.1675', () => {
    const { view } = report();
    expect(view.h).toBeCloseTo(61.7358, 4);
    expect(view.v).toBeCloseTo(37.1675, 4);
    expect(view.coverage).toBeCloseTo(61.7358, 4);
    expect(view).toMatchObject({ sideAngle: null, total: null, blindWedge: null, oneProjection: null });
    expect(view).toMatchObject({ footprint: null, fits: null });
  });

  it.each([
    ['assetto-corsa', 37],
    ['rfactor-2', 37],
    ['lmu', 37],
    ['iracing', 62],
    ['dirt-rally-2', -4],
    ['ea-wrc', 38], // 2 · (37.1675 − 18) = 38.3
    ['rbr', 0.843],
    ['automobilista-2', 62],
    ['beamng', 37],
    ['f1-25', -8], // (61.7358 − 77) / 2 = −7.6
  ])('%s: %d', (id, value) => {
    expect(game(id).value).toBe(value);
  });

  it('tells what DiRT Rally 2.0 makes of −4', () => {
    expect(game('dirt-rally-2')).toMatchObject({
      text: '−4',
      outOfRange: null,
      evidence: 'reported',
      triple: null,
    });
    expect(game('dirt-rally-2').gives).toBeCloseTo(35.8, 6);
  });

  it('prints the Classic values too', () => {
    expect(report().classic).toContainEqual({ id: 'gtr2AndRace07', text: '0.62x' });
    expect(report().classic).toHaveLength(14);
  });

  it('has ids where the page has words', () => {
    const triple = game('iracing', '--screens', 'triple').triple;
    for (const code of [triple?.sentence, ...(triple?.measures ?? []).map(({ what }) => what)])
      expect(code).toMatch(/^[a-z\d-]+$/i);
    expect(report().classic.every(({ id }) => /^[a-zA-Z\d]+$/.test(id))).toBe(true);
  });

  it('has null where there is no number', () => {
    expect(game('wreckfest')).toMatchObject({
      value: null,
      text: null,
      exact: null,
      gives: null,
      evidence: 'none',
    });
  });
});

describe('other rigs on the command line', () => {
  // The worked example of docs/formulas.md: 3 × 32in at 70 cm with 8 mm bezels.
  const triple = ['--size', '32', '--distance', '70', '--screens', 'triple', '--bezel', '8'];

  it('knows three screens', () => {
    const { view } = report(...triple);
    expect(view.sideAngle).toBeCloseTo(54.7177, 4);
    expect(view.total).toBeCloseTo(163.1154, 4);
    expect(view.blindWedge).toBeCloseTo(1.0378, 4);
    expect(view.oneProjection).toBeCloseTo(113.2505, 4);
    expect(view.footprint?.widthCm).toBeCloseTo(156.127, 4);
    expect(view.footprint?.depthCm).toBeCloseTo(59.1353, 4);
    expect(game('iracing', ...triple).triple?.lines).toContain('ScreenWidth=708');
    // The centre picture's right edge: half of 708.416 mm beside, 700 mm ahead.
    expect(game('assetto-corsa', ...triple).files[0]).toMatchObject({
      path: 'Documents\\Assetto Corsa\\cfg\\triple_screen.ini',
      lines: expect.arrayContaining(['RIGHT_POINT=0.354208,0.7']) as unknown,
    });
  });

  it('knows a stand fixed at 45°, and the camera for each of its screens', () => {
    const { view } = report(...triple, '--angle', '45');
    expect(view.total).toBeCloseTo(154.8981, 4);
    expect(view.frusta?.map(({ screen, yaw }) => [screen, Math.round(yaw)])).toEqual([
      ['left', -45],
      ['centre', 0],
      ['right', 45],
    ]);
    // The right screen is 751.095 mm away, its middle 123.353 mm off, its lit half 354.208 × 199.242 mm.
    const [, , right] = view.frusta ?? [];
    expect(right?.left).toBeCloseTo((123.353 - 354.208) / 751.095, 5);
    expect(right?.right).toBeCloseTo((123.353 + 354.208) / 751.095, 5);
    expect(right?.bottom).toBeCloseTo(-199.242 / 751.095, 5);
    expect(right?.top).toBeCloseTo(199.242 / 751.095, 5);
  });

  it('knows a curved screen and its fits', () => {
    const options = ['--size', '49', '--ratio', '32:9', '--distance', '70', '--curved'];
    const { view } = report(...options);
    expect(view.h).toBeCloseTo(87.2835, 4);
    expect(view.fits?.centre.h).toBeCloseTo(81.1136, 4);
    expect(view.fits?.edge.v).toBeCloseTo(33.5637, 4);
    expect(report(...options, '--fit', 'edge').view.h).toBeCloseTo(93.994, 4);
  });

  // docs/formulas.md, shader.
  it('knows the shader that makes a curved screen exact, and a game’s number with it', () => {
    const options = ['--size', '49', '--ratio', '32:9', '--distance', '75', '--curved'];
    const { view } = report(...options);
    expect(view.shader).toMatchObject({
      takes: 'settings',
      shader: 'CurvedMonitor',
      sliders: { MonitorHeight: 33.7, MonitorCurvature: 1000, ViewDistance: 75, BorderZoom: 1 },
    });
    expect(view.shader?.picture?.h).toBeCloseTo(88.7932, 4);
    expect(view.shader?.picture?.v).toBeCloseTo(30.7938, 4);
    expect(game('acc', ...options).withShader).toMatchObject({ value: 31, ifOnePicture: false });
    expect(game('acc', '--size', '27', '--distance', '50').withShader).toBeNull();
    expect(report('--size', '27', '--distance', '50').view.shader).toBeNull();
    expect(report(...options, '--radius', '5000').view.shader).toEqual({
      takes: 'out-of-range',
      shader: 'CurvedMonitor',
      slider: 'MonitorCurvature',
    });
  });

  it('takes the ratio from the resolution, and measured sizes before both', () => {
    const options = ['--size', '34', '--distance', '60', '--curved', '--radius', '1500'];
    const pixels = ['--ratio', '21:9', '--resolution', '3440x1440'];
    expect(report(...options, ...pixels).view.h).toBeCloseTo(69.396, 4);
    expect(report(...options, '--ratio', '43:18').view.h).toBeCloseTo(69.396, 4);
    expect(report('--width-mm', '1000', '--height-mm', '500').view.h).toBeCloseTo(90, 9);
  });

  it('knows side screens of another size and shape', () => {
    expect(report(...triple, '--side-size', '24', '--side-ratio', '4:3').rig).toMatchObject({
      sideSize: 24,
      sideRatio: { width: 4, height: 3 },
    });
    // By hand: at 0° three screens stand in one line: 708.4 + 2·(487.68 + 16) + 2·8 = 1731.8 mm.
    const straight = report(...triple, '--side-size', '24', '--side-ratio', '4:3', '--angle', '0');
    expect(straight.view.footprint?.widthCm).toBeCloseTo(173.18, 1);
    expect(report(...triple, '--side-ratio', '1280x1024').rig.sideRatio).toEqual({
      width: 1280,
      height: 1024,
    });
  });

  it('prints each game’s measures in its table', () => {
    const table = fovTable(report(...triple));
    expect(table).toMatch(/^ {2}Assetto Corsa +measures .*708 mm.*700 mm.*55°/m);
    expect(table).toMatch(/^ {2}iRacing .*708 mm/m);
    expect(table).not.toContain('--json');
  });

  it('reads a negative eye offset as a value', () => {
    expect(report('--eye-offset', '-3').rig.eyeOffset).toBe(-3);
  });
});

describe('a monitor by its name', () => {
  const g9 = ['--monitor', 'C49G95T'];

  // 48.8 in, 5120 × 1440, 1000R, 1193 × 336 mm.
  it('fills in what the list has', () => {
    expect(report(...g9).rig).toMatchObject({
      screenSize: 48.8,
      screenRatio: '32:9',
      resolution: { widthPx: 5120, heightPx: 1440 },
      panel: { widthMm: 1193, heightMm: 336, curveRadiusMm: 1000 },
    });
  });

  it('takes the radius that the list does not have', () => {
    expect(report('--monitor', 'CU34G2X', '--radius', '1500').rig.panel.curveRadiusMm).toBe(1500);
  });

  it('gives way to what else is said', () => {
    expect(report(...g9, '--radius', '1500').rig.panel).toMatchObject({
      widthMm: 1193,
      curveRadiusMm: 1500,
    });
    // Another size of the same shape: 49 in · 25.4 · 5120 / √(5120² + 1440²) = 1198.1154 mm.
    expect(report(...g9, '--size', '49').rig.panel.widthMm).toBeCloseTo(1198.115, 3);
    // 49 in · 25.4 · 16 / √(16² + 9²) = 1084.763 mm.
    expect(report(...g9, '--size', '49', '--ratio', '16:9').rig.panel.widthMm).toBeCloseTo(1084.763, 3);
  });

  it.each([
    ['G9', /fits several.+\n {2}Samsung Odyssey G9 49 \(C49G95T\): 48.8″ · 32:9, 5120 × 1440 · 1000R\n/],
    ['c49rx90', /is called "c49rx90"\. Nearly so:\n {2}Samsung CRG9 49 \(C49RG90\): /],
    ['CU34G2X', /AOC CU34G2X is curved, and the list does not have its radius\. .+--radius 1500\.$/],
    ['zandvoort', /^--monitor: no monitor in the list fits "zandvoort"\.$/],
    ['', /fits several[^]+and \d+ more$/],
  ])('%s is not clear', (name, message) => {
    expect(() => parseOptions(['--monitor', name])).toThrow(message);
    expect(() => parseOptions(['--monitor', name])).toThrow(UsageError);
  });
});

describe('units on the command line', () => {
  // 3'4" is 40 in, 101.6 cm; 1.016 m and 1016 mm are the same.
  it.each([`3'4"`, '40in', '3 ft 4 in', '1.016 m', '1016mm', '101,6 cm'])('--distance %s', (distance) => {
    expect(report('--distance', distance).rig.distance).toBeCloseTo(101.6, 9);
  });

  // 80 cm / 2.54 = 31.496 in.
  it('takes them in every length', () => {
    const { rig } = report(
      '--size',
      '80 cm diagonal',
      '--screens',
      '3',
      '--bezel',
      '0.5in',
      '--eye-offset',
      '-2in',
      '--gap',
      '1 cm',
    );
    expect(rig.screenSize).toBeCloseTo(31.496, 3);
    expect(rig.bezelThickness).toBeCloseTo(12.7, 9);
    expect(rig.eyeOffset).toBeCloseTo(-5.08, 9);
    expect(rig.gap).toBe(10);
  });

  it('takes degrees as people write them', () => {
    expect(report('--screens', 'triple', '--angle', '45°').rig.sideAngle).toBe(45);
  });
});

describe('other spellings', () => {
  // 2.39:1 of 27 in: 27 · 25.4 · 2.39 / √(2.39² + 1) = 632.654 mm wide.
  it.each(['2,39:1', '2.39:1'])('--ratio %s', (ratio) => {
    expect(report('--ratio', ratio).rig.panel.widthMm).toBeCloseTo(632.654, 2);
  });

  it.each([
    ['1', 'single'],
    ['3', 'triple'],
  ])('--screens %s is %s', (count, screens) => {
    expect(report('--screens', count).rig.screens).toBe(screens);
  });
});

describe('wrong options', () => {
  it.each([
    ['--size', 'big'],
    ['--ratio', 'wide'],
    ['--screens', '2'],
    ['--screens', 'constructor'],
    ['--ratio', '2,3,9:1'],
    ['--fit', 'middle'],
    ['--resolution', 'wide'],
    ['--side-ratio', 'wide'],
    ['--distance', '3 monkeys'],
    ['--width-mm', '700'],
    ['--nonsense'],
    ['stray'],
  ])('%s %s', (...options) => {
    expect(() => parseOptions(options)).toThrow(UsageError);
  });
});

describe('options that would count for nothing', () => {
  it.each([
    [['--radius', '1000'], /^--radius .+ --curved/],
    [['--screens', '3', '--radius', '1000'], /^--radius .+ --curved/],
    [['--monitor', 'PG27AQDM', '--radius', '1000'], /^--radius .+ --curved/],
    [['--fit', 'edge'], /^--fit .+ --curved/],
    [['--fit', 'edge', '--curved', '--screens', '3'], /^--fit .+ one curved screen.+ no --screens 3/],
    [['--bezel', '8'], /^--bezel .+ --screens 3/],
    [['--screens', '1', '--gap', '8'], /^--gap .+ --screens 3/],
    [['--angle', '45'], /^--angle .+ --screens 3/],
    [['--side-size', '24'], /^--side-size .+ --screens 3/],
    [['--side-ratio', '16:9'], /^--side-ratio .+ --screens 3/],
    [['--width-mm', '700', '--height-mm', '400', '--size', '32'], /^--size .+ --width-mm/],
    [['--width-mm', '700', '--height-mm', '400', '--ratio', '16:9'], /^--ratio .+ --width-mm/],
    [['--size', '27', '--size', '32'], /^--size is given twice\.$/],
    [['--curved', '--curved'], /^--curved is given twice\.$/],
    [['--eye-offset', '-3', '--eye-offset=-3'], /^--eye-offset is given twice\.$/],
  ])('%j', (options, message) => {
    expect(() => parseOptions(options)).toThrow(UsageError);
    expect(() => parseOptions(options)).toThrow(message);
  });

  it('are fine with what they need, whatever it came from', () => {
    expect(report('--monitor', 'C49G95T', '--radius', '1500', '--fit', 'edge').rig).toMatchObject({
      radiusCurve: 1500,
    });
    const sides = ['--gap', '9', '--angle', '45', '--side-size', '24', '--side-ratio', '4:3'];
    expect(report('--screens', '3', '--bezel', '8', ...sides).rig).toMatchObject({ gap: 9, sideAngle: 45 });
  });
});

describe('one game', () => {
  const ids = (...options: string[]) => report(...options).games.map(({ id }) => id);

  it.each(['iracing', 'iRacing', 'IRACING'])('--game %s', (name) => {
    expect(ids('--game', name)).toEqual(['iracing']);
  });

  it('is known by its aliases', () => {
    expect(ids('--game', 'ams2')).toEqual(['automobilista-2']);
  });

  it('has its row even where no number is known', () => {
    expect(fovTable(report('--game', 'wreckfest'))).toMatch(/^ {2}Wreckfest +– +none$/m);
  });

  it.each([
    ['iraicng', /^--game: no game is called "iraicng"\. Similar:\n {2}iracing: iRacing(\n|$)/],
    ['automob', /Similar:\n {2}automobilista: Automobilista\n {2}automobilista-2: Automobilista 2$/],
    ['zzz', /^--game: no game is called "zzz"\.$/],
    ['', /^--game: no game is called ""\.$/],
  ])('%s is none', (name, message) => {
    expect(() => parseOptions(['--game', name])).toThrow(UsageError);
    expect(() => parseOptions(['--game', name])).toThrow(message);
  });
});

describe('as a program', async () => {
  const program = await bundleProgram('fov-test');
  const run = (...options: string[]) => spawnSync('node', [program, ...options], { encoding: 'utf8' });

  it('runs from its sources, too', () => {
    const { status, stdout } = spawnSync('node', ['scripts/run.mjs', 'src/cli/fov.ts', '--json'], {
      encoding: 'utf8',
    });
    expect({ status, stdout }).toEqual({ status: 0, stdout: run('--json').stdout });
  });

  it('prints one JSON object', () => {
    const { status, stdout, stderr } = run('--size', '27', '--json');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(Object.keys(JSON.parse(stdout) as object)).toEqual([
      'ok',
      'version',
      'rig',
      'classic',
      'view',
      'games',
    ]);
    expect(JSON.parse(stdout)).toMatchObject({ ok: true, version: 1 });
  });

  it('prints a table for people', () => {
    const { status, stdout } = run();
    expect(status).toBe(0);
    expect(stdout).toMatch(/Assetto Corsa +37°/);
    expect(stdout).toMatch(/Horizontal +61\.74°/);
  });

  it('answers impossible geometry with the reason and exit code 1', () => {
    const { status, stdout } = run('--distance', '0', '--json');
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toEqual({
      ok: false,
      version: 1,
      error: { reason: 'distance-not-positive', message: expect.stringContaining('distance') as string },
    });
    const plain = run('--curved', '--radius', '100', '--size', '49');
    expect(plain.status).toBe(1);
    expect(plain.stderr.trim().split('\n')).toHaveLength(1);
  });

  it('answers wrong options in one line with exit code 2', () => {
    const { status, stdout, stderr } = run('--size', 'huge');
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toBe('--size takes a length like 27, 27in or 69cm, not "huge". Try --help.\n');
  });

  it.each([
    ['--size huge', /^--size takes a length/],
    ['--bogus', /^Unknown option '--bogus'\./],
    ['--radius 1000', /^--radius /],
    ['plan', /^plan needs an angle/],
    ['plan --want h=60 --want h=60', /^--want is given twice\.$/],
  ])('answers wrong options in JSON for programs: %s', (options, message) => {
    const { status, stdout, stderr } = run(...options.split(' '), '--json');
    expect({ status, stderr }).toEqual({ status: 2, stderr: '' });
    expect(JSON.parse(stdout)).toEqual({
      ok: false,
      version: 1,
      error: { reason: 'wrong-options', message: expect.stringMatching(message) as string },
    });
  });

  it.each(['', '--json', 'plan --want h=60', '--help', '--size huge --json'])(
    'says in one line that its output cannot be written: %s',
    (options) => {
      const full = openSync('/dev/full', 'w');
      const { status, stderr } = spawnSync('node', [program, ...options.split(' ').filter(Boolean)], {
        encoding: 'utf8',
        stdio: ['ignore', full, 'pipe'],
      });
      closeSync(full);
      expect(status).toBe(3);
      expect(stderr).toMatch(/^The output could not be written: ENOSPC.*\n$/);
    },
  );

  it('keeps its exit code where nothing can be written', () => {
    const full = openSync('/dev/full', 'w');
    const { status } = spawnSync('node', [program, '--size', 'huge'], { stdio: ['ignore', full, full] });
    closeSync(full);
    expect(status).toBe(2);
  });

  it.each([[['--version']], [['plan', '--version']]])('%j', (options) => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect(run(...options)).toMatchObject({ status: 0, stdout: `${version}\n` });
  });

  it('says what is wrong as a sentence of its own', () => {
    expect(run('--bogus').stderr).toBe("Unknown option '--bogus'. Try --help.\n");
  });

  it.each(['--size 27', '--json', 'plan --want h=60'])(
    'ends quietly when the reader closes the pipe: %s',
    async (options) => {
      const child = spawn('node', [program, ...options.split(' ')]);
      // Closed before anything is written, as by `| true`.
      child.stdout.destroy();
      let complaint = '';
      child.stderr.on('data', (data: Buffer) => (complaint += data.toString()));
      const code = await new Promise((resolve) => child.on('close', resolve));
      expect({ code, complaint }).toEqual({ code: 0, complaint: '' });
    },
  );

  it('explains itself', () => {
    const { status, stdout } = run('--help');
    expect(status).toBe(0);
    expect(stdout).toContain('--eye-offset CM');
  });
});
