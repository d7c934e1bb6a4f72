import type { WantedMeasure } from '../../plan/where-to-sit';

/** What the plan asks and answers. Lengths and angles come with their unit. */
export const words = {
  title: 'Plan your rig',
  choose: 'Question',
  /** The list of questions, by id. */
  questions: {
    sit: 'Where do I sit?',
    buy: 'What do I buy?',
    fit: 'Will it fit?',
  },

  use: 'Use this',
  isYourRig: 'This is your rig',
  undo: 'Undo',
  /** Said once something was taken over, as the button to undo it is shown. */
  done: {
    distance: (distance: string) => `Your distance is now ${distance}`,
  },
  /** To screen readers: the number and its sentence. */
  said: (number: string, sentence: string) => `${number}. ${sentence}`,

  fields: {
    empty: (examples: string) => `Enter a number: ${examples} would work.`,
    notANumber: (examples: string) => `Not a number. ${examples} would work.`,
  },
  /** Where a field has no number. */
  noNumber: 'With a number in each field, the answer stands here.',

  sit: {
    want: {
      label: 'I want',
      help: 'What your seat should give you',
      question: 'Which of these do I want?',
      explanation:
        'Wide and high are of one screen’s picture. The side angle is how far each side screen is turned. The total span reaches from the outer edge of the left screen to that of the right one.',
    },
    wants: {
      h: 'A picture so wide',
      v: 'A picture so high',
      sideAngle: 'A side angle',
      total: 'A total span',
    } satisfies Record<WantedMeasure, string>,
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
      `No distance gives ${angle} with these screens; the most is ${most}, from ${distance} away.`,
    mostFixed: (angle: string, fixed: string, numbers: { most: string; distance: string }) =>
      `No distance gives ${angle} with these screens at a fixed ${fixed}; the most is ${numbers.most}, from ${numbers.distance} away.`,
    least: (angle: string, least: string, distance: string) =>
      `No distance gives as little as ${angle} with these screens; the least is ${least}, from ${distance} away.`,
    leastFixed: (angle: string, fixed: string, numbers: { least: string; distance: string }) =>
      `No distance gives as little as ${angle} with these screens at a fixed ${fixed}; the least is ${numbers.least}, from ${numbers.distance} away.`,
    needsThree: 'That takes three screens: choose Triple above.',
  },
};
