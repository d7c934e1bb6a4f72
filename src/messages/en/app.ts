import type { ClassicRowId } from '../../domain/classic/classic-formulas';
import type { PluralForms } from '../plural';

/** What the calculator says before its exact part has arrived, and what any part may need: fields, Classic, errors. */
export const words = {
  noNumber: '–',

  input: {
    title: 'Input',
    units: 'Units',
    findMonitor: 'Find my monitor',
    more: 'More for 1:1',
    /** While those are open. */
    fewer: 'Back to size and distance',
    screenRatio: {
      label: 'Screen ratio',
      help: 'Width to height of one screen',
      question: 'Which ratio do I have?',
      explanation:
        '1920 × 1080 and 2560 × 1440 are 16:9, 5120 × 1440 is 32:9. 3440 × 1440 is sold as 21:9; 1:1 can use its pixels.',
    },
    screenSize: {
      label: 'Screen size',
      help: 'Diagonal of one screen',
      question: 'How do I measure the diagonal?',
      explanation:
        'From corner to corner of the picture, without the frame; on a curved screen along its surface.',
    },
    distance: {
      label: 'Distance to screen',
      help: 'Eyes to the centre of the screen',
      question: 'How do I measure the distance?',
      explanation: 'Sit as you drive and measure straight ahead to the screen.',
    },
    screens: {
      label: 'Screens',
      help: 'One, or three side by side',
      question: 'Does the number of monitors matter?',
      explanation: 'Classic gives the values for one screen; 1:1 what each game needs for three.',
      options: { single: 'Single', triple: 'Triple' },
    },
    curvedScreen: {
      label: 'Curved screens',
      help: 'Tick if your screen is curved',
      question: 'Does a curve change the result?',
      explanation: 'Only in 1:1. Classic treats every screen as flat.',
    },
    radiusCurve: {
      label: 'Radius of curve',
      help: '1000R means 1000 mm',
      question: 'Where do I find the radius?',
      explanation: 'In the data sheet, as 1000R or 1800R. Only 1:1 uses it.',
    },
    bezelThickness: {
      label: 'Bezel Thickness for Triple Screen',
      help: 'One edge of one frame',
      question: 'How do I measure the bezel?',
      explanation: 'From the last pixel to the edge of the frame. Only 1:1 uses it.',
    },
  },

  /** As they are said, in every form that a number may ask for. */
  amounts: {
    in: (text: string): PluralForms => ({ one: `${text} inch`, other: `${text} inches` }),
    cm: (text: string): PluralForms => ({ one: `${text} centimetre`, other: `${text} centimetres` }),
    mm: (text: string): PluralForms => ({ one: `${text} millimetre`, other: `${text} millimetres` }),
    degrees: (text: string): PluralForms => ({ one: `${text} degree`, other: `${text} degrees` }),
  },

  /** The buttons beside a number field: "1 centimetre less". */
  steps: {
    less: (amount: string) => `${amount} less`,
    more: (amount: string) => `${amount} more`,
  },

  hints: {
    emptyCountsAsZero: 'Empty counts as 0.',
    notANumberCountsAsZero: (examples: string) => `Not a number, so it counts as 0. Try ${examples}.`,
    notANumberLeftOut: (examples: string) => `Not a number, so it’s ignored. Try ${examples}.`,
    /** By what a field counts in. */
    examples: {
      in: '27, 27in or 69 cm',
      cm: '60 cm, 24in or 2 ft',
      mm: '8, 8 mm or 0.3 in',
      degrees: '45 or 45°',
    },
    readAs: (value: string) => `Read as ${value}.`,
  },

  result: {
    title: 'Result',
    method: 'Method',
    methods: { classic: 'Classic', exact: '1:1' },
    /** On the switch between them. */
    exactChoice: '1:1 exact',
    summary: (hFov: string, vFov: string) => `hFov ${hFov} · vFov ${vFov}`,
  },

  classic: {
    caption: 'The number to enter in each game',
    gameOrAngle: 'Game or angle',
    copy: 'Copy',
    rows: {
      hFov: 'hFov',
      projectCarsAndTrucks: 'Project CARS 1/2, European & American Truck Simulator',
      raceRoom: 'RaceRoom',
      richardBurnsRally: 'Richard Burns Rally',
      f1From2016: 'F1 2016-2018',
      f1From2019: 'F1 2019-2020',
      f1From2021: 'F1 2021+',
      vFov: 'vFov',
      assettoCorsa: 'Assetto Corsa and Competizione',
      rFactorFamily: 'rFactor family (ISI engine)',
      dirtRallyAndGrid: 'DiRT Rally 1/2, GRID Autosport',
      gtr2AndRace07: 'GTR2, Race07',
      eaWrc: 'EA WRC',
      tripleScreenAngle: 'Triple Screen Angle',
    } satisfies Record<ClassicRowId, string>,
  },

  /** The last line of the Result card. */
  foot: {
    label: 'Share and keep',
    promise: 'Nothing leaves this browser.',
    link: 'Copy link',
    save: 'Save rig',
    print: 'Print',
    more: 'More ways',
  },

  copying: {
    copyValueFor: (name: string) => `Copy the value for ${name}`,
    copyNumber: (number: string) => `Copy ${number}`,
    nothingToCopy: 'No number to copy',
    copied: (text: string) => `Copied ${text}`,
    copiedLines: 'Copied the lines',
    notAllowed: (text: string) => `Your browser didn’t allow copying. The value is ${text}.`,
  },

  /** A part of the page that comes in a script of its own. */
  late: {
    loading: 'Loading …',
    failed: {
      library: 'The game library didn’t load. The Classic values still work.',
      /** On the page of one game. */
      game: 'The calculator for your rig didn’t load.',
      drawing: 'The drawing didn’t load. The calculator still works.',
      /** Any tab of the explore area, and what shares and keeps a rig. */
      tab: 'This part didn’t load. The calculator still works.',
      monitors: 'The monitor search didn’t load. The calculator still works.',
    },
    failedAgain: 'Still not loading. Reload the page; an unsaved rig goes back to the defaults.',
    tryAgain: 'Try again',
    reload: 'Reload the page',
  },

  error: {
    title: 'Unexpected Application Error!',
    advice: 'This part failed. What you entered is still here.',
  },
};
