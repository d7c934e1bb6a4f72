import { readFileSync } from 'node:fs';
import { readMonitorTable } from '../domain/monitors/monitor-table';
import { packMonitors, readMonitors } from '../domain/monitors/packed-list';
import { nameOf, type Monitor } from '../domain/monitors/types';

/** The table in its edited form. */
export const monitorTable = readMonitorTable(readFileSync('src/domain/monitors/monitors.tsv', 'utf8'));

/** The list as a browser gets it: packed, sent as text and read. */
export const monitorList = readMonitors(JSON.parse(JSON.stringify(packMonitors(monitorTable))));

/** @example monitorNamed('LG UltraGear 27GL850') */
export function monitorNamed(name: string): Monitor {
  const found = monitorList.find((monitor) => nameOf(monitor) === name);
  if (!found) throw new Error(`No monitor is called ${name}.`);
  return found;
}
