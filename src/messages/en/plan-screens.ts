import { language } from '#messages/language';

/** A screen, its angle at a distance, and the difference from the wanted one. */
interface Given {
  readonly screen: string;
  readonly angle: string;
  readonly distance: string;
  readonly off: string;
}

/** A screen at its distance. */
interface Placed {
  readonly screen: string;
  readonly angle: string;
  readonly distance: string;
  readonly side: string;
}

/** Questions of the plan about screens: buying, and fitting. Lengths and angles include their unit. */
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
    /** Empty cell. */
    none: '–',
  },
  facts: {
    h: 'Horizontal FOV',
    v: 'Vertical FOV',
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
      help: 'What you should get where you sit',
      question: 'What is the difference?',
      explanation:
        'The horizontal FOV is that of one screen, as most games ask for it. The total span is from the left edge of all screens to the right.',
    },
    wants: { h: 'A horizontal FOV', total: 'A total span' },
    angle: {
      label: 'Angle',
      help: 'As your eyes should see it',
      question: 'From where?',
      explanation: 'From the distance that you enter here.',
    },
    distance: {
      label: 'From your eyes',
      help: 'As far away as the screen will stand',
      question: 'Which distance is this?',
      explanation: 'That of your rig above, until you type another here. “Use this” applies it.',
    },
    screens: {
      label: 'How many',
      help: 'One screen, three, or whichever comes closer',
      question: 'How do three stand?',
      explanation: 'Turned to face you, as far away as the centre one.',
    },
    screensOptions: { either: 'One or three', single: 'One screen', triple: 'Three screens' },

    sentence: {
      h: {
        exact: ({ screen, angle, distance }: Given) =>
          `${screen} at ${distance}: horizontal FOV ${angle}, as you want.`,
        more: ({ screen, angle, distance, off }: Given) =>
          `${screen} at ${distance}: horizontal FOV ${angle}, ${off} more than you want.`,
        less: ({ screen, angle, distance, off }: Given) =>
          `${screen} at ${distance}: horizontal FOV ${angle}, ${off} less than you want.`,
      },
      total: {
        exact: ({ screen, angle, distance }: Given) =>
          `${screen} at ${distance}: total span ${angle}, as you want.`,
        more: ({ screen, angle, distance, off }: Given) =>
          `${screen} at ${distance}: total span ${angle}, ${off} more than you want.`,
        less: ({ screen, angle, distance, off }: Given) =>
          `${screen} at ${distance}: total span ${angle}, ${off} less than you want.`,
      },
    },
    diagonal: (angle: string, size: string) => `For exactly ${angle}: ${size}, same shape and curve.`,
    noDiagonal: (angle: string) => `No size of this shape and curve gives exactly ${angle}.`,
    /** Larger than any screen. */
    impossible: {
      h: (angle: string) => `No screen shows ${angle} in one picture; it has to be less than 180°.`,
      total: (angle: string, distance: string) => `No screens span ${angle} from ${distance}.`,
    },
    beyond: (games: readonly string[]) => `Outside game range: ${language.list(games)}.`,
    doubtful: (games: readonly string[]) =>
      `Perhaps outside game range, as sources disagree: ${language.list(games)}.`,
    /** In the table. */
    perhaps: (game: string) => `${game} (perhaps)`,
    withinYours: 'Within the range of your games.',
    withinAsked: 'Within the range of popular games.',

    caption: (distance: string) => `Common screens from ${distance}. Choose one to see it drawn.`,
    columns: {
      screen: 'Screen',
      off: 'Difference',
      h: 'Wide',
      v: 'High',
      sideAngle: 'Side angle',
      total: 'Span',
      footprint: 'Footprint',
      pixelsPerDegree: 'Pixels per degree',
      games: 'Outside game range',
    },

    monitors: {
      title: 'Closest monitors',
      loading: 'Searching the monitor list.',
      failed: 'The monitor list didn’t load.',
      tryAgain: 'Try again',
      item: (name: string, angle: string) => `${name}: ${angle}`,
      three: (name: string, angle: string) => `3 × ${name}: ${angle}`,
      /** Accessible name of the button: its text, and the monitor. */
      use: (button: string, name: string) => `${button}: ${name}`,
    },
  },

  fit: {
    done: (screen: string, distance: string) => `Your rig now has ${screen}, ${distance} away`,
    width: {
      label: 'Room across',
      help: 'Of the desk, the stand or the wall',
      question: 'What counts?',
      explanation: 'The screens with their frames, seen from above.',
    },
    depth: {
      label: 'Room front to back',
      help: 'From the centre screen’s back towards you',
      question: 'What counts?',
      explanation:
        'From the centre screen to the outer corners of the side screens. A stand’s feet may need more.',
    },
    want: {
      label: 'I want',
      help: 'What should fit in there',
      question: 'What is the best that fits?',
      explanation:
        'For a total span, the largest screens that fit. Otherwise the widest view that fits with your seat where it is, or moved the least.',
    },
    wants: { total: 'A total span', triple: 'The best three screens', single: 'The best one screen' },
    angle: {
      label: 'Total span',
      help: 'From outer edge to outer edge',
      question: 'What is a good span?',
      explanation: 'At 180° the outer edges are right beside you. Both eyes together see about 114°.',
    },

    sentence: {
      triple: ({ screen, angle, distance, side }: Placed) =>
        `${screen} at ${distance}: total span ${angle}, side angle ${side}.`,
      single: ({ screen, angle, distance }: Placed) => `${screen} at ${distance}: total span ${angle}.`,
    },
    moved: (today: string) => `It wouldn’t fit at ${today}, where you sit today.`,
    doesNotFit: 'It doesn’t fit.',
    none: (smallest: string, footprint: string) =>
      `No common size fits. The smallest, ${smallest}, needs ${footprint}.`,
    noRoom: 'Both lengths have to be above 0.',
    noSpan: (angle: string) => `No common size gives ${angle} at any distance.`,

    own: {
      fits: (footprint: string) => `Your rig today needs ${footprint}: it fits.`,
      doesNotFit: (footprint: string) => `Your rig today needs ${footprint}: it doesn’t fit.`,
    },
    bars: { width: 'Across', depth: 'Front to back' },
    flat: 'It’s flat: front to back it needs only its foot.',
    left: (taken: string, room: string, left: string) => `${taken} of ${room}: ${left} left`,
    lacks: (taken: string, room: string, missing: string) => `${taken} of ${room}: ${missing} too much`,

    caption: 'Common sizes, and where you would sit. Choose one to see it drawn.',
    columns: {
      screen: 'Screen',
      fits: 'Fits',
      distance: 'Distance',
      sideAngle: 'Side angle',
      total: 'Span',
      width: 'Left across',
      depth: 'Left front to back',
    },
    fits: { yes: 'yes', no: 'no' },
  },
};
