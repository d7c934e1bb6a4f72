import type { HorizonSetting } from '../../domain/games/horizon-settings';
import type { OutOfTheBox } from '../../domain/games/record-types';
import type { WantedMeasure } from '../../domain/planning/where-to-sit';

/** What the plan asks and answers. Lengths and angles come with their unit. */
export const words = {
  title: 'Plan your rig',
  choose: 'Question',
  /** The list of questions, by id. */
  questions: {
    sit: 'Where do I sit?',
    buy: 'What do I buy?',
    fit: 'Will it fit?',
    settingError: 'How much do I give away?',
    tape: 'How exact must my tape be?',
    high: 'How high?',
  },

  use: 'Use this',
  isYourRig: 'This is your rig',
  compare: 'Compare',
  comparisonIsFull: 'Comparison is full',
  compared: 'Added to the comparison',
  undo: 'Undo',
  /** Said once something was taken over, as the button to undo it is shown. */
  done: {
    distance: (distance: string) => `Your distance is now ${distance}`,
    eyeHeight: (height: string) => `Your eye height is now ${height}`,
  },
  /** To screen readers: the number and its sentence. */
  said: (number: string, sentence: string) => `${number}. ${sentence}`,

  fields: {
    empty: (examples: string) => `Enter a number: ${examples} would work.`,
    notANumber: (examples: string) => `Not a number. ${examples} would work.`,
    /** Of a number without a unit. */
    bareExamples: '54 or 0.5',
  },
  /** Of three screens. */
  bezel: {
    field: {
      label: 'Bezel of each screen',
      help: 'One edge of one frame',
      question: 'Whose bezels are these?',
      explanation:
        'Those of your rig above, until you type others here. The answer, the table and the drawing go by them, and “Use this” takes them over.',
    },
    none: 'Without bezels, as if the pictures touched.',
    bezel: (length: string) => `With bezels of ${length}.`,
    gap: (length: string) => `With ${length} between the pictures, as in your rig.`,
  },
  /** Where a field has no number. */
  noNumber: 'With a number in each field, the answer stands here.',

  sit: {
    want: {
      label: 'I want',
      help: 'What your seat should give you',
      question: 'Which of these do I want?',
      explanation:
        'Wide and high are of one screen’s picture. The side angle is how far each side screen is turned. The total span reaches from the outer edge of the left screen to that of the right one. A game’s number is true from one seat only, and its limits allow the true number from some seats only.',
    },
    wants: {
      h: 'A picture so wide',
      v: 'A picture so high',
      sideAngle: 'A side angle',
      total: 'A total span',
      number: 'A game’s number',
      limits: 'A game’s limits',
    } satisfies Record<WantedMeasure | 'number' | 'limits', string>,
    angle: {
      label: 'Angle',
      help: 'As your eyes should see it',
      question: 'What is a good angle?',
      explanation:
        'Wider shows more of the world at life size. Two eyes see about 114° together; 180° puts the outer edges straight beside you.',
    },
    answer: {
      h: (angle: string) => `From there, one screen’s picture is ${angle} wide.`,
      v: (angle: string) => `From there, one screen’s picture is ${angle} high.`,
      sideAngle: (angle: string) => `From there, side screens turned by ${angle} face you.`,
      total: (angle: string) => `From there, your three screens span ${angle}.`,
    } satisfies Record<WantedMeasure, (angle: string) => string>,
    /** What belongs to the answer. */
    turned: (angle: string) => `With the side screens turned by ${angle}, so that they face you.`,
    fixed: (angle: string) => `With the side screens fixed at ${angle}.`,
    opened: (fixed: string) => `Your stand’s ${fixed} gives way to it.`,
    byFit: 'On your curved screen, by the fit chosen in 1:1.',
    tooNear: 'That is nearer than anybody sits.',
    tooFar: 'That is farther than anybody sits.',
    /** There is no such distance. */
    most: (angle: string, most: string, distance: string) =>
      `No distance gives ${angle} with these screens; the most that a seat gives is ${most}, from ${distance} away.`,
    maxFixed: (angle: string, fixed: string, numbers: { most: string; distance: string }) =>
      `No distance gives ${angle} with these screens at a fixed ${fixed}; the most that a seat gives is ${numbers.most}, from ${numbers.distance} away.`,
    least: (angle: string, least: string, distance: string) =>
      `No distance gives as little as ${angle} with these screens; the least that a seat gives is ${least}, from ${distance} away.`,
    leastFixed: (angle: string, fixed: string, numbers: { least: string; distance: string }) =>
      `No distance gives as little as ${angle} with these screens at a fixed ${fixed}; the least that a seat gives is ${numbers.least}, from ${numbers.distance} away.`,
    needsThree: 'That takes three screens: choose Triple above.',

    game: {
      label: 'Game',
      help: 'Whose number is known',
      question: 'Which games are listed?',
      explanation:
        'Games whose number is understood, or whose view is known and cannot be changed. For limits: games whose lowest and highest number are known.',
    },
    number: {
      label: 'Number in the game',
      help: 'As its menu or file shows it',
      question: 'Why start from a number?',
      explanation:
        'Where a game offers no other number, or you like the one you have, the seat can be moved to where it is true.',
    },
    fixedView: (game: string, angle: string) =>
      `${game} cannot be changed: its cockpit view is about ${angle} high.`,
    fixedWide: (game: string, angle: string) =>
      `${game} cannot be changed: its cockpit view is about ${angle} wide on a 16:9 screen.`,
    /** How sure that angle is. */
    fixedLevel: {
      reported: 'That angle is reported by one good source.',
      believed: 'That angle is believed, not proven.',
    } satisfies Record<NonNullable<OutOfTheBox['fixed']>, string>,
    trueFor: (game: string, number: string) => `From there, ${number} in ${game} is true.`,
    trueForFixed: (game: string) => `From there, the view of ${game} is true.`,
    noneForNumber: (game: string, number: string) =>
      `No seat makes ${number} in ${game} true with these screens.`,
    noneForFixed: (game: string) => `No seat makes the view of ${game} true with these screens.`,
    beyondLimits: {
      below: (number: string) => `The game itself goes no lower than ${number}.`,
      above: (number: string) => `The game itself goes no higher than ${number}.`,
    },
    doubtfulAbove: (number: string) => `Above ${number} it may stop earlier: sources disagree.`,
    takesMeasures: (game: string) =>
      `With three screens ${game} takes your measurements instead of a number, so it is true from any seat.`,
    uncertain: 'How this game’s number works is not certain: 1:1 tells why.',
    range: (nearest: string, farthest: string) => `${nearest}–${farthest}`,
    upTo: (farthest: string) => `≤ ${farthest}`,
    from: (nearest: string) => `≥ ${nearest}`,
    anywhere: 'any',
    inside: (game: string, numbers: string) =>
      `Between these seats ${game} takes the true number: it allows ${numbers}.`,
    insideUpTo: (game: string, numbers: string) =>
      `Up to this seat ${game} takes the true number: it allows ${numbers}.`,
    insideFrom: (game: string, numbers: string) =>
      `From this seat on ${game} takes the true number: it allows ${numbers}.`,
    insideAll: (game: string, numbers: string) =>
      `${game} takes the true number from every seat: it allows ${numbers}.`,
    numbers: (lowest: string, highest: string) => `${lowest} to ${highest}`,
    noLower: (lowest: string) => `${lowest} and more`,
    noHigher: (highest: string) => `up to ${highest}`,
    youAreInside: (distance: string) => `Your ${distance} are within.`,
    youAreTooFar: (distance: string) => `Your ${distance} are too far: the nearest seat within is drawn.`,
    youAreTooNear: (distance: string) => `Your ${distance} are too near: the nearest seat within is drawn.`,
    nowhere: (game: string, numbers: string) =>
      `No seat is within ${game}’s limits with these screens: it allows ${numbers}.`,
    noLimits: (game: string) => `No limits are known of ${game}.`,
  },

  settingError: {
    set: {
      label: 'I set it',
      help: 'Against the true number',
      question: 'Why would I set it otherwise?',
      explanation:
        'Wider shows more beside you, as many like it; narrower makes far things larger. Either way distances and speeds no longer look as they are.',
    },
    narrower: (share: string) => `${share} narrower`,
    wider: (share: string) => `${share} wider`,
    sentence: (set: string, truth: string, metres: string) =>
      `Things straight ahead look that large, life size being 100%: set to ${set} across instead of ${truth}, a car 50\u00a0m ahead looks as if it were ${metres}\u00a0m away.`,
    fallsOff: (angle: string) => `At each side ${angle} of the world fall off the edge.`,
    squeezedIn: (angle: string) =>
      `At each side ${angle} more of the world are squeezed in than a window would show.`,
    sameAtSides: 'At the sides nothing is lost and nothing is added.',
    trueAt: (distance: string) => `It would be true from ${distance} away: that is drawn.`,
    trueNowhere: 'No seat would make it true.',
    tooWide: (angle: string) => `No flat picture is ${angle} wide: it has to stay below 180°.`,
    done: (distance: string) => `You now sit ${distance} away`,
    table: {
      caption: 'What each setting gives away',
      setting: 'Setting',
      across: 'Across',
      size: 'Size ahead',
      car: 'Car at 50\u00a0m',
      sides: 'At each side',
      truth: 'True',
      metres: (metres: string) => `${metres}\u00a0m`,
      none: 'none',
    },
  },

  tape: {
    distance: {
      label: 'My tape may be off by',
      help: 'Nearer or farther',
      question: 'How exact is a tape?',
      explanation:
        'From your eyes to the glass, as you sit: a centimetre either way is good. Heads move more than that.',
    },
    angle: {
      label: 'My side angle may be off by',
      help: 'More or less',
      question: 'How exact is an angle?',
      explanation: 'By eye about 3°, with a phone or a protractor about 1°, by three tapes better than that.',
    },
    plusMinus: (angle: string) => `±${angle}`,
    sentence: (tape: string, wide: string, narrow: string) =>
      `With a tape ${tape} short or long, your picture would be set to ${wide} or ${narrow} across.`,
    truth: (angle: string, share: string) =>
      `True is ${angle}. Things would look up to ${share} too large or too small.`,
    tooMuch: 'Your tape would be off by more than your distance leaves room for.',
    seam: (angle: string, seam: string, outer: string) =>
      `A side angle ${angle} off moves the seams by ${seam} and the outer edges by ${outer}, where a game draws each screen as it stands.`,
    seamTurned: (seam: string) =>
      `Where a game only turns the side views by your angle, the seams are torn or cut by ${seam}.`,
    seamByTape: (tape: string, seam: string, outer: string) =>
      `A tape ${tape} off moves the seams by ${seam} and the outer edges by ${outer}.`,
    table: {
      caption: 'The number to type, by what your tape says',
      game: 'Game',
      shorter: (tape: string) => `${tape} less`,
      asMeasured: 'As measured',
      longer: (tape: string) => `${tape} more`,
      measures: 'takes your measurements',
    },
    asked: 'The games asked about most. Star yours in 1:1 to see them here.',
  },

  high: {
    offset: {
      label: 'Eyes above the middle',
      help: 'Below it with a minus',
      question: 'How do I measure that?',
      explanation:
        'Measure from the floor to your eyes as you drive, and from the floor to the middle of the screen. The difference goes here.',
    },
    above: (share: string) => `${share} up`,
    below: (share: string) => `${share} down`,
    level: '0%',
    levelSentence:
      'Your eyes are level with the middle of the screen, and so is the horizon: nothing to shift.',
    aboveSentence: (offset: string) =>
      `The horizon belongs ${offset} above the middle of the picture, by this share of its height.`,
    belowSentence: (offset: string) =>
      `The horizon belongs ${offset} below the middle of the picture, by this share of its height.`,
    pitchDown: (pitch: string) =>
      `Shift the picture where a game can, which is exact; or pitch the camera ${pitch} down, which is close. The field of view stays.`,
    pitchUp: (pitch: string) =>
      `Shift the picture where a game can, which is exact; or pitch the camera ${pitch} up, which is close. The field of view stays.`,
    raise: (offset: string) => `Or raise the screen by ${offset}: then there is nothing to shift.`,
    lower: (offset: string) => `Or lower the screen by ${offset}: then there is nothing to shift.`,
    outside: {
      above: 'The horizon would be above the picture: no game can show it there. Raise the screen.',
      below: 'The horizon would be below the picture: no game can show it there. Lower the screen.',
    },
    games: {
      intro:
        'Known to offer it; neither tells its unit, so set it by eye until the horizon is at the height of your eyes. Of other games nothing is known.',
      shift: (games: string) => `${games} can shift the view:`,
      pitch: (games: string) => `${games} can pitch it:`,
      source: 'Source',
    } satisfies Record<HorizonSetting['kind'], unknown> & Record<string, unknown>,
  },
};
