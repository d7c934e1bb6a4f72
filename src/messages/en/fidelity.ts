import type { ScreenFidelity } from '../../domain/geometry/fidelity';
import type { CurveFit } from '../../domain/geometry/rig';

/** Name of a setting: at its line in the plot, and alone or after a colon, so that no sentence has to inflect it. */
interface SettingWords {
  readonly atLine: string;
  readonly name: string;
}

/** Nine in every language: `numbers.tsx` depends on it. */
type Places = readonly [string, string, string, string, string, string, string, string, string];

/** Plot of a picture’s fidelity. Numbers include their unit unless they are counts. */
export const words = {
  plot: {
    title: 'How true is the picture?',
    setTo: 'Set to',
    numbersToType: 'The number to type',
    outOfTheBox: 'Game default',
    horizontalField: 'Horizontal field of view',
    direction: 'Direction',
    directionScale: 'too far right (+) or left (−)',
    directionChart: 'Direction: how far off each point is, from the left to the right edge',
    size: 'Size',
    sizeScale: '1.00 is life size',
    sizeChart: 'Size: how wide things look, from the left to the right edge',
    leftEdge: 'left edge',
    middle: 'middle',
    rightEdge: 'right edge',
    unknown: 'unknown',
    /** Above the lines. */
    screens: { left: 'left', centre: 'centre', right: 'right' } satisfies Record<
      ScreenFidelity['screen'],
      string
    >,
  },

  settings: {
    exactOption: 'Your 1:1 angle',
    wideOption: (from: string, to: string) => `A wide default (${from}–${to})`,
    exact: { atLine: '1:1', name: 'Your 1:1 angle' } satisfies SettingWords,
    fits: {
      centre: { atLine: 'centre', name: 'Centre fit' },
      balanced: { atLine: 'balanced', name: 'Balanced fit' },
      edge: { atLine: 'edge', name: 'Edge fit' },
    } satisfies Record<CurveFit, SettingWords>,
    /** With the largest error on the screens. */
    shader: (error: string): SettingWords => ({ atLine: `shader: ${error}`, name: 'With a shader' }),
    wide: (angle: string): SettingWords => ({ atLine: `at ${angle}`, name: `${angle} horizontal` }),
    game: (game: string, value: string): SettingWords => ({
      atLine: `at ${value}`,
      name: `${game}: ${value}`,
    }),
    gameByMeasurements: (game: string): SettingWords => ({
      atLine: 'as set',
      name: `${game}: your measurements`,
    }),
    gameDefault: (game: string): SettingWords => ({ atLine: 'default', name: `${game}: default` }),
    /** Default setting of a game. */
    defaultHigh: (game: string, angle: string) => `${game}: ${angle} high`,
    defaultWide: (game: string, angle: string) => `${game}: ${angle} wide`,
    defaultWideAt16To9: (game: string, angle: string) => `${game}: ${angle} wide at 16:9`,
    defaultWideEach: (game: string, angle: string) => `${game}: ${angle} wide on each screen`,
  },

  /** Picture of a game at a setting. */
  drawn: {
    oneProjection: (angle: string) => `One flat picture, ${angle} wide, across all three screens.`,
    oneScreen: (angle: string, spans: string) => `The picture is ${angle} wide; your screen spans ${spans}.`,
    centreOnly: (angle: string, spans: string) =>
      `The picture is ${angle} wide; your screen spans ${spans}. How this game fills the side screens isn’t known, so only the centre is drawn.`,
    asBuilt: (angle: string) => `The centre screen shows ${angle}; each screen is drawn for its position.`,
    turned: ({ angle, turn, sideAngle }: { angle: string; turn: string; sideAngle: string }) =>
      `Each screen shows ${angle}. The side views are turned by ${turn}, your side screens by ${sideAngle}.`,
  },

  /** Meaning of the plot. Shares are in per cent, distances in metres without a unit. */
  meaning: {
    perfect: 'Every point is where it should be, at life size.',
    lifeSize: 'Straight ahead, things look life size.',
    seemsAt: (share: string, metres: string) =>
      `Straight ahead, things look ${share} of life size: a car 50\u00a0m ahead looks ${metres}\u00a0m away.`,
    seemsFar: (share: string) =>
      `Straight ahead, things look ${share} of life size: a car 50\u00a0m ahead looks more than 1000\u00a0m away.`,
    placed: 'No point is off by as much as 0.1°.',
    largestError: {
      atTheEdges: (error: string) => `Largest error: ${error}, at the edges.`,
      atTheOuterEdges: (error: string) => `Largest error: ${error}, at the outer edges.`,
      atTheCentreEdges: (error: string) => `Largest error: ${error}, at the edges of the centre screen.`,
      atTheSeams: (error: string) => `Largest error: ${error}, at the seams.`,
      onTheWay: (error: string) => `Largest error: ${error}, part of the way to the edges.`,
      withinAScreen: (error: string) => `Largest error: ${error}, part of the way across a screen.`,
    },
    widerTowardsTheSides: (times: string) =>
      `Towards the sides, things look up to ${times} times as wide as they should.`,
  },

  table: {
    summary: 'The numbers as a table',
    caption: (setting: string) => `Across the picture. Setting: ${setting}`,
    place: 'Place',
    seenAt: 'Seen at',
    shouldBeAt: 'Should be at',
    offBy: 'Difference',
    size: 'Size',
    screens: {
      left: 'Left screen',
      centre: 'Centre screen',
      right: 'Right screen',
    } satisfies Record<ScreenFidelity['screen'], string>,
    /** Across a screen, from its left edge to its right one, in steps of an eighth of its width. */
    places: [
      'left edge',
      'left ¾',
      'left ½',
      'left ¼',
      'middle',
      'right ¼',
      'right ½',
      'right ¾',
      'right edge',
    ] satisfies Places,
    linesCaption: 'The lines of the plot',
    line: 'Line',
    sizeAhead: 'Size ahead',
    largestError: 'Largest error',
  },
};
