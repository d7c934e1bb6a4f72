/** The command line: the same core as the page, printed. See fov-options.ts for what it takes. */
import { words } from '#messages/exact';
import { monitorLines } from './fov-monitor';
import { help, parseOptions, UsageError } from './fov-options';
import { fovReport } from './fov-report';
import { fovTable } from './fov-table';

const exitCodes = { impossible: 1, usage: 2 } as const;

try {
  const { entry, json, help: wantsHelp, monitor } = parseOptions(process.argv.slice(2));
  if (wantsHelp) {
    console.log(help);
  } else {
    const report = fovReport(entry);
    if (report.ok) {
      if (monitor && !json) console.log(`${monitorLines(monitor)}\n`);
      console.log(json ? JSON.stringify(report.value, null, 2) : fovTable(report.value));
    } else {
      const { reason } = report;
      const message = words.impossible[reason];
      if (json) console.log(JSON.stringify({ error: { reason, message } }, null, 2));
      else console.error(message);
      process.exitCode = exitCodes.impossible;
    }
  }
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`${error.message}${error.message.includes('\n') ? '\n' : ' '}Try --help.`);
  process.exitCode = exitCodes.usage;
}
