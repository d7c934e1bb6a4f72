import type { ClassicRowId } from '../../domain/classic/classic-formulas';
import type { Impossible } from '../../domain/geometry/outcome';
import { plural } from '../plural';

/** What the exact method says: angles, choices, and why there may be no answer. */
export const words = {
  impossible: {
    'not-finite': 'One of your numbers is missing, or too large or too small to calculate with.',
    'size-not-positive': 'Your screen needs a width and a height above zero.',
    'distance-not-positive':
      'Your eyes need to be some distance in front of the screen, so enter one above zero.',
    'radius-not-positive':
      'The radius of a curved screen has to be above zero; choose a flat screen if yours has no curve.',
    'gap-negative': 'Your bezels and the gap between two pictures cannot be less than zero.',
    'side-angle-out-of-range':
      'At this side angle you would not see the front of your side screens; it has to be 0° or more, and not that far round.',
    'arc-longer-than-circle':
      'Your screen is wider than a full circle of its radius, so check the width and the radius.',
    'rim-behind-eye':
      'You sit so near to your curved screen that its edges are beside or behind your eyes; move back or choose a gentler curve.',
    'rim-hides-screen':
      'Your screen curls round so far that, from where you sit, its edges hide part of the picture.',
    'side-screen-out-of-reach':
      'Your side screens are too wide to be turned to face you at this distance; move back or choose narrower ones.',
    'side-screens-collide':
      'Your two side screens would run into each other behind your head; move back or open the side angle.',
    'wanted-angle-out-of-range': 'Your screens cannot give the angle you want at any distance or size.',
    'tapes-make-no-triangle':
      'Your three measurements do not form a triangle, so measure the two widths and the line between the far corners again.',
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
    blindWedge: { term: 'Blind wedge', meaning: 'hidden at each seam' },
    footprint: { term: 'Footprint', meaning: 'width × depth of the three' },
  },
  /** Beside the answer. Where they end in a question, a link to the guide follows. */
  note: {
    classic: {
      before: 'What your screen covers. Classic formulas come near it; where they miss (',
      after: ') use 1:1.',
    },
    exact: 'What your screen covers, and what each game needs to show exactly that.',
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
  noGuess: (reason: string) =>
    `${reason} The Classic formulas answer all the same; the exact ones do not guess.`,
  toPictures: 'Past the list: how true is the picture?',
  /** On the line that a phone keeps in sight, as long as no game is picked. */
  pickYours: 'Pick your game',

  resolution: {
    label: 'Your 21:9 in pixels',
    asItSays: '21:9 as it says',
    help: 'The label is rounded. The pixels tell the true shape.',
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
      meaning: 'Straight ahead. At 60 most eyes stop seeing single pixels.',
    },
    gapPx: {
      term: 'Seam in pixels',
      meaning:
        'For the bezel correction of your graphics driver. Leave it off where the game corrects by itself.',
    },
  },

  fits: {
    legend: 'Games draw for a flat screen. What should be right on your curved one?',
    centre: { name: 'Centre', meaning: 'Life size straight ahead; the sides of the picture are off.' },
    balanced: { name: 'Balanced', meaning: 'The smallest error over the whole picture.' },
    edge: {
      name: 'Edge',
      meaning: 'The picture ends where the screen ends; straight ahead looks smaller.',
    },
    ofThree:
      'Three curved screens use the edge fit: any other would leave out part of the world at the seams.',
  },

  /** At the field that explains why there is no exact answer. */
  fieldErrors: {
    aboveZero: 'For 1:1 it has to be above 0.',
    notNegative: 'For 1:1 it cannot be less than 0.',
    noSideAngle: 'For 1:1 it has to be 0° or more, and less than 180°.',
    tooNear: 'Too near for 1:1 with these screens.',
    radiusTooSmall: 'For 1:1 too small for a screen of this size.',
    frontNotSeen: 'For 1:1 no angle: you would not see the front of the side screens.',
    sidesMeet: 'For 1:1 too far round: the side screens would meet behind you.',
    extreme: {
      below: 'For 1:1 too small beside your other numbers: check the unit.',
      above: 'For 1:1 too large beside your other numbers: check the unit.',
    },
  },

  /** At a field whose value no real rig has. */
  remarks: {
    below: (limit: string) => `Below ${limit} is unusual: check the unit. It is calculated all the same.`,
    above: (limit: string) => `Above ${limit} is unusual: check the unit. It is calculated all the same.`,
    bentTooFar: 'Less than half the width: no screen is bent so far. Check radius and size.',
  },

  /** Beside a row of the Classic table. */
  beside: {
    /** Of rows whose label does not explain itself. */
    meanings: {
      hFov: 'Horizontal field of view: the angle your screen covers from left to right.',
      vFov: 'Vertical field of view: the angle your screen covers from top to bottom.',
    } satisfies Partial<Record<ClassicRowId, string>>,
    copyValueFor: (name: string) => `Copy the 1:1 value for ${name}`,
    /** Of a Classic value that is not what 1:1 gives. */
    differs: {
      mark: '≠',
      spoken: 'differs from 1:1',
      meaning: 'Classic differs from 1:1 here by more than rounding: use 1:1.',
    },
    /** On copying such a value. */
    copied: {
      one: (classic: string, exact: string) => `Copied ${classic}, the Classic value. 1:1 is ${exact}.`,
      several: (classic: string) => `Copied ${classic}, the Classic value. 1:1 has a number for each game.`,
      measures: (classic: string) => `Copied ${classic}, the Classic value. 1:1 takes measurements instead.`,
      instead: (exact: string) => `Copy ${exact} instead`,
    },
  },

  /** In the Input card. */
  remember: {
    label: 'Remember my rig',
    on: 'This device remembers your rig.',
    off: 'Your rig is no longer stored on this device.',
    trouble: 'Your browser could not do that. Below the results it says why.',
    guest: 'A shared rig is not remembered. Press “Save as mine” first.',
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
          one: `${count} other sim, of flight or space`,
          other: `${count} other sims, of flight and space`,
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
    byEye: (angle: string) => `Set it by eye to ${angle} across`,
    /** Of a view that nobody can change: how sure its width is. */
    seat: {
      reported: 'Its view cannot be changed; what it shows is reported.',
      believed: 'Its view cannot be changed; what it shows is believed.',
    },
    byEyeHow: 'No number is known for it. The windscreen, below, shows how that looks.',
  },

  /** Choosing the games that come first. */
  picker: {
    label: 'Find a game',
    placeholder: (count: number) => `Find a game, ${count} known`,
    picked: 'Your games',
    suggestions: 'Games',
    remove: (name: string) => `Remove ${name}`,
    noMatch: 'No game of this name. If yours takes degrees, use the angles above.',
    /** For who does not see the chips. */
    added: (name: string) => `${name} is among your games`,
    removed: (name: string) => `${name} is no longer among your games`,
  },

  /** Below a game's name. */
  row: {
    list: (notes: readonly string[]) => notes.join(' · '),
    noNumber: (h: string, v: string) => `No number known: horizontal ${h}, vertical ${v}`,
    /** Of a view that nobody can change. */
    seat: (distance: string) => `Sit ${distance} away and it is true`,
    fromMeasures: (measures: string) => `worked out by the game from ${measures}`,
    gives: {
      horizontal: {
        screen: (angle: string, error: string) => `gives ${angle} horizontal, ${error}`,
        total: (angle: string, error: string) => `gives ${angle} horizontal in all, ${error}`,
        'one-projection': (angle: string, error: string) =>
          `gives ${angle} horizontal over all three, ${error}`,
      },
      vertical: {
        screen: (angle: string, error: string) => `gives ${angle} vertical, ${error}`,
        total: (angle: string, error: string) => `gives ${angle} vertical in all, ${error}`,
        'one-projection': (angle: string, error: string) =>
          `gives ${angle} vertical over all three, ${error}`,
      },
    },
    below: (exact: string) => `Below what the game allows: true would be ${exact}.`,
    above: (exact: string) => `Above what the game allows: true would be ${exact}.`,
    doubtful: 'The game may stop earlier.',
    measure: {
      below: (name: string) => `Less ${name} than the game says it takes.`,
      above: (name: string) => `More ${name} than the game says it takes.`,
    },
    evidence: { reported: 'reported', believed: 'believed', none: 'none' },
  },

  detailsFailed: 'What stands behind the number did not load. The number itself is right without it.',
};
