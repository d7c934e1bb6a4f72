import { questions } from './pages/faq';
import { guide } from './pages/guide';
import { privacySections } from './pages/privacy';

/** The pages around the calculator: home, guide, FAQ, privacy, errors. They are read when the site is built, never in the browser. */
export const words = {
  documentTitle: (page: string, site: string) => `${page} | ${site}`,
  socialPicture:
    'A starting grid in lines; a monitor hangs in it and shows the same cars in colour. It is 62 degrees wide, seen from 50 cm.',

  frame: {
    skipToContent: 'Skip to the content',
    mainNavigation: 'Main',
    home: 'Home',
    faq: 'FAQ',
    privacy: 'Privacy',
    privacyInFull: 'Privacy Policy',
    games: 'Games',
    quickLinks: 'Quick Links',
    contact: 'Contact',
    finePrint: (year: string, site: string) => `© ${year} ${site}. A free FOV Calculator for racing games.`,
  },

  contents: 'On this page',

  home: {
    title: 'FOV Calculator for Sim Racing',
    description:
      'Enter your monitor and your distance to it, and read the field of view for racing games at once. Free, without an account, and nothing you enter leaves your browser.',
    keywords: 'FOV calculator, field of view, sim racing, triple screen angle',
    /** What the site is called once it is installed, and what search engines call it. */
    applicationName: (site: string) => `${site} FOV Calculator`,
    /** What an app store or the system says of it. */
    applicationDescription:
      'The field of view for your racing games, worked out from your monitor and your seat.',
    operatingSystem: 'Any',
    heading: 'Modern FOV Calculator',
    lead: '**Your screen is a window.** Set each game’s field of view so that the track carries on behind it: give your monitor and your distance, take the number your game wants.',
    start: 'Start Calculating',
    calculator: 'FOV Calculator',
    inShort: 'Field of view in short',
    cards: {
      whatItIs: {
        title: 'What field of view is',
        text: 'Your screen is a window, and from your seat it covers a certain angle. Field of view is the angle the game’s camera puts into that window.',
      },
      whyItMatters: {
        title: 'Why it matters',
        text: 'When the two angles agree, cars, kerbs and bends appear at the size and in the direction they would have through a real window. Too wide and everything shrinks; too narrow and everything is enlarged.',
      },
      commonMistake: {
        title: 'A common mistake',
        text: 'Dividing the horizontal angle by the screen ratio does not give the vertical one. For a 27in 16:9 screen at 50 cm it gives 34.7°; the true value is 37.2°.',
      },
      inYourBrowser: {
        title: 'Runs in your browser',
        text: 'Every number is worked out on your own device. Nothing you enter is sent anywhere, and there is no account and no fee.',
      },
    },
    guideHeading: 'The guide',
    guide,
    /** What the drawings of the guide say. Numbers come with their unit. */
    figures: {
      horizontal: (angle: string) => `H ${angle}`,
      vertical: (angle: string) => `V ${angle}`,
      turned: (angle: string) => `A ${angle}`,
      sizeAt: (angle: string, share: number) => `${angle}: ${Math.round(share * 100)}%`,
      centre: (angle: string) => `centre ${angle}`,
      balanced: (angle: string) => `balanced ${angle}`,
      edge: (angle: string) => `edge ${angle}`,
      whatFovIs:
        'A 27in 16:9 screen at 50 cm, from above and from the side. All these drawings are to scale.',
      whyItMatters:
        'A car 20 m ahead on that screen: at the right angle, and at 56°. The dashes show the size it should have.',
      measure: (toGlass: string, toStand: string) =>
        `From the side. The tape is square to the glass, also where the eye is above its middle: ${toGlass}. To the stand it would read ${toStand}.`,
      oneScreen: 'The same 27in screen at 50 cm and at 80 cm: the nearer you sit, the wider the angle.',
      threeScreens: (angle: string, missedBy: string) =>
        `Three 32in screens at 70 cm. At the ideal angle, a line square to each side screen meets your eye; at ${angle} it passes ${missedBy} away. The thin grey wedges are hidden by the bezels.`,
      curvedScreens:
        'The 49in panel from above. Edge reaches to the rim of the glass; balanced (dashed) and centre (dotted) show less of the world.',
    },
  },

  calculatorMissing: {
    withoutScript:
      'The calculator needs JavaScript. Without it, the numbers shown stay those of one flat 27 inch 16:9 screen at 50 cm.',
    notArrived: 'The script of the calculator did not arrive.',
    advice: 'The page around it works, but the numbers will not change until it is loaded.',
    tryAgain: 'Try again',
  },

  faq: {
    title: 'Frequently Asked Questions',
    description:
      'Ten plain answers about field of view in racing games: which number to enter, how to measure, three screens, bezels, curved and ultrawide monitors.',
    keywords:
      'FOV FAQ, horizontal FOV, vertical FOV, triple screens, bezels, curved monitor, ultrawide, sim racing',
    questions,
  },

  privacy: {
    title: 'Privacy Policy',
    description: (site: string) =>
      `${site} has no accounts, no cookies and no analytics, and asks no other server for anything. What you enter stays in your browser.`,
    keywords: 'privacy, no cookies, no tracking, no accounts, FOV calculator',
    lastUpdated: (day: string) => `Last updated: ${day}`,
    sections: privacySections,
    stored: {
      title: 'Stored on this device',
      withoutScript: 'With JavaScript, all that is stored is listed here, with a button that clears it.',
    },
  },

  notFound: {
    title: 'Page Not Found',
    description: 'There is no page at this address.',
    text: "Looks like you've taken a wrong turn. Let's get you back on track!",
    toCalculator: 'Return to Calculator',
  },

  serverError: {
    title: 'Unexpected Application Error!',
    description: 'The server could not answer.',
    details: {
      500: '500 Internal Server Error',
      502: '502 Bad Gateway',
      503: '503 Service Unavailable',
      504: '504 Gateway Timeout',
    },
    advice: 'The server could not answer. This is not your fault, and it usually passes.',
    tryAgain: 'Try again',
    toCalculator: 'Return to Calculator',
  },
};
