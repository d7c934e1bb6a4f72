import type { Frustum } from '../../domain/geometry/frusta';

/** View through the windscreen. Metres come without a unit, shares with their sign. */
export const words = {
  title: 'Look through the windscreen',
  arrangement: 'Arrangement',
  arrangements: { split: 'Split', stacked: 'Stacked', desk: 'At the desk' },
  screens: 'Screens',
  whichScreens: { all: 'All three', left: 'Left', centre: 'Centre', right: 'Right' } satisfies Record<
    Frustum['screen'] | 'all',
    string
  >,
  truth: '1:1 for your rig',

  line: 'Line between the two pictures',
  lineAt: (share: string) => `${share} from the left`,
  lineKeys:
    'Left and right arrow move the line by 2%, Page Up and Page Down by 10%, Home and End to the edges.',

  /** Text alternative of the picture. */
  pictureSplit: (setting: string) =>
    `The road ahead from the driver’s seat, to scale. Left of the line: ${setting}. Right of it: 1:1 for your rig.`,
  pictureStacked: (setting: string) =>
    `The road ahead from the driver’s seat, to scale. Above: ${setting}. Below: 1:1 for your rig.`,
  scene:
    'To scale: braking boards 50, 100 and 150\u00a0m ahead, two blue cars 20\u00a0m and an orange one 50\u00a0m ahead, on a road 12\u00a0m wide.',

  /** Size of the two cars 20 m ahead. */
  lifeSize: 'The blue car 20\u00a0m ahead looks life size.',
  seemsAt: (share: string, metres: string) =>
    `The blue car 20\u00a0m ahead looks ${metres}\u00a0m away, at ${share} of its size.`,
  seemsFar: (share: string) =>
    `The blue car 20\u00a0m ahead looks more than 1000\u00a0m away, at ${share} of its size.`,
  curved: 'A flat picture can’t be life size everywhere on a curved screen; this is the chosen fit.',
  curvedTriple:
    'A flat picture can’t be life size everywhere on a curved screen; this one is right at the edges.',
  eyeAbove: 'Your eyes are above the centre of the screen, and so is the horizon.',
  eyeBelow: 'Your eyes are below the centre of the screen, and so is the horizon.',

  /** The swaying head. */
  sway: 'Sway',
  swayShows: (aside: string) =>
    `Your head moves ${aside} to each side. 1:1 follows it, as a window does; a game without head tracking doesn’t.`,
  swayStands: {
    'reduced-motion': 'Not available: your device asks for less motion.',
    'still-drawing': 'Not available in a still drawing.',
  },

  showLifeSize: 'Fill my screen',
  copyPicture: 'Copy this picture',
  /** Headline of the copied picture. */
  numberWas: (game: string, value: string, before: string) => `${game}: ${value}, was ${before}`,
  lifeSizeFor: (width: string) =>
    `Drawn ${width} wide, as you entered. Not sure this monitor is? Measure its picture, or use a bank card in the form above.`,
  /** The window is on another monitor than the entered one. Both are widths for a height of 1. */
  anotherMonitor: (here: string, entered: string) =>
    `Life size has to fill the monitor you entered, ${entered} times as wide as high; this one is ${here}. Enter this one, or move the window over.`,
  lifeSizePicture: 'The road ahead at life size, 1:1 for your rig',
  hold: 'Hold, or hold Space: as the game draws it',
  /** At the mark across the full screen. */
  horizon: 'Your horizon',
  lookPast: 'Sit where you sit and look past the edge of the monitor.',
  sit: (distance: string) => `Sit with your eyes ${distance} from the centre of the screen.`,
  ruler: (length: string) =>
    `This ruler is ${length} long. If yours differs, this isn’t the monitor you entered.`,
  carOnGlass: (width: string) =>
    `A blue car, 1.9\u00a0m wide and 20\u00a0m ahead, is ${width} wide on the screen. Hold your hand against it.`,
  leave: 'Leave life size',

  /** The rig in a room, from outside. */
  desk: {
    onScreens: 'On the screens',
    pictures: { drawn: 'As set', truth: '1:1' },
    picture: (setting: string) => `Your rig in a room, to scale. On the screens: ${setting}.`,
    control: 'Where you look from',
    keys: 'Drag the picture or use the arrow keys to look around. Plus and minus take you closer and further, Home back behind the driver.',
    views: { behind: 'Behind the driver', seat: 'From the seat', above: 'From above' },
    nearer: 'Closer',
    farther: 'Further',
    /** Angle to the side and up from behind the driver, and distance from the eyes. */
    place: {
      behind: (up: string, distance: string) =>
        `You look from behind and ${up} above, ${distance} from the driver’s eyes.`,
      left: (angle: string, up: string, distance: string) =>
        `You look from ${angle} to the left and ${up} above, ${distance} from the driver’s eyes.`,
      right: (angle: string, up: string, distance: string) =>
        `You look from ${angle} to the right and ${up} above, ${distance} from the driver’s eyes.`,
    },
    seat: {
      ahead: 'You look from the driver’s eyes, straight ahead.',
      left: (angle: string) => `You look from the driver’s eyes, ${angle} to the left.`,
      right: (angle: string) => `You look from the driver’s eyes, ${angle} to the right.`,
    },
    /** The edge of the road at the seams, from the driver's eye. */
    seamsMeet: 'From the seat, the edge of the road runs straight on across the seams.',
    seamsKink: (kink: string) => `From the seat, the edge of the road bends by ${kink} at the seams.`,
    seamsJump: (jump: string) => `From the seat, the edge of the road jumps by ${jump} at the seams.`,
    seamsBreak: (jump: string, kink: string) =>
      `From the seat, the edge of the road breaks at the seams: it jumps by ${jump} and bends by ${kink}.`,
    sidesDark: 'We don’t know what the game draws on the side screens, so they stay dark.',
    still: 'This browser can’t show 3D here, so this is a still drawing of the same room.',
  },

  still: 'This browser can’t show 3D here, so this is a still drawing of the same scene.',
};
