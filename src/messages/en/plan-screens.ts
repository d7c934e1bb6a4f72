import { language } from '#messages/language';
/** A screen, what it gives from a distance, and by how much that is not what is wanted. */
interface Given {
  readonly screen: string;
  readonly angle: string;
  readonly distance: string;
  readonly off: string;
}

/** A screen where it would stand. */
interface Placed {
  readonly screen: string;
  readonly angle: string;
  readonly distance: string;
  readonly side: string;
}

/** The plan's questions about screens: what to buy, and whether it fits. Lengths and angles come with their unit. */
export const words = {
  screen: {
    /** A size with its unit, and a shape. */
    flat: (size: string, ratio: string) => `${size} ${ratio}`,
    curved: (size: string, ratio: string, radius: string) => `${size} ${ratio} ${radius}R`,
    three: (screen: string) => `3 × ${screen}`,
  },

  /** The two tables. */
  table: {
    showAll: (count: number) => `Show all ${count}`,
    showFewer: 'Show fewer',
    /** Nothing to say in a cell. */
    none: '–',
  },
  facts: {
    h: 'Picture wide',
    v: 'Picture high',
    sideAngle: 'Side angle',
    total: 'Total span',
    footprint: 'Footprint',
    pixelsPerDegree: 'Pixels per degree',
  },
  /** The width without its unit, the depth with it. */
  footprint: (width: string, depth: string) => `${width} × ${depth}`,

  buy: {
    done: (screen: string) => `Your rig now has ${screen}`,
    want: {
      label: 'I want',
      help: 'What it should give you from where you sit',
      question: 'What is the difference?',
      explanation:
        'A picture so wide is what one screen shows, the number that most games ask for. A total span reaches from the left edge of all screens to the right.',
    },
    wants: { h: 'A picture so wide', total: 'A total span' },
    angle: {
      label: 'Angle',
      help: 'As your eyes should see it',
      question: 'From where?',
      explanation: 'From the distance in your rig above. Change it there, and the table follows.',
    },
    screens: {
      label: 'How many',
      help: 'One screen, three of them, or whichever comes nearer',
      question: 'How do three stand?',
      explanation: 'Turned so that each of them faces you, as far away as the one in the middle.',
    },
    screensOptions: { either: 'One or three', single: 'One screen', triple: 'Three screens' },

    sentence: {
      h: {
        exact: ({ screen, angle, distance }: Given) =>
          `From ${distance}, ${screen} shows a picture ${angle} wide, as you want.`,
        more: ({ screen, angle, distance, off }: Given) =>
          `From ${distance}, ${screen} shows a picture ${angle} wide: ${off} more than you want.`,
        less: ({ screen, angle, distance, off }: Given) =>
          `From ${distance}, ${screen} shows a picture ${angle} wide: ${off} less than you want.`,
      },
      total: {
        exact: ({ screen, angle, distance }: Given) =>
          `From ${distance}, ${screen} spans ${angle}, as you want.`,
        more: ({ screen, angle, distance, off }: Given) =>
          `From ${distance}, ${screen} spans ${angle}: ${off} more than you want.`,
        less: ({ screen, angle, distance, off }: Given) =>
          `From ${distance}, ${screen} spans ${angle}: ${off} less than you want.`,
      },
    },
    diagonal: (angle: string, size: string) => `Exactly ${angle} would take ${size} of this shape and curve.`,
    noDiagonal: (angle: string) => `No size of this shape and curve gives exactly ${angle} from there.`,
    /** Not even a wall of glass. */
    impossible: {
      h: (angle: string) =>
        `No screen of any size shows ${angle} in one picture; it has to be less than 180°.`,
      total: (angle: string, distance: string) => `No screens of any size span ${angle} from ${distance}.`,
    },
    beyond: (games: readonly string[]) => `Beyond what these games allow: ${language.list(games)}.`,
    doubtful: (games: readonly string[]) =>
      `These games may stop earlier; sources disagree about their limits: ${language.list(games)}.`,
    /** In the table. */
    perhaps: (game: string) => `${game} (perhaps)`,
    withinYours: 'Within what your games allow.',
    withinAsked: 'Within what the most asked-for games allow.',

    caption: (distance: string) =>
      `Common screens from ${distance}. Choose one to see it drawn; a heading sorts the table.`,
    columns: {
      screen: 'Screen',
      off: 'Off by',
      h: 'Wide',
      v: 'High',
      sideAngle: 'Sides at',
      total: 'Span',
      footprint: 'Footprint',
      pixelsPerDegree: 'Pixels per degree',
      games: 'Limits broken',
    },

    monitors: {
      title: 'Nearest in the list of monitors',
      loading: 'Looking through the list of monitors.',
      failed: 'The list of monitors did not arrive.',
      tryAgain: 'Try again',
      item: (name: string, angle: string) => `${name}: ${angle}`,
      three: (name: string, angle: string) => `Three ${name}: ${angle}`,
      /** What the button is called: its own words, and which monitor it means. */
      use: (button: string, name: string) => `${button}: ${name}`,
    },
  },

  fit: {
    done: (screen: string, distance: string) => `Your rig now has ${screen}, ${distance} away`,
    width: {
      label: 'Room across',
      help: 'Of the desk, the stand or the wall',
      question: 'What counts?',
      explanation: 'The screens with their frames, seen from above, have to stay within it.',
    },
    depth: {
      label: 'Room front to back',
      help: 'From the middle screen’s back towards you',
      question: 'What counts?',
      explanation:
        'From the middle of the centre screen to the outer corners of the side screens. The feet of a stand may need more.',
    },
    want: {
      label: 'I want',
      help: 'What should fit in there',
      question: 'What is the best that fits?',
      explanation:
        'For a total span, the largest screens that fit with it. Otherwise the widest view that fits without moving your seat, or with moving it the least.',
    },
    wants: { total: 'A total span', triple: 'The best three screens', single: 'The best one screen' },
    angle: {
      label: 'Total span',
      help: 'From outer edge to outer edge',
      question: 'What is a good span?',
      explanation: 'At 180° the outer edges are straight beside you. Two eyes see about 114° together.',
    },

    sentence: {
      triple: ({ screen, angle, distance, side }: Placed) =>
        `From ${distance}, ${screen} spans ${angle} with the side screens turned by ${side}.`,
      single: ({ screen, angle, distance }: Placed) => `From ${distance}, ${screen} spans ${angle}.`,
    },
    moved: (today: string) => `From your ${today} it would not fit.`,
    doesNotFit: 'It does not fit.',
    none: (smallest: string, footprint: string) =>
      `None of the common sizes fits. The smallest, ${smallest}, takes ${footprint}.`,
    noRoom: 'Both lengths have to be above zero.',
    noSpan: (angle: string) => `No distance gives ${angle} with any of the common sizes.`,

    own: {
      fits: (footprint: string) => `Your rig today takes ${footprint}: it fits.`,
      doesNotFit: (footprint: string) => `Your rig today takes ${footprint}: it does not fit.`,
    },
    bars: { width: 'Across', depth: 'Front to back' },
    flat: 'It is flat: front to back it takes no more than its foot.',
    left: (taken: string, room: string, left: string) => `${taken} of ${room}: ${left} left`,
    lacks: (taken: string, room: string, missing: string) => `${taken} of ${room}: ${missing} too much`,

    caption:
      'Common sizes, where you would sit for each. Choose one to see it drawn; a heading sorts the table.',
    columns: {
      screen: 'Screen',
      fits: 'Fits',
      distance: 'Distance',
      sideAngle: 'Sides at',
      total: 'Span',
      width: 'Left across',
      depth: 'Left front to back',
    },
    fits: { yes: 'yes', no: 'no' },
  },
};
