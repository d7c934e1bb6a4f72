import { language } from '#messages/language';
import { words } from '#messages/library';
import {
  checkReport,
  jointVerdict,
  numbersOfReports,
  type CheckedReport,
  type JointVerdict,
} from '../domain/measuring/check-reports';
import type { Verdict } from '../domain/measuring/fit-meanings';
import { meaningCode, verticalOfHalfTangent, type Meaning } from '../domain/measuring/meaning';
import type { MeasuredPicture } from '../domain/measuring/measured-pictures';
import { readReports, type ReportProblem } from '../domain/measuring/read-report';
import { recordText } from '../domain/measuring/record-text';
import { toDegrees, radians } from '../domain/geometry/units';

const { report: reportWords } = words;

const problemText = (problem: ReportProblem): string => {
  switch (problem.code) {
    case 'no-report':
      return reportWords.noReport;
    case 'other-version':
      return reportWords.otherVersion(problem.line, problem.text);
    case 'missing':
      return reportWords.missing(problem.text);
    case 'unreadable':
      return reportWords.unreadable(problem.line, problem.text);
    case 'given-twice':
      return reportWords.givenTwice(problem.line, problem.text);
  }
};

const failed = (reason: string, messages: readonly string[]) => ({ ok: false, reason, messages }) as const;

const codes = (list: readonly { readonly meaning: Meaning }[]): readonly string[] =>
  list.map(({ meaning }) => meaningCode(meaning));

/** Meanings that a verdict leaves, best first. */
const meaningsOf = (verdict: Verdict): readonly string[] => {
  switch (verdict.kind) {
    case 'clear':
      return codes([verdict.best, ...verdict.alike]);
    case 'no-family':
      return codes(verdict.lines);
    default:
      return codes(verdict.candidates);
  }
};

const verdictText = (verdict: Verdict): string => {
  const [best = '', ...others] = meaningsOf(verdict);
  switch (verdict.kind) {
    case 'clear': {
      const clear = reportWords.verdict.clear(best);
      return others.length === 0 ? clear : `${clear} ${reportWords.alike(language.list(others))}`;
    }
    case 'no-family':
      return reportWords.verdict['no-family'];
    default:
      return reportWords.verdict[verdict.kind](language.list([best, ...others]));
  }
};

/** d V = sin V · d ln tan(V / 2) */
const pictureOf = ({ number, lnT, sdLn }: MeasuredPicture) => {
  const v = verticalOfHalfTangent(Math.exp(lnT));
  return { number, vertical: toDegrees(v), error: toDegrees(radians(Math.sin(v) * sdLn)) };
};

const verified = ({ report, game, reading, agreement }: CheckedReport, claim: string | null) => {
  const { verdict, fits, freedom, pictures } = reading;
  const next = verdict.kind === 'clear' ? verdict.next : null;
  const record = agreement === null ? '' : reportWords.record[agreement];
  return {
    game: report.game,
    gameId: game?.id ?? null,
    ...report.size,
    verdict: verdict.kind,
    meanings: meaningsOf(verdict),
    chi2: fits[0]?.chi2 ?? null,
    measurements: freedom,
    next: next && { meaning: meaningCode(next.meaning), chi2: next.chi2 },
    pictures: pictures.map(pictureOf),
    record: agreement,
    claim,
    message: `${verdictText(verdict)} ${record}`.trimEnd(),
  };
};

const recordOf = (checked: readonly CheckedReport[], { grade, meanings }: JointVerdict): string | null => {
  const [first] = checked;
  const [meaning] = meanings;
  if (!first || !meaning || grade === 'none' || grade === 'disagree') return null;
  const { game, report } = first;
  return recordText({ game, name: report.game, meaning, numbers: numbersOfReports(checked), grade });
};

/** Every report in a text, worked out again, and what they say together. */
export function verify(text: string) {
  const readings = readReports(text);
  const problems = readings.flatMap((reading) => (reading.ok ? [] : reading.problems));
  const [problem] = problems;
  if (problem) return failed(problem.code, problems.map(problemText));

  const results = readings.flatMap((reading) =>
    reading.ok ? [{ result: checkReport(reading.report), claim: reading.claim }] : [],
  );
  const refusals = results.flatMap(({ result }) => (result.ok ? [] : [result.refusal.kind]));
  const [refusal] = refusals;
  if (refusal)
    return failed(
      refusal,
      refusals.map((kind) => reportWords.refused[kind]),
    );

  const checked = results.flatMap(({ result, claim }) => (result.ok ? [{ ...result.value, claim }] : []));
  if (new Set(checked.map(({ report }) => report.game.toLowerCase())).size > 1)
    return failed('other-games', [reportWords.otherGames]);
  const joint = jointVerdict(checked);
  return {
    ok: true,
    reports: checked.map((each) => verified(each, each.claim)),
    grade: joint.grade,
    meanings: joint.meanings.map(meaningCode),
    record: recordOf(checked, joint),
    message: reportWords.grade[joint.grade],
  } as const;
}
