/** The command line: the formulas of the page, printed. options.ts and plan-options.ts have its options. */
import { version } from '../../package.json';
import { checkHelp, checkReport, checkTable, parseCheckOptions } from './check';
import { monitorLines } from './named-monitor';
import type { MonitorRecord } from '../domain/monitors/monitor-table';
import { help, parseOptions, UsageError, type Inquiry } from './options';
import { planReport } from './plan';
import { parsePlanOptions, planHelp } from './plan-options';
import { planTable } from './plan-table';
import { fovReport, type ReportError } from './report';
import { fovTable } from './table';

const exitCodes = { impossible: 1, usage: 2, notWritten: 3 } as const;

process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
  // `fov … | head -1`: a reader that closes the pipe has read enough.
  if (code === 'EPIPE') process.exit(0);
  console.error(`The output could not be written: ${message}`);
  process.exit(exitCodes.notWritten);
});

// An unwritable stderr still leaves the exit code.
process.stderr.on('error', () => undefined);

/** Version of what `--json` prints: raised when a name in it changes. */
const reportVersion = 1;

const printJson = (value: object) => console.log(JSON.stringify(value, null, 2));
const printJsonError = (error: ReportError) => printJson({ ok: false, version: reportVersion, error });

/** Options that decide how an answer is printed. */
interface Printed {
  readonly json: boolean;
  readonly monitor?: MonitorRecord | null;
}

interface Command<Options extends Printed, Value extends object> {
  readonly help: string;
  readonly parse: (argumentList: readonly string[]) => Options | Inquiry;
  readonly report: (
    options: Options,
  ) => { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: ReportError };
  readonly table: (value: Value) => string;
}

function run<Options extends Printed, Value extends object>(
  argumentList: readonly string[],
  command: Command<Options, Value>,
) {
  const options = command.parse(argumentList);
  if (options === 'help') console.log(command.help);
  else if (options === 'version') console.log(version);
  else print(command, options);
}

function print<Options extends Printed, Value extends object>(
  { report: reportOf, table }: Command<Options, Value>,
  options: Options,
) {
  const { json, monitor } = options;
  const report = reportOf(options);
  if (!report.ok) {
    process.exitCode = exitCodes.impossible;
    if (json) printJsonError(report.error);
    else console.error(report.error.message);
  } else if (json) {
    printJson({ ok: true, version: reportVersion, ...report.value });
  } else {
    if (monitor) console.log(`${monitorLines(monitor)}\n`);
    console.log(table(report.value));
  }
}

const argumentList = process.argv.slice(2);
try {
  if (argumentList[0] === 'plan') {
    const plan = { help: planHelp, parse: parsePlanOptions, report: planReport, table: planTable };
    run(argumentList.slice(1), plan);
  } else if (argumentList[0] === 'check') {
    const check = { help: checkHelp, parse: parseCheckOptions, report: checkReport, table: checkTable };
    run(argumentList.slice(1), check);
  } else run(argumentList, { help, parse: parseOptions, report: fovReport, table: fovTable });
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  const { message } = error;
  process.exitCode = exitCodes.usage;
  // Options were not parsed: look for --json alone.
  if (argumentList.includes('--json')) printJsonError({ reason: 'wrong-options', message });
  else console.error(`${message}${message.includes('\n') ? '\n' : ' '}Try --help.`);
}
