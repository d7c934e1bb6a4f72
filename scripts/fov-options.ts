import { parseArgs } from 'node:util';
import { parseDecimal } from '../src/core/parse-decimal';
import { noRefinements, type Refinements } from '../src/core/parse-rig';
import { defaultSetup, screenCounts, screenRatios, type ScreenRatio, type Setup } from '../src/core/setup';

export const help = `Field of view for racing games, by the Classic formulas and by exact 1:1 geometry.

npm run fov -- [options]

  --size IN          diagonal of one screen in inches (${defaultSetup.screenSize})
  --ratio W:H        ${screenRatios.join(', ')} or any other (${defaultSetup.screenRatio})
  --distance CM      eyes to the middle of the glass in cm (${defaultSetup.distance})
  --screens N        ${screenCounts.join(' or ')} (${defaultSetup.screens})
  --curved           the screens are curved
  --radius MM        radius of the curve in mm (${defaultSetup.radiusCurve}), if curved
  --bezel MM         one edge of one frame in mm (${defaultSetup.bezelThickness}), with three screens
  --gap MM           between two lit pictures, where it is not two bezels, with three screens
  --angle DEG        side angle fixed by the stand, else the ideal one is worked out
  --side-size IN     diagonal of the side screens, where it is another
  --fit FIT          centre, balanced or edge, for one curved screen (${noRefinements.fit})
  --resolution WxH   pixels, for a truer ratio than the one on the box
  --width-mm W --height-mm H
                     lit width and height as measured, instead of size and ratio
  --eye-offset CM    eyes above (+) or below (-) the middle of the screen
  --json             one JSON object, angles in degrees and unrounded
  --help             this text

Exit code: 0 fine, 1 the geometry is impossible, 2 the options are wrong.
`;

/** The options are wrong: the message is one line for the user. */
export class UsageError extends Error {}

export interface FovOptions {
  readonly setup: Setup;
  readonly refinements: Refinements;
  readonly json: boolean;
  readonly help: boolean;
}

const fits = ['centre', 'balanced', 'edge'] as const;

function read(argumentList: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({
      args: joinNegativeValues(argumentList),
      strict: true,
      options: {
        size: text,
        ratio: text,
        distance: text,
        screens: text,
        curved: flag,
        radius: text,
        bezel: text,
        gap: text,
        angle: text,
        'side-size': text,
        fit: text,
        resolution: text,
        'width-mm': text,
        'height-mm': text,
        'eye-offset': text,
        json: flag,
        help: { ...flag, short: 'h' },
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
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

function numberOf(name: string, text: string): number {
  const value = parseDecimal(text);
  if (value === null) throw new UsageError(`--${name} takes a number, not "${text}".`);
  return value;
}

function oneOf<Value extends string>(name: string, text: string, allowed: readonly Value[]): Value {
  const found = allowed.find((value) => value === text);
  if (found === undefined) throw new UsageError(`--${name} takes ${allowed.join(', ')}, not "${text}".`);
  return found;
}

function ratioOf(text: string): ScreenRatio {
  const isRatio = (ratio: string): ratio is ScreenRatio => /^\d+(\.\d+)?:\d+(\.\d+)?$/.test(ratio);
  if (!isRatio(text)) throw new UsageError(`--ratio takes a ratio like 16:9, not "${text}".`);
  return text;
}

function resolutionOf(text: string): Refinements['resolution'] {
  const [, widthPx, heightPx] = /^(\d+)[x×](\d+)$/i.exec(text) ?? [];
  if (widthPx === undefined || heightPx === undefined) {
    throw new UsageError(`--resolution takes pixels like 3440x1440, not "${text}".`);
  }
  return { widthPx: Number(widthPx), heightPx: Number(heightPx) };
}

/** @example parseOptions(['--size', '32', '--screens', 'triple']).setup.screenSize // 32 */
export function parseOptions(argumentList: readonly string[]): FovOptions {
  const given = read(argumentList);
  const number = (name: 'size' | 'distance' | 'radius' | 'bezel' | 'eye-offset', fallback: number) =>
    given[name] === undefined ? fallback : numberOf(name, given[name]);
  const maybe = (name: 'gap' | 'angle' | 'side-size' | 'width-mm' | 'height-mm') =>
    given[name] === undefined ? null : numberOf(name, given[name]);

  const setup: Setup = {
    screenRatio: given.ratio === undefined ? defaultSetup.screenRatio : ratioOf(given.ratio),
    screenSize: number('size', defaultSetup.screenSize),
    distance: number('distance', defaultSetup.distance),
    screens:
      given.screens === undefined ? defaultSetup.screens : oneOf('screens', given.screens, screenCounts),
    curvedScreen: given.curved ?? false,
    radiusCurve: number('radius', defaultSetup.radiusCurve),
    bezelThickness: number('bezel', defaultSetup.bezelThickness),
  };

  const widthMm = maybe('width-mm');
  const heightMm = maybe('height-mm');
  if ((widthMm === null) !== (heightMm === null)) {
    throw new UsageError('--width-mm and --height-mm go together.');
  }
  return {
    setup,
    refinements: {
      fit: given.fit === undefined ? noRefinements.fit : oneOf('fit', given.fit, fits),
      resolution: given.resolution === undefined ? null : resolutionOf(given.resolution),
      litSize: widthMm === null || heightMm === null ? null : { widthMm, heightMm },
      gapMm: maybe('gap'),
      sideAngleDegrees: maybe('angle'),
      sideScreenSize: maybe('side-size'),
      eyeOffsetCm: number('eye-offset', noRefinements.eyeOffsetCm),
    },
    json: given.json ?? false,
    help: given.help ?? false,
  };
}
