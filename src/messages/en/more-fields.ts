/** Fields of 1:1 alone, and their help. */
export const words = {
  resolution: {
    label: 'Resolution',
    question: 'Why does 1:1 ask for pixels?',
    explanation:
      'The ratio on the box is often rounded; the pixels tell the real shape. Choose yours, or type your own pixels or ratio. Classic keeps the screen ratio above.',
    asTheRatioSays: 'Same as ratio',
    other: 'Other …',
    /** A group of the list. */
    shape: (soldAs: string, ratio: string) => (soldAs === ratio ? ratio : `${soldAs}, actually ${ratio}`),
    help: 'The real shape, for 1:1',
    twoKinds:
      'Two kinds are sold as 21:9: 2560 × 1080 is 64:27, 3440 × 1440 is 43:18, a little wider. Choose yours.',
    takes: (ratio: string) => `1:1 uses ${ratio}.`,
    takesOther: (ratio: string, listed: string) => `1:1 uses ${ratio}, Classic ${listed} from above.`,
    ownLabel: 'Own pixels or ratio',
    ownHelp: 'Like 3840x1600 or 12:5',
    unreadable: 'We can’t read this, so it’s ignored. Try 3840x1600 or 12:5.',
    beaten: 'The visible width and height below come first.',
  },
  litWidth: {
    label: 'Visible width',
    help: 'With the height, instead of the size',
    question: 'When do I enter width and height?',
    explanation:
      'When you know them from a data sheet or a ruler: the picture in millimetres, on a curved screen along its surface. In 1:1 they replace size, ratio and resolution. Classic keeps the size.',
  },
  litHeight: {
    label: 'Visible height',
    help: 'With the width, instead of the size',
    question: 'Where does the height begin?',
    explanation: 'At the lowest row of pixels, and it ends at the highest. The frame doesn’t count.',
  },
  card: {
    open: 'Measure with a card',
    filledIn: 'The screen size is now as measured.',
    undo: (size: string) => `Back to ${size}`,
  },
  litNeedsHeight: 'Enter the height too, then it counts.',
  litNeedsWidth: 'Enter the width too, then it counts.',
  eyeOffset: {
    label: 'Eye height',
    help: 'Above the centre; below with a minus',
    question: 'Why does my eye height matter?',
    explanation:
      'The field of view stays the same, but the horizon belongs at eye height. Some games let you shift or pitch the view.',
  },
  sideAngle: {
    label: 'Side angle',
    help: (ideal: string) => `Empty for the ideal ${ideal}`,
    helpWithoutIdeal: 'Empty for the ideal one',
    question: 'Which angle do I enter?',
    explanation:
      'How far each side screen is turned from the plane of the centre one, if your stand fixes it. Leave it empty for the angle at which each faces you.',
  },
  gap: {
    label: 'Gap between pictures',
    help: 'Empty for two bezels',
    question: 'When is the gap not two bezels?',
    explanation:
      'When frames overlap or stand apart. Measure from the last pixel of one picture to the first of the next.',
  },
  sideSize: {
    label: 'Size of the side screens',
    help: 'Empty for the same as the centre',
    question: 'What if mine differ in size?',
    explanation: 'Enter the diagonal of one side screen. It gets the curve of the centre one.',
  },
  sideRatio: {
    label: 'Shape of the side screens',
    help: 'Empty for the same as the centre',
    question: 'What if mine have another shape?',
    explanation:
      'Enter their ratio or pixels, like 16:9 or 2560x1440. Upright monitors the other way round: 9:16.',
  },
  tapes: {
    summary: 'Work it out with a tape measure',
    intro: 'From above, measure one side screen and the centre one, always to the same kind of edge.',
    centre: 'Centre screen: from its far corner to the seam',
    side: 'Side screen: from the seam to its far corner',
    across: 'Straight across, between the two far corners',
    gives: (angle: string) => `That is a side angle of ${angle}.`,
    use: (angle: string) => `Use ${angle}`,
    unreadable: (text: string) => `“${text}” isn’t a length. Try 60 cm, 24in or 2 ft.`,
  },
};
