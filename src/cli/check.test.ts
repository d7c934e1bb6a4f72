import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkReport, checkTable, parseCheckOptions } from './check';
import { UsageError } from './options';

// Exact horizontal degrees: tan 20°/tan 30° = 0.630415, tan 30°/tan 45° = 0.577350; at 90 f is half the width.
const block = (size: string, f: number, name = 'rennsport') => `sightline-measure 1
game ${name}; date 2026-11-19
size ${size}
zoom 40>60 0.63042 sd 0.0019; 60>90 0.57735 sd 0.0018
turn at 90 f ${f} sd 1.2%
fit degrees vertical`;
const fullHd = block('1920x1080', 960);
const ultrawide = block('3440x1440', 1720);

const value = (text: string) => {
  const report = checkReport({ text });
  if (!report.ok) throw new Error(report.error.message);
  return report.value;
};

const folder = mkdtempSync(join(tmpdir(), 'sightline-check-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const fileWith = (text: string): string => {
  const file = join(folder, `${text.length}.txt`);
  writeFileSync(file, text);
  return file;
};

describe('one report', () => {
  it('is worked out again, whatever its sender says', () => {
    expect(value(fullHd)).toMatchObject({
      grade: 'reported',
      meanings: ['degrees horizontal', 'degrees H16:9'],
      reports: [
        {
          game: 'rennsport',
          gameId: 'rennsport',
          verdict: 'clear',
          record: 'agrees',
          claim: 'degrees vertical',
        },
      ],
    });
  });

  it('is a table with a record', () => {
    const table = checkTable(value(fullHd));
    expect(table).toMatch(
      /^rennsport, 1920x1080\n {2}Clear: degrees horizontal\. .+ degrees H16:9\. Our record agrees\.$/m,
    );
    expect(table).toMatch(/^ {2}chi2 0\.0 of 3 measurements; next /m);
    // 2·atan(tan 45° / (16/9)) = 58.7°
    expect(table).toMatch(/^ {2}vertical: .+, 90 → 58\.7° ±0\.\d°$/m);
    expect(table).toMatch(/^Reported: /m);
    expect(table).toMatch(/^ {2}evidence: reported\('rennsport'\),$/m);
  });

  it.each<[string, string, string, RegExp]>([
    ['without a block', 'hello', 'no-report', /sightline-measure 1/],
    ['with bad lines', `${fullHd}\nso there`, 'unreadable', /^Line 7 .+so there/],
    ['that contradicts itself', fullHd.replace('60>90', '40>60'), 'pictures-disagree', /contradict/],
    ['of a bent picture', `${fullHd}\nflat 7%`, 'not-flat', /flat/],
  ])('%s says so', (_, text, reason, message) => {
    const report = checkReport({ text });
    expect(report).toMatchObject({ ok: false, error: { reason } });
    if (!report.ok) expect(report.error.message).toMatch(message);
  });
});

describe('several reports', () => {
  it('of different ratios that agree are measured', () => {
    expect(value(`${fullHd}\n\n${ultrawide}`)).toMatchObject({
      grade: 'measured',
      meanings: ['degrees horizontal'],
    });
    expect(value(`${fullHd}\n\n${ultrawide}`).record).toContain('evidence: measured,');
    expect(value(`${fullHd}\n\n${fullHd}`).grade).toBe('reported');
  });

  it('of different games are not mixed', () => {
    expect(checkReport({ text: `${fullHd}\n\n${block('3440x1440', 1720, 'acc')}` })).toMatchObject({
      error: { reason: 'other-games' },
    });
  });

  it('that disagree give no record', () => {
    // At 90 vertical, f is half the height.
    expect(value(`${fullHd}\n\n${block('3440x1440', 720)}`)).toMatchObject({
      grade: 'disagree',
      record: null,
    });
  });
});

describe('the options', () => {
  it('name files, or ask for help', () => {
    const both = parseCheckOptions([fileWith(fullHd), fileWith(ultrawide), '--json']);
    expect(both).toEqual({ text: `${fullHd}\n\n${ultrawide}`, json: true });
    expect(parseCheckOptions(['--help'])).toBe('help');
  });

  it.each([
    [[], /needs a file/],
    [['nowhere.txt'], /nowhere\.txt can't be read/],
    [['--size', '27'], /--size/],
    [['--json', '--json'], /given twice/],
  ])('%j are wrong', (options, message) => {
    expect(() => parseCheckOptions(options)).toThrow(UsageError);
    expect(() => parseCheckOptions(options)).toThrow(message);
  });

  it('reach it through the program', () => {
    const run = (input: string, ...options: string[]) =>
      spawnSync('node', ['scripts/run.mjs', 'src/cli/fov.ts', 'check', ...options], {
        encoding: 'utf8',
        input,
      });
    const fine = run(fullHd, '-', '--json');
    expect(fine.status).toBe(0);
    expect(JSON.parse(fine.stdout)).toMatchObject({ ok: true, version: 1, grade: 'reported' });
    expect(run('nothing', '-', '--json').status).toBe(1);
    const wrong = run('', '--json');
    expect(wrong.status).toBe(2);
    expect(JSON.parse(wrong.stdout)).toMatchObject({ ok: false, error: { reason: 'wrong-options' } });
  });
});
