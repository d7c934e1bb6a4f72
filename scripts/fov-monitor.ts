import { words } from '#messages/monitors';
import { evidenceOf, factsOf } from '../src/text/monitor-facts';
import { entryOf } from '../src/domain/monitors/fill-entry';
import { findMonitors } from '../src/domain/monitors/find-monitors';
import { sourceAddress } from '../src/domain/monitors/monitor-sources';
import { readMonitorTable, type MonitorRecord } from '../src/domain/monitors/monitor-table';
import table from '../src/domain/monitors/monitors.tsv?raw';
import { nameOf, type Monitor } from '../src/domain/monitors/types';
import type { RigEntry } from '../src/domain/rig/entry';
import type { FieldId } from '../src/domain/rig/fields';

/** More than fit on a screen help nobody. */
const maxListed = 12;

/** The monitor of a name, or why it is not clear which, with those that it could be. */
export type NamedMonitor = { readonly monitor: MonitorRecord } | { readonly unclear: string };

/** @example namedMonitor('c49rg90') // { monitor: Samsung CRG9 49 … } */
export function namedMonitor(name: string): NamedMonitor {
  const list = readMonitorTable(table);
  const { monitors, isNearly, isClear } = findMonitors(list, name);
  const [first] = monitors;
  const record = first && list[first.line];
  if (record && isClear) return { monitor: record };
  if (!first) return { unclear: `no monitor in the list fits "${name}".` };
  const lines = monitors.slice(0, maxListed).map((each) => `  ${nameOf(each)}: ${factsOf(each)}`);
  const others = monitors.length - lines.length;
  const title = isNearly
    ? `no monitor in the list is called "${name}". Nearly so:`
    : `"${name}" fits several. Say more of the name, or the code of one:`;
  return { unclear: [title, ...lines, ...(others > 0 ? [`  and ${others} more`] : [])].join('\n') };
}

/** What a monitor fills in beside what was typed: a lit size gives way to a size or a shape that was asked for. */
export function monitorEntry(monitor: Monitor, typed: readonly FieldId[]): Partial<RigEntry> {
  const isOther = (['screenSize', 'screenRatio', 'resolution'] as const).some((id) => typed.includes(id));
  return {
    ...entryOf(monitor),
    ...(isOther && { litWidth: '', litHeight: '' }),
    ...(typed.includes('screenRatio') && { resolution: '' }),
  };
}

/** A curve that nobody has measured is not made up: it has to be said. */
export const needsRadius = (monitor: Monitor, typed: readonly FieldId[]): boolean =>
  monitor.curved === true && monitor.curveRadiusMm === null && !typed.includes('radiusCurve');

/** What stands above the table. */
export const monitorLines = (monitor: MonitorRecord): string =>
  [nameOf(monitor), `  ${factsOf(monitor)}`, `  ${evidenceOf(monitor)}`, `  ${words.sourcesTitle}`]
    .concat(monitor.sources.map((source) => `    ${sourceAddress(source)}`))
    .join('\n');
