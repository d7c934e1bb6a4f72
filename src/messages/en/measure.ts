import type { MatchRefusal } from '../../domain/measuring/matching/match-refusal';
import type { Refusal } from '../../domain/measuring/refusal';
import { plural } from '../plural';

/** The tool that measures a game from screenshots. Numbers include their unit; game numbers have none. */
export const words = {
  game: {
    title: 'Your game',
    label: 'Game',
    other: 'Another game …',
    name: 'Its name',
    where: (menu: string) => `Where the number is: ${menu}.`,
    range: (min: string, max: string) => `It goes from ${min} to ${max}.`,
    record: (takes: string, level: string) => `Our record: ${takes}. ${level}.`,
    noRecord: 'We don’t know what its number means. You can find out.',
  },

  pictures: {
    title: 'Your pictures',
    choose: 'Choose pictures',
    chooseMore: 'Choose more',
    drop: 'or drop 2 to 4 screenshots here: PNG, JPEG or WebP, all of one size. One more, in a window of another shape, may be among them. They stay in this browser.',
    reading: 'Reading the pictures …',
    number: 'The number in the game',
    turned: 'The view is turned',
    window: 'In a window of another shape',
    remove: (name: string) => `Delete ${name}`,
    size: (width: number, height: number) => `${width} × ${height}`,
    tooMany: 'Five pictures are enough. The others were left out.',
    refusal: {
      empty: 'The file is empty.',
      jxr: 'HDR screenshots (.jxr) can’t be opened by a browser. Save it as PNG, or turn off HDR.',
      'other-picture': 'This kind of picture can’t be read here. Save it as PNG, JPEG or WebP.',
      'no-picture': 'This is no picture, whatever its name says.',
      animated: 'The picture moves. Take a single screenshot.',
      photo: 'This is a photo. A camera bends and tilts the screen: take a screenshot in the game.',
      upright: 'The picture is higher than wide: no screenshot of a race.',
      'too-small': 'The picture is less than 640 pixels wide: too coarse to measure in. Use the original.',
      'too-large': 'The picture is too large: up to 8K can be read.',
      damaged: 'The picture is damaged: it can’t be opened.',
    },
    /** In front of it stands the name of the file. */
    refused: (name: string, reason: string) => `${name}: ${reason}`,
    problem: {
      'too-few': 'Two pictures are needed at least.',
      'number-missing': (name: string) => `Type the number that ${name} was taken with.`,
      'size-differs': (name: string) =>
        `${name} has another size than the first picture. All must be whole screenshots of one size.`,
      'shape-differs': (name: string) =>
        `${name} has another shape than the others. If the game ran in a window of another shape, say so; else all must be whole screenshots of one size.`,
      'same-number': (name: string) =>
        `Two pictures have the same number. If the view is turned in ${name}, say so; else take one with another number.`,
      'turned-alone': (name: string) =>
        `${name} is turned. Type the number of another picture that looks straight ahead: both must be taken with the same one.`,
      'window-alone': (name: string) =>
        `${name} is of another window. Type the number of another picture that looks straight ahead: both must be taken with the same one.`,
      'window-turned': (name: string) =>
        `${name} can’t be turned and of another window at once. Look straight ahead in the window.`,
    },
  },

  marking: {
    title: 'Mark the same things',
    pairs: 'Pictures to compare',
    zoom: (from: string, to: string) => `${from} and ${to}`,
    turn: (number: string) => `${number}, turned`,
    window: (number: string) => `${number}, other window`,
    picture: (number: string) => `Picture at ${number}`,
    turnedPicture: (number: string) => `Turned picture at ${number}`,
    windowPicture: (number: string) => `Other window at ${number}`,
    count: (count: number, wanted: number) => `${count} of ${wanted}`,
    /** Advice on the next point. */
    next: [
      'Click something far away near the left edge of what both pictures show, then the same thing in the other.',
      'Now something near the right edge.',
      'Now something lower, or higher, near one side.',
      'One more, on the other side.',
    ],
    nextInOther: 'Now click the same thing in the other picture.',
    enough: 'That’s enough. More points make it more exact.',
    fine: 'Click into the enlarged part, or use the arrow keys, to move the point: 1 pixel, with Shift 10.',
    add: 'Add a point',
    undo: 'Undo',
    remove: 'Delete',
    removePoint: (number: number) => `Delete point ${number}`,
    point: (number: number, picture: string) => `Point ${number}, ${picture}`,
    pointAt: (x: number, y: number) => `${x} across, ${y} down`,
    loupe: (picture: string) => `Enlarged, ${picture}`,
    points: 'Points',
    off: (pixels: string) => `${pixels}\u00a0px off`,
    notYet: 'in one picture so far',
    noResidual: '–',
    outlier: 'Fits none of the others: check it. It doesn’t count.',
    removed: (number: number) => `Point ${number} is deleted.`,
    placed: (number: number, picture: string) => `Point ${number} is set, ${picture}.`,
    overlay: 'Lay one over the other',
    overlayHint: 'Far things must lie still. Near ones may jump. The button stops the change.',
    showOther: 'Show the other',
    overlayLabel: 'Both pictures, one over the other',
  },

  matching: {
    start: 'Try it without clicks',
    tried:
      'So far tried on drawn pictures only, never on a real game’s. Marked points are enough, and always count more.',
    /** Slot: which pictures. */
    comparing: (pair: string) => `Comparing ${pair} …`,
    cancel: 'Cancel',
    /** In front of it stands which pictures. */
    pair: (pair: string, outcome: string) => `${pair}: ${outcome}`,
    zoom: ({ score, second, unevenness }: { score: string; second: string; unevenness: string }) =>
      `matched, ${score} of 1 alike; any other enlargement ${second} at most. Middle and edge differ by ${unevenness}.`,
    turn: (score: string) => `matched, ${score} of 1 alike.`,
    seatMoves: 'Near and far grew differently: the seat moves with the number. Only the outside counted.',
    check: 'Matched without clicks. Look at it before you trust it.',
    discard: 'It doesn’t lie still: mark points instead',
    byHand: (reason: string) => `${reason} Mark points by hand.`,
    refusal: {
      'sizes-differ': 'The pictures differ in size.',
      'too-small': 'The pictures are too small.',
      'no-match': 'No part of one is enough like the other.',
      'two-matches': 'Two enlargements fit nearly as well.',
      'too-far-apart':
        'The numbers are so far apart that too little is in both. A picture with one in between would do.',
      'bent-turn':
        'The turned picture doesn’t fit one turn everywhere: it may be bent, or near things moved.',
      failed: 'The comparison didn’t run.',
    } satisfies Record<Exclude<MatchRefusal['kind'], 'not-flat'> | 'failed', string>,
  },

  result: {
    title: 'Result',
    waiting: 'Mark the same things in both pictures, and the result stands here.',
    waitingForPictures: 'Once pictures are compared, the result stands here.',
    clear: (meaning: string) => `Measured: the number is ${meaning}.`,
    at: ({ number, v, sd, h }: { number: string; v: string; sd: string; h: string }) =>
      `${number} gives a picture ${v} high (± ${sd}) and ${h} wide.`,
    next: (meaning: string, deviations: string) =>
      `The next best reading, ${meaning}, is ${deviations} standard deviations away.`,
    alikeShape: (meaning: string) =>
      `It may also be ${meaning}: that’s the same on your screen. A picture in a window of another shape would tell.`,
    alikeNumber: (meaning: string) =>
      `It may also be ${meaning}: that’s the same for these numbers. A picture with another number would tell.`,
    scale: (counting: string) =>
      `The number is ${counting}. Up and down or side to side can’t be seen from these pictures.`,
    undecided: 'These pictures leave more than one meaning:',
    more: (count: number) => plural(count, { one: `and ${count} more`, other: `and ${count} more` }),
    noFamily: 'No known meaning fits. Measured at the shape of your pictures:',
    noFamilyWithout: 'No known meaning fits, and without a turned picture no angle can be measured.',
    line: (meaning: string) => `A straight line would fit: ${meaning}.`,
    advice: {
      'turned-picture':
        'Add a picture with the view turned to one side, at the number with the widest picture: it tells up and down from side to side.',
      'another-number':
        'Add a picture with a third number, far from the others: it tells one rule from another.',
      'more-points':
        'Mark more points, near both sides and at different heights: the measurement is too coarse.',
    },
    shifted: (share: string) =>
      `The centre of the zoom lies ${share} off the middle: the game shifts the horizon. That is allowed for.`,
    record: {
      agrees: 'Our record says the same.',
      'agrees-otherwise': 'Our record knows it as another meaning of the number in some cases.',
      contradicts: (takes: string, level: string) =>
        `Our record says something else: ${takes}. ${level}. Please send us your measurement.`,
      'cannot-tell': 'Our record is among what is possible.',
    },
    sameGames: (names: string) => `Games with the same meaning: ${names}.`,
    type: 'Type',
    typed: (game: string) => `Number to type in ${game}`,
    forRig: (rig: string) => `for ${rig}`,
    isDefault: 'That’s the rig the site starts with.',
    changeRig: '[Enter yours in the calculator](/)',
    use: 'Use it here',
    useMeans:
      'The game becomes a row beside the others, with your rig, and this number follows it. It stays in the page’s address, and with a rig that you save.',
    useListed: 'Opens the game with your rig.',
    /** Name of a game that has none. */
    unnamed: 'My game',
    tooManyKept: (count: number) => `${count} measured games are kept already. Remove one of them first.`,
    impossible: 'Your rig can’t be built as entered, so there’s no number for it.',
    refusal: {
      'not-finite': 'A number or a point is outside of what a picture can have.',
      'too-few-points': 'More points are needed.',
      'points-do-not-match':
        'These points don’t belong together. Is each one on the same thing in both pictures?',
      'numbers-equal': 'Both pictures were taken with the same number.',
      'nothing-grew': 'The pictures don’t differ, though their numbers do. Does the camera use this number?',
      'points-disagree':
        'The points don’t agree with one another. Either one is on another thing, or near things moved: mark far ones only. If near and far grew differently, the seat moves with the number.',
      'turn-too-small':
        'The turn is too small, or the points are too close together. Look farther to one side.',
      'nothing-measured': 'Nothing is measured yet.',
      'pictures-disagree':
        'The pictures contradict each other. Were all taken from one place, with the numbers typed here?',
    } satisfies Record<Exclude<Refusal['kind'], 'not-flat'>, string>,
    notFlat: (middle: string, edge: string) =>
      `The picture is not flat: in the middle it changes by the factor ${middle}, at the edge by ${edge}. Turn off Panini, fisheye or lens effects. If it stays, no single number is right for this game.`,
    /** In front of it stands which pictures. */
    refused: (pair: string, reason: string) => `${pair}: ${reason}`,
  },

  report: {
    title: 'Tell us',
    lead: 'This is all we need to check it: numbers, no pictures. Nothing is sent by itself.',
    version: 'Version of the game, if you know it',
    label: 'Report',
    copy: 'Copy the report',
    copied: 'Copied the report',
    mail: 'Send it by mail',
    subject: (game: string) => `Measured: ${game}`,
  },

  /** Below the result. */
  file: {
    title: 'No number in the menu?',
    lead: 'Some games keep the view in a file. If we don’t know its keys, yours can tell: only their names are listed.',
    open: 'Inspect a file',
  },
};
