import { readCurve, readScreen } from './monitor-texts';
import { confidences, monitorRemarks, type Monitor, type MonitorRemark } from './types';

/** A row of the table: a monitor and its sources. */
export interface MonitorRecord extends Monitor {
  /** Short forms as in the table; `sourceAddress` expands them. */
  readonly sources: readonly string[];
  /** For editors of the table; shown on no page. */
  readonly note: string;
}

const columns = [
  ...['maker', 'model', 'screen', 'curve', 'confidence', 'checked', 'remarks', 'aliases', 'sources', 'note'],
] as const;

const listOf = (text: string, separator: string): readonly string[] =>
  text === '' ? [] : text.split(separator);

/** Missing columns are empty: editors may strip the tabs at the end of a line. */
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
 * Reads src/domain/monitors/monitors.tsv. Throws at an invalid line: only the build, the command line and tests read
 * it.
 */
export function readMonitorTable(text: string): readonly MonitorRecord[] {
  const [head, ...lines] = text.trimEnd().split('\n');
  if (head !== columns.join('\t'))
    throw new Error(`The table of monitors needs the columns ${columns.join(', ')}.`);
  return lines.map((line, index) => {
    const record = readRecord(line, index);
    // Line 1 is the header.
    if (!record) throw new Error(`Line ${index + 2} of the table of monitors cannot be read: ${line}`);
    return record;
  });
}
