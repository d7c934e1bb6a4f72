import { readFileSync } from 'node:fs';
import { packSources } from '../src/domain/monitors/monitor-sources';
import { readMonitorTable } from '../src/domain/monitors/monitor-table';
import { packMonitors } from '../src/domain/monitors/packed-list';

const packs = { list: packMonitors, sources: packSources } as const;

/** The table of monitors as browsers load it. */
export const packedMonitors = (kind: keyof typeof packs): string =>
  JSON.stringify(packs[kind](readMonitorTable(readFileSync('src/domain/monitors/monitors.tsv', 'utf8'))));
