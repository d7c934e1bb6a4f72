import fc from 'fast-check';
import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { bundleProgram } from '../../scripts/bundle';
import { parseOptions, UsageError } from './options';
import { planReport } from './plan';
import { parsePlanOptions } from './plan-options';
import { planTable } from './plan-table';
import { fovReport } from './report';

const resultOf = (...options: string[]) => {
  const parsed = parsePlanOptions(options);
  if (typeof parsed === 'string') throw new Error(parsed);
  return planReport(parsed);
};
const plan = (...options: string[]) => {
  const result = resultOf(...options);
  if (!result.ok) throw new Error(result.error.reason);
  return result.value;
};
const errorOf = (...options: string[]) => {
  const result = resultOf(...options);
  if (result.ok) throw new Error('Expected an error.');
  return result.error;
};
const triple32 = ['--size', '32', '--bezel', '8'];

describe('the worked examples of docs/planning.md', () => {
  // d = √(362.21·1070.63) = 622.73 mm; 724.42·(1 + 2·0.49441) across, 724.42·sin 60.37° deep.
  it('180° of three 32in in 1.6 m', () => {
    const { want, answers } = plan('--want', 'total=180', ...triple32, '--max-width', '160');
    expect(want).toEqual({ total: 180 });
    expect(answers).toHaveLength(1);
    expect(answers[0]).toMatchObject({
      sizeIn: 32,
      ratio: '16:9',
      curveRadiusMm: null,
      screens: 'triple',
      fits: true,
    });
    expect(answers[0]!.distanceCm).toBeCloseTo(62.273, 3);
    expect(answers[0]!.total).toBeCloseTo(180, 9);
    expect(answers[0]!.sideAngle).toBeCloseTo(60.37, 2);
    expect(answers[0]!.footprint.widthCm).toBeCloseTo(144.07, 2);
    expect(answers[0]!.footprint.depthCm).toBeCloseTo(62.97, 2);
  });

  it('which sizes give 180° in 1.6 m', () => {
    const { answers } = plan('--want', 'total=180', '--bezel', '8', '--ratio', '16:9', '--max-width', '160');
    const flat = answers.filter(({ curveRadiusMm }) => curveRadiusMm === null);
    expect(flat.map(({ sizeIn, fits }) => [sizeIn, fits])).toEqual([
      [24, true],
      [27, true],
      [32, true],
      [38, false],
      [42, false],
      [48, false],
      [55, false],
      [65, false],
    ]);
  });
});

describe('the other angles', () => {
  // docs/formulas.md: 51.7646 cm for H 60°, 62.7363 cm for A 60°; 336.22/(2·tan 18°) = 517.39 mm for V 36°.
  it.each([
    ['h=60', ['--size', '27'], 51.7646],
    ['v=36', ['--size', '27'], 51.739],
    ['angle=60', triple32, 62.7363],
    ['angle=60°', triple32, 62.7363],
  ])('%s', (want, options, distanceCm) => {
    expect(plan('--want', want, ...options).answers[0]!.distanceCm).toBeCloseTo(distanceCm, 3);
  });

  it('means one screen by H and V, and three by the others or when told', () => {
    const one = plan('--want', 'h=60', '--size', '27').answers[0];
    expect(one).toMatchObject({ screens: 'single', sideAngle: null, total: null });
    expect(plan('--want', 'v=36', ...triple32, '--screens', 'triple').answers[0]!.sideAngle).not.toBeNull();
  });
});

describe('which rigs it answers for', () => {
  const sizes = (...options: string[]) => plan('--want', 'h=60', ...options).answers;

  it('the common sizes as they are sold', () => {
    const all = sizes();
    expect(all).toContainEqual(expect.objectContaining({ sizeIn: 32, ratio: '16:9', curveRadiusMm: null }));
    expect(all).toContainEqual(expect.objectContaining({ sizeIn: 34, ratio: '43:18', curveRadiusMm: 1500 }));
    expect(all).toContainEqual(expect.objectContaining({ sizeIn: 49, ratio: '32:9', curveRadiusMm: 1000 }));
  });

  it('those of a shape, the curved ones, or all with one curve', () => {
    expect(new Set(sizes('--ratio', '32:9').map(({ ratio }) => ratio))).toEqual(new Set(['32:9']));
    expect(new Set(sizes('--ratio', '21:9').map(({ ratio }) => ratio))).toEqual(new Set(['21:9']));
    expect(new Set(sizes('--resolution', '3440x1440').map(({ ratio }) => ratio))).toEqual(new Set(['43:18']));
    expect(sizes('--curved').every(({ curveRadiusMm }) => curveRadiusMm !== null)).toBe(true);
    const bent = sizes('--curved', '--radius', '1200', '--ratio', '16:9');
    expect(bent.map(({ sizeIn }) => sizeIn)).toEqual([24, 27, 32, 38, 42, 48, 55, 65]);
    expect(new Set(bent.map(({ curveRadiusMm }) => curveRadiusMm))).toEqual(new Set([1200]));
  });

  it('one where the size is said', () => {
    expect(sizes('--width-mm', '600', '--height-mm', '340')).toHaveLength(1);
    expect(sizes('--monitor', 'C49G95T')).toHaveLength(1);
    expect(sizes('--size', '80cm')).toHaveLength(1);
  });

  it('leaves out impossible screens', () => {
    // A full circle of 200R is 1257 mm long, and 65in are 1439 mm wide.
    const all = plan('--want', 'total=250', '--ratio', '16:9').answers;
    const bent = plan('--want', 'total=250', '--ratio', '16:9', '--curved', '--radius', '200').answers;
    expect(bent.length).toBeGreaterThan(0);
    expect(bent.length).toBeLessThan(new Set(all.map(({ sizeIn }) => sizeIn)).size);
  });
});

