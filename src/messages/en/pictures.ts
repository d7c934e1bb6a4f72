import type { ScreenFidelity } from '../../domain/geometry/fidelity';
import type { CurveFit } from '../../domain/geometry/rig';

/** How a setting is called: at its line in the plot, and by itself or after a colon, so that no sentence has to inflect it. */
interface SettingWords {
  readonly atLine: string;
  readonly name: string;
}

/** Nine of them, whatever the language: `numbers.tsx` counts on it. */
type Places = readonly [string, string, string, string, string, string, string, string, string];

/** The numbers of a horizon that is off the middle, ready to be read. */
interface HorizonNumbers {
  readonly offset: string;
  readonly shift: string;
  readonly pitch: string;
}

interface SingleNumbers {
  readonly glass: string;
  readonly distance: string;
  readonly coverage: string;
}

interface CurveNumbers {
  readonly chord: string;
  readonly sagitta: string;
}

interface TripleNumbers {
  readonly glass: string;
  readonly distance: string;
  readonly sideAngle: string;
  readonly total: string;
  readonly hidden: string;
  readonly footprintWidth: string;
  readonly footprintDepth: string;
}

/** What the drawing of the rig and the plot of its picture say. Numbers come with their unit unless they are counts. */
export const words = {
  rig: {
    title: 'Your rig, to scale',
    fromAbove: 'Your rig from above',
    view: 'View',
    views: { above: 'From above', side: 'From the side' },
    idealSideAngle: 'Ideal side angle',
    humanField: 'Human field of view',
    humanFieldExplained: 'Dotted: about 60° in focus, about 114° with both eyes.',
    curved: ({ glass, sagitta, coverage }: { glass: string; sagitta: string; coverage: string }) =>
      `Along its surface: ${glass}, curve depth ${sagitta}. It covers ${coverage} of your view.`,
    hintSingle: 'Drag the eye.',
    hintTriple: 'Drag the eye or a side screen.',
    hintKeys: 'Arrow keys work too; Escape resets.',
    hintSide: 'To scale.',
    tooLargeToDraw: 'Your numbers can be calculated, but are too large to draw.',
    noRoomForDriver: 'A screen is where you would sit: no room for a driver.',
  },

  /** Below the drawing of a rig that could be. */
  planned: { answer: 'the answer', today: 'your rig today', onlyToday: 'Your rig today.' },

  /** What can be calculated, but not sat in, or not seen. */
  remarks: {
    vast: (across: string) =>
      `Your rig is ${across} across, too large to see yourself in it: check the units.`,
    screensMeet: 'The side screens meet behind your head. Sit further away or open them.',
    tooNarrow: (opening: string, seat: string) =>
      `Gap between the ends of the side screens: only ${opening}; a seat is about ${seat} wide. Sit further away or open them.`,
    nearlyAllRound: (total: string) =>
      `The screens span ${total}, nearly all round you, with little room to get in.`,
  },

  /** What the drawing shows, for those who do not see it. */
  described: {
    impossible: (reason: string) => `${reason} The drawing shows what it can.`,
    flatSingle: ({ glass, distance, coverage }: SingleNumbers) =>
      `From above: one flat screen, ${glass} wide, ${distance} from your eyes. It covers ${coverage} of your view.`,
    curvedSingle: ({ glass, chord, sagitta, distance, coverage }: SingleNumbers & CurveNumbers) =>
      `From above: one curved screen, ${glass} along its surface (straight width ${chord}, curve depth ${sagitta}), ${distance} from your eyes. It covers ${coverage} of your view.`,
    flatTriple: (is: TripleNumbers) =>
      `From above: three flat screens, the centre one ${is.glass} wide, ${is.distance} from your eyes. ` +
      `Each side screen is turned by ${is.sideAngle}. Together they span ${is.total}, ` +
      `with ${is.hidden} hidden at each seam, and take ${is.footprintWidth} by ${is.footprintDepth}.`,
    curvedTriple: (is: TripleNumbers & CurveNumbers) =>
      `From above: three curved screens, the centre one ${is.glass} along its surface (straight width ${is.chord}, curve depth ${is.sagitta}), ${is.distance} from your eyes. ` +
      `Each side screen is turned by ${is.sideAngle}. Together they span ${is.total}, ` +
      `with ${is.hidden} hidden at each seam, and take ${is.footprintWidth} by ${is.footprintDepth}.`,
    fromTheSide: (v: string) => `From the side: V is ${v}.`,
    fromTheSideInPart: 'From the side, as far as it can be drawn.',
  },

  horizon: {
    level: 'Your eyes are level with the centre of the screen: the horizon needs no correction.',
    tooFar: 'Your eyes are too far from the centre of the screen to correct the horizon.',
    above: ({ offset, shift, pitch }: HorizonNumbers) =>
      `Your eyes are ${offset} above the centre of the screen, and so is the horizon. ` +
      `If the game can, shift the picture up by ${shift} of its height, or pitch the camera ${pitch} down.`,
    below: ({ offset, shift, pitch }: HorizonNumbers) =>
      `Your eyes are ${offset} below the centre of the screen, and so is the horizon. ` +
      `If the game can, shift the picture down by ${shift} of its height, or pitch the camera ${pitch} up.`,
  },

  /** Names of what can be dragged, what it is at, and which way its keys go. */
  handles: {
    eye: 'Your eyes, drag closer or further away',
    eyeKeys: {
      cm: 'Up or left: 1 cm closer, down or right: 1 cm further, Page Up and Page Down: 10 cm. Escape resets.',
      in: 'Up or left: 1 inch closer, down or right: 1 inch further, Page Up and Page Down: 10 inches. Escape resets.',
    },
    eyeAt: (distance: string) => `${distance} from the screen`,
    eyeSees: (distance: string, coverage: string) => `${distance} from the screen, ${coverage} of your view`,
    leftScreen: 'Left screen, drag to turn',
    leftScreenKeys:
      'Down or right turns both side screens 1 degree towards you, up or left opens them, Page Down and Page Up by 10 degrees. Escape resets.',
    rightScreen: 'Right screen, drag to turn',
    rightScreenKeys:
      'Down or left turns both side screens 1 degree towards you, up or right opens them, Page Down and Page Up by 10 degrees. Escape resets.',
    turnedBy: (angle: string) => `turned by ${angle}`,
    turnedIdeally: (angle: string) => `turned by ${angle}, the ideal angle`,
  },

  /** Short texts inside the drawings. */
  labels: {
    side: (angle: string) => `side ${angle}`,
    chord: (length: string) => `across ${length}`,
    inFocus: (angle: string) => `${angle} in focus`,
    bothEyes: (angle: string) => `${angle} both eyes`,
  },

  plot: {
    title: 'How true is the picture?',
    setTo: 'Set to',
    numbersToType: 'The number to type',
    outOfTheBox: 'Game default',
    horizontalField: 'Horizontal field of view',
    direction: 'Direction',
    directionScale: 'too far right (+) or left (−)',
    /** Where the lines have no numbers beside them. */
    directionUnder: (most: string) => `too far right (up) or left (down), ±${most}`,
    directionChart: 'Direction: how far off each point is, from the left to the right edge',
    size: 'Size',
    sizeScale: '1.00 is life size',
    sizeUnder: (least: string, most: string) => `${least} to ${most}, 1.00 is life size`,
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
    /** What a game is set to before anybody changes it. */
    defaultHigh: (game: string, angle: string) => `${game}: ${angle} high`,
    defaultWide: (game: string, angle: string) => `${game}: ${angle} wide`,
    defaultWideAt16To9: (game: string, angle: string) => `${game}: ${angle} wide at 16:9`,
    defaultWideEach: (game: string, angle: string) => `${game}: ${angle} wide on each screen`,
  },

  /** What the game draws for a setting. */
  drawn: {
    oneProjection: (angle: string) => `One flat picture, ${angle} wide, across all three screens.`,
    oneScreen: (angle: string, spans: string) => `The picture is ${angle} wide; your screen spans ${spans}.`,
    centreOnly: (angle: string, spans: string) =>
      `The picture is ${angle} wide; your screen spans ${spans}. How this game fills the side screens isn’t known, so only the centre is drawn.`,
    asBuilt: (angle: string) => `The centre screen shows ${angle}; each screen is drawn for its position.`,
    turned: ({ angle, turn, sideAngle }: { angle: string; turn: string; sideAngle: string }) =>
      `Each screen shows ${angle}. The side views are turned by ${turn}, your side screens by ${sideAngle}.`,
  },

  /** What the plot means. Shares are in per cent, distances bare metres. */
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
