import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toRadians } from '../geometry/units';
import { checkReport, jointVerdict, type CheckedReport } from './check-reports';
import { degrees, halfTangent, meaningCode, type Meaning, type MeaningAxis } from './meaning';
import { readReports, type ReportReading } from './read-report';
import { recordText } from './record-text';
import { measurementsOf, reportText, type Report } from './report';

// Published block: RaceRoom, 2560x1440
const published = `sightline-measure 1
game raceroom; version 0.9.6; camera cockpit; screens 1; date 2026-11-19
size 2560x1440
zoom 40>60 0.6304 sd 0.0012 auto 0.66/0.13; 60>90 0.5774 sd 0.0012 auto 0.61/0.14
turn at 90 f 720.3 sd 1.1% points 5 rms 1.3 yaw 27.4 pitch 0.4
window at 60 2560x1440>1920x1440 f2/f1 1.002 sd 0.004
flat 0.4%; centre 0.1% 0.3%
fit degrees vertical chi2 2.1/3; next degrees H4:3 chi2 580`;

const only = (text: string): ReportReading => {
  const readings = readReports(text);
  expect(readings).toHaveLength(1);
  return readings[0]!;
};

const reportIn = (text: string): Report => {
  const reading = only(text);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return reading.report;
};

const withoutFit = (text: string): string => text.replace(/\nfit .*$/, '');

