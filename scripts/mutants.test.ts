import { expect, it } from 'vitest';
import { noticedIn } from '../audit/mutation/noticed-in';
import { decidingFiles } from '../audit/mutation/what-decides';

it('mutants are met again when a formula, its test, what tests share or the set-up changes', () => {
  const files = decidingFiles();
  expect(files).toEqual(
    expect.arrayContaining([
      'src/domain/geometry/triple-screen.ts',
      'src/domain/geometry/triple-screen.test.ts',
      'src/domain/games/games.ts',
      'src/testing/sample-rigs.ts',
      'audit/mutation/code.config.js',
    ]),
  );
  expect(files.filter((file) => /^src\/(features|pages|text|ui|domain\/scene)\//.test(file))).toEqual([]);
});

it('counts what was noticed, and what was not', () => {
  const mutants = ['Killed', 'Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored', 'CompileError'];
  const report = { files: { 'a.ts': { mutants: mutants.map((status) => ({ status })) } } };
  expect(noticedIn(JSON.stringify(report))).toBe('3 of 5 mutants');
});
