import type { Messages } from '../messages';

export const words: Messages['app'] = {
  noNumber: '–',

  input: {
    title: 'Eingabe',
    units: 'Einheiten',
    findMonitor: 'Monitor suchen',
    save: 'Rig speichern',
    more: 'Mehr zu deinen Bildschirmen',
    screenRatio: {
      label: 'Seitenverhältnis',
      help: 'Breite zu Höhe eines Bildschirms',
      question: 'Welches Seitenverhältnis habe ich?',
      explanation:
        '1920 × 1080 und 2560 × 1440 sind 16:9, 5120 × 1440 ist 32:9. 3440 × 1440 wird als 21:9 verkauft; 1:1 kann mit den Pixeln rechnen.',
    },
    screenSize: {
      label: 'Bildschirmgröße',
      help: 'Diagonale eines Bildschirms',
      question: 'Größe unbekannt?',
      explanation:
        'Such den Monitor nach Namen, halt eine Bankkarte an den Bildschirm oder miss selbst: von Ecke zu Ecke des Bildes, ohne Rahmen; bei Curved-Monitoren an der Oberfläche entlang.',
    },
    distance: {
      label: 'Sitzabstand',
      help: 'Vom Auge zur Bildschirmmitte',
      question: 'Wie messe ich das?',
      explanation:
        'Setz dich hin wie beim Fahren und miss geradeaus bis zum Bildschirm. Kein Maßband? Eine Armlänge sind etwa 60–70\u00a0cm (24–28\u00a0Zoll); ein A4-Blatt ist 29,7\u00a0cm lang.',
    },
    screens: {
      label: 'Bildschirme',
      help: 'Einer oder drei nebeneinander',
      question: 'Macht die Anzahl einen Unterschied?',
      explanation:
        'Klassisch zeigt die Werte für einen Bildschirm, 1:1 das, was jedes Spiel für drei braucht.',
      options: { single: 'Single', triple: 'Triple' },
    },
    curvedScreen: {
      label: 'Curved-Monitor',
      help: 'Wenn dein Bildschirm gekrümmt ist',
      question: 'Ändert die Krümmung das Ergebnis?',
      explanation: 'Nur bei 1:1. Klassisch behandelt jeden Bildschirm als flach.',
    },
    radiusCurve: {
      label: 'Krümmungsradius',
      help: '1000R heißt 1000\u00a0mm',
      question: 'Wo finde ich den Radius?',
      explanation: 'Im Datenblatt, als 1000R oder 1800R. Nur 1:1 rechnet damit.',
    },
    bezelThickness: {
      label: 'Rahmenbreite (Triple Screen)',
      help: 'Eine Seite eines Rahmens',
      question: 'Wie messe ich den Rahmen?',
      explanation: 'Vom letzten Pixel bis zur Außenkante des Rahmens (Bezel). Nur 1:1 rechnet damit.',
    },
  },

  amounts: {
    in: (text) => ({ other: `${text} Zoll` }),
    cm: (text) => ({ other: `${text} Zentimeter` }),
    mm: (text) => ({ other: `${text} Millimeter` }),
    degrees: (text) => ({ other: `${text} Grad` }),
  },

  steps: {
    less: (amount) => `${amount} weniger`,
    more: (amount) => `${amount} mehr`,
  },

  hints: {
    emptyCountsAsZero: 'Leer zählt als 0.',
    notANumberCountsAsZero: (examples) => `Keine Zahl, zählt also als 0. Probier ${examples}.`,
    notANumberLeftOut: (examples) => `Keine Zahl, wird also ignoriert. Probier ${examples}.`,
    examples: {
      in: '27, 27″ oder 69\u00a0cm',
      cm: '60\u00a0cm, 24″ oder 2\u00a0m',
      mm: '8, 8\u00a0mm oder 0,3″',
      degrees: '45 oder 45°',
    },
    readAs: (value) => `Gelesen als ${value}.`,
  },

  result: {
    title: 'Ergebnis',
    methods: { classic: 'Klassisch', exact: '1:1' },
    summary: (hFov, vFov) => `hFov ${hFov} · vFov ${vFov}`,
  },

  classic: {
    title: 'Die alte Formel (Classic)',
    typeColoured: 'Gib den farbigen Wert ein.',
    ruleOfThumb: '„Klassisch“ ist die Faustformel älterer Rechner.',
    why: 'Warum',
    gameOrAngle: 'Spiel oder Winkel',
    copy: 'Kopieren',
    rows: {
      hFov: 'hFov',
      projectCarsAndTrucks: 'Project CARS 1/2, Euro & American Truck Simulator',
      raceRoom: 'RaceRoom',
      richardBurnsRally: 'Richard Burns Rally',
      f1From2016: 'F1 2016–2018',
      f1From2019: 'F1 2019–2020',
      f1From2021: 'F1 2021+',
      vFov: 'vFov',
      assettoCorsa: 'Assetto Corsa und Competizione',
      rFactorFamily: 'rFactor-Familie (ISI-Engine)',
      dirtRallyAndGrid: 'DiRT Rally 1/2, GRID Autosport',
      gtr2AndRace07: 'GTR2, Race07',
      eaWrc: 'EA WRC',
      tripleScreenAngle: 'Winkel für Triple Screen',
    },
  },

  foot: {
    label: 'Teilen',
    promise: 'Nichts verlässt diesen Browser.',
    link: 'Link kopieren',
    print: 'Drucken',
    more: 'Teilen und einbetten',
  },

  copying: {
    copyValueFor: (name) => `Wert für ${name} kopieren`,
    copy: 'Kopieren',
    nothingToCopy: 'Kein Wert zum Kopieren',
    copied: (text) => `${text} kopiert`,
    copiedLines: 'Zeilen kopiert',
    notAllowed: (text) => `Dein Browser hat das Kopieren nicht erlaubt. Der Wert ist ${text}.`,
  },

  lazy: {
    loading: 'Lädt …',
    failed: 'Dieser Teil wurde nicht geladen. Der Rest der Seite funktioniert trotzdem.',
    reload: 'Seite neu laden',
  },

  error: {
    title: 'Unerwarteter Fehler in der Anwendung!',
    advice: 'Dieser Teil ist abgestürzt. Deine Eingaben sind noch da.',
    tryAgain: 'Noch mal versuchen',
  },
};
