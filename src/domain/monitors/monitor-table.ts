import { readCurve, readScreen } from './monitor-texts';
import { confidences, monitorRemarks, type Monitor, type MonitorRemark } from './types';

/** What the table has of a monitor: besides what is searched, where it is from. */
export interface MonitorRecord extends Monitor {
  /** As the table writes them: `sourceAddress` makes an address of one. */
  readonly sources: readonly string[];
  /** For whoever edits the table; no page shows it. */
  readonly note: string;
}

const columns = [
  ...['maker', 'model', 'screen', 'curve', 'confidence', 'checked', 'remarks', 'aliases', 'sources', 'note'],
] as const;

const listOf = (text: string, separator: string): readonly string[] =>
  text === '' ? [] : text.split(separator);

/** Editors may take the tabs at the end of a line away: what is not there is empty. */
function readRecord(text: string, line: number): MonitorRecord | null {
  const cells = text.split('\t');
  const [maker = '', model = '', screenCell = '', curveCell = '', level, checked, ...rest] = cells;
  const [remarksCell = '', aliases = '', sources = '', note = ''] = rest;
  const [screen, curve] = [readScreen(screenCell), readCurve(curveCell)];
  const confidence = confidences.find((each) => each === level);
  const remarks = listOf(remarksCell, ' ');
  const isRemark = (text: string): text is MonitorRemark => monitorRemarks.some((each) => each === text);
  const isWhole =
    cells.length <= columns.length &&
    maker.trim() !== '' &&
    model.trim() !== '' &&
    (checked === 'by hand' || checked === '') &&
    sources !== '';
  if (!isWhole || !screen || !curve || !confidence || !remarks.every(isRemark)) return null;
  return {
    ...{ line, maker, model, ...screen, ...curve, confidence, isReviewed: checked === 'by hand', remarks },
    ...{ aliases: listOf(aliases, ' | '), sources: listOf(sources, ' '), note },
  };
}

/**
 * The table of monitors, src/domain/monitors/monitors.tsv. Only the build, the command line and tests read it, so a line that
 * is wrong is an error that names it.
 */
export function readMonitorTable(text: string): readonly MonitorRecord[] {
  const [head, ...lines] = text.trimEnd().split('\n');
  if (head !== columns.join('\t'))
    throw new Error(`The table of monitors needs the columns ${columns.join(', ')}.`);
  return lines.map((line, index) => {
    const record = readRecord(line, index);
    // The head is line 1.
    if (!record) throw new Error(`Line ${index + 2} of the table of monitors cannot be read: ${line}`);
    return record;
  });
}
