import { toRadians } from '../src/domain/geometry/units';
import type { Want, WantedMeasure } from '../src/domain/planning/where-to-sit';
import type { Room } from '../src/domain/planning/will-it-fit';
import { readMeasured } from '../src/domain/rig/read-quantity';
import { command, readOptions, rigFrom, UsageError, type GivenRig } from './fov-options';

/** What each angle is called on the command line. */
const measureOf = {
  h: 'h',
  v: 'v',
  angle: 'sideAngle',
  total: 'total',
} as const satisfies Record<string, WantedMeasure>;
export type WantedName = keyof typeof measureOf;

export const planHelp = `Where to sit for the angle you want, and whether that goes into your room.

${command} plan --want ANGLE [options]

  --want ANGLE       h=60 or v=36 of one screen’s picture, angle=60 of the side screens, total=180 of all three
  --max-width CM     the room there is for the screens across
  --max-depth CM     and from front to back
  --json             one JSON object: { version, want, answers }, angles in degrees and unrounded
  --help             this text

Every option of a rig may be added, but for --distance: that is the answer (see --help without plan). angle and total
mean three screens.

With --size, --monitor, or --width-mm and --height-mm there is one answer. Without, there is one for each common size as
it is sold, flat or curved, and sizes that cannot give the angle are left out. --ratio or --resolution leave the sizes of
that shape, --curved the curved ones, and --curved --radius MM bends them all.

"fits" says whether the footprint of the frames is within the room; it is null where neither limit is given.

Exit code: 0 fine, 1 no distance gives the angle, 2 the options are wrong.
`;

export interface PlanOptions extends GivenRig {
  readonly wanted: { readonly name: WantedName; readonly degrees: number };
  readonly want: Want;
  readonly room: Room;
  readonly json: boolean;
}

const isName = (text: string): text is WantedName => Object.hasOwn(measureOf, text);

function wantedFrom(texts: readonly string[] | undefined): PlanOptions['wanted'] {
  const [text, ...others] = texts ?? [];
  if (text === undefined) throw new UsageError('plan needs an angle: --want total=180.');
  if (others.length > 0) throw new UsageError('plan takes one --want at a time.');
  const [, name = '', amount = ''] = /^([a-z]+)=(.+)$/.exec(text.trim()) ?? [];
  const read = readMeasured('sideAngle', amount, undefined);
  if (!isName(name) || read === null)
    throw new UsageError(`--want takes h=60, v=36, angle=60 or total=180, not "${text}".`);
  return { name, degrees: read.value };
}

function limitFrom(option: string, text: string | undefined): number | null {
  if (text === undefined) return null;
  const cm = readMeasured('distance', text, 'cm')?.value ?? 0;
  if (!(cm > 0))
    throw new UsageError(`${option} takes a length above zero like 160, 63in or 1.6m, not "${text}".`);
  return cm * 10;
}

/** What the wanted angle means for the rig: three screens, and no angle fixed by the stand where that is the question. */
function entryFor(rig: GivenRig, name: WantedName): GivenRig['entry'] {
  const { entry, typed } = rig;
  if (typed.includes('distance'))
    throw new UsageError('plan works out the distance, so leave --distance out.');
  if (name === 'angle' && typed.includes('sideAngle'))
    throw new UsageError('--angle fixes what --want angle asks for, so leave one of them out.');
  if (name === 'h' || name === 'v') return entry;
  if (typed.includes('screens') && entry.screens === 'single')
    throw new UsageError(`--want ${name} needs three screens, so leave --screens single out.`);
  return { ...entry, screens: 'triple' };
}

/** @example parsePlanOptions(['--want', 'total=180', '--size', '32']) // { want: { measure: 'total', angle: 3.14… }, … }; null = help */
export function parsePlanOptions(argumentList: readonly string[]): PlanOptions | null {
  const given = readOptions(argumentList, {
    want: { type: 'string', multiple: true },
    'max-width': { type: 'string' },
    'max-depth': { type: 'string' },
  });
  if (given.help === true) return null;
  const wanted = wantedFrom(given.want);
  const rig = rigFrom(given);
  return {
    ...rig,
    entry: entryFor(rig, wanted.name),
    wanted,
    want: { measure: measureOf[wanted.name], angle: toRadians(wanted.degrees) },
    room: {
      widthMm: limitFrom('--max-width', given['max-width']),
      depthMm: limitFrom('--max-depth', given['max-depth']),
    },
    json: given.json === true,
  };
}
