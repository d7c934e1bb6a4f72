import type { Camera, FileFormat } from '../domain/game-files/types';
import type {
  Console,
  MeasureUnit,
  Quantity,
  SideDrawing,
  TripleTakes,
  Unit,
} from '../domain/games/record-types';
import { aboutFields } from './about';
import { either, flag, integer, list, number, object, oneOf, only, orNull, text } from './shape';

// Format of games.json. The compiler checks it against the records: a code missing from this table does not compile.

const source = object('A page that was read.', {
  url: text('Its address.', { format: 'uri' }),
  read: text('The day on which it was read.', { format: 'date' }),
});

const conversion = either(
  "How the picture's two angles, in degrees, become the game's number. V is the vertical angle, H the horizontal one.",
  object('The number is H.', { kind: only('horizontal') }),
  object('The number is V.', { kind: only('vertical') }),
  object('The number is (V − zeroAt) / degreesPerUnit.', {
    kind: only('vertical-linear'),
    zeroAt: number('Degrees.'),
    degreesPerUnit: number('Degrees.'),
  }),
  object(
    'The number is (W − zeroAt) / degreesPerUnit. W is the horizontal angle of a picture of the height of yours and of this ratio.',
    {
      kind: only('ratio-linear'),
      ratio: number('Width divided by height.'),
      zeroAt: number('Degrees.'),
      degreesPerUnit: number('Degrees.'),
    },
  ),
  object('The number follows from V = apexDegrees − bend · (apexAt − number)².', {
    kind: only('vertical-parabola'),
    apexAt: number('A number of the game.'),
    apexDegrees: number('Degrees.'),
    bend: number('Degrees.'),
  }),
  object('The number is V from base on, and (V + base) / 2 below it.', {
    kind: only('vertical-halved-below'),
    base: number('Degrees.'),
  }),
);

const range = either(
  'The numbers that the game allows.',
  object('Two numbers.', {
    kind: only('fixed'),
    min: orNull(number('The lowest; null where it is not known.')),
    max: orNull(number('The highest; null where it is not known.')),
    maxOverThreeScreens: orNull(
      number('The highest where the number spans three screens, if that is another.'),
    ),
    doubtfulAbove: orNull(number('From here on sources disagree.')),
  }),
  object('The game holds V between two angles, so the limits of its number follow your ratio.', {
    kind: only('vertical'),
    min: number('Degrees.'),
    max: number('Degrees.'),
  }),
);

const setting = object("The game's number.", {
  means: text('What it is, in words.'),
  conversion,
  range: orNull(range),
  step: orNull(number('From one possible number to the next; null where it is not known.')),
  decimals: integer('How many the number is written with.'),
  unit: oneOf('What stands behind the number; none is a bare position of a slider.', [
    'degrees',
    'radians',
    'times',
    'none',
  ] as const satisfies readonly Unit[]),
});

const measure = object('A length or an angle that is typed or built.', {
  name: text('What it is, in words.'),
  key: orNull(text('Its key in the file.')),
  quantity: either(
    'Which measure of the rig it is, or the number itself. What begins with flat- is of a flat screen that shows the same.',
    oneOf('A measure of the rig.', [
      'lit-width',
      'framed-width',
      'eye-distance',
      'curved',
      'curve-radius',
      'flat-width',
      'flat-framed-width',
      'flat-height',
      'flat-distance',
      'bezel',
      'gap',
      'side-angle',
      'horizontal',
      'side-horizontal',
      'side-width',
      'side-height',
      'side-distance',
      'one-projection',
      'one-projection-with-bezels',
      'seam-angle',
      'side-angle-beyond-horizontal',
    ] as const satisfies readonly Quantity[]),
    number('A number that is the same for every rig.'),
  ),
  unit: oneOf('What it is counted in.', [
    'mm',
    'm',
    'degrees',
    'none',
  ] as const satisfies readonly MeasureUnit[]),
  decimals: integer('How many the game takes.'),
  min: orNull(number('The least that the game says it takes.')),
  max: orNull(number('The most that the game says it takes.')),
  maxInComment: orNull(number("What the file's own comment calls the most, though players have more.")),
});

const tripleScreens = object('What becomes of the number with three screens.', {
  takes: oneOf(
    'same: the number of one screen. total: the span from outer edge to outer edge. one-projection: the angle of one flat picture over all three. measures: lengths and angles instead of a number. unknown: not known.',
    ['same', 'total', 'one-projection', 'measures', 'unknown'] as const satisfies readonly TripleTakes[],
  ),
  draws: orNull(
    oneOf(
      'What the game draws on the side screens. as-built: what their measures ask for. turned-by-picture: a picture like the centre one, turned by its own horizontal angle. turned-to-face: turned as if all screens faced you. turned-by-stand: turned by the side angle you give. one-picture: a part of one flat picture over all three.',
      [
        'as-built',
        'turned-by-picture',
        'turned-to-face',
        'turned-by-stand',
        'one-picture',
      ] as const satisfies readonly SideDrawing[],
    ),
  ),
  curved: orNull(
    oneOf(
      'What it asks for where the screens are curved. radius: the radius of the curve. flat-equivalent: width and distance of flat screens that put the edges of the picture in the right place.',
      ['radius', 'flat-equivalent'],
    ),
  ),
  text: text('What to do, in words.'),
  menu: orNull(text('The way through the menus to where the measures are typed.')),
  measures: list('In the order in which the game asks for them.', measure),
  file: orNull(
    object('The file that takes the measures.', {
      path: text('Where it is.'),
      section: orNull(text('The section in it.')),
      line: text('How a line is written: {key} and {value} are filled in.'),
      together: orNull(list('Keys that each get all measures in one value.', text('A key.'))),
    }),
  ),
});

