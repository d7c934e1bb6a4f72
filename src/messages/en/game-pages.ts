import type { SettingKind } from '../../domain/games/setting-kind';
import type { TakesCode } from '../../domain/games/types';
import { plural } from '../plural';

/** The pages of games, and the list of them. They are read when the site is built, never in the browser. */
export const words = {
  crumbs: { label: 'Where you are', home: 'Home', games: 'Games' },

  list: {
    title: 'FOV Settings of Every Game',
    description: (count: number) =>
      `What the field of view means in ${count} racing games and sims, where it is set, and how sure that is. Each has a calculator of its own.`,
    keywords: 'FOV settings, racing games, sim racing, field of view, vertical FOV, horizontal FOV',
    heading: 'Every game',
    lead: (count: number) =>
      `${count} games, and what each of them calls a field of view. Each has a page of its own, with the number for your rig.`,
    filters: 'Find among the games',
    search: 'Find a game',
    takes: 'What it takes',
    sure: 'How sure',
    any: 'Any',
    kinds: {
      vertical: 'Vertical degrees',
      horizontal: 'Horizontal degrees',
      own: 'A scale of its own',
      none: 'No known number',
    } satisfies Record<SettingKind, string>,
    columns: { game: 'Game', takes: 'What it takes', sure: 'How sure' },
    groups: { raced: 'Racing and driving', 'other-sim': 'Other sims' },
    noNumber: 'no known number',
    noMatch: 'No game is like that. Fewer words, or another choice, will find some.',
    /** Links to files for programs. */
    data: 'All of this is open data: [games.json](/data/games.json) has every game with its sources, [monitors.json](/data/monitors.json) the sizes of thousands of monitors.',
  },

  /** Of one game. Titles are shorter than 60 letters, with the name of the site. */
  title: (name: string) => `${name} FOV Calculator`,
  titleOfLongName: (name: string) => `${name} FOV`,
  heading: (name: string) => `Field of view in ${name}`,
  calculator: 'FOV Calculator',
  description: {
    number: (name: string) =>
      `The FOV for ${name} from your screen and your seat: which number to type, where, and how sure that is.`,
    none: (name: string) =>
      `No FOV number is known for ${name}. What to do instead: how wide its view should be on your screen.`,
    seat: (name: string) =>
      `The view of ${name} is fixed, so the seat has to move: how far from your screen it is true.`,
  },

  /** What the number is, in a sentence of its own. */
  meanings: {
    horizontal: (name: string) =>
      `${name} counts the angle from the left edge of its picture to the right one, in degrees.`,
    vertical: (name: string) =>
      `${name} counts the angle from the bottom edge of its picture to the top one, in degrees; the width follows from the shape of your screen.`,
    'halved-below-60': (name: string) =>
      `${name} counts the angle from the bottom edge of its picture to the top one, but below 60 its number moves only half as fast as the angle.`,
    'times-58': (name: string) =>
      `${name} takes a multiple of the view it starts from, which is 58° from bottom to top: 1.0 is 58°, and half of that is 0.5.`,
    'twice-vertical': (name: string) =>
      `${name} counts the angle from the bottom edge of its picture to the top one twice: a view 40° high is 80.`,
    'whole-picture': (name: string) =>
      `${name} counts the angle from the left edge of its whole picture to the right one, in degrees, over as many screens as that picture is laid.`,
    'at-16-9': (name: string) =>
      `${name} shows how many degrees wide its picture would be on a 16:9 screen, whatever the shape of yours is.`,
    dcs: (name: string) =>
      `${name} counts the angle from the left edge of a viewport to the right one, in degrees.`,
    'dirt-rally': (name: string) =>
      `${name} has a slider, and its number is a place on it: 0 is a view 30° from bottom to top, 1 is 70°.`,
    'dirt-rally-2': (name: string) =>
      `${name} has a slider of eleven places: −5 is a view 30° from bottom to top, 5 is 70°, and the steps between are not even.`,
    'ea-wrc': (name: string) =>
      `${name} has a slider for its head camera: 0 is a view 18° from bottom to top, 100 is 68°.`,
    f1: (name: string) =>
      `${name} has a slider around the view it starts from: in the middle a 16:9 picture is 77° wide, and each step up makes it 2° wider.`,
    iracing: (name: string) =>
      `${name} counts the angle from the left edge of what is lit to the right one, in degrees, over all the screens you have.`,
    kartkraft: (name: string) =>
      `${name} works its view out from your measurements by itself; the number is the width of one screen, in degrees.`,
    rbr: (name: string) =>
      `${name} takes radians, and means the width of a 4:3 picture as high as yours, so that the shape of your screen does not matter.`,
    'rbr-triples': (name: string) =>
      `${name} takes radians: the angle from the bottom edge of the picture to the top one, times 4/3.`,
  } satisfies Record<TakesCode, (name: string) => string>,
  example: (value: string) => `On a flat 27 inch 16:9 screen, 50 cm from your eyes, it is ${value}.`,
  /** Below its drawing. */
  figure: {
    horizontal: 'That screen from above: the angle is counted from its left edge to its right one.',
    vertical: 'That screen from the side: the angle is counted from its bottom edge to its top one.',
    ratio: (ratio: string, angle: string) =>
      `That screen from the front, and in it a ${ratio} picture of the same height: ${angle} wide from where you sit.`,
  },

  questions: {
    means: (name: string) => `What does the number in ${name} mean?`,
    where: 'Where do I set it?',
    limits: 'How far does it go?',
    triples: 'What do three screens need?',
    curved: 'What about a curved screen?',
    sure: 'How sure is this?',
    which: (name: string) => `Which number does ${name} take?`,
    instead: 'What can I do instead?',
  },
  menu: (menu: string) => `In the game you find it under “${menu}”.`,
  noMenu: 'Which menu it is in is not known.',
  /** `{path}`, `{section}` and `{key}` are shown as code. */
  file: 'It is kept in the file {path}, as {key}.',
  fileWithSection: 'It is kept in the file {path}, in the section {section}, as {key}.',
  fileOnly: 'It goes into the file {path}, as {key}.',
  fileOnlyWithSection: 'It goes into the file {path}, in the section {section}, as {key}.',
  lines:
    'The card above says what to write for your rig, and writes it into a copy of your own file if you like.',
  nowhere:
    'Neither the menu nor the file that it is in is known. If you find it, the number above is the one.',
  limits: {
    both: (min: string, max: string) => `It goes from ${min} to ${max}.`,
    /** Where they follow the shape of the screen. */
    bothAt: (ratio: string, min: string, max: string) =>
      `On a ${ratio} screen it goes from ${min} to ${max}; on other shapes its limits shift, so that the picture keeps its height.`,
    unknown: 'How far it goes is not known, so the number is not held anywhere.',
    step: (step: string) => `It moves in steps of ${step}.`,
    overThree: (max: string) => `Over three screens it goes up to ${max}.`,
    doubtful: (value: string) => `Above ${value} sources disagree: it may stop earlier.`,
    kept: 'Where your screen needs more or less than that, the card above says so and shows the nearest number.',
  },
  measures: (names: readonly string[]) =>
    `It asks for ${listed(names)}. Choose Triple above, and you get them for your own screens.`,
  curved: {
    flat: (name: string) =>
      `${name} draws for a flat screen, as nearly every game does. Tick “Curved screens” above and give the radius: the number becomes the one with the smallest error over your whole picture.`,
    flatTriples:
      'Of three curved screens it is given flat ones that put the edges of the picture in the right place.',
    radius: 'With three screens it asks for the radius and bends the picture by itself.',
  },
  sources: (count: number, day: string) =>
    plural(count, {
      one: `That rests on one page, which is named above and was last read on ${day}.`,
      other: `That rests on ${count} pages, which are named above; the last was read on ${day}.`,
    }),
  noSources: 'There is no page to link to.',
  others: 'What other calculators say instead is written above, too.',

  instead: {
    byEye: (angle: string) =>
      `Measure with your eyes: on a flat 27 inch 16:9 screen, 50 cm away, the view should be ${angle} wide, and the card above says how wide on yours. If the game has a slider, move it until things look as large as they would be through a window.`,
    seat: (angle: string, distance: string) =>
      `Its view is about ${angle}, and that cannot be changed, so your seat has to move: a flat 27 inch 16:9 screen is right from ${distance}. The card above says from where yours is.`,
    /** How an angle is counted. */
    wide: (angle: string) => `${angle} wide`,
    high: (angle: string) => `${angle} high`,
    plan: '[The plan](/#plan) turns the question round: where to sit, and with which screens, for the view you want.',
  },

  related: {
    number: 'Games like it',
    none: 'Others without a number',
    all: 'All games',
  },
};

/** @example listed(['a', 'b', 'c']) // 'a, b and c' */
function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
