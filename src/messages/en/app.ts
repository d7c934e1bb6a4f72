import type { ClassicRowId } from '../../domain/classic/classic-formulas';
import type { PluralForms } from '../plural';

/** Texts of the calculator that must not wait for a lazy part: fields, Classic, errors. */
export const words = {
  noNumber: '–',

  input: {
    title: 'Input',
    units: 'Units',
    findMonitor: 'Find my monitor',
    save: 'Save this rig',
    more: 'More about your screens',
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
      question: 'Don’t know the size?',
      explanation:
        'Look it up by the monitor’s name, hold a bank card to the screen, or measure the lit picture from corner to corner, along the surface if it’s curved.',
    },
    distance: {
      label: 'Distance to screen',
      help: 'Eyes to the centre of the screen',
      question: 'How do I measure?',
      explanation:
        'Sit as you drive and measure straight ahead to the screen. No tape? An arm’s length is about 60–70 cm (24–28 in); A4 paper is 29.7 cm long.',
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

  /** Number and unit, in every plural form. */
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
    /** By unit of the field. */
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
    methods: { classic: 'Classic', exact: '1:1' },
    summary: (hFov: string, vFov: string) => `hFov ${hFov} · vFov ${vFov}`,
  },

  classic: {
    title: 'The old formula (Classic)',
    /** Below the title; the first sentence in the colour that it speaks of. */
    typeColoured: 'Type the coloured number.',
    ruleOfThumb: 'Classic is the rule of thumb that older calculators use.',
    /** Link to the guide. */
    why: 'Why',
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
    label: 'Share',
    promise: 'Nothing leaves this browser.',
    link: 'Copy link',
    print: 'Print',
    more: 'Share and embed',
  },

  copying: {
    copyValueFor: (name: string) => `Copy the value for ${name}`,
    copy: 'Copy',
    nothingToCopy: 'No number to copy',
    copied: (text: string) => `Copied ${text}`,
    copiedLines: 'Copied the lines',
    notAllowed: (text: string) => `Your browser didn’t allow copying. The value is ${text}.`,
  },

  /** A lazily loaded part of the page. */
  lazy: {
    loading: 'Loading …',
    failed: 'This part didn’t load. The rest of the page still works.',
    reload: 'Reload the page',
  },

  error: {
    title: 'Unexpected Application Error!',
    advice: 'This part failed. What you entered is still here.',
    tryAgain: 'Try again',
  },
};
