/** The command line: the same formulas as the page, printed. See fov-options.ts and fov-plan-options.ts for what it takes. */
import { words } from '#messages/exact';
import { monitorLines } from './fov-monitor';
import { help, parseOptions, UsageError } from './fov-options';
import { planReport } from './fov-plan';
import { parsePlanOptions, planHelp } from './fov-plan-options';
import { planTable } from './fov-plan-table';
import { fovReport, reportVersion } from './fov-report';
import { fovTable } from './fov-table';

const exitCodes = { impossible: 1, usage: 2 } as const;

// `fov … | head -1`: who reads has read enough, which is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

const printJson = (value: unknown) => console.log(JSON.stringify(value, null, 2));

function printImpossible(error: { readonly reason: string; readonly message: string }, json: boolean) {
  if (json) printJson({ version: reportVersion, error });
  else console.error(error.message);
  process.exitCode = exitCodes.impossible;
}

function printAngles(argumentList: readonly string[]) {
  const { entry, json, help: wantsHelp, monitor } = parseOptions(argumentList);
  if (wantsHelp) {
    console.log(help);
    return;
  }
  const report = fovReport(entry);
  if (!report.ok) {
    printImpossible({ reason: report.reason, message: words.impossible[report.reason] }, json);
    return;
  }
  if (monitor && !json) console.log(`${monitorLines(monitor)}\n`);
  if (json) printJson(report.value);
  else console.log(fovTable(report.value));
}

function printPlan(argumentList: readonly string[]) {
  const options = parsePlanOptions(argumentList);
  if (options === null) {
    console.log(planHelp);
    return;
  }
  const { json, monitor } = options;
  const report = planReport(options);
  if (!report.ok) {
    printImpossible(report.error, json);
    return;
  }
  if (monitor && !json) console.log(`${monitorLines(monitor)}\n`);
  if (json) printJson(report.value);
  else console.log(planTable(report.value));
}

try {
  const [command, ...others] = process.argv.slice(2);
  if (command === 'plan') printPlan(others);
  else printAngles(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`${error.message}${error.message.includes('\n') ? '\n' : ' '}Try --help.`);
  process.exitCode = exitCodes.usage;
}