const screens = oneOf('For how many screens.', ['single', 'triple']);

const patchableFile = object('A file whose values are known, with those that a rig changes.', {
  path: text('Where it is.'),
  name: text('What it is called; *.plr is any name that ends so.'),
  format: oneOf('How it is written.', [
    'ini',
    'uset',
    'sii',
    'json',
    'xml',
  ] as const satisfies readonly FileFormat[]),
  keys: list(
    'What is changed in it.',
    object('A key.', {
      section: orNull(text('The section it stands in; of three screens, the screen.')),
      key: text('Its name.'),
      index: orNull(integer('Of a list, which entry, counted from 0.')),
      cameras: orNull(
        list(
          'What the entries of that list are for.',
          oneOf('A camera.', [
            'chase',
            'far-chase',
            'bonnet',
            'dash-pro',
            'cockpit',
            'dash',
            'helmet',
          ] as const satisfies readonly Camera[]),
        ),
      ),
      screens: list('With one screen, with three, or both.', screens),
    }),
  ),
  sources: list("Players' files in which it was seen, and other pages on it.", source),
});

const game = object('A game.', {
  id: text('Never changed once published.', { pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' }),
  name: text('Its name.'),
  qualifier: orNull(text('What sets it apart from another game of that name.')),
  developer: text('Who made it.'),
  kind: oneOf('other-sim is neither raced nor driven, such as flying.', ['racing', 'other-sim']),
  aliases: list('Other names that people search for.', text('A name.')),
  consoles: list(
    'What it can be played on, with this number, besides a PC.',
    oneOf('A console.', ['ps4', 'ps5', 'xbox', 'switch'] as const satisfies readonly Console[]),
  ),
  setting: orNull(setting),
  otherwise: list(
    'Other numbers that stand for the same, where players may have either.',
    object('Another number.', { when: text('When it counts, in words.'), setting }),
  ),
  menu: orNull(text('The way through the menus to the number; null where it is not known.')),
  file: orNull(
    object('The file that keeps the number.', {
      path: text('Where it is.'),
      section: orNull(text('The section in it.')),
      key: text('The key.'),
    }),
  ),
  tip: orNull(text('What helps while typing it.')),
  tripleScreens,
  patchableFiles: list('Files that Sightline can change for you.', patchableFile),
  outOfTheBox: orNull(
    object('The cockpit view of a fresh installation.', {
      degrees: number('The angle.'),
      axis: oneOf('Which way it is counted.', ['horizontal', 'vertical']),
      ratio: orNull(
        number('Width divided by height of the picture on which it was seen, where it depends on that.'),
      ),
      ofEachOfThreeScreens: flag('Whether the angle is that of each of three screens.'),
      fixed: orNull(
        oneOf('Given where it cannot be changed: how sure the angle is.', ['reported', 'believed']),
      ),
    }),
  ),
  grade: oneOf(
    'How sure the meaning of the number is. What each grade means stands at the top of the file.',
    ['confirmed', 'measured', 'reported', 'believed', 'none'],
  ),
  gradeReason: orNull(text('Why it is not certain, or why there is no number.')),
  note: orNull(text('What is less sure than the meaning of the number, such as its range.')),
  sources: list(
    'Where this is from. Empty where no page can be named; then gradeReason or note says why.',
    source,
  ),
  disagreements: list(
    'What other calculators print, where that is another number.',
    object('Another number.', {
      by: list(
        'Who prints it.',
        object('A calculator.', {
          name: text('As it is called where it is published.'),
          url: text('Its address.', { format: 'uri' }),
          read: text('The day on which it was read.', { format: 'date' }),
        }),
      ),
      says: text('What they print, and why we do not.'),
    }),
  ),
});

export const gamesShape = object(
  'What each game takes as its field of view, how sure that is, and who says so.',
  {
    ...aboutFields,
    sourcesReadUntil: text('The last day on which a source of these was read.', { format: 'date' }),
    grades: object('What each grade means.', {
      confirmed: text('In words.'),
      measured: text('In words.'),
      reported: text('In words.'),
      believed: text('In words.'),
      none: text('In words.'),
    }),
    games: list('Every game, in the order of the ids.', game),
  },
);
