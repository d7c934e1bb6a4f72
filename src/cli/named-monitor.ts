import { words } from '#messages/monitors';
import { evidenceOf, factsOf } from '../text/monitor-facts';
import { entryOf } from '../domain/monitors/fill-entry';
import { findMonitors } from '../domain/monitors/find-monitors';
import { sourceAddress } from '../domain/monitors/monitor-sources';
import { readMonitorTable, type MonitorRecord } from '../domain/monitors/monitor-table';
import table from '../domain/monitors/monitors.tsv?raw';
import { nameOf, type Monitor } from '../domain/monitors/types';
import type { RigEntry } from '../domain/rig/entry';
import type { FieldId } from '../domain/rig/fields';

/** Limit of a list that fits on a screen. */
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

/** Fields filled in by a monitor; a typed size or shape replaces its lit size. */
export function monitorEntry(monitor: Monitor, typed: readonly FieldId[]): Partial<RigEntry> {
  const isOther = (['screenSize', 'screenRatio', 'resolution'] as const).some((id) => typed.includes(id));
  return {
    ...entryOf(monitor),
    ...(isOther && { litWidth: '', litHeight: '' }),
    ...(typed.includes('screenRatio') && { resolution: '' }),
  };
}

/** Error for an unmeasured curve: the radius must be given. */
export const needsRadius = (monitor: Monitor, typed: readonly FieldId[]): boolean =>
  monitor.curved === true && monitor.curveRadiusMm === null && !typed.includes('radiusCurve');

/** Lines above the table. */
export const monitorLines = (monitor: MonitorRecord): string =>
  [nameOf(monitor), `  ${factsOf(monitor)}`, `  ${evidenceOf(monitor)}`, `  ${words.sourcesTitle}`]
    .concat(monitor.sources.map((source) => `    ${sourceAddress(source)}`))
    .join('\n');
