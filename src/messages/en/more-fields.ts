/** The fields that only the exact method asks for, and what helps to fill them in. */
export const words = {
  resolution: {
    label: 'Resolution',
    question: 'Why does 1:1 ask for pixels?',
    explanation:
      'The ratio on the box is often rounded; the pixels tell the true shape. Two kinds of screen are sold as 21:9: 2560 × 1080 is 64:27, 3440 × 1440 is 43:18. Pick yours, or type your own pixels or ratio. Classic keeps the screen ratio above.',
    asTheRatioSays: 'As the screen ratio says',
    other: 'Another …',
    /** A group of the list. */
    shape: (soldAs: string, ratio: string) => (soldAs === ratio ? ratio : `${soldAs}, in truth ${ratio}`),
    help: 'The true shape, for 1:1',
    twoKinds:
      'Two kinds are sold as 21:9: 2560 × 1080 is 64:27, 3440 × 1440 is 43:18 and a little wider. Pick yours.',
    takes: (ratio: string) => `1:1 takes ${ratio}.`,
    takesOther: (ratio: string, listed: string) =>
      `1:1 takes ${ratio} from here, Classic ${listed} from the list above.`,
    ownLabel: 'Own pixels or ratio',
    ownHelp: 'Like 3840x1600 or 12:5',
    unreadable: 'Not read, so it is left out. 3840x1600 or 12:5 would work.',
    beaten: 'Lit width and height below come first.',
  },
  litWidth: {
    label: 'Lit width',
    help: 'With the height, instead of the size',
    question: 'When do I enter width and height?',
    explanation:
      'When a data sheet or a ruler gives them: width and height of the lit picture in millimetres, on a curved screen along the glass. Together they come before size, ratio and resolution in 1:1. Classic keeps the size.',
  },
  litHeight: {
    label: 'Lit height',
    help: 'With the width, instead of the size',
    question: 'Where does the height begin?',
    explanation: 'At the lowest lit row of pixels, and it ends at the highest. The frame does not count.',
  },
  card: {
    open: 'Measure with a card',
    filledIn: 'The screen size is now as measured.',
    undo: (size: string) => `Back to ${size}`,
  },
  litNeedsHeight: 'It counts once the height is there too.',
  litNeedsWidth: 'It counts once the width is there too.',
  eyeOffset: {
    label: 'Eye height',
    help: 'Above the middle; below with a minus',
    question: 'Why does my eye height matter?',
    explanation:
      'The field of view stays the same, but the horizon belongs at the height of your eyes. Some games let you shift or pitch the view for it.',
  },
  sideAngle: {
    label: 'Side angle',
    help: (ideal: string) => `Empty for the ideal ${ideal}`,
    helpWithoutIdeal: 'Empty for the ideal one',
    question: 'Which angle do I enter?',
    explanation:
      'How far each outer monitor is turned from the plane of the middle one, if your stand fixes it. Left empty, the angle at which each faces you is worked out.',
  },
  gap: {
    label: 'Gap between pictures',
    help: 'Empty for two bezels',
    question: 'When is the gap not two bezels?',
    explanation:
      'Where frames overlap or stand apart. Measure from the last lit pixel of one picture to the first of the next.',
  },
  sideSize: {
    label: 'Size of the outer monitors',
    help: 'Empty for the same as the centre',
    question: 'What if mine are of another size?',
    explanation: 'Enter the diagonal of one outer monitor. Its curve is taken to be that of the middle one.',
  },
  sideRatio: {
    label: 'Shape of the outer monitors',
    help: 'Empty for the same as the centre',
    question: 'What if mine have another shape?',
    explanation:
      'Enter their ratio or their pixels, like 16:9 or 2560x1440. For monitors that stand on end, the other way round: 9:16.',
  },
  tapes: {
    summary: 'Work it out with a tape measure',
    intro: 'From above, measure one outer monitor against the middle one, always to the same kind of edge.',
    centre: 'Middle monitor: from its far corner to the seam',
    side: 'Outer monitor: from the seam to its far corner',
    across: 'Straight across, between the two far corners',
    gives: (angle: string) => `That is a side angle of ${angle}.`,
    use: (angle: string) => `Use ${angle}`,
    unreadable: (text: string) => `“${text}” is not a length. 60 cm, 24in or 2 ft would work.`,
  },
};
