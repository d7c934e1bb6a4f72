import { toRadians } from '../domain/geometry/units';
import type { Want, WantedMeasure } from '../domain/planning/where-to-sit';
import type { Room } from '../domain/planning/will-it-fit';
import { readMeasured } from '../domain/rig/read-quantity';
import {
  assertAllCount,
  command,
  commonOptions,
  helpLines,
  inquiryOf,
  programOptions,
  readOptions,
  UsageError,
  valueOf,
  type CommonOptions,
  type Given,
  type Inquiry,
  type Option,
} from './options';

/** Name of each angle on the command line. */
const measureOf = {
  h: 'h',
  v: 'v',
  angle: 'sideAngle',
  total: 'total',
} as const satisfies Record<string, WantedMeasure>;
type WantedName = keyof typeof measureOf;

const planOptions: readonly Option[] = [
  {
    name: 'want',
    value: 'ANGLE',
    help: 'h=60 or v=36 of one screen’s picture, angle=60 of the side screens, total=180 of all three',
  },
  { name: 'max-width', value: 'CM', help: 'the room there is for the screens across' },
  { name: 'max-depth', value: 'CM', help: 'and from front to back' },
  { name: 'game', value: 'NAME', help: 'what this game takes there, by its id, name or alias' },
  {
    name: 'json',
    help: `one JSON object: { ok, version, want, answers }, angles in degrees and unrounded;
{ ok: false, version, error: { reason, message } } where there is no answer`,
  },
  ...programOptions,
];

export const planHelp = `Where to sit for the angle you want, and whether that goes into your room.

${command} plan --want ANGLE [options]

${helpLines(planOptions)}

Every option of a rig may be added, but for --distance: that is the answer (see --help without plan). angle and total
mean three screens.

With --size, --monitor, or --width-mm and --height-mm there is one answer. Without, there is one for each common size as
it is sold, flat or curved, and sizes that cannot give the angle are left out. --ratio or --resolution leave the sizes of
that shape, --curved the curved ones, and --curved --radius MM bends them all.

"fits" says whether the footprint of the frames is within the room; it is null where neither limit is given. "seat" is
null where people sit, else "nearer-than-anyone-sits" or "farther-than-a-room".

Exit code: 0 fine, 1 no distance gives the angle, 2 the options are wrong, 3 the output could not be written.
`;

export interface PlanOptions extends CommonOptions {
  readonly wanted: { readonly name: WantedName; readonly degrees: number };
  readonly want: Want;
  readonly room: Room;
}

const isName = (text: string): text is WantedName => Object.hasOwn(measureOf, text);

function wantedFrom(text: string | undefined): PlanOptions['wanted'] {
  if (text === undefined) throw new UsageError('plan needs an angle: --want total=180.');
  const [, name = '', amount = ''] = /^([a-z]+)=(.+)$/.exec(text.trim()) ?? [];
  const read = readMeasured('sideAngle', amount, undefined);
  if (!isName(name) || read === null)
    throw new UsageError(`--want takes h=60, v=36, angle=60 or total=180, not "${text}".`);
  return { name, degrees: read.value };
}

function limitFrom(option: 'max-width' | 'max-depth', given: Given): number | null {
  const text = valueOf(given, option);
  if (text === undefined) return null;
  const cm = readMeasured('distance', text, 'cm')?.value ?? 0;
  if (!(cm > 0))
    throw new UsageError(`--${option} takes a length above zero like 160, 63in or 1.6m, not "${text}".`);
  return cm * 10;
}

/** Changes to the rig by the target angle: three screens, and no fixed side angle if that is asked for. */
function entryFor({ entry, typed }: CommonOptions, name: WantedName): CommonOptions['entry'] {
  if (typed.includes('distance'))
    throw new UsageError('plan works out the distance, so leave --distance out.');
  if (name === 'angle' && typed.includes('sideAngle'))
    throw new UsageError('--angle fixes what --want angle asks for, so leave one of them out.');
  if (name === 'h' || name === 'v') return entry;
  if (typed.includes('screens') && entry.screens === 'single')
    throw new UsageError(`--want ${name} needs three screens, so leave --screens single out.`);
  return { ...entry, screens: 'triple' };
}

/** @example parsePlanOptions(['--want', 'total=180', '--size', '32']) // { want: { measure: 'total', angle: 3.14… }, … } */
export function parsePlanOptions(argumentList: readonly string[]): PlanOptions | Inquiry {
  const given = readOptions(argumentList, planOptions);
  const inquiry = inquiryOf(given);
  if (inquiry) return inquiry;
  const wanted = wantedFrom(valueOf(given, 'want'));
  const common = commonOptions(given);
  const options = { ...common, entry: entryFor(common, wanted.name) };
  assertAllCount(options);
  return {
    ...options,
    wanted,
    want: { measure: measureOf[wanted.name], angle: toRadians(wanted.degrees) },
    room: {
      widthMm: limitFrom('max-width', given),
      depthMm: limitFrom('max-depth', given),
    },
  };
}
