import { language } from '#messages/language';
import type { SettingKind } from '../../domain/games/setting-kind';
import type { ReasonCode, TakesCode } from '../../domain/games/types';

/** Pages of games, and their list. Read at build time only. */
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
    groups: { raced: 'Racing and driving', 'other-sim': 'Other sims' },
    noNumber: 'no known number',
    unsettled: {
      title: 'What we don’t know yet',
      lead: 'Numbers that nobody has confirmed, or that nobody knows. Those asked about most come first.',
      /** Link to it, in the lead of the page. */
      link: 'What we don’t know yet is [below](#unknown).',
      /** Behind the lead. */
      howTo: 'A few screenshots settle one: [measure your game](/measure).',
      measure: 'Measure it',
      measureGame: (name: string) => `Measure ${name}`,
      /** Open question of each game, by the reason for its grade. */
      questions: {
        unknown: 'What its number means.',
        'ac-evo': 'Whether its degrees are vertical.',
        'ac-rally': 'Whether its degrees are horizontal.',
        'city-car-driving': 'What the two numbers in its file mean.',
        dcs: 'Whether its degrees are horizontal.',
        'dirt-rally-2': 'Which angle each position is.',
        'dirt-rally-file': 'Whether its file counts the vertical angle twice.',
        'ea-wrc': 'Whether its 18° and 68° are vertical.',
        'f1-carried-over': 'Which angle the middle of its slider is.',
        'forza-horizon-5': 'Whether its degrees are vertical.',
        'forza-horizon-6': 'What its number means.',
        'forza-motorsport': 'Whether its degrees are vertical.',
        'gran-turismo-7': 'How high its fixed view is.',
        'grid-autosport': 'Whether its file counts like the one of the first DiRT Rally.',
        jdm: 'What the numbers of its three sliders mean.',
        kartkraft: 'Whether its degrees are horizontal.',
        'live-for-speed': 'Whether its degrees are horizontal.',
        'microsoft-flight-simulator': 'Which angle 100% is.',
        'nascar-racing-2003': 'How wide its fixed view is.',
        'own-scripts': 'Whether its number slows down below 60.',
        'player-measured': 'Which angle the middle of its slider is.',
        'project-cars-3': 'Whether it counts like Project CARS 2.',
        'project-motor-racing': 'What its number means; its engine counts vertical degrees.',
        raceroom: 'Whether it takes degrees or a multiple, and which way.',
        'raceroom-legacy': 'Whether 1.0 is 58° in every car.',
        rennsport: 'Whether its degrees are horizontal.',
        'simbin-camera': 'Which angle 1.0 is in each car.',
        snowrunner: 'What its own slider means.',
        'star-citizen': 'Whether its slider follows the shape of the screen.',
        torcs: 'What becomes of its setting.',
        'trackmania-tweaker': 'Whether the plugin’s degrees are vertical.',
      } satisfies Record<ReasonCode, string>,
    },
    noMatch: 'No games found. Try fewer words or another filter.',
    /** Links to data files. */
    data: 'Open data: [games.json](/data/games.json) has every game with its sources, [monitors.json](/data/monitors.json) the sizes of thousands of monitors. The same games and formulas are the package sightline-fov, for Node and browsers, with a command line; for package and source (MIT licence) write to {mail}.',
  },

  /** Page of one game. Titles are shorter than 60 letters, including the name of the site. */
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

  /** Kind of number, as a full sentence. */
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
  /** The game does not allow the number. */
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
    limits: 'What is its range?',
    triples: 'What do three screens need?',
    curved: 'What about a curved screen?',
    which: (name: string) => `Which number does ${name} take?`,
    instead: 'What can I do instead?',
  },
  limits: {
    both: (min: string, max: string) => `It goes from ${min} to ${max}.`,
    /** Limits that depend on the shape of the screen. */
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

  instead: {
    byEye: (angle: string) =>
      `Set it by eye: on a flat 27″ 16:9 screen at 50 cm, the view should be ${angle} wide; the card above shows how wide on yours. Move the game’s slider, if it has one, until things look as large as through a window.`,
    seat: (angle: string, distance: string) =>
      `Its view is fixed at about ${angle}, so move your seat: a flat 27″ 16:9 screen is right from ${distance}. The card above shows the distance for yours.`,
    /** Direction of an angle. */
    wide: (angle: string) => `${angle} wide`,
    high: (angle: string) => `${angle} high`,
    plan: '[The plan](/#plan) turns the question round: where to sit, and with which screens, for the view you want.',
  },

  measure: (link: string) =>
    `Is it right in your game? [Measure it](${link}) with a few screenshots: no picture leaves your browser.`,

  related: {
    number: 'Games like it',
    none: 'Others without a number',
    all: 'All games',
  },
};
