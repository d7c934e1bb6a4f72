import { parseArgs } from 'node:util';
import type { Game } from '../domain/games/types';
import { defaultEntry, type RigEntry } from '../domain/rig/entry';
import {
  curveFits,
  fields,
  screenCounts,
  screenRatios,
  type AskedFor,
  type FieldId,
} from '../domain/rig/fields';
import { isAskedFor, setupOf } from '../domain/rig/setup';
import type { MonitorRecord } from '../domain/monitors/monitor-table';
import { nameOf } from '../domain/monitors/types';
import { asField, complaintAbout, lacksHalfOfLitSize } from '../library/rig-fields';
import { namedGame } from './named-game';
import { monitorEntry, namedMonitor, needsRadius } from './named-monitor';

/** An option of the command line. */
export interface Option {
  readonly name: string;
  /** Placeholder of its value; without one it is a switch. */
  readonly value?: string;
  /** Meaning, for the help. Further lines stand below the first. */
  readonly help: string;
}

/** The option of each field, in the order of the help. Its type, default and rigs are in the table of fields. */
const fieldOptions = {
  screenSize: { name: 'size', value: 'IN', help: 'diagonal of one screen in inches' },
  screenRatio: { name: 'ratio', value: 'W:H', help: `${screenRatios.join(', ')} or any other` },
  distance: { name: 'distance', value: 'CM', help: 'eyes to the middle of the glass in cm' },
  screens: { name: 'screens', value: 'N', help: `1 or 3; ${screenCounts.join(' or ')} will do too` },
  curvedScreen: { name: 'curved', help: 'the screens are curved' },
  radiusCurve: { name: 'radius', value: 'MM', help: 'radius of the curve in mm' },
  bezelThickness: { name: 'bezel', value: 'MM', help: 'one edge of one frame in mm' },
  gap: { name: 'gap', value: 'MM', help: 'between two lit pictures, where it is not two bezels' },
  sideAngle: {
    name: 'angle',
    value: 'DEG',
    help: 'side angle fixed by the stand, else the ideal one is worked out',
  },
  sideSize: { name: 'side-size', value: 'IN', help: 'diagonal of the side screens, where it is another' },
  sideRatio: {
    name: 'side-ratio',
    value: 'W:H',
    help: 'shape or pixels of the side screens, where they are others',
  },
  fit: { name: 'fit', value: 'FIT', help: curveFits.join(', ') },
  resolution: {
    name: 'resolution',
    value: 'WxH',
    help: 'pixels, for a truer ratio than the one on the box; W:H will do too',
  },
  litWidth: {
    name: 'width-mm',
    value: 'W',
    help: 'lit width as measured, with --height-mm: instead of size and ratio',
  },
  litHeight: { name: 'height-mm', value: 'H', help: 'lit height as measured, with --width-mm' },
  eyeOffset: {
    name: 'eye-offset',
    value: 'CM',
    help: 'eyes above (+) or below (-) the middle of the screen',
  },
} as const satisfies Record<FieldId, Option>;

const monitorOption: Option = {
  name: 'monitor',
  value: 'NAME',
  help: 'size, shape and curve of a monitor by its name or code; what else is given counts more',
};
export const programOptions: readonly Option[] = [
  { name: 'version', help: 'version of the program' },
  { name: 'help', help: 'this text' },
];

/** Need of an option, as its help says it, and as an error. null = none. */
const needs: Readonly<Record<AskedFor, { readonly help: string; readonly complaint: string } | null>> = {
  always: null,
  'without-lit-size': {
    help: '',
    complaint: 'gives way to --width-mm and --height-mm: leave it out, or both of them.',
  },
  curved: { help: ', with --curved', complaint: 'is for curved screens: add --curved, or leave it out.' },
  'one-curved': {
    help: ', for one curved screen',
    complaint: 'is for one curved screen: give --curved and no --screens 3, or leave it out.',
  },
  triple: {
    help: ', with three screens',
    complaint: 'is for three screens: add --screens 3, or leave it out.',
  },
};

function fieldHelp(id: FieldId): Option {
  const { askedFor, default: usual } = fields[id];
  const ends = [usual === '' || usual === false ? '' : ` (${usual})`, needs[askedFor]?.help ?? ''];
  return { ...fieldOptions[id], help: fieldOptions[id].help + ends.join('') };
}

const optionFields = Object.keys(fieldOptions) as readonly FieldId[];

/** Name of the command: its own where the package is installed. */
export const command = process.env['npm_lifecycle_event'] === 'fov' ? 'npm run fov --' : 'sightline-fov';

const indent = 21;

/** Help of some options, one below the other. */
export const helpLines = (options: readonly Option[]): string =>
  options
    .map(
      ({ name, value = '', help }) =>
        `  --${`${name} ${value}`.trimEnd()}`.padEnd(indent - 1) +
        ` ${help.replaceAll('\n', `\n${' '.repeat(indent)}`)}`,
    )
    .join('\n');

const fovOptions: readonly Option[] = [
  { name: 'game', value: 'NAME', help: 'only this game, by its id, name or alias' },
  {
    name: 'json',
    help: `one JSON object with its version: angles in degrees and unrounded, ids instead of words;
{ ok: false, version, error: { reason, message } } where there is no answer`,
  },
  ...programOptions,
];

export const help = `Field of view for racing games, by the Classic formulas and by exact 1:1 geometry.

${command} [options]
${command} plan --want ANGLE [options]     where to sit for an angle: plan --help
${command} check FILE…                     what players measured in a game: check --help

${helpLines([monitorOption, ...optionFields.map(fieldHelp), ...fovOptions])}

A length may carry its unit, whatever the option says: 60cm, 24in, 3'4", "3 ft 4 in", "39 3/8 in", 1.02m, 1016mm, "101,6 cm".

An option that would count for nothing is wrong, and so is one given twice.

Exit code: 0 fine, 1 the geometry is impossible, 2 the options are wrong, 3 the output could not be written.
`;

