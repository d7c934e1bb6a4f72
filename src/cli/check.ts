import { readFileSync } from 'node:fs';
import type { Verification, VerifiedReport } from '../library/index';
import { verify } from '../library/verify-report';
import {
  command,
  helpLines,
  inquiryOf,
  parseArguments,
  programOptions,
  UsageError,
  type Inquiry,
  type Option,
} from './options';
import type { ReportError } from './report';

const checkOptions: readonly Option[] = [
  {
    name: 'json',
    help: `one JSON object: { ok, version, reports, grade, meanings, record, message }, angles in degrees and unrounded;
{ ok: false, version, error: { reason, message } } where a report cannot be read`,
  },
  ...programOptions,
];

export const checkHelp = `Works out again what players measured in a game, from their reports.

${command} check FILE… [options]

${helpLines(checkOptions)}

A file may hold several reports, with other text around them, and - reads the standard input. All must be about one game.
The numbers alone count, not the verdict that a report ends with.

Exit code: 0 fine, 1 a report cannot be read or contradicts itself, 2 the options are wrong, 3 the output could not be
written.
`;

interface CheckOptions {
  readonly text: string;
  readonly json: boolean;
}

function textOf(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch {
    throw new UsageError(`check: ${file} can't be read.`);
  }
}

/** @example parseCheckOptions(['report.txt']) // { text: 'sightline-measure 1…', json: false } */
export function parseCheckOptions(argumentList: readonly string[]): CheckOptions | Inquiry {
  const { given, files } = parseArguments(argumentList, checkOptions, { takesFiles: true });
  const inquiry = inquiryOf(given);
  if (inquiry) return inquiry;
  if (files.length === 0) throw new UsageError('check needs a file with a report: check report.txt.');
  // An empty line keeps the reports of two files apart.
  return { text: files.map(textOf).join('\n\n'), json: given['json'] === true };
}

type Checked = Extract<Verification, { readonly ok: true }>;

/** @example checkReport({ text }) // { ok: true, value: { reports, grade: 'reported', … } } */
export function checkReport({ text }: Pick<CheckOptions, 'text'>) {
  const verification: Verification = verify(text);
  if (!verification.ok) {
    const { reason, messages } = verification;
    const error: ReportError = { reason, message: messages.join('\n') };
    return { ok: false, error } as const;
  }
  const { reports, grade, meanings, record, message } = verification;
  return { ok: true, value: { reports, grade, meanings, record, message } } as const;
}

const decimals = (value: number, count: number): string => value.toFixed(count);

function reportLines(report: VerifiedReport): string {
  const { game, gameId, widthPx, heightPx, message, meanings, chi2, measurements, next, pictures, claim } =
    report;
  const fit =
    chi2 === null || meanings.length === 0
      ? []
      : [
          `chi2 ${decimals(chi2, 1)} of ${measurements} measurements${
            next ? `; next ${next.meaning}, chi2 ${decimals(next.chi2, 0)}` : ''
          }`,
        ];
  const angles = pictures.map(
    ({ number, vertical, error }) => `${number} → ${decimals(vertical, 1)}° ±${decimals(error, 1)}°`,
  );
  return [
    `${game}${gameId === null ? ' (not in the library)' : ''}, ${widthPx}x${heightPx}`,
    ...[
      message,
      ...fit,
      ...(angles.length > 0 ? [`vertical: ${angles.join(', ')}`] : []),
      ...(claim === null ? [] : [`the sender says: ${claim}`]),
    ].map((line) => `  ${line}`),
  ].join('\n');
}

/** Table for people, with the record to paste. */
export function checkTable({ reports, message, record }: Omit<Checked, 'ok'>): string {
  return [...reports.map(reportLines), message, ...(record === null ? [] : [record])].join('\n\n');
}
