import type { Messages } from '../messages';
import { questions } from './pages/faq';
import { guide } from './pages/guide';
import { measurePage } from './pages/measure';
import { privacySections } from './pages/privacy';

export const words: Messages['pages'] = {
  documentTitle: (page, site) => `${page} | ${site}`,
  socialPicture:
    'Eine Startaufstellung als Strichzeichnung; darin zeigt ein Monitor dieselben Autos in Farbe. Er ist aus 50\u00a0cm gesehen 62 Grad breit.',

  frame: {
    skipToContent: 'Zum Inhalt springen',
    mainNavigation: 'Hauptmenü',
    home: 'Start',
    faq: 'FAQ',
    privacy: 'Datenschutz',
    privacyInFull: 'Datenschutzerklärung',
    games: 'Spiele',
    measure: 'Messen',
    quickLinks: 'Schnellzugriff',
    openData: 'Daten, Quelltext',
    contact: 'Kontakt',
    languages: 'Sprachen',
    finePrint: (year, site) => `© ${year} ${site}. Ein kostenloser FOV-Rechner für Rennspiele.`,
  },

  contents: 'Auf dieser Seite',

  home: {
    title: 'FOV-Rechner für Simracing',
    description:
      'Monitor und Sitzabstand eingeben, richtiges FOV für deine Rennspiele ablesen. Kostenlos, ohne Konto, und keine Eingabe verlässt deinen Browser.',
    keywords: 'FOV-Rechner, Sichtfeld, Field of View, Simracing, Triple-Screen-Winkel',
    applicationName: (site) => `${site} FOV-Rechner`,
    applicationDescription: 'Das FOV für deine Rennspiele, aus deinem Monitor und deinem Sitzabstand.',
    operatingSystem: 'Alle',
    heading: 'Der moderne FOV-Rechner',
    lead: 'Dein Bildschirm ist ein Fenster. Mach es echt.',
    calculator: 'FOV-Rechner',
    inShort: 'Das FOV in Kürze',
    cards: {
      whatItIs: {
        title: 'Was FOV ist',
        text: 'Von deinem Sitz aus ist dein Bildschirm ein Fenster, das einen bestimmten Winkel abdeckt. Das FOV ist der Winkel, den die Kamera des Spiels in dieses Fenster packt.',
      },
      whyItMatters: {
        title: 'Warum es zählt',
        text: 'Passen beide Winkel zusammen, siehst du Autos, Randsteine und Kurven so groß und in der Richtung wie durch ein echtes Fenster. Zu breit, und alles schrumpft; zu schmal, und alles wird größer.',
      },
      commonMistake: {
        title: 'Ein häufiger Fehler',
        text: 'Den horizontalen Winkel durch das Seitenverhältnis zu teilen, ergibt nicht den vertikalen. Bei 27″ mit 16:9 und 50\u00a0cm kommt so 34,7° heraus; richtig sind 37,2°.',
      },
      inYourBrowser: {
        title: 'Läuft in deinem Browser',
        text: 'Jeder Wert wird auf deinem Gerät berechnet. Nichts, was du eingibst, wird gesendet; kein Konto, keine Kosten.',
      },
    },
    guideHeading: 'Die Anleitung',
    guide,
    figures: {
      horizontal: (angle) => `H ${angle}`,
      vertical: (angle) => `V ${angle}`,
      turned: (angle) => `A ${angle}`,
      sizeAt: (angle, size) => `${angle}: ${size}`,
      centre: (angle) => `Mitte ${angle}`,
      balanced: (angle) => `Ausgewogen ${angle}`,
      edge: (angle) => `Rand ${angle}`,
      whatFovIs:
        'Ein 27″-Bildschirm mit 16:9 bei 50\u00a0cm, von oben und von der Seite. Alle Zeichnungen sind maßstabsgetreu.',
      whyItMatters:
        'Ein Auto 20\u00a0m voraus auf diesem Bildschirm: mit dem richtigen Winkel und mit 56°. Gestrichelt die Größe, die es haben sollte.',
      measure: (toGlass, toStand) =>
        `Von der Seite. Das Maßband steht senkrecht zum Bildschirm, auch wenn das Auge über der Mitte liegt: ${toGlass}. Bis zum Ständer wären es ${toStand}.`,
      oneScreen:
        'Derselbe 27″-Bildschirm bei 50\u00a0cm und bei 80\u00a0cm: Je näher du sitzt, desto breiter der Winkel.',
      threeScreens: (angle, missedBy) =>
        `Drei 32″-Bildschirme bei 70\u00a0cm. Beim idealen Winkel trifft eine Senkrechte auf jedem Seitenmonitor dein Auge; bei ${angle} geht sie ${missedBy} daran vorbei. Die schmalen grauen Keile verdeckt der Rahmen.`,
      curvedScreens:
        'Das 49″-Panel von oben. „Rand“ reicht bis an den Rand des Bildschirms; „Ausgewogen“ (gestrichelt) und „Mitte“ (gepunktet) zeigen weniger.',
    },
  },

  calculatorMissing: {
    withoutScript:
      'Der Rechner braucht JavaScript. Ohne gelten die gezeigten Werte für einen flachen 27″-Bildschirm mit 16:9 bei 50\u00a0cm.',
    notArrived: 'Der Rechner wurde nicht geladen.',
    advice:
      'Bis das klappt, ändern sich die Werte nicht, und ein eigenes oder verlinktes Rig wird nicht gezeigt.',
    reload: 'Seite neu laden',
  },

  faq: {
    title: 'Häufige Fragen zum FOV',
    description:
      'Zehn klare Antworten zum FOV in Rennspielen: welcher Wert, wie messen, drei Bildschirme, Rahmen, Curved-Monitore und Ultrawide.',
    keywords:
      'FOV FAQ, horizontales FOV, vertikales FOV, Triple Screen, Bezel, Curved-Monitor, Ultrawide, Simracing',
    questions,
  },

  privacy: {
    title: 'Datenschutzerklärung',
    description: (site) =>
      `${site} hat keine Konten, keine Cookies und keine Analyse-Tools und kontaktiert keinen anderen Server. Was du eingibst, bleibt in deinem Browser.`,
    keywords: 'Datenschutz, keine Cookies, kein Tracking, kein Konto, FOV-Rechner',
    lastUpdated: (day) => `Stand: ${day}`,
    sections: privacySections,
    stored: {
      title: 'Auf diesem Gerät gespeichert',
      withoutScript:
        'Mit JavaScript steht hier alles, was gespeichert ist, mit einer Schaltfläche, die es löscht.',
    },
  },

  measure: measurePage,

  notFound: {
    title: 'Seite nicht gefunden',
    description: 'Unter dieser Adresse gibt es keine Seite.',
    text: 'Da bist du wohl falsch abgebogen. Zurück auf die Strecke!',
    toCalculator: 'Zurück zum Rechner',
  },

  serverError: {
    title: 'Unerwarteter Fehler in der Anwendung!',
    description: 'Der Server konnte nicht antworten.',
    details: {
      500: '500 Interner Serverfehler',
      502: '502 Fehlerhafte Antwort des Gateways',
      503: '503 Dienst nicht verfügbar',
      504: '504 Zeitüberschreitung am Gateway',
    },
    advice: 'Der Server konnte nicht antworten. Du kannst nichts dafür, und meistens ist es gleich vorbei.',
    tryAgain: 'Noch mal versuchen',
    toCalculator: 'Zurück zum Rechner',
  },
};
