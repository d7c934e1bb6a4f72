import type { ScreenFidelity } from '../../domain/geometry/fidelity';
import type { CurveFit } from '../../domain/geometry/rig';

/** How a setting is called: at its line in the plot, and in and above the tables. */
interface SettingWords {
  readonly atLine: string;
  readonly name: string;
}

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
  /** Whole sentences, one after the other. */

  rig: {
    title: 'Your rig, to scale',
    fromAbove: 'Your rig from above',
    view: 'View',
    views: { above: 'From above', side: 'From the side' },
    idealSideAngle: 'Ideal side angle',
    humanField: 'Human field of view',
    humanFieldExplained: 'Dotted: about 60° are seen in focus, and about 114° with both eyes at once.',
    curved: ({ glass, sagitta, coverage }: { glass: string; sagitta: string; coverage: string }) =>
      `Along the glass it is ${glass}, curved by ${sagitta} in the middle; it covers ${coverage} of your view.`,
    hintSingle: 'Drag the eye.',
    hintTriple: 'Drag the eye or a side screen.',
    hintKeys: 'Arrow keys work too, and Escape puts it back.',
    hintSide: 'To scale, as the exact geometry has it.',
    tooLargeToDraw: 'Your numbers are fine to calculate with, but too large to draw.',
    noRoomForDriver: 'A screen stands where you would sit, so this rig leaves no room for a driver.',
  },

  /** Below the drawing of a rig that could be. */
  planned: { answer: 'the answer', today: 'your rig today', onlyToday: 'Your rig today.' },

  /** What can be calculated, but not sat in, or not seen. */
  remarks: {
    vast: (across: string) =>
      `Your rig is ${across} across. To scale, you are too small in it to be seen: check the units.`,
    screensMeet:
      'The side screens meet behind your head: nobody could get in. Sit farther away, or open the side screens.',
    tooNarrow: (opening: string, seat: string) =>
      `Only ${opening} are open between the ends of the side screens; a seat is about ${seat} wide. Sit farther away, or open the side screens.`,
    nearlyAllRound: (total: string) =>
      `The screens span ${total}, nearly all the way round you, with little room to get in.`,
  },

  /** What the drawing shows, for those who do not see it. */
  described: {
    impossible: (reason: string) => `${reason} The drawing goes as far as it can.`,
    flatSingle: ({ glass, distance, coverage }: SingleNumbers) =>
      `From above: one flat screen, ${glass} wide, ${distance} from your eyes. It covers ${coverage} of your view.`,
    curvedSingle: ({ glass, chord, sagitta, distance, coverage }: SingleNumbers & CurveNumbers) =>
      `From above: one curved screen, ${glass} along the glass (chord ${chord}, sagitta ${sagitta}), ${distance} from your eyes. It covers ${coverage} of your view.`,
    flatTriple: (is: TripleNumbers) =>
      `From above: three flat screens, the centre one ${is.glass} wide, ${is.distance} from your eyes. ` +
      `Each side screen is turned by ${is.sideAngle}. Together they span ${is.total}, ` +
      `with ${is.hidden} hidden at each seam, and take ${is.footprintWidth} by ${is.footprintDepth}.`,
    curvedTriple: (is: TripleNumbers & CurveNumbers) =>
      `From above: three curved screens, the centre one ${is.glass} along the glass (chord ${is.chord}, sagitta ${is.sagitta}), ${is.distance} from your eyes. ` +
      `Each side screen is turned by ${is.sideAngle}. Together they span ${is.total}, ` +
      `with ${is.hidden} hidden at each seam, and take ${is.footprintWidth} by ${is.footprintDepth}.`,
    fromTheSide: (v: string) => `From the side: V is ${v}.`,
    fromTheSideInPart: 'From the side, as far as it can be drawn.',
  },

  horizon: {
    level: 'Your eyes are level with the middle of the screen, so the horizon needs no correction.',
    tooFar: 'Your eyes are too far from the middle of the screen for any correction.',
    above: ({ offset, shift, pitch }: HorizonNumbers) =>
      `Your eyes are ${offset} above the middle of the screen, and so is the horizon. ` +
      `Where a game lets you, shift the picture up by ${shift} of its height, or pitch the camera ${pitch} down. V stays the same.`,
    below: ({ offset, shift, pitch }: HorizonNumbers) =>
      `Your eyes are ${offset} below the middle of the screen, and so is the horizon. ` +
      `Where a game lets you, shift the picture down by ${shift} of its height, or pitch the camera ${pitch} up. V stays the same.`,
  },

  /** Names of what can be dragged, what it is at, and which way its keys go. */
  handles: {
    eye: 'Your eyes, drag nearer or farther',
    eyeKeys: {
      cm: 'Up or left is 1 cm nearer, down or right 1 cm farther, Page Up and Page Down 10 cm. Escape puts it back.',
      in: 'Up or left is 1 inch nearer, down or right 1 inch farther, Page Up and Page Down 10 inches. Escape puts it back.',
    },
    eyeAt: (distance: string) => `${distance} from the screen`,
    eyeSees: (distance: string, coverage: string) => `${distance} from the screen, ${coverage} of your view`,
    leftScreen: 'Left screen, drag to turn',
    leftScreenKeys:
      'Down or right turns both side screens 1 degree further towards you, up or left opens them, Page Down and Page Up by 10 degrees. Escape puts them back.',
    rightScreen: 'Right screen, drag to turn',
    rightScreenKeys:
      'Down or left turns both side screens 1 degree further towards you, up or right opens them, Page Down and Page Up by 10 degrees. Escape puts them back.',
    turnedBy: (angle: string) => `turned by ${angle}`,
    turnedIdeally: (angle: string) => `turned by ${angle}, the ideal angle`,
  },

  /** Short texts inside the drawings. */
  labels: {
    side: (angle: string) => `side ${angle}`,
    chord: (length: string) => `chord ${length}`,
    inFocus: (angle: string) => `${angle} in focus`,
    bothEyes: (angle: string) => `${angle} both eyes`,
  },

  plot: {
    title: 'How true is the picture?',
    setTo: 'Set to',
    numbersToType: 'The number to type',
    outOfTheBox: 'Out of the box',
    horizontalField: 'Horizontal field of view',
    direction: 'Direction',
    directionScale: 'too far right (+) or left (−)',
    /** Where the lines have no numbers beside them. */
    directionUnder: (most: string) => `too far right (up) or left (down), ±${most}`,
    directionChart: 'Direction: how far off each point is seen, from the left edge to the right edge',
    size: 'Size',
    sizeScale: '1.00 is life size',
    sizeUnder: (least: string, most: string) => `${least} to ${most}, 1.00 is life size`,
    sizeChart: 'Size: how wide things look, from the left edge to the right edge',
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
    exact: { atLine: '1:1', name: 'your 1:1 angle' } satisfies SettingWords,
    fits: {
      centre: { atLine: 'centre', name: 'centre fit' },
      balanced: { atLine: 'balanced', name: 'balanced fit' },
      edge: { atLine: 'edge', name: 'edge fit' },
    } satisfies Record<CurveFit, SettingWords>,
    wide: (angle: string): SettingWords => ({ atLine: `at ${angle}`, name: `a horizontal ${angle}` }),
    game: (game: string, value: string): SettingWords => ({
      atLine: `at ${value}`,
      name: `${game}: ${value}`,
    }),
    gameByMeasurements: (game: string): SettingWords => ({
      atLine: 'as set',
      name: `${game}: your measurements`,
    }),
    gameDefault: (game: string): SettingWords => ({ atLine: 'default', name: `${game} out of the box` }),
    /** What a game is set to before anybody changes it. */
    defaultHigh: (game: string, angle: string) => `${game}: ${angle} high`,
    defaultWide: (game: string, angle: string) => `${game}: ${angle} wide`,
    defaultWideAt16To9: (game: string, angle: string) => `${game}: ${angle} wide at 16:9`,
    defaultWideEach: (game: string, angle: string) => `${game}: ${angle} wide on each screen`,
  },

  /** What the game draws for a setting. */
  drawn: {
    oneProjection: (angle: string) => `One flat picture, ${angle} wide, over all three screens.`,
    oneScreen: (angle: string, spans: string) => `The picture is ${angle} wide; your screen spans ${spans}.`,
    centreOnly: (angle: string, spans: string) =>
      `The picture is ${angle} wide; your screen spans ${spans}. How this game fills the side screens is not known, so only the centre one is drawn.`,
    asBuilt: (angle: string) => `The centre screen shows ${angle}; each screen is drawn for where it stands.`,
    turned: ({ angle, turn, sideAngle }: { angle: string; turn: string; sideAngle: string }) =>
      `Each screen shows ${angle}. The side views are turned by ${turn}, your side screens by ${sideAngle}.`,
  },

  /** What the plot means. Shares are in per cent, distances bare metres. */
  meaning: {
    perfect: 'Every point is seen where it should be, at life size.',
    lifeSize: 'Straight ahead, things look life size.',
    seemsAt: (share: string, metres: string) =>
      `Straight ahead, things look ${share} of life size: a car 50\u00a0m ahead looks as if it were ${metres}\u00a0m away.`,
    seemsFar: (share: string) =>
      `Straight ahead, things look ${share} of life size: a car 50\u00a0m ahead looks as if it were more than 1000\u00a0m away.`,
    placed: 'No point is off by as much as 0.1°.',
    largestError: {
      atTheEdges: (error: string) => `The largest error is ${error}, at the edges.`,
      atTheOuterEdges: (error: string) => `The largest error is ${error}, at the outer edges.`,
      atTheCentreEdges: (error: string) =>
        `The largest error is ${error}, at the edges of the centre screen.`,
      atTheSeams: (error: string) => `The largest error is ${error}, at the seams.`,
      onTheWay: (error: string) => `The largest error is ${error}, part of the way to the edges.`,
      withinAScreen: (error: string) => `The largest error is ${error}, part of the way across a screen.`,
    },
    widerTowardsTheSides: (times: string) =>
      `Towards the sides, things look up to ${times} times as wide as they should.`,
  },

  table: {
    summary: 'The numbers as a table',
    caption: (setting: string) => `Across the picture, set to ${setting}`,
    place: 'Place',
    seenAt: 'Seen at',
    shouldBeAt: 'Should be at',
    offBy: 'Off by',
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
    ],
    linesCaption: 'The lines of the plot',
    line: 'Line',
    sizeAhead: 'Size ahead',
    largestError: 'Largest error',
  },
};
