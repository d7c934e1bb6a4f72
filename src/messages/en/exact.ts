import type { ClassicRowId } from '../../domain/classic/classic-formulas';
import type { Axis } from '../../domain/games/record-types';
import type { Caution } from '../../domain/games/triple';
import type { Impossible } from '../../domain/geometry/outcome';
import { plural } from '../plural';

interface WhyParts {
  readonly size: string;
  readonly distance: string;
  readonly half: string;
  readonly far: string;
  readonly angle: string;
}

/** 1:1: angles, choices, and reasons for impossible rigs. */
export const words = {
  impossible: {
    'not-finite': 'One of your numbers is missing, too large or too small.',
    'size-not-positive': 'Your screen needs a width and a height above zero.',
    'distance-not-positive': 'Your distance to the screen has to be above zero.',
    'radius-not-positive': 'The radius has to be above zero; choose a flat screen if yours isn’t curved.',
    'gap-negative': 'Your bezels and the gap can’t be less than zero.',
    'side-angle-out-of-range':
      'At this side angle you wouldn’t see the front of your side screens; choose a smaller one, from 0° up.',
    'arc-longer-than-circle': 'Your screen is wider than a full circle of its radius; check both.',
    'rim-behind-eye':
      'The edges of your curved screen are beside or behind your eyes; move back or choose a gentler curve.',
    'rim-hides-screen': 'Your screen curves so far that its edges hide part of the picture.',
    'side-screen-out-of-reach':
      'Your side screens are too wide to face you at this distance; move back or choose narrower ones.',
    'side-screens-collide':
      'Your side screens would collide behind your head; move back or open the side angle.',
    'wanted-angle-out-of-range': 'Your screens can’t give this angle at any distance or size.',
    'tapes-make-no-triangle': 'Your three measurements don’t form a triangle; measure again.',
  } satisfies Record<Impossible, string>,

  angles: {
    horizontal: { term: 'Horizontal', meaning: 'of one screen’s picture' },
    vertical: { term: 'Vertical', meaning: 'of one screen’s picture' },
    sideAngle: {
      term: 'Side angle',
      meaning: 'turn each side screen by this',
      asFixed: 'as your stand fixes it',
    },
  },
  /** The angles in one line, beside the title: "61.7° across". */
  line: {
    horizontal: 'across',
    vertical: 'high',
    sideAngle: 'side angle',
    /** In front of the angles of a curved screen, which covers more than its picture. */
    set: 'set',
  },
  /** Below that line, on a curved screen. */
  note: {
    fit: (name: string) => `${name} fit for your curve.`,
    changeFit: 'Change',
    why: 'Why',
  },
  /** Below the results: other angles, and choices. */
  moreAnswers: 'More about your view',

  seam: { bezel: 'Bezel', gap: 'Gap' },
  /** The width without its unit, the depth with it. */
  footprint: (width: string, depth: string) => `${width} × ${depth}`,

  /** The two angles in one line. */
  summary: (h: string, v: string) => `H ${h} · V ${v}`,
  noGuess: (reason: string) => `${reason} Classic still shows values; 1:1 doesn’t guess.`,
  toPictures: 'Skip the list: how true is the picture?',

  fits: { centre: 'Centre', balanced: 'Balanced', edge: 'Edge' },

  /** At the field that makes the rig impossible. */
  fieldErrors: {
    aboveZero: '1:1 needs a number above 0.',
    notNegative: '1:1 needs 0 or more.',
    noSideAngle: '1:1 needs 0° or more, and less than 180°.',
    tooNear: 'Too close for these screens in 1:1.',
    radiusTooSmall: 'Too small for a screen of this size in 1:1.',
    frontNotSeen: 'Not possible in 1:1: you wouldn’t see the front of the side screens.',
    sidesMeet: 'Not possible in 1:1: the side screens would meet behind you.',
    extreme: {
      below: 'Too small beside your other numbers for 1:1: check the unit.',
      above: 'Too large beside your other numbers for 1:1: check the unit.',
    },
  },

  /** At a field with an implausible value. */
  remarks: {
    below: (limit: string) => `Below ${limit} is unusual: check the unit.`,
    above: (limit: string) => `Above ${limit} is unusual: check the unit.`,
    bentTooFar: 'Less than half the width: no screen curves that much. Check radius and size.',
  },

  /** Beside a row of the Classic table. */
  beside: {
    /** For rows whose label is not self-explanatory. */
    meanings: {
      hFov: 'Horizontal field of view: what your screen covers from left to right.',
      vFov: 'Vertical field of view: what your screen covers from top to bottom.',
    } satisfies Partial<Record<ClassicRowId, string>>,
    copyValueFor: (name: string) => `Copy the 1:1 value for ${name}`,
    /** For readers of a Classic value that differs; sighted users see the colour. */
    differs: 'differs from 1:1',
    /** On copying such a value. */
    copied: {
      one: (classic: string, exact: string) => `Copied ${classic}, the Classic value. 1:1 is ${exact}.`,
      several: (classic: string) => `Copied ${classic}, the Classic value. 1:1 has a number for each game.`,
      measures: (classic: string) => `Copied ${classic}, the Classic value. 1:1 needs measurements instead.`,
      instead: (exact: string) => `Copy ${exact} instead`,
    },
  },

  /** In the Input card. */
  remember: {
    label: 'Open it next time',
    on: 'This device opens your rig next time.',
    off: 'Your rig is no longer stored on this device.',
    trouble: 'Your browser couldn’t do that. See below the results.',
    notLoaded: 'That part didn’t load, so nothing is stored. Reload the page and try again.',
  },

  library: {
    groupBy: 'Group games by',
    groupings: { name: 'By name', evidence: 'By evidence' },
    /** A game that the list lacks. */
    tellUs: {
      question: 'A game missing?',
      link: 'Tell us',
      /** Offer of the search. */
      about: (game: string) => `Tell us about “${game}”`,
      /** After the mail was opened, which needs a program for mails. */
      orWrite: (email: string) => `No mail opened? Write to ${email}.`,
      mail: (game: string) => ({
        subject: `Missing game: ${game}`,
        body: `Game: ${game}\nPlatform:\nWhere its field of view is set, and the setting’s name:\nIts range and kind (degrees, slider, factor), if known:\nA page or video that explains it, if known:\n`,
      }),
    },
    showAll: (count: number) => `All ${count} games`,
    /** The game of the sentence above the window, first in the list. */
    mine: 'The game you race',
    /** Groups that are collapsed at first. */
    closed: {
      none: (count: number) =>
        plural(count, {
          one: `${count} game with no known number`,
          other: `${count} games with no known number`,
        }),
      'other-sims': (count: number) =>
        plural(count, {
          one: `${count} flight or space sim`,
          other: `${count} flight and space sims`,
        }),
    },
    /** For an unknown number. */
    byEye: 'by eye',
  },

  /** An opened game. */
  game: {
    back: 'All games',
    keepOnTop: 'Keep on top',
    /** A link below the opened game. */
    page: 'Page for this game',
    copyAll: 'Copy all',
    byEye: (angle: string) => `Set it by eye to ${angle} horizontal`,
    /** For a fixed view: evidence of its width. */
    seat: {
      reported: 'Its view is fixed; its angle is reported.',
      believed: 'Its view is fixed; its angle is not confirmed.',
    },
    byEyeHow: 'There’s no known number. The windscreen below shows how that looks.',
  },

  /** Reasons for a number, with the user's own sizes. */
  why: {
    /** "33.6 cm high, 60 cm away: 2 · atan(16.8 / 60) = 31.3°." `half` and `far` are in the same unit. */
    flat: {
      vertical: ({ size, distance, half, far, angle }: WhyParts) =>
        `${size} high, ${distance} away: 2 · atan(${half} / ${far}) = ${angle}.`,
      horizontal: ({ size, distance, half, far, angle }: WhyParts) =>
        `${size} wide, ${distance} away: 2 · atan(${half} / ${far}) = ${angle}.`,
    } satisfies Record<Axis, (parts: WhyParts) => string>,
    ofCentre: (sentence: string) => `Centre screen, ${sentence}`,
    curved: {
      vertical: (coverage: string, angle: string) =>
        `Your curved screen covers ${coverage}; its flat picture is ${angle} high.`,
      horizontal: (coverage: string, angle: string) =>
        `Your curved screen covers ${coverage}; its flat picture is ${angle} across.`,
    } satisfies Record<Axis, (coverage: string, angle: string) => string>,
    total: (angle: string) =>
      `Your three screens span ${angle} from outer edge to outer edge. The game takes that whole span.`,
    oneProjection: (angle: string) =>
      `One flat picture over all three screens is ${angle} across. The game takes that.`,
    takes: {
      vertical: 'The game takes vertical degrees.',
      horizontal: 'The game takes horizontal degrees.',
    } satisfies Record<Axis, string>,
    /** `scale` is one of `scales` in games.ts, such as "slider: 0 is 77° wide at 16:9". */
    ownScale: (value: string, scale: string) => `That is ${value} on the game’s own scale (${scale}).`,
    measures: 'The game takes measurements and works out its angles itself.',
    angles: 'The game takes an angle for each screen.',
    /** The Classic number typed into the game. */
    enlarges: (classic: string, times: string) =>
      `The old formula’s ${classic} would enlarge everything ${times} times.`,
    shrinks: (classic: string, share: string) =>
      `The old formula’s ${classic} would show everything at ${share} of its size.`,
    /** Links to the guide. */
    guide: {
      'guide-classic-table': 'Why the old formula differs',
      'guide-three-screens': 'About three screens',
      'guide-curved-screens': 'About curved screens',
    },
  },

  /** Picking games. */
  picker: {
    label: 'Find your game',
    picked: 'Your games',
    suggestions: 'Games',
    remove: (name: string) => `Remove ${name}`,
    noMatch: 'No game found. If yours takes degrees, use the angles above.',
    /** For screen readers. */
    added: (name: string) => `${name} added to your games`,
    removed: (name: string) => `${name} removed from your games`,
  },

  /** Below a game's name. */
  row: {
    list: (notes: readonly string[]) => notes.join(' · '),
    noNumber: (h: string, v: string) => `No number known: horizontal ${h}, vertical ${v}`,
    /** For a fixed view. */
    seat: (distance: string) => `True from ${distance} away`,
    nothingToType: 'Nothing to type',
    /** Beside that. */
    rightFrom: (distance: string) => `right if you sit at ${distance}`,
    rightIf: (distance: string) => `Right if you sit at ${distance}.`,
    /** Direction of a number, drawn beside it. */
    kinds: { vertical: 'vertical degrees', horizontal: 'horizontal degrees', own: 'a scale of its own' },
    more: 'More',
    moreAbout: (name: string) => `More about ${name}`,
    fromMeasures: (measures: string) => `the game calculates it from: ${measures}`,
    gives: {
      horizontal: {
        screen: (angle: string, error: string) => `gives ${angle} horizontal, ${error}`,
        total: (angle: string, error: string) => `gives ${angle} horizontal in total, ${error}`,
        'one-projection': (angle: string, error: string) =>
          `gives ${angle} horizontal over all three, ${error}`,
      },
      vertical: {
        screen: (angle: string, error: string) => `gives ${angle} vertical, ${error}`,
        total: (angle: string, error: string) => `gives ${angle} vertical in total, ${error}`,
        'one-projection': (angle: string, error: string) =>
          `gives ${angle} vertical over all three, ${error}`,
      },
    },
    below: (exact: string) => `Below what the game allows: true would be ${exact}.`,
    above: (exact: string) => `Above what the game allows: true would be ${exact}.`,
    doubtful: (limit: string) => `Sources disagree: the game may stop at ${limit}.`,
    measure: {
      below: (name: string) => `Below the game’s stated range: ${name}.`,
      above: (name: string) => `Above the game’s stated range: ${name}.`,
    },
    /** Instead of a number, where a file has what counts. */
    noEffect: 'Mode 4',
    cautions: {
      'drawn-flat':
        'The game only knows flat screens: its width and distance put the edges of your curved picture in the right place.',
      'above-comment':
        'The comment in its file says 65° at most for the side angle; players have 79° and 90°.',
      'drawn-facing': 'The game draws your side screens as if they faced you.',
      'taken-as-equal': 'The game takes your side screens to be as large as the centre one.',
      'centre-only':
        'For your centre screen: what the game does with side screens of another size isn’t known.',
      'same-pixel-size': 'Right if the pixels of all three screens are equally large.',
      'side-views-unseen':
        'Its file has room for the measurements of each screen; that the game follows them hasn’t been seen.',
      'exact-in-file':
        'The game’s menu takes three equal screens; the lines for its file are exact for yours.',
      'needs-mode-4':
        'Only mode 4 fits your side screens; its lines go into multimon_config.sii and config.cfg.',
      'beyond-measured': 'The number lies beyond the measured ones: less sure.',
      'other-shape': 'Measured on a screen of another shape, which says nothing about yours.',
      'far-from-measured': 'Your view is too far from what was measured for a number.',
    } satisfies Record<Caution, string>,
    /** Beside 'taken-as-equal'. */
    equalSpan: (drawn: string, seen: string) => `It draws ${drawn} in total; your screens span ${seen}.`,
    evidence: {
      measured: 'measured',
      reported: 'reported',
      believed: 'unconfirmed',
      none: 'none',
      own: 'measured by you',
      shared: 'from the link',
    },
  },
};