/** The options are wrong: the message is one line for the user. */
export class UsageError extends Error {}

/** Value of each given option by its name; true = a switch. */
export type Given = Readonly<Record<string, string | boolean | undefined>>;

interface ParsedArguments {
  readonly given: Given;
  /** Arguments that belong to no option; none if the command takes none. */
  readonly files: readonly string[];
}

/** Reads exactly these options; an unknown one, or one given twice, is an error. */
export function parseArguments(
  argumentList: readonly string[],
  all: readonly Option[],
  { takesFiles = false }: { readonly takesFiles?: boolean } = {},
): ParsedArguments {
  const options = Object.fromEntries(
    all.map(({ name, value }) => [
      name,
      { type: value === undefined ? 'boolean' : 'string', ...(name === 'help' && { short: 'h' }) } as const,
    ]),
  );
  const parse = () =>
    parseArgs({
      args: joinNegativeValues(argumentList),
      strict: true,
      tokens: true,
      allowPositionals: takesFiles,
      options,
    });
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse();
  } catch (error) {
    const [message = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new UsageError(message.replace(/[^.]$/, '$&.'));
  }
  const given = parsed.tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []));
  const twice = given.find((name, index) => given.indexOf(name) < index);
  if (twice !== undefined) throw new UsageError(`--${twice} is given twice.`);
  return { given: parsed.values, files: parsed.positionals };
}

/** Reads the options of a rig, and the command's own. */
export const readOptions = (argumentList: readonly string[], own: readonly Option[]): Given =>
  parseArguments(argumentList, [...Object.values(fieldOptions), monitorOption, ...own]).given;

/** Value of an option that is no switch. */
export function valueOf(given: Given, name: string): string | undefined {
  const value = given[name];
  return typeof value === 'string' ? value : undefined;
}

/** "--eye-offset -3" is a value and not an option "-3". */
function joinNegativeValues(argumentList: readonly string[]): string[] {
  return argumentList.reduce<string[]>((joined, argument) => {
    const last = joined.at(-1);
    if (last?.startsWith('--') && !last.includes('=') && /^-[\d.,]/.test(argument)) {
      return [...joined.slice(0, -1), `${last}=${argument}`];
    }
    return [...joined, argument];
  }, []);
}

function monitorOf(name: string): MonitorRecord {
  const named = namedMonitor(name);
  if ('unclear' in named) throw new UsageError(`--monitor: ${named.unclear}`);
  return named.monitor;
}

function gameOf(name: string): Game {
  const named = namedGame(name);
  if ('unclear' in named) throw new UsageError(`--game: ${named.unclear}`);
  return named.game;
}

/** Options of both commands. */
export interface CommonOptions {
  readonly entry: RigEntry;
  /** The fields whose own option was given. */
  readonly typed: readonly FieldId[];
  readonly monitor: MonitorRecord | null;
  /** The only game to list; null = all. */
  readonly game: Game | null;
  readonly json: boolean;
}

/** A help text or the version is asked for instead of an answer. */
export type Inquiry = 'help' | 'version';

export const inquiryOf = (given: Given): Inquiry | null =>
  (['help', 'version'] as const).find((inquiry) => given[inquiry] === true) ?? null;

/** The rig of the options; defaults as in the form. */
export function commonOptions(given: Given): CommonOptions {
  const typed = optionFields.filter((id) => given[fieldOptions[id].name] !== undefined);
  const monitorName = valueOf(given, 'monitor');
  const monitor = monitorName === undefined ? null : monitorOf(monitorName);
  if (monitor && needsRadius(monitor, typed))
    throw new UsageError(
      `--monitor: ${nameOf(monitor)} is curved, and the list does not have its radius. Add it from the box: --radius 1500.`,
    );
  const entry = {
    ...defaultEntry,
    ...(monitor && monitorEntry(monitor, typed)),
    ...Object.fromEntries(typed.map((id) => [id, asField(id, given[fieldOptions[id].name])])),
  } as RigEntry;
  for (const id of typed) {
    const wrong = complaintAbout(id, entry);
    if (wrong !== null) throw new UsageError(`--${fieldOptions[id].name} ${wrong}`);
  }
  if (lacksHalfOfLitSize(entry)) throw new UsageError('--width-mm and --height-mm go together.');
  const gameName = valueOf(given, 'game');
  const game = gameName === undefined ? null : gameOf(gameName);
  return { entry, typed, monitor, game, json: given['json'] === true };
}

/** Throws for an option that would be ignored. */
export function assertAllCount({ entry, typed }: Pick<CommonOptions, 'entry' | 'typed'>) {
  const setup = setupOf(entry);
  const unused = typed.find((id) => !isAskedFor(id, setup));
  const reason = unused && needs[fields[unused].askedFor]?.complaint;
  if (unused && reason !== undefined) throw new UsageError(`--${fieldOptions[unused].name} ${reason}`);
}

/** @example parseOptions(['--size', '32', '--screens', '3']) // { entry: { screenSize: '32', screens: 'triple', … }, … } */
export function parseOptions(argumentList: readonly string[]): CommonOptions | Inquiry {
  const given = readOptions(argumentList, fovOptions);
  const inquiry = inquiryOf(given);
  if (inquiry) return inquiry;
  const options = commonOptions(given);
  assertAllCount(options);
  return options;
}
