import type { ClassicRowId } from '../../domain/classic/classic-formulas';
import type { Impossible } from '../../domain/geometry/outcome';
import { plural } from '../plural';

/** What the exact method says: angles, choices, and why there may be no answer. */
export const words = {
  impossible: {
    'not-finite': 'One of your numbers is missing, too large or too small.',
    'size-not-positive': 'Your screen needs a width and a height above zero.',
    'distance-not-positive': 'Your distance to the screen has to be above zero.',
    'radius-not-positive': 'The radius has to be above zero; choose a flat screen if yours isn’t curved.',
    'gap-negative': 'Your bezels and the gap can’t be less than zero.',
    'side-angle-out-of-range':
      'At this side angle you wouldn’t see the front of your side screens; it has to be 0° or more, and not that far round.',
    'arc-longer-than-circle': 'Your screen is wider than a full circle of its radius; check both.',
    'rim-behind-eye':
      'You sit so close to your curved screen that its edges are beside or behind your eyes; move back or choose a gentler curve.',
    'rim-hides-screen': 'Your screen curves so far round that its edges hide part of the picture from you.',
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
    coverage: { term: 'Coverage', meaning: 'edge to edge of one screen' },
    sideAngle: {
      term: 'Side angle',
      meaning: 'turn each side screen by this',
      asFixed: 'as your stand fixes it',
    },
    total: { term: 'Total span', meaning: 'outer edge to outer edge' },
    blindWedge: { term: 'Hidden by bezels', meaning: 'at each seam' },
    footprint: { term: 'Footprint', meaning: 'width × depth of the three' },
  },
  /** Beside the answer. Where they end in a question, a link to the guide follows. */
  note: {
    covers: 'What your screen covers.',
    classic: 'Classic comes close; where it misses ({mark}) use 1:1.',
    exact: 'What your screen covers, and what each game needs to show just that.',
    triple: 'What each of your screens covers, and how far the side ones are turned.',
    why: 'Why',
    /** On a curved screen. */
    fit: (name: string) => `${name} fit for your curve.`,
    changeFit: 'Change',
  },
  /** Below the list: other angles, and choices. */
  moreAnswers: 'More about your view',

  seam: { bezel: 'Bezel', gap: 'Gap' },
  /** The width without its unit, the depth with it. */
  footprint: (width: string, depth: string) => `${width} × ${depth}`,

  /** The two angles in one line. */
  summary: (h: string, v: string) => `H ${h} · V ${v}`,
  noGuess: (reason: string) => `${reason} Classic still shows values; 1:1 doesn’t guess.`,
  toPictures: 'Skip the list: how true is the picture?',
  /** On the line that a phone keeps in sight, as long as no game is picked. */
  pickYours: 'Pick your game',

  resolution: {
    label: 'Your 21:9 in pixels',
    asItSays: 'Exactly 21:9',
    help: 'The label is rounded; the pixels tell the real shape.',
    /** What is sold as 21:9, and what it is. */
    options: {
      '3440x1440': '3440 × 1440 (43:18)',
      '2560x1080': '2560 × 1080 or 5120 × 2160 (64:27)',
      '3840x1600': '3840 × 1600 (12:5)',
    },
  },

  sharpness: {
    pixelsPerDegree: {
      term: 'Pixels per degree',
      meaning: 'Straight ahead. Above 60, most eyes can’t see single pixels.',
    },
    gapPx: {
      term: 'Seam in pixels',
      meaning:
        'For your graphics driver’s bezel correction. Turn that off where the game corrects bezels itself.',
    },
  },

  fits: {
    legend: 'Games draw for flat screens. What should be right on your curved one?',
    centre: { name: 'Centre', meaning: 'Life size straight ahead; the sides are off.' },
    balanced: { name: 'Balanced', meaning: 'The smallest error over the whole picture.' },
    edge: {
      name: 'Edge',
      meaning: 'Right at the edges; straight ahead looks smaller.',
    },
    ofThree: 'Three curved screens use the edge fit: any other leaves gaps at the seams.',
  },

  /** At the field that explains why there is no exact answer. */
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

  /** At a field whose value no real rig has. */
  remarks: {
    below: (limit: string) => `Below ${limit} is unusual: check the unit.`,
    above: (limit: string) => `Above ${limit} is unusual: check the unit.`,
    bentTooFar: 'Less than half the width: no screen curves that much. Check radius and size.',
  },

  /** Beside a row of the Classic table. */
  beside: {
    /** Of rows whose label does not explain itself. */
    meanings: {
      hFov: 'Horizontal field of view: what your screen covers from left to right.',
      vFov: 'Vertical field of view: what your screen covers from top to bottom.',
    } satisfies Partial<Record<ClassicRowId, string>>,
    copyValueFor: (name: string) => `Copy the 1:1 value for ${name}`,
    /** Of a Classic value that is not what 1:1 gives. */
    differs: {
      mark: '≠',
      spoken: 'differs from 1:1',
      meaning: 'Classic differs from 1:1 by more than rounding: use 1:1.',
    },
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
    label: 'Remember my rig',
    on: 'This device remembers your rig.',
    off: 'Your rig is no longer stored on this device.',
    trouble: 'Your browser couldn’t do that. See below the results.',
  },

  library: {
    groupBy: 'Group games by',
    groupings: { name: 'By name', evidence: 'By evidence' },
    showAll: (count: number) => `Show all ${count} games`,
    /** Groups that are closed at first. */
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
    /** In place of a number, where none is known. */
    byEye: 'by eye',
    sitAt: (distance: string) => `sit at ${distance}`,
  },

  /** A game that is open. */
  game: {
    back: 'All games',
    keepOnTop: 'Keep on top',
    /** A link, below all that is said of it. */
    page: 'Page for this game',
    copyAll: 'Copy all',
    byEye: (angle: string) => `Set it by eye to ${angle} horizontal`,
    /** Of a view that nobody can change: how sure its width is. */
    seat: {
      reported: 'Its view is fixed; its angle is reported.',
      believed: 'Its view is fixed; its angle is not confirmed.',
    },
    byEyeHow: 'There’s no known number. The windscreen below shows how that looks.',
  },

  /** Choosing the games that come first. */
  picker: {
    label: 'Find a game',
    placeholder: (count: number) => `Find one of ${count} games`,
    picked: 'Your games',
    suggestions: 'Games',
    remove: (name: string) => `Remove ${name}`,
    noMatch: 'No game found. If yours takes degrees, use the angles above.',
    /** For who does not see the chips. */
    added: (name: string) => `${name} added to your games`,
    removed: (name: string) => `${name} removed from your games`,
  },

  /** Below a game's name. */
  row: {
    list: (notes: readonly string[]) => notes.join(' · '),
    noNumber: (h: string, v: string) => `No number known: horizontal ${h}, vertical ${v}`,
    /** Of a view that nobody can change. */
    seat: (distance: string) => `True from ${distance} away`,
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
    doubtful: 'The game’s slider may end sooner.',
    measure: {
      below: (name: string) => `Below the game’s stated range: ${name}.`,
      above: (name: string) => `Above the game’s stated range: ${name}.`,
    },
    evidence: { reported: 'reported', believed: 'unconfirmed', none: 'none' },
  },

  detailsFailed: 'The details didn’t load. The number is still right.',
};
