import { language } from '#messages/language';
import type { SettingKind } from '../../domain/games/setting-kind';
import type { TakesCode } from '../../domain/games/types';
import { plural } from '../plural';

/** The pages of games, and the list of them. They are read when the site is built, never in the browser. */
export const words = {
  crumbs: { label: 'Where you are', home: 'Home', games: 'Games' },

  list: {
    title: 'FOV Settings of Every Game',
    description: (count: number) =>
      `What the field of view means in ${count} racing games and sims, where you set it, and how sure that is. With a calculator for each.`,
    keywords: 'FOV settings, racing games, sim racing, field of view, vertical FOV, horizontal FOV',
    heading: 'Every game',
    lead: (count: number) =>
      `What each of ${count} games calls a field of view. Open one to get the number for your rig.`,
    filters: 'Filter the games',
    search: 'Find a game',
    takes: 'What it takes',
    sure: 'How sure',
    any: 'Any',
    kinds: {
      vertical: 'Vertical degrees',
      horizontal: 'Horizontal degrees',
      own: 'Its own scale',
      none: 'No known number',
    } satisfies Record<SettingKind, string>,
    columns: { game: 'Game', takes: 'What it takes', sure: 'How sure' },
    groups: { raced: 'Racing and driving', 'other-sim': 'Other sims' },
    noNumber: 'no known number',
    noMatch: 'No games found. Try fewer words or another filter.',
    /** Links to files for programs. */
    data: 'Open data: [games.json](/data/games.json) has every game with its sources, [monitors.json](/data/monitors.json) the sizes of thousands of monitors.',
  },

  /** Of one game. Titles are shorter than 60 letters, with the name of the site. */
  title: (name: string) => `${name} FOV Calculator`,
  titleOfLongName: (name: string) => `${name} FOV`,
  heading: (name: string) => `Field of view in ${name}`,
  calculator: 'FOV Calculator',
  description: {
    number: (name: string) =>
      `The right FOV for ${name} on your screen: which number to type, where, and how sure that is.`,
    none: (name: string) =>
      `There’s no known FOV number for ${name}. What to do instead: how wide its view should be on your screen.`,
    seat: (name: string) =>
      `The view in ${name} is fixed, so move your seat: how far from your screen it’s right.`,
  },

  /** What the number is, in a sentence of its own. */
  meanings: {
    horizontal: (name: string) =>
      `${name} takes the angle from the left to the right edge of its picture, in degrees.`,
    vertical: (name: string) =>
      `${name} takes the angle from the bottom to the top edge of its picture, in degrees; the width follows from your screen’s shape.`,
    'halved-below-60': (name: string) =>
      `${name} takes the angle from the bottom to the top edge of its picture, but below 60 its number changes only half as fast as the angle.`,
    'times-58': (name: string) =>
      `${name} takes a multiple of its default view, which is 58° from bottom to top: 1.0 is 58°, half of that is 0.5.`,
    'twice-vertical': (name: string) =>
      `${name} takes twice the angle from the bottom to the top edge of its picture: a view 40° high is 80.`,
    'whole-picture': (name: string) =>
      `${name} takes the angle from the left to the right edge of its whole picture, in degrees, across all the screens it fills.`,
    'at-16-9': (name: string) =>
      `${name} shows how many degrees wide its picture would be on a 16:9 screen, whatever the shape of yours.`,
    dcs: (name: string) =>
      `${name} takes the angle from the left to the right edge of a viewport, in degrees.`,
    'dirt-rally': (name: string) => `${name} has a slider: 0 is a view 30° from bottom to top, 1 is 70°.`,
    'dirt-rally-2': (name: string) =>
      `${name} has a slider with eleven positions: −5 is a view 30° from bottom to top, 5 is 70°, and the steps between are uneven.`,
    'ea-wrc': (name: string) =>
      `${name} has a slider for its head camera: 0 is a view 18° from bottom to top, 100 is 68°.`,
    f1: (name: string) =>
      `${name} has a slider around its default view: in the middle a 16:9 picture is 77° wide, and each step up adds 2°.`,
    iracing: (name: string) =>
      `${name} takes the angle from the left to the right edge of what is visible, in degrees, across all your screens.`,
    kartkraft: (name: string) =>
      `${name} works out its view from your measurements; the number is the width of one screen, in degrees.`,
    rbr: (name: string) =>
      `${name} takes radians: the width of a 4:3 picture as high as yours, so your screen’s shape doesn’t matter.`,
    'rbr-triples': (name: string) =>
      `${name} takes radians: the angle from the bottom to the top edge of the picture, times 4/3.`,
  } satisfies Record<TakesCode, (name: string) => string>,
  example: (value: string) => `On a flat 27″ 16:9 screen at 50 cm, that’s ${value}.`,
  /** Where the game allows no such number. */
  exampleBeyond: (exact: string, value: string) =>
    `On a flat 27″ 16:9 screen at 50 cm, that would be ${exact}; the nearest the game allows is ${value}.`,
  /** Below its drawing. */
  figure: {
    horizontal: 'That screen from above, with the angle from its left to its right edge.',
    vertical: 'That screen from the side, with the angle from its bottom to its top edge.',
    ratio: (ratio: string, angle: string) =>
      `That screen from the front, with a ${ratio} picture of the same height: ${angle} wide from where you sit.`,
  },

  questions: {
    means: (name: string) => `What does the number in ${name} mean?`,
    where: 'Where do I set it?',
    limits: 'What is its range?',
    triples: 'What do three screens need?',
    curved: 'What about a curved screen?',
    sure: 'How sure is this?',
    which: (name: string) => `Which number does ${name} take?`,
    instead: 'What can I do instead?',
  },
  menu: (menu: string) => `In the game it’s under “${menu}”.`,
  noMenu: 'We don’t know which menu it’s in.',
  /** `{path}`, `{section}` and `{key}` are shown as code. */
  file: 'It’s in the file {path}, as {key}.',
  fileWithSection: 'It’s in the file {path}, section {section}, as {key}.',
  fileOnly: 'It goes into the file {path}, as {key}.',
  fileOnlyWithSection: 'It goes into the file {path}, section {section}, as {key}.',
  lines: 'The card above says what to write for your rig and can write it into a copy of your own file.',
  nowhere: 'We know neither its menu nor its file. If you find it, enter the number above.',
  limits: {
    both: (min: string, max: string) => `It goes from ${min} to ${max}.`,
    /** Where they follow the shape of the screen. */
    bothAt: (ratio: string, min: string, max: string) =>
      `On a ${ratio} screen it goes from ${min} to ${max}; on other shapes the limits shift, so that the picture keeps its height.`,
    unknown: 'We don’t know, so the number isn’t limited here.',
    step: (step: string) => `Its steps are ${step}.`,
    overThree: (max: string) => `Across three screens it goes up to ${max}.`,
    doubtful: (value: string) => `Above ${value} sources disagree: it may end sooner.`,
    kept: 'If your screen needs more or less, the card above shows the nearest number.',
  },
  measures: (names: readonly string[]) =>
    `It asks for: ${language.list(names)}. Choose Triple above to get them for your screens.`,
  curved: {
    flat: (name: string) =>
      `${name} draws for a flat screen, as nearly every game does. Tick “Curved screens” above and enter the radius to get the number with the smallest error over your whole picture.`,
    flatTriples:
      'For three curved screens it gets flat ones that put the edges of the picture in the right place.',
    radius: 'With three screens it asks for the radius and bends the picture itself.',
  },
  sources: (count: number, day: string) =>
    plural(count, {
      one: `Source: ${count} page, named above, last read on ${day}.`,
      other: `Sources: ${count} pages, named above, last read on ${day}.`,
    }),
  noSources: 'There is no page to link to.',
  others: 'What other calculators say is above, too.',

  instead: {
    byEye: (angle: string) =>
      `Set it by eye: on a flat 27″ 16:9 screen at 50 cm, the view should be ${angle} wide; the card above shows how wide on yours. Move the game’s slider, if it has one, until things look as large as through a window.`,
    seat: (angle: string, distance: string) =>
      `Its view is fixed at about ${angle}, so move your seat: a flat 27″ 16:9 screen is right from ${distance}. The card above shows the distance for yours.`,
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
