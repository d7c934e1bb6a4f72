import type { MonitorRecord } from '../domain/monitors/monitor-table';
import { gamesFile } from './games-data';
import { gamesShape } from './games-shape';
import { monitorsFile, monitorsShape } from './monitors-data';
import type { JsonSchema, Shape } from './shape';

/** Dependencies from the build. */
export interface DataSurroundings {
  /** Table of monitors. */
  readonly monitors: readonly MonitorRecord[];
  /** Hash of a text. */
  readonly digest: (text: string) => string;
  /** Full address of a path of the site. */
  readonly addressOf: (path: string) => string;
}

/** Folder of the files on the site. */
export const dataFolder = 'data';

/** JSON with one record per line, for diffs between versions. */
function recordsByLine<Key extends string>(
  file: Readonly<Record<Key, readonly unknown[]>>,
  key: Key,
): string {
  const head = JSON.stringify({ ...file, [key]: [] }, null, 2);
  const records = file[key].map((record) => JSON.stringify(record)).join(',\n');
  // The list of records is the last property of a file.
  return `${head.slice(0, head.lastIndexOf('[]'))}[\n${records}\n  ]\n}\n`;
}

const schemaText = (title: string, { schema }: Shape<unknown>, address: string): string => {
  const whole: JsonSchema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: address,
    title,
    ...schema,
  };
  return `${JSON.stringify(whole, null, 2)}\n`;
};

/** Data files for public use, each with its schema, by name. docs/data.md has the form. */
export function dataFiles({ monitors, digest, addressOf }: DataSurroundings): ReadonlyMap<string, string> {
  const addressOfFile = (name: string) => addressOf(`/${dataFolder}/${name}`);
  return new Map([
    ['games.json', recordsByLine(gamesFile(digest), 'games')],
    ['games.schema.json', schemaText('Games', gamesShape, addressOfFile('games.schema.json'))],
    ['monitors.json', recordsByLine(monitorsFile(monitors, digest), 'monitors')],
    ['monitors.schema.json', schemaText('Monitors', monitorsShape, addressOfFile('monitors.schema.json'))],
  ]);
}