describe('a report', () => {
  it('is read', () => {
    expect(only(published)).toEqual({
      ok: true,
      claim: 'degrees vertical chi2 2.1/3; next degrees H4:3 chi2 580',
      report: {
        ...{ game: 'raceroom', version: '0.9.6', camera: 'cockpit', screens: 1, date: '2026-11-19' },
        size: { widthPx: 2560, heightPx: 1440 },
        zooms: [
          { from: 40, to: 60, m: 0.6304, sdLn: 0.0012 / 0.6304, scores: { best: 0.66, second: 0.13 } },
          { from: 60, to: 90, m: 0.5774, sdLn: 0.0012 / 0.5774, scores: { best: 0.61, second: 0.14 } },
        ],
        turns: [
          {
            ...{
              number: 90,
              focalPx: 720.3,
              sdLn: expect.closeTo(0.011, 12) as number,
              points: 5,
              rmsPx: 1.3,
            },
            ...{ yaw: toRadians(27.4), pitch: toRadians(0.4) },
          },
        ],
        windows: [
          {
            ...{ number: 60, m: 1.002, sdLn: 0.004 / 1.002 },
            ...{ from: { widthPx: 2560, heightPx: 1440 }, to: { widthPx: 1920, heightPx: 1440 } },
          },
        ],
        unevenness: expect.closeTo(0.004, 12) as number,
        centre: { x: expect.closeTo(0.001, 12) as number, y: expect.closeTo(0.003, 12) as number },
      },
    });
  });

  it('is written as it was read, but for the verdict, which is worked out', () => {
    const lines = reportText(reportIn(published)).split('\n');
    expect(lines.slice(0, -1)).toEqual(published.split('\n').slice(0, -1));
    expect(lines.at(-1)).toMatch(/^fit degrees vertical chi2 [\d.]+\/4; next [^;]+ chi2 \d+$/);
  });

  it('is found in a quoted mail, between other text', () => {
    const quoted = published.split('\n').map((line) => `> ${line}  `);
    const mail = ['Hello,', '', '> I measured it:', ...quoted, '>', '> Bye', '', published, '```', 'x'].join(
      '\r\n',
    );
    const readings = readReports(mail);
    expect(readings.map(({ ok }) => ok)).toEqual([true, true]);
    expect(readings[0]).toEqual(readings[1]);
  });

  it.each<[string, string, unknown]>([
    ['nothing', '', { code: 'no-report' }],
    ['another text', 'zoom 40>60', { code: 'no-report' }],
    [
      'a newer version',
      published.replace('measure 1', 'measure 2'),
      { code: 'other-version', line: 1, text: 'sightline-measure 2' },
    ],
    ['no game', published.replace(/^game.*\n/m, ''), { code: 'missing', text: 'game' }],
    ['no size', published.replace(/^size.*\n/m, ''), { code: 'missing', text: 'size' }],
    ['no measurement', published.replace(/^(zoom|turn).*\n/gm, ''), { code: 'missing', text: 'zoom' }],
    ['two sizes', `${published}\nsize 1x1`, { code: 'given-twice', line: 9, text: 'size 1x1' }],
    [
      'a size below zero',
      published.replace('2560x1440\n', '-1x5\n'),
      { code: 'unreadable', line: 3, text: 'size -1x5' },
    ],
    ['an unknown line', `${published}\nhello you`, { code: 'unreadable', line: 9, text: 'hello you' }],
    ['an unknown word', published.replace('points 5', 'dots 5'), { code: 'unreadable', line: 5 }],
    ['a number with an exponent', published.replace('0.6304', '6e-1'), { code: 'unreadable', line: 4 }],
    ['an enlargement of nothing', published.replace('0.6304', '0'), { code: 'unreadable', line: 4 }],
    ['no error', published.replace(' sd 1.1%', ''), { code: 'unreadable', line: 5 }],
    ['a date that is none', published.replace('2026-11-19', 'today'), { code: 'unreadable', line: 2 }],
    ['a window of one size', published.replace('>1920x1440', ''), { code: 'unreadable', line: 6 }],
    ['a flatness in words', published.replace('0.4%;', 'good;'), { code: 'unreadable', line: 7 }],
  ])('with %s says so', (_, text, problem) => {
    const reading = only(text);
    expect(reading.ok).toBe(false);
    if (!reading.ok) expect(reading.problems[0]).toMatchObject(problem as object);
  });

  it('comes back the same, whatever was measured', () => {
    const positive = (min: number, max: number) => fc.double({ min, max, noNaN: true });
    const side = fc.integer({ min: 1, max: 99_999 });
    const size = fc.record({ widthPx: side, heightPx: side });
    const number = fc.oneof(fc.integer({ min: -500, max: 500 }), positive(-5, 5));
    const name = fc.oneof(fc.constant(null), fc.string(), fc.string({ unit: 'binary' }));
    const report = fc.record({
      game: fc.string().map((text) => `a${text}`),
      version: name,
      camera: name,
      screens: fc.constantFrom(null, 1, 3),
      date: fc.constantFrom(null, '2026-11-19'),
      size,
      zooms: fc.array(
        fc.record(
          {
            ...{ from: number, to: number, m: positive(0.05, 20), sdLn: positive(1e-9, 0.5) },
            points: fc.integer({ min: 1, max: 99 }),
            scores: fc.record({ best: positive(-1, 1), second: positive(-1, 1) }),
          },
          { requiredKeys: ['from', 'to', 'm', 'sdLn'] },
        ),
        { minLength: 1, maxLength: 4 },
      ),
      turns: fc.array(fc.record({ number, focalPx: positive(50, 90_000), sdLn: positive(1e-9, 0.5) }), {
        maxLength: 2,
      }),
      windows: fc.array(
        fc.record({ number, from: size, to: size, m: positive(0.05, 20), sdLn: positive(1e-4, 0.5) }),
        { maxLength: 2 },
      ),
      unevenness: fc.oneof(fc.constant(null), positive(-1, 1)),
      centre: fc.oneof(fc.constant(null), fc.record({ x: positive(-1, 1), y: positive(-1, 1) })),
    });
    fc.assert(
      fc.property(report, (each) => {
        const text = reportText(each);
        expect(text).not.toMatch(/NaN|Infinity|e-\d/);
        const again = reportIn(text);
        expect(withoutFit(reportText(again))).toBe(withoutFit(text));
        expect(again.zooms).toHaveLength(each.zooms.length);
        for (const [index, { m, sdLn }] of again.zooms.entries()) {
          expect(m / each.zooms[index]!.m).toBeCloseTo(1, 4);
          expect(sdLn).toBeGreaterThan(0);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('of random lines is answered, never thrown at', () => {
    const word = fc.constantFrom(
      'game',
      'size',
      'zoom',
      'turn',
      'at',
      'f',
      'sd',
      '1.1%',
      '40>60',
      '2560x1440',
      ';',
      'auto',
      '-',
      'x',
    );
    const line = fc.oneof(
      fc.array(word).map((parts) => parts.join(' ')),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        for (const reading of readReports(`sightline-measure 1\n${lines.join('\n')}`))
          if (!reading.ok) expect(reading.problems.length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('a checked report', () => {
  const along = (axis: MeaningAxis): Meaning => ({ counting: degrees, axis });
  const reportOf = (
    meaning: Meaning,
    [widthPx, heightPx]: readonly [number, number],
    game = 'rennsport',
  ): Report => {
    const t = (number: number) => halfTangent(meaning, number, widthPx / heightPx)!;
    const zoom = (from: number, to: number) => ({ from, to, m: t(from) / t(to), sdLn: 0.003, points: 4 });
    return {
      ...{ game, version: null, camera: null, screens: 1, date: null, unevenness: 0.004, centre: null },
      size: { widthPx, heightPx },
      zooms: [zoom(50, 70), zoom(70, 100)],
      turns: [{ number: 100, focalPx: heightPx / 2 / t(100), sdLn: 0.012 }],
      windows: [],
    };
  };
  const checked = (report: Report): CheckedReport => {
    const result = checkReport(report);
    if (!result.ok) throw new Error(result.refusal.kind);
    return result.value;
  };
  const fullHd = [1920, 1080] as const;
  const ultrawide = [3440, 1440] as const;

  it('says what its numbers say, not what its sender does', () => {
    const { reading, agreement } = checked(
      reportIn(published.replace('fit degrees vertical', 'fit degrees horizontal')),
    );
    expect(reading.verdict).toMatchObject({ kind: 'clear', best: { meaning: along('vertical') } });
    // RaceRoom's record is horizontal, with vertical degrees as another meaning.
    expect(agreement).toBe('agrees-otherwise');
  });

  it('contradicts a record with another meaning', () => {
    expect(checked(reportOf(along('horizontal'), fullHd, 'acc')).agreement).toBe('contradicts');
    expect(checked(reportOf(along('vertical'), fullHd, 'acc')).agreement).toBe('agrees');
    expect(checked(reportOf(along('vertical'), fullHd, 'My Game')).agreement).toBeNull();
  });

  it('is refused if its picture is not flat', () => {
    expect(checkReport({ ...reportOf(along('vertical'), fullHd), unevenness: 0.07 })).toMatchObject({
      refusal: { kind: 'not-flat', edge: 1.07 },
    });
  });

  it('is reported alone, measured with another of a different ratio', () => {
    const one = checked(reportOf(along('horizontal'), fullHd));
    const two = checked(reportOf(along('horizontal'), ultrawide));
    expect(jointVerdict([one])).toMatchObject({ grade: 'reported' });
    expect(jointVerdict([one]).meanings.map(meaningCode)).toEqual(['degrees horizontal', 'degrees H16:9']);
    expect(jointVerdict([one, one]).grade).toBe('reported');
    expect(jointVerdict([one, two])).toEqual({ grade: 'measured', meanings: [along('horizontal')] });
  });

  it('disagrees with one of another meaning, and says nothing where none is clear', () => {
    const one = checked(reportOf(along('horizontal'), fullHd));
    expect(jointVerdict([one, checked(reportOf(along('vertical'), ultrawide))]).grade).toBe('disagree');
    const open = checked({ ...reportOf(along('horizontal'), fullHd), turns: [] });
    expect(jointVerdict([open]).grade).toBe('none');
    expect(jointVerdict([])).toEqual({ grade: 'none', meanings: [] });
    expect(measurementsOf(open.report).turns).toEqual([]);
  });
});

describe('a record', () => {
  const found = { game: null, numbers: [40, 60], grade: 'reported' } as const;

  it('is ready for the table', () => {
    expect(
      recordText({ ...found, name: 'My Game: 2’s', meaning: { counting: degrees, axis: 'vertical' } }),
    ).toBe(
      `{
  id: 'my-game-2-s',
  name: 'My Game: 2’s',
  developer: '',
  aliases: [],
  scale: wholeDegrees('vertical', null),
  where: { menu: null, file: null },
  triple: tripleUnknown,
  evidence: reported('my-game-2-s'),
},`,
    );
  });

  it('knows the code of a conversion that another game has', () => {
    const meaning: Meaning = {
      counting: { kind: 'vertical-linear', zeroAt: 0, degreesPerUnit: 58 },
      axis: 'vertical',
    };
    const text = recordText({ ...found, name: 'X', numbers: [0.5, 1.25], meaning, grade: 'measured' });
    expect(text).toContain(
      "scale: { takes: 'times-58', conversion: { kind: 'vertical-linear', zeroAt: 0, degreesPerUnit: 58 }, range: null, step: null, decimals: 2, unit: 'none' },",
    );
    expect(text).toContain('evidence: measured,');
  });

  it('is none for a meaning that records cannot hold', () => {
    expect(recordText({ ...found, name: 'X', meaning: { counting: degrees, axis: 'diagonal' } })).toBeNull();
  });
});
