/** Formatted numbers of a horizon off the middle. */
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

/** Drawing of a rig. Numbers include their unit. */
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
    curvedFromSide: ({ coverage, v }: { coverage: string; v: string }) =>
      `It covers ${coverage} of your view from top to bottom. Vertical is ${v}: a game’s picture is flat, and that is the fit for your curve.`,
    hintSingle: 'Drag the eye.',
    hintTriple: 'Drag the eye or a side screen.',
    hintKeys: 'Arrow keys work too; Escape resets.',
    hintSide: 'To scale.',
    tooLargeToDraw: 'Your numbers can be calculated, but are too large to draw.',
    noRoomForDriver: 'A screen is where you would sit: no room for a driver.',
  },

  /** Legend of a planned rig. */
  planned: { answer: 'the answer', today: 'your rig today', onlyToday: 'Your rig today.' },

  /** Rigs that can be calculated, but not sat in or not seen. */
  remarks: {
    vast: (across: string) =>
      `Your rig is ${across} across, too large to see yourself in it: check the units.`,
    screensMeet: 'The side screens meet behind your head. Sit further away or open them.',
    tooNarrow: (opening: string, seat: string) =>
      `Gap between the ends of the side screens: only ${opening}; a seat is about ${seat} wide. Sit further away or open them.`,
    nearlyAllRound: (total: string) =>
      `The screens span ${total}, nearly all round you, with little room to get in.`,
  },

  /** Text alternative of the drawing. */
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

  /** Handles: name, value, and direction of the keys. */
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
    covers: (angle: string) => `covers ${angle}`,
  },
};
