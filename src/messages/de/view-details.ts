import type { Messages } from '../messages';

export const words: Messages['viewDetails'] = {
  angles: {
    coverage: { term: 'Abdeckung', meaning: 'von Rand zu Rand eines Bildschirms' },
    total: { term: 'Gesamtwinkel', meaning: 'von Außenkante zu Außenkante' },
    blindWedge: { term: 'Vom Rahmen verdeckt', meaning: 'an jedem Übergang' },
    footprint: { term: 'Platzbedarf', meaning: 'Breite × Tiefe aller drei' },
  },

  resolution: {
    label: 'Dein 21:9 in Pixeln',
    asItSays: 'Genau 21:9',
    help: 'Die Angabe ist gerundet; die Pixel verraten die echte Form.',
    options: {
      '3440x1440': '3440 × 1440 (43:18)',
      '2560x1080': '2560 × 1080 oder 5120 × 2160 (64:27)',
      '3840x1600': '3840 × 1600 (12:5)',
    },
  },

  sharpness: {
    pixelsPerDegree: {
      term: 'Pixel pro Grad',
      meaning: 'Geradeaus. Ab 60 erkennen die meisten keine einzelnen Pixel mehr.',
    },
    gapPx: {
      term: 'Übergang in Pixeln',
      meaning:
        'Für die Bezel-Korrektur deines Grafiktreibers. Schalte sie aus, wo das Spiel die Rahmen selbst ausgleicht.',
    },
  },

  fits: {
    legend: 'Spiele zeichnen für flache Bildschirme. Was soll auf deinem gekrümmten stimmen?',
    meanings: {
      centre: 'Geradeaus in Originalgröße; die Seiten stimmen nicht.',
      balanced: 'Der kleinste Fehler über das ganze Bild.',
      edge: 'Die Ränder stimmen; geradeaus wirkt alles kleiner.',
    },
    ofThree: 'Für drei Curved-Monitore gilt „Rand“: Alles andere lässt an den Übergängen Lücken.',
  },
};