describe('going forwards from every answer', () => {
  const forwards = (answer: ReturnType<typeof plan>['answers'][number], options: readonly string[]) => {
    const { sizeIn, ratio, curveRadiusMm, distanceCm } = answer;
    const curve = curveRadiusMm === null ? [] : ['--curved', '--radius', String(curveRadiusMm)];
    const rig = ['--size', sizeIn, '--ratio', ratio, '--distance', distanceCm].map(String);
    const parsed = parseOptions([...rig, ...curve, ...options]);
    if (typeof parsed === 'string') throw new Error(parsed);
    const report = fovReport(parsed);
    if (!report.ok) throw new Error(report.error.reason);
    return report.value.view;
  };

  it('gives what was wanted, and the same in all else', () => {
    const wants = fc.oneof(
      fc.tuple(fc.constantFrom('h', 'v'), fc.integer({ min: 10, max: 120 })),
      fc.tuple(fc.constant('angle'), fc.integer({ min: 5, max: 110 })),
      fc.tuple(fc.constant('total'), fc.integer({ min: 40, max: 300 })),
    );
    fc.assert(
      fc.property(wants, fc.integer({ min: 0, max: 20 }), ([name, degrees], bezel) => {
        const options = ['--bezel', String(bezel), '--screens', 'triple'];
        const { answers } = plan('--want', `${name}=${degrees}`, ...options);
        for (const answer of answers) {
          const view = forwards(answer, options);
          const given = { h: view.h, v: view.v, angle: view.sideAngle, total: view.total }[name]!;
          // 1e-9 rad
          expect(Math.abs(given - degrees)).toBeLessThan(6e-8);
          for (const each of ['h', 'v', 'sideAngle', 'total'] as const) {
            if (view[each] === null) expect(answer[each]).toBeNull();
            else expect(Math.abs(view[each] - answer[each]!)).toBeLessThan(6e-8);
          }
          if (view.footprint) expect(answer.footprint.widthCm).toBeCloseTo(view.footprint.widthCm, 6);
        }
      }),
      { numRuns: 20 },
    );
  });
});

describe('the room', () => {
  const fits = (...room: string[]) => plan('--want', 'total=180', ...triple32, ...room).answers[0]!.fits;

  // 144.07 × 62.97 cm
  it.each([
    [null, []],
    [true, ['--max-width', '144.08']],
    [false, ['--max-width', '144.07']],
    [true, ['--max-depth', '63']],
    [false, ['--max-width', '160', '--max-depth', '60']],
    [true, ['--max-width', '1.6m', '--max-depth', '30in']],
  ])('%s: %s', (expected, room) => {
    expect(fits(...room)).toBe(expected);
  });
});

it('says in JSON what people are told of the seat', () => {
  // 27in 16:9 is 597.7 mm wide: 298.9 / tan 85° = 26 mm for H 170°, / tan 1° = 17.1 m for H 2°.
  const seat = (want: string) => plan('--want', want, '--size', '27').answers[0]!.seat;
  expect(seat('h=170')).toBe('nearer-than-anyone-sits');
  expect(seat('h=60')).toBeNull();
  expect(seat('h=2')).toBe('farther-than-a-room');
});

it('says what one game takes there', () => {
  const want = ['--want', 'h=60', '--size', '27'];
  expect(plan(...want).answers[0]!.game).toBeNull();
  const { answers } = plan(...want, '--game', 'iracing');
  expect(answers[0]!.game).toMatchObject({ id: 'iracing', value: 60 });
  expect(planTable(plan(...want, '--game', 'iracing'))).toMatch(/^Screen .+ iRacing\n.+ 60°$/m);
  const measures = planTable(plan('--want', 'total=180', ...triple32, '--game', 'iracing'));
  expect(measures).toMatch(/ 180°/);
});

