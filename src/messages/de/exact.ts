import type { Messages } from '../messages';
import { plural } from '../plural';

export const words: Messages['exact'] = {
  impossible: {
    'not-finite': 'Eine deiner Zahlen fehlt oder ist zu groß oder zu klein.',
    'size-not-positive': 'Dein Bildschirm braucht eine Breite und eine Höhe über null.',
    'distance-not-positive': 'Dein Sitzabstand muss größer als null sein.',
    'radius-not-positive':
      'Der Radius muss größer als null sein; nimm einen flachen Bildschirm, wenn deiner nicht gekrümmt ist.',
    'gap-negative': 'Deine Rahmen und der Abstand dazwischen können nicht kleiner als null sein.',
    'side-angle-out-of-range':
      'Bei diesem Seitenwinkel würdest du deine Seitenmonitore nicht mehr von vorn sehen; nimm einen kleineren, aber nicht unter 0°.',
    'arc-longer-than-circle':
      'Dein Bildschirm ist breiter als ein ganzer Kreis mit seinem Radius; prüf beides.',
    'rim-behind-eye':
      'Du sitzt so nah an deinem Curved-Monitor, dass seine Ränder neben oder hinter deinen Augen liegen; geh weiter weg oder nimm eine schwächere Krümmung.',
    'rim-hides-screen':
      'Dein Bildschirm ist so stark gekrümmt, dass seine Ränder dir einen Teil des Bildes verdecken.',
    'side-screen-out-of-reach':
      'Deine Seitenmonitore sind zu breit, um dir bei diesem Abstand zugewandt zu stehen; geh weiter weg oder nimm schmalere.',
    'side-screens-collide':
      'Deine Seitenmonitore würden hinter deinem Kopf zusammenstoßen; geh weiter weg oder mach den Seitenwinkel kleiner.',
    'wanted-angle-out-of-range':
      'Deine Bildschirme kommen bei keinem Abstand und in keiner Größe auf diesen Winkel.',
    'tapes-make-no-triangle': 'Deine drei Maße ergeben kein Dreieck; miss noch mal nach.',
  },

  angles: {
    horizontal: { term: 'Horizontal', meaning: 'vom Bild eines Bildschirms' },
    vertical: { term: 'Vertikal', meaning: 'vom Bild eines Bildschirms' },
    coverage: { term: 'Abdeckung', meaning: 'von Rand zu Rand eines Bildschirms' },
    sideAngle: {
      term: 'Seitenwinkel',
      meaning: 'so weit drehst du jeden Seitenmonitor',
      asFixed: 'so, wie dein Ständer ihn vorgibt',
    },
    total: { term: 'Gesamtwinkel', meaning: 'von Außenkante zu Außenkante' },
    blindWedge: { term: 'Vom Rahmen verdeckt', meaning: 'an jedem Übergang' },
    footprint: { term: 'Platzbedarf', meaning: 'Breite × Tiefe aller drei' },
  },
  note: {
    covers: 'Das deckt dein Bildschirm ab.',
    classic: 'Klassisch kommt nah dran; wo es danebenliegt ({mark}), nimm 1:1.',
    exact: 'Das deckt dein Bildschirm ab, und mit diesen Werten zeigt jedes Spiel genau das.',
    triple: 'Das deckt jeder deiner Bildschirme ab, und so weit sind die seitlichen gedreht.',
    why: 'Warum',
    fit: (name) => `Anpassung an deine Krümmung: ${name}.`,
    changeFit: 'Ändern',
  },
  moreAnswers: 'Mehr über deine Sicht',

  seam: { bezel: 'Rahmen', gap: 'Abstand' },
  footprint: (width, depth) => `${width} × ${depth}`,

  summary: (h, v) => `H ${h} · V ${v}`,
  noGuess: (reason) => `${reason} Klassisch zeigt trotzdem Werte; 1:1 rät nicht.`,
  toPictures: 'Liste überspringen: Stimmt das Bild?',
  pickYours: 'Wähl dein Spiel',

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
    centre: { name: 'Mitte', meaning: 'Geradeaus in Originalgröße; die Seiten stimmen nicht.' },
    balanced: { name: 'Ausgewogen', meaning: 'Der kleinste Fehler über das ganze Bild.' },
    edge: { name: 'Rand', meaning: 'Die Ränder stimmen; geradeaus wirkt alles kleiner.' },
    ofThree: 'Für drei Curved-Monitore gilt „Rand“: Alles andere lässt an den Übergängen Lücken.',
  },

  fieldErrors: {
    aboveZero: '1:1 braucht eine Zahl über 0.',
    notNegative: '1:1 braucht 0 oder mehr.',
    noSideAngle: '1:1 braucht 0° oder mehr und weniger als 180°.',
    tooNear: 'Für 1:1 zu nah an diesen Bildschirmen.',
    radiusTooSmall: 'Für 1:1 zu klein bei dieser Bildschirmgröße.',
    frontNotSeen: 'Mit 1:1 nicht möglich: Du würdest die Seitenmonitore nicht von vorn sehen.',
    sidesMeet: 'Mit 1:1 nicht möglich: Die Seitenmonitore würden sich hinter dir treffen.',
    extreme: {
      below: 'Für 1:1 zu klein neben deinen anderen Zahlen: Prüf die Einheit.',
      above: 'Für 1:1 zu groß neben deinen anderen Zahlen: Prüf die Einheit.',
    },
  },

  remarks: {
    below: (limit) => `Unter ${limit} ist ungewöhnlich: Prüf die Einheit.`,
    above: (limit) => `Über ${limit} ist ungewöhnlich: Prüf die Einheit.`,
    bentTooFar: 'Weniger als die halbe Breite: So stark ist kein Bildschirm gekrümmt. Prüf Radius und Größe.',
  },

  beside: {
    meanings: {
      hFov: 'Horizontales FOV: was dein Bildschirm von links nach rechts abdeckt.',
      vFov: 'Vertikales FOV: was dein Bildschirm von oben nach unten abdeckt.',
    },
    copyValueFor: (name) => `1:1-Wert für ${name} kopieren`,
    differs: {
      mark: '≠',
      spoken: 'weicht von 1:1 ab',
      meaning: 'Klassisch weicht von 1:1 um mehr ab als durch Runden: Nimm 1:1.',
    },
    copied: {
      one: (classic, exact) => `Klassischen Wert ${classic} kopiert. 1:1 ist ${exact}.`,
      several: (classic) => `Klassischen Wert ${classic} kopiert. 1:1 hat für jedes Spiel einen eigenen.`,
      measures: (classic) => `Klassischen Wert ${classic} kopiert. 1:1 braucht stattdessen Maße.`,
      instead: (exact) => `Stattdessen ${exact} kopieren`,
    },
  },

  remember: {
    label: 'Rig auf diesem Gerät merken',
    on: 'Dieses Gerät merkt sich dein Rig.',
    off: 'Dein Rig ist nicht mehr auf diesem Gerät gespeichert.',
    trouble: 'Das hat dein Browser nicht geschafft. Warum, steht unter den Ergebnissen.',
  },

  library: {
    groupBy: 'Spiele gruppieren',
    groupings: { name: 'Nach Name', evidence: 'Nach Verlässlichkeit' },
    showAll: (count) => `Alle ${count} Spiele zeigen`,
    closed: {
      none: (count) =>
        plural(count, {
          one: `${count} Spiel ohne bekannten Wert`,
          other: `${count} Spiele ohne bekannten Wert`,
        }),
      'other-sims': (count) =>
        plural(count, {
          one: `${count} Flug- oder Weltraumsim`,
          other: `${count} Flug- und Weltraumsims`,
        }),
    },
    byEye: 'nach Augenmaß',
    sitAt: (distance) => `Abstand ${distance}`,
  },

  game: {
    back: 'Alle Spiele',
    keepOnTop: 'Oben anheften',
    page: 'Seite zu diesem Spiel',
    copyAll: 'Alle kopieren',
    byEye: (angle) => `Nach Augenmaß auf ${angle} horizontal einstellen`,
    seat: {
      reported: 'Die Ansicht ist fest; der Winkel ist gemeldet.',
      believed: 'Die Ansicht ist fest; der Winkel ist unbestätigt.',
    },
    byEyeHow: 'Dafür ist kein Wert bekannt. Wie das aussieht, zeigt unten die Windschutzscheibe.',
  },

  picker: {
    label: 'Spiel suchen',
    placeholder: (count) => `Eines von ${count} Spielen suchen`,
    picked: 'Deine Spiele',
    suggestions: 'Spiele',
    remove: (name) => `${name} entfernen`,
    noMatch: 'Kein Spiel gefunden. Wenn deines Grad will, nimm die Winkel oben.',
    added: (name) => `${name} zu deinen Spielen hinzugefügt`,
    removed: (name) => `${name} aus deinen Spielen entfernt`,
  },

  row: {
    list: (notes) => notes.join(' · '),
    noNumber: (h, v) => `Kein Wert bekannt: horizontal ${h}, vertikal ${v}`,
    seat: (distance) => `Stimmt aus ${distance} Abstand`,
    fromMeasures: (measures) => `berechnet das Spiel aus: ${measures}`,
    gives: {
      horizontal: {
        screen: (angle, error) => `ergibt horizontal ${angle}, ${error}`,
        total: (angle, error) => `ergibt horizontal insgesamt ${angle}, ${error}`,
        'one-projection': (angle, error) => `ergibt horizontal über alle drei ${angle}, ${error}`,
      },
      vertical: {
        screen: (angle, error) => `ergibt vertikal ${angle}, ${error}`,
        total: (angle, error) => `ergibt vertikal insgesamt ${angle}, ${error}`,
        'one-projection': (angle, error) => `ergibt vertikal über alle drei ${angle}, ${error}`,
      },
    },
    below: (exact) => `Weniger, als das Spiel zulässt: Richtig wäre ${exact}.`,
    above: (exact) => `Mehr, als das Spiel zulässt: Richtig wäre ${exact}.`,
    doubtful: 'Der Regler im Spiel endet vielleicht früher.',
    measure: {
      below: (name) => `Unter dem angegebenen Bereich des Spiels: ${name}.`,
      above: (name) => `Über dem angegebenen Bereich des Spiels: ${name}.`,
    },
    evidence: { reported: 'gemeldet', believed: 'unbestätigt', none: 'kein Wert' },
  },

  detailsFailed: 'Die Einzelheiten wurden nicht geladen. Der Wert stimmt trotzdem.',
};
