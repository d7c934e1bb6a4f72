import { spawn, spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { bundleProgram } from './bundle-program';
import { parseOptions, UsageError } from './fov-options';
import { fovReport } from './fov-report';
import { fovTable } from './fov-table';

const report = (...options: string[]) => {
  const result = fovReport(parseOptions(options).entry);
  if (!result.ok) throw new Error(result.reason);
  return result.value;
};

const game = (id: string, ...options: string[]) => report(...options).games.find((each) => each.id === id)!;

describe('the default rig on the command line', () => {
  // From the formulas of docs/formulas.md, by hand: H = 2·atan(59.7727/100), V = 2·atan(33.6221/100).
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

  it('takes the ratio from the resolution, and measured sizes before both', () => {
    const options = ['--size', '34', '--ratio', '21:9', '--distance', '60', '--curved', '--radius', '1500'];
    expect(report(...options, '--resolution', '3440x1440').view.h).toBeCloseTo(69.396, 4);
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

  it('leaves alone what one flat screen does not have', () => {
    expect(report('--bezel', '8', '--radius', '1000', '--angle', '30').view).toEqual(report().view);
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

describe('as a program', async () => {
  const program = await bundleProgram('fov-test');
  const run = (...options: string[]) => spawnSync('node', [program, ...options], { encoding: 'utf8' });

  it('runs from its sources, too', () => {
    const { status, stdout } = spawnSync('node', ['scripts/run.mjs', 'scripts/fov.ts', '--json'], {
      encoding: 'utf8',
    });
    expect({ status, stdout }).toEqual({ status: 0, stdout: run('--json').stdout });
  });

  it('prints one JSON object', () => {
    const { status, stdout, stderr } = run('--size', '27', '--json');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(Object.keys(JSON.parse(stdout) as object)).toEqual(['version', 'rig', 'classic', 'view', 'games']);
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

  it('says what is wrong as a sentence of its own', () => {
    expect(run('--bogus').stderr).toBe("Unknown option '--bogus'. Try --help.\n");
  });

  it.each(['--size 27', '--json', 'plan --want h=60'])(
    'ends quietly when nobody reads on: %s',
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