describe('what is impossible', () => {
  it('says the most and the least instead', () => {
    // Three in one plane, without bezels, are 3·708.42 wide: 2·atan(1062.63/150) = 163.93°, 2·atan(1062.63/5000) = 23.99°.
    const { reason, message } = errorOf('--want', 'total=180', '--size', '32', '--angle', '0');
    expect(reason).toBe('wanted-angle-out-of-range');
    expect(message).toBe(
      'No distance gives a total span of 180° with these screens. ' +
        'From 15 to 500 cm away the most is 163.9° and the least 24.0°.',
    );
  });

  it('has the reason where the rig itself is impossible', () => {
    expect(errorOf('--want', 'h=60', '--size', '49', '--curved', '--radius', '100')).toEqual({
      reason: 'arc-longer-than-circle',
      message: expect.stringContaining('full circle') as string,
    });
    expect(errorOf('--want', 'h=180').reason).toBe('wanted-angle-out-of-range');
    expect(errorOf('--want', 'total=-5').reason).toBe('wanted-angle-out-of-range');
  });
});

describe('wrong options', () => {
  it.each([
    [[], /needs an angle/],
    [['--want', 'wide'], /^--want takes h=60/],
    [['--want', 'width=60'], /^--want takes h=60/],
    [['--want', 'constructor=5'], /^--want takes h=60/],
    [['--want', 'h=wide'], /^--want takes h=60/],
    [['--want', 'h=60', '--want', 'v=30'], /^--want is given twice\.$/],
    [['--want', 'h=60', '--bezel', '8'], /^--bezel .+ --screens 3/],
    [['--want', 'total=180', '--radius', '1000'], /^--radius .+ --curved/],
    [['--want', 'h=60', '--game', 'zzz'], /no game is called "zzz"/],
    [['--want', 'h=60', '--distance', '50'], /leave --distance out/],
    [['--want', 'total=180', '--screens', 'single'], /needs three screens/],
    [['--want', 'angle=60', '--angle', '45'], /leave one of them out/],
    [['--want', 'h=60', '--max-width', 'wide'], /^--max-width takes a length above zero/],
    [['--want', 'h=60', '--max-depth', '0'], /^--max-depth takes a length above zero/],
    [['--want', 'h=60', '--size', 'big'], /^--size takes/],
    [['--want', 'h=60', '--nonsense'], /--nonsense/],
  ])('%j', (options, message) => {
    expect(() => parsePlanOptions(options)).toThrow(UsageError);
    expect(() => parsePlanOptions(options)).toThrow(message);
  });
});

it('prints columns for people, without those that say nothing', () => {
  const triple = planTable(plan('--want', 'total=180', ...triple32, '--max-width', '160'));
  expect(triple).toMatch(/^Screen +Distance +H +V +Side angle +Total +Footprint$/m);
  expect(triple).toMatch(/^3 × 32in 16:9 +62\.3 cm +59\.3° .+ 180\.0° +144\.1 × 63\.0 cm +fits$/m);
  const single = planTable(plan('--want', 'h=170', '--size', '27'));
  expect(single).not.toContain('Side angle');
  expect(single).toMatch(/nearer than anyone sits$/m);
});

describe('as a program', async () => {
  const program = await bundleProgram('fov-plan-test');
  const run = (...options: string[]) =>
    spawnSync('node', [program, 'plan', ...options], { encoding: 'utf8' });

  it('prints one JSON object', () => {
    const { status, stdout, stderr } = run('--want', 'total=180', ...triple32, '--json');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const { want, answers } = JSON.parse(stdout) as ReturnType<typeof plan>;
    expect(want).toEqual({ total: 180 });
    expect(JSON.parse(stdout) as object).toHaveProperty('version', 1);
    expect(Object.keys(answers[0]!)).toEqual([
      'sizeIn',
      'ratio',
      'curveRadiusMm',
      'screens',
      'distanceCm',
      'h',
      'v',
      'sideAngle',
      'total',
      'footprint',
      'seat',
      'fits',
      'game',
    ]);
  });

  it('answers what is impossible with exit code 1, and wrong options with 2', () => {
    const impossible = run('--want', 'h=180', '--json');
    expect(impossible.status).toBe(1);
    expect(Object.keys((JSON.parse(impossible.stdout) as { error: object }).error)).toEqual([
      'reason',
      'message',
    ]);
    const wrong = run('--want', 'h=60', '--distance', '50');
    expect({ status: wrong.status, stdout: wrong.stdout }).toEqual({ status: 2, stdout: '' });
    expect(wrong.stderr).toBe('plan works out the distance, so leave --distance out. Try --help.\n');
  });

  it('explains itself', () => {
    expect(run('--help').stdout).toContain('--max-width CM');
  });
});
