import { language } from '#messages/language';
import type { HorizonSetting } from '../../domain/games/horizon-settings';
import type { OutOfTheBox } from '../../domain/games/record-types';
import type { WantedMeasure } from '../../domain/planning/where-to-sit';

/** Questions and answers of the plan. Lengths and angles include their unit. */
export const words = {
  title: 'Plan your rig',
  choose: 'Question',
  /** The list of questions, by id. */
  questions: {
    sit: 'Where should I sit?',
    buy: 'What should I buy?',
    fit: 'Which screens fit my desk?',
    settingError: 'What if I go wider or narrower?',
    tape: 'How accurately do I need to measure?',
    high: 'What if my eyes aren’t level with the screen?',
  },

  use: 'Use this',
  isYourRig: 'This is your rig',
  compare: 'Compare',
  comparisonIsFull: 'Comparison is full',
  compared: 'Added to the comparison',
  undo: 'Undo',
  /** Announced after a change was applied, with the button that undoes it. */
  done: {
    distance: (distance: string) => `Your distance is now ${distance}`,
    eyeHeight: (height: string) => `Your eye height is now ${height}`,
  },
  /** For screen readers: the number and its sentence. */
  announcement: (number: string, sentence: string) => `${number}. ${sentence}`,

  fields: {
    empty: (examples: string) => `Enter a number. Try ${examples}.`,
    notANumber: (examples: string) => `Not a number. Try ${examples}.`,
    /** For a number without a unit. */
    bareExamples: '54 or 0.5',
  },
  /** For three screens. */
  bezel: {
    field: {
      label: 'Bezel of each screen',
      help: 'One edge of one frame',
      question: 'Whose bezels are these?',
      explanation: 'Those of your rig above, until you type others here. “Use this” applies them.',
    },
    none: 'Without bezels, as if the pictures touched.',
    bezel: (length: string) => `With bezels of ${length}.`,
    gap: (length: string) => `With ${length} between the pictures, as in your rig.`,
  },
  /** If a field has no number. */
  noNumber: 'Fill in every field to see the answer.',

  sit: {
    want: {
      label: 'I want',
      help: 'What your seat should give you',
      question: 'Which of these do I want?',
      explanation:
        'The horizontal and vertical FOV are those of one screen. The side angle is how far each side screen is turned. The total span is from outer edge to outer edge. A game’s number is right from one seat only; its range allows the right number from some seats only.',
    },
    wants: {
      h: 'A horizontal FOV',
      v: 'A vertical FOV',
      sideAngle: 'A side angle',
      total: 'A total span',
      number: 'A game’s number',
      limits: 'A game’s range',
    } satisfies Record<WantedMeasure | 'number' | 'limits', string>,
    angle: {
      label: 'Angle',
      help: 'As your eyes should see it',
      question: 'What is a good angle?',
      explanation:
        'Wider shows more at life size. Both eyes together see about 114°; 180° puts the outer edges right beside you.',
    },
    answer: {
      h: (angle: string) => `From there, one screen’s horizontal FOV is ${angle}.`,
      v: (angle: string) => `From there, one screen’s vertical FOV is ${angle}.`,
      sideAngle: (angle: string) => `From there, side screens turned by ${angle} face you.`,
      total: (angle: string) => `From there, your three screens span ${angle}.`,
    } satisfies Record<WantedMeasure, (angle: string) => string>,
    /** Parts of the answer. */
    turned: (angle: string) => `With the side screens at ${angle}, facing you.`,
    fixed: (angle: string) => `With the side screens fixed at ${angle}.`,
    opened: (fixed: string) => `This replaces your stand’s ${fixed}.`,
    byFit: 'On your curved screen, by the fit chosen in 1:1.',
    tooNear: 'That’s too close to be practical.',
    tooFar: 'That’s too far to be practical.',
    /** For an angle that no distance gives. */
    max: (angle: string, max: string, distance: string) =>
      `No distance gives ${angle} with these screens; in practice the most is ${max}, at ${distance}.`,
    maxFixed: (angle: string, fixed: string, numbers: { max: string; distance: string }) =>
      `No distance gives ${angle} with these screens fixed at ${fixed}; in practice the most is ${numbers.max}, at ${numbers.distance}.`,
    min: (angle: string, min: string, distance: string) =>
      `No distance gives as little as ${angle} with these screens; in practice the least is ${min}, at ${distance}.`,
    minFixed: (angle: string, fixed: string, numbers: { min: string; distance: string }) =>
      `No distance gives as little as ${angle} with these screens fixed at ${fixed}; in practice the least is ${numbers.min}, at ${numbers.distance}.`,
    needsThree: 'That needs three screens: choose Triple above.',

    game: {
      label: 'Game',
      help: 'Whose number is known',
      question: 'Which games are listed?',
      explanation:
        'Games with a known number or a known fixed view. For ranges: games whose lowest and highest number are known.',
    },
    number: {
      label: 'Number in the game',
      help: 'As its menu or file shows it',
      question: 'Why start from a number?',
      explanation:
        'If the game offers no other number, or you like the one you have, move your seat to where it’s right.',
    },
    fixedView: (game: string, angle: string) => `${game} has a fixed cockpit view, about ${angle} high.`,
    fixedWide: (game: string, angle: string) =>
      `${game} has a fixed cockpit view, about ${angle} wide on a 16:9 screen.`,
    /** Evidence of that angle. */
    fixedLevel: {
      reported: 'That angle is reported by one good source.',
      believed: 'That angle is likely, not confirmed.',
    } satisfies Record<NonNullable<OutOfTheBox['fixed']>, string>,
    trueFor: (game: string, number: string) => `From there, ${number} in ${game} is right.`,
    trueForFixed: (game: string) => `From there, the view in ${game} is right.`,
    noneForNumber: (game: string, number: string) =>
      `No seat makes ${number} in ${game} right with these screens.`,
    noneForFixed: (game: string) => `No seat makes the view in ${game} right with these screens.`,
    beyondLimits: {
      below: (number: string) => `The game’s lowest number is ${number}.`,
      above: (number: string) => `The game’s highest number is ${number}.`,
    },
    takesMeasures: (game: string) =>
      `With three screens ${game} takes your measurements instead of a number, so any seat is right.`,
    uncertain: 'We’re not sure how this game’s number works; 1:1 says why.',
    range: (nearest: string, farthest: string) => `${nearest}–${farthest}`,
    upTo: (farthest: string) => `≤ ${farthest}`,
    from: (nearest: string) => `≥ ${nearest}`,
    anywhere: 'any',
    inside: (game: string, numbers: string) =>
      `Between these seats ${game} allows the right number. Its range: ${numbers}.`,
    insideUpTo: (game: string, numbers: string) =>
      `Up to this seat ${game} allows the right number. Its range: ${numbers}.`,
    insideFrom: (game: string, numbers: string) =>
      `From this seat on ${game} allows the right number. Its range: ${numbers}.`,
    insideAll: (game: string, numbers: string) =>
      `${game} allows the right number from every seat. Its range: ${numbers}.`,
    numbers: (lowest: string, highest: string) => `${lowest} to ${highest}`,
    noLower: (lowest: string) => `${lowest} and more`,
    noHigher: (highest: string) => `up to ${highest}`,
    youAreInside: (distance: string) => `You’re within this range at ${distance}.`,
    youAreTooFar: (distance: string) => `You’re too far at ${distance}: the nearest seat in range is drawn.`,
    youAreTooNear: (distance: string) =>
      `You’re too close at ${distance}: the nearest seat in range is drawn.`,
    nowhere: (game: string, numbers: string) =>
      `With these screens, no seat fits the range of ${game}: ${numbers}.`,
    noLimits: (game: string) => `The range of ${game} isn’t known.`,
  },

  settingError: {
    set: {
      label: 'I set it',
      help: 'Compared with the right number',
      question: 'Why would I change it?',
      explanation:
        'Wider shows more beside you; narrower makes distant things larger. Either way distances and speeds no longer look right.',
    },
    narrower: (share: string) => `${share} narrower`,
    wider: (share: string) => `${share} wider`,
    sentence: (set: string, truth: string, metres: string) =>
      `Things straight ahead appear at this share of their real size. With ${set} instead of ${truth}, a car 50\u00a0m ahead looks ${metres}\u00a0m away.`,
    fallsOff: (angle: string) => `You lose ${angle} of the view on each side.`,
    squeezedIn: (angle: string) => `Each side squeezes in ${angle} more than a real window would show.`,
    sameAtSides: 'Nothing is lost or added at the sides.',
    trueAt: (distance: string) => `It would be right from ${distance}, as drawn.`,
    trueNowhere: 'No seat would make it right.',
    tooWide: (angle: string) => `No flat picture is ${angle} wide: it has to be below 180°.`,
    done: (distance: string) => `You now sit ${distance} away`,
    table: {
      caption: 'What each setting changes',
      setting: 'Setting',
      across: 'Across',
      size: 'Size ahead',
      car: 'Car at 50\u00a0m',
      sides: 'On each side',
      truth: 'Right',
      metres: (metres: string) => `${metres}\u00a0m`,
      none: 'none',
    },
  },

  tape: {
    distance: {
      label: 'My measurement may be off by',
      help: 'Closer or further away',
      question: 'How accurate is a tape measure?',
      explanation:
        'From your eyes to the screen, a centimetre either way is good. Heads move more than that.',
    },
    angle: {
      label: 'My side angle may be off by',
      help: 'More or less',
      question: 'How accurate is an angle?',
      explanation:
        'By eye about 3°, with a phone or a protractor about 1°, with three tape measurements better.',
    },
    plusMinus: (angle: string) => `±${angle}`,
    sentence: (tape: string, wide: string, narrow: string) =>
      `Measured ${tape} too short or too long, you would set ${wide} or ${narrow} horizontally.`,
    truth: (angle: string, share: string) =>
      `Right is ${angle}. Things would look up to ${share} too large or too small.`,
    tooMuch: 'That error is larger than your distance allows.',
    seam: (angle: string, seam: string, outer: string) =>
      `A side angle ${angle} off moves the seams by ${seam} and the outer edges by ${outer}, in games that draw each screen for its position.`,
    seamTurned: (seam: string) =>
      `In games that only rotate the side views, the picture is ${seam} off at each seam.`,
    seamByTape: (tape: string, seam: string, outer: string) =>
      `A measurement ${tape} off moves the seams by ${seam} and the outer edges by ${outer}.`,
    table: {
      caption: 'The number to type, by what you measured',
      game: 'Game',
      shorter: (tape: string) => `${tape} less`,
      asMeasured: 'As measured',
      longer: (tape: string) => `${tape} more`,
      measures: 'takes your measurements',
    },
    popular: 'Popular games. Pick yours in 1:1 to see them here.',
  },

  high: {
    offset: {
      label: 'Eyes above the centre',
      help: 'Below it with a minus',
      question: 'How do I measure that?',
      explanation:
        'Measure from the floor to your eyes as you drive, and to the centre of the screen. Enter the difference.',
    },
    /** After the share. */
    above: 'up',
    below: 'down',
    levelSentence:
      'Your eyes are level with the centre of the screen, and so is the horizon: nothing to shift.',
    aboveSentence: (offset: string) =>
      `The horizon belongs ${offset} above the centre of the picture, by this share of its height.`,
    belowSentence: (offset: string) =>
      `The horizon belongs ${offset} below the centre of the picture, by this share of its height.`,
    pitchDown: (pitch: string) =>
      `If the game can, shift the picture: that’s exact. Or pitch the camera ${pitch} down: that’s close.`,
    pitchUp: (pitch: string) =>
      `If the game can, shift the picture: that’s exact. Or pitch the camera ${pitch} up: that’s close.`,
    raise: (offset: string) => `Or raise the screen by ${offset}, and there’s nothing to shift.`,
    lower: (offset: string) => `Or lower the screen by ${offset}, and there’s nothing to shift.`,
    outside: {
      above: 'The horizon would be above the picture. Raise the screen.',
      below: 'The horizon would be below the picture. Lower the screen.',
    },
    games: {
      intro:
        'Known to offer it. No unit is documented, so set it by eye until the horizon is at eye height. We know nothing about other games.',
      /** `{key}` and `{file}` are shown as code. */
      shift: (games: readonly string[]) => `${language.list(games)}: shift the view by {key} in {file}.`,
      pitch: (games: readonly string[]) => `${language.list(games)}: pitch it by {key} in {file}.`,
      source: 'Source',
    } satisfies Record<HorizonSetting['kind'], unknown> & Record<string, unknown>,
  },
};
