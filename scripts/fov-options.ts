import { parseArgs, type ParseArgsConfig } from 'node:util';
import { defaultEntry, type RigEntry } from '../src/domain/rig/entry';
import { curveFits, fields, screenCounts, screenRatios, type FieldId } from '../src/domain/rig/fields';
import type { MonitorRecord } from '../src/domain/monitors/monitor-table';
import { nameOf } from '../src/domain/monitors/types';
import { asField, complaintAbout, lacksHalfOfLitSize } from '../src/library/rig-fields';
import { monitorEntry, namedMonitor, needsRadius } from './fov-monitor';

/** The option of each field. */
const optionOf = {
  screenRatio: 'ratio',
  screenSize: 'size',
  distance: 'distance',
  screens: 'screens',
  curvedScreen: 'curved',
  radiusCurve: 'radius',
  bezelThickness: 'bezel',
  fit: 'fit',
  resolution: 'resolution',
  litWidth: 'width-mm',
  litHeight: 'height-mm',
  sideAngle: 'angle',
  gap: 'gap',
  sideSize: 'side-size',
  sideRatio: 'side-ratio',
  eyeOffset: 'eye-offset',
} as const satisfies Record<FieldId, string>;

/** As it was called: by its own name where the package is installed. */
export const command = process.env['npm_lifecycle_event'] === 'fov' ? 'npm run fov --' : 'sightline-fov';

export const help = `Field of view for racing games, by the Classic formulas and by exact 1:1 geometry.

${command} [options]
${command} plan --want ANGLE [options]     where to sit for an angle: plan --help

  --monitor NAME     size, shape and curve of a monitor by its name or code; what else is given counts more
  --size IN          diagonal of one screen in inches (${fields.screenSize.default})
  --ratio W:H        ${screenRatios.join(', ')} or any other (${fields.screenRatio.default})
  --distance CM      eyes to the middle of the glass in cm (${fields.distance.default})
  --screens N        1 or 3; ${screenCounts.join(' or ')} will do too (${fields.screens.default})
  --curved           the screens are curved
  --radius MM        radius of the curve in mm (${fields.radiusCurve.default}), if curved
  --bezel MM         one edge of one frame in mm (${fields.bezelThickness.default}), with three screens
  --gap MM           between two lit pictures, where it is not two bezels, with three screens
  --angle DEG        side angle fixed by the stand, else the ideal one is worked out
  --side-size IN     diagonal of the side screens, where it is another
  --side-ratio W:H   shape of the side screens, where it is another; pixels will do too
  --fit FIT          ${curveFits.join(', ')}, for one curved screen (${fields.fit.default})
  --resolution WxH   pixels, for a truer ratio than the one on the box; W:H will do too
  --width-mm W --height-mm H
                     lit width and height as measured, instead of size and ratio
  --eye-offset CM    eyes above (+) or below (-) the middle of the screen
  --json             one JSON object with its version: angles in degrees and unrounded, ids instead of words
  --help             this text

A length may carry its unit, whatever the option says: 60cm, 24in, 3'4", "3 ft 4 in", "39 3/8 in", 1.02m, 1016mm, "101,6 cm".

Exit code: 0 fine, 1 the geometry is impossible, 2 the options are wrong.
`;

/** The options are wrong: the message is one line for the user. */
export class UsageError extends Error {}

export interface FovOptions {
  readonly entry: RigEntry;
  readonly json: boolean;
  readonly help: boolean;
  /** The one that was named. */
  readonly monitor: MonitorRecord | null;
}

/** The options of each rig, and those of one command besides. */
export function readOptions<More extends NonNullable<ParseArgsConfig['options']>>(
  argumentList: readonly string[],
  more: More,
) {
  const fieldOptions = Object.entries(optionOf).map(([id, option]) => {
    const type = fields[id as FieldId].kind === 'flag' ? 'boolean' : 'string';
    return [option, { type }] as const;
  });
  try {
    return parseArgs({
      args: joinNegativeValues(argumentList),
      strict: true,
      options: {
        ...Object.fromEntries(fieldOptions),
        monitor: { type: 'string' },
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
        ...more,
      },
    }).values;
  } catch (error) {
    const [message = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new UsageError(message.replace(/[^.]$/, '$&.'));
  }
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

type Given = ReturnType<typeof readOptions>;

export interface GivenRig {
  readonly entry: RigEntry;
  /** The fields that have an option of their own in what was given. */
  readonly typed: readonly FieldId[];
  readonly monitor: MonitorRecord | null;
}

/** The rig that the options describe; what they leave out is as in the form at first. */
export function rigFrom(given: Given): GivenRig {
  const typed = (Object.entries(optionOf) as [FieldId, string][]).flatMap(([id, option]) => {
    const value = (given as Readonly<Record<string, string | boolean | undefined>>)[option];
    return value === undefined ? [] : [[id, asField(id, value)] as const];
  });
  const ids = typed.map(([id]) => id);
  const monitor = given.monitor === undefined ? null : monitorOf(given.monitor);
  if (monitor && needsRadius(monitor, ids))
    throw new UsageError(
      `--monitor: ${nameOf(monitor)} is curved, and the list does not have its radius. Add it from the box: --radius 1500.`,
    );
  const filled = monitor && monitorEntry(monitor, ids);
  const entry = { ...defaultEntry, ...filled, ...Object.fromEntries(typed) } as RigEntry;
  for (const id of ids) {
    const wrong = complaintAbout(id, entry);
    if (wrong !== null) throw new UsageError(`--${optionOf[id]} ${wrong}`);
  }
  if (lacksHalfOfLitSize(entry)) throw new UsageError('--width-mm and --height-mm go together.');
  return { entry, typed: ids, monitor };
}

/** @example parseOptions(['--size', '32', '--screens', 'triple']).entry.screenSize // '32' */
export function parseOptions(argumentList: readonly string[]): FovOptions {
  const given = readOptions(argumentList, {});
  const { entry, monitor } = rigFrom(given);
  return { entry, json: given.json === true, help: given.help === true, monitor };
}
