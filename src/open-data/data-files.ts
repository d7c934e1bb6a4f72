import type { MonitorRecord } from '../domain/monitors/monitor-table';
import { gamesFile } from './games-data';
import { gamesShape } from './games-shape';
import { monitorsFile, monitorsShape } from './monitors-data';
import type { JsonSchema, Shape } from './shape';

/** What the build knows, and this room does not. */
export interface DataSurroundings {
  /** The table of monitors. */
  readonly monitors: readonly MonitorRecord[];
  /** Of a text, what tells it from any other. */
  readonly digest: (text: string) => string;
  /** The whole address of a path of the site. */
  readonly addressOf: (path: string) => string;
}

/** The folder of the site that they are served from. */
export const dataFolder = 'data';

/** A record a line: so that two versions can be compared, and looked at. */
function recordsByLine<Key extends string>(
  file: Readonly<Record<Key, readonly unknown[]>>,
  key: Key,
): string {
  const head = JSON.stringify({ ...file, [key]: [] }, null, 2);
  const records = file[key].map((record) => JSON.stringify(record)).join(',\n');
  // The list of records is the last that a file has.
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

/** The libraries as files that anybody may use, each with its schema, by name. docs/data.md has the form. */
export function dataFiles({ monitors, digest, addressOf }: DataSurroundings): ReadonlyMap<string, string> {
  const addressOfFile = (name: string) => addressOf(`/${dataFolder}/${name}`);
  return new Map([
    ['games.json', recordsByLine(gamesFile(digest), 'games')],
    ['games.schema.json', schemaText('Games', gamesShape, addressOfFile('games.schema.json'))],
    ['monitors.json', recordsByLine(monitorsFile(monitors, digest), 'monitors')],
    ['monitors.schema.json', schemaText('Monitors', monitorsShape, addressOfFile('monitors.schema.json'))],
  ]);
}
