import { questions } from './pages/faq';
import { guide } from './pages/guide';
import { measurePage } from './pages/measure';
import { privacySections } from './pages/privacy';

/** Pages around the calculator: home, guide, FAQ, privacy, errors. Read at build time only. */
export const words = {
  documentTitle: (page: string, site: string) => `${page} | ${site}`,
  socialPicture:
    'A starting grid in lines; a monitor in it shows the same cars in colour. It is 62 degrees wide, seen from 50 cm.',

  frame: {
    skipToContent: 'Skip to the content',
    mainNavigation: 'Main',
    home: 'Home',
    faq: 'FAQ',
    privacy: 'Privacy',
    privacyInFull: 'Privacy Policy',
    games: 'Games',
    measure: 'Measure',
    quickLinks: 'Quick Links',
    openData: 'Open data, source',
    contact: 'Contact',
    languages: 'Languages',
    finePrint: (year: string, site: string) => `© ${year} ${site}. A free FOV Calculator for racing games.`,
  },

  contents: 'On this page',

  home: {
    title: 'FOV Calculator for Sim Racing',
    description:
      'Enter your monitor and how far away you sit to get the field of view for your racing games. Free, no account, and nothing you enter leaves your browser.',
    keywords: 'FOV calculator, field of view, sim racing, triple screen angle',
    /** Name of the installed site, and in search engines. */
    applicationName: (site: string) => `${site} FOV Calculator`,
    /** Description of the installed site. */
    applicationDescription: 'The field of view for your racing games, from your monitor and your seat.',
    operatingSystem: 'Any',
    heading: 'Modern FOV Calculator',
    lead: 'Your screen is a window. Make it a true one.',
    calculator: 'FOV Calculator',
    inShort: 'Field of view in short',
    cards: {
      whatItIs: {
        title: 'What field of view is',
        text: 'Seen from your seat, your screen is a window that covers a certain angle. Field of view is the angle the game’s camera puts into it.',
      },
      whyItMatters: {
        title: 'Why it matters',
        text: 'When both angles match, cars, kerbs and bends appear as large and in the direction they would through a real window. Too wide, and everything shrinks; too narrow, and it grows.',
      },
      commonMistake: {
        title: 'A common mistake',
        text: 'Dividing the horizontal angle by the screen ratio doesn’t give the vertical one. For a 27″ 16:9 screen at 50 cm it gives 34.7°; the true value is 37.2°.',
      },
      inYourBrowser: {
        title: 'Runs in your browser',
        text: 'Every number is worked out on your device. Nothing you enter is sent anywhere; no account, no fee.',
      },
    },
    guideHeading: 'The guide',
    guide,
    /** Drawings of the guide. Numbers include their unit. */
    figures: {
      horizontal: (angle: string) => `H ${angle}`,
      vertical: (angle: string) => `V ${angle}`,
      turned: (angle: string) => `A ${angle}`,
      sizeAt: (angle: string, size: string) => `${angle}: ${size}`,
      centre: (angle: string) => `centre ${angle}`,
      balanced: (angle: string) => `balanced ${angle}`,
      edge: (angle: string) => `edge ${angle}`,
      whatFovIs: 'A 27″ 16:9 screen at 50 cm, from above and from the side. All drawings are to scale.',
      whyItMatters:
        'A car 20 m ahead on that screen: at the right angle, and at 56°. The dashes show the size it should have.',
      measure: (toGlass: string, toStand: string) =>
        `From the side. The tape is square to the screen, even where the eye is above its centre: ${toGlass}. To the stand it would read ${toStand}.`,
      oneScreen: 'The same 27″ screen at 50 cm and at 80 cm: the closer you sit, the wider the angle.',
      threeScreens: (angle: string, missedBy: string) =>
        `Three 32″ screens at 70 cm. At the ideal angle, a line square to each side screen meets your eye; at ${angle} it passes ${missedBy} away. The thin grey wedges are hidden by the bezels.`,
      curvedScreens:
        'The 49″ panel from above. Edge reaches the edges of the screen; balanced (dashed) and centre (dotted) show less.',
    },
  },

  calculatorMissing: {
    withoutScript:
      'The calculator needs JavaScript. Without it, the numbers shown are for a flat 27″ 16:9 screen at 50 cm.',
    notArrived: 'The calculator didn’t load.',
    advice: 'Until it does, the numbers don’t change, and a rig of your own or from a link isn’t shown.',
    reload: 'Reload the page',
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
      withoutScript: 'With JavaScript, everything stored is listed here, with a button to clear it.',
    },
  },

  measure: measurePage,

  notFound: {
    title: 'Page Not Found',
    description: 'There is no page at this address.',
    text: "Looks like you've taken a wrong turn. Let's get you back on track!",
    toCalculator: 'Return to Calculator',
  },

  serverError: {
    title: 'Unexpected Application Error!',
    description: 'The server couldn’t answer.',
    details: {
      500: '500 Internal Server Error',
      502: '502 Bad Gateway',
      503: '503 Service Unavailable',
      504: '504 Gateway Timeout',
    },
    advice: 'The server couldn’t answer. It’s not your fault, and it usually passes.',
    tryAgain: 'Try again',
    toCalculator: 'Return to Calculator',
  },
};
