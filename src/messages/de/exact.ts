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
    sideAngle: {
      term: 'Seitenwinkel',
      meaning: 'so weit drehst du jeden Seitenmonitor',
      asFixed: 'so, wie dein Ständer ihn vorgibt',
    },
  },
  line: { horizontal: 'horizontal', vertical: 'vertikal', sideAngle: 'Seitenwinkel', set: 'Einstellen:' },
  note: {
    fit: (name) => `Anpassung an deine Krümmung: ${name}.`,
    changeFit: 'Ändern',
    why: 'Warum',
  },
  moreAnswers: 'Mehr über deine Sicht',

  seam: { bezel: 'Rahmen', gap: 'Abstand' },
  footprint: (width, depth) => `${width} × ${depth}`,

  summary: (h, v) => `H ${h} · V ${v}`,
  noGuess: (reason) => `${reason} Klassisch zeigt trotzdem Werte; 1:1 rät nicht.`,
  toPictures: 'Liste überspringen: Stimmt das Bild?',

  fits: { centre: 'Mitte', balanced: 'Ausgewogen', edge: 'Rand' },

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
    differs: 'weicht von 1:1 ab',
    copied: {
      one: (classic, exact) => `Klassischen Wert ${classic} kopiert. 1:1 ist ${exact}.`,
      several: (classic) => `Klassischen Wert ${classic} kopiert. 1:1 hat für jedes Spiel einen eigenen.`,
      measures: (classic) => `Klassischen Wert ${classic} kopiert. 1:1 braucht stattdessen Maße.`,
      instead: (exact) => `Stattdessen ${exact} kopieren`,
    },
  },

  remember: {
    label: 'Beim nächsten Mal öffnen',
    on: 'Dieses Gerät öffnet dein Rig beim nächsten Mal.',
    off: 'Dein Rig ist nicht mehr auf diesem Gerät gespeichert.',
    trouble: 'Das hat dein Browser nicht geschafft. Warum, steht unter den Ergebnissen.',
    notLoaded:
      'Dieser Teil wurde nicht geladen, gespeichert ist also nichts. Lade die Seite neu und versuch es noch mal.',
  },

  library: {
    groupBy: 'Spiele gruppieren',
    groupings: { name: 'Nach Name', evidence: 'Nach Verlässlichkeit' },
    tellUs: {
      question: 'Fehlt ein Spiel?',
      link: 'Schreib uns',
      about: (game) => `Schreib uns zu „${game}“`,
      orWrite: (email) => `Keine Mail aufgegangen? Schreib an ${email}.`,
      mail: (game) => ({
        subject: `Spiel fehlt: ${game}`,
        body: `Spiel: ${game}\nPlattform:\nWo das FOV eingestellt wird und wie die Einstellung heißt:\nBereich und Art (Grad, Regler, Faktor), falls bekannt:\nSeite oder Video mit einer Erklärung, falls bekannt:\n`,
      }),
    },
    showAll: (count) => `Alle ${count} Spiele`,
    mine: 'Dein Spiel',
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

  why: {
    flat: {
      vertical: ({ size, distance, half, far, angle }) =>
        `${size} hoch, ${distance} entfernt: 2 · atan(${half} / ${far}) = ${angle}.`,
      horizontal: ({ size, distance, half, far, angle }) =>
        `${size} breit, ${distance} entfernt: 2 · atan(${half} / ${far}) = ${angle}.`,
    },
    ofCentre: (sentence) => `Mittlerer Bildschirm, ${sentence}`,
    curved: {
      vertical: (coverage, angle) =>
        `Dein Curved-Monitor deckt ${coverage} ab; sein flaches Bild hat vertikal ${angle}.`,
      horizontal: (coverage, angle) =>
        `Dein Curved-Monitor deckt ${coverage} ab; sein flaches Bild hat horizontal ${angle}.`,
    },
    total: (angle) =>
      `Deine drei Bildschirme umfassen ${angle} von Außenkante zu Außenkante. Genau das erwartet das Spiel.`,
    oneProjection: (angle) =>
      `Ein flaches Bild über alle drei Bildschirme hat horizontal ${angle}. Genau das erwartet das Spiel.`,
    takes: {
      vertical: 'Das Spiel erwartet das vertikale FOV in Grad.',
      horizontal: 'Das Spiel erwartet das horizontale FOV in Grad.',
    },
    ownScale: (value, scale) => `Auf der Skala des Spiels ist das ${value} (${scale}).`,
    measures: 'Das Spiel fragt nach deinen Maßen und berechnet die Winkel selbst.',
    angles: 'Das Spiel erwartet einen Winkel für jeden Bildschirm.',
    enlarges: (classic, times) => `Mit ${classic} nach der alten Formel wäre alles ${times}-mal so groß.`,
    shrinks: (classic, share) => `Mit ${classic} nach der alten Formel hätte alles ${share} seiner Größe.`,
    guide: {
      'guide-classic-table': 'Warum die alte Formel abweicht',
      'guide-three-screens': 'Mehr über drei Bildschirme',
      'guide-curved-screens': 'Mehr über gekrümmte Bildschirme',
    },
  },

  picker: {
    label: 'Finde dein Spiel',
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
    nothingToType: 'Nichts einzugeben',
    rightFrom: (distance) => `stimmt, wenn du ${distance} entfernt sitzt`,
    rightIf: (distance) => `Es stimmt, wenn du ${distance} entfernt sitzt.`,
    kinds: { vertical: 'vertikal in Grad', horizontal: 'horizontal in Grad', own: 'eine eigene Skala' },
    more: 'Mehr',
    moreAbout: (name) => `Mehr zu ${name}`,
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
    doubtful: (limit) => `Quellen widersprechen sich: Bei ${limit} ist im Spiel vielleicht Schluss.`,
    measure: {
      below: (name) => `Unter dem angegebenen Bereich des Spiels: ${name}.`,
      above: (name) => `Über dem angegebenen Bereich des Spiels: ${name}.`,
    },
    noEffect: 'Modus 4',
    cautions: {
      'drawn-flat':
        'Das Spiel kennt nur flache Bildschirme: Mit seiner Breite und seinem Abstand liegen die Ränder deines gekrümmten Bildes richtig.',
      'above-comment':
        'Der Kommentar in der Datei nennt höchstens 65° für den Seitenwinkel; Spieler nutzen 79° und 90°.',
      'drawn-facing': 'Das Spiel zeichnet deine seitlichen Bildschirme, als wären sie dir zugewandt.',
      'taken-as-equal':
        'Das Spiel nimmt an, dass deine seitlichen Bildschirme so groß sind wie der mittlere.',
      'centre-only':
        'Gilt für den mittleren Bildschirm: Was das Spiel mit seitlichen von anderer Größe macht, ist nicht bekannt.',
      'same-pixel-size': 'Stimmt, wenn die Pixel aller drei Bildschirme gleich groß sind.',
      'side-views-unseen':
        'Die Datei hat Platz für die Maße jedes Bildschirms; dass das Spiel sie beachtet, wurde noch nicht gesehen.',
      'exact-in-file':
        'Das Menü des Spiels nimmt drei gleiche Bildschirme; die Zeilen für die Datei stimmen genau für deine.',
      'needs-mode-4':
        'Für deine seitlichen Bildschirme passt nur Modus 4; seine Zeilen gehören in multimon_config.sii und config.cfg.',
      'beyond-measured': 'Der Wert liegt außerhalb der gemessenen: weniger sicher.',
      'other-shape': 'Gemessen auf einem Bildschirm anderer Form, was über deinen nichts sagt.',
      'far-from-measured': 'Dein Blickwinkel liegt zu weit vom Gemessenen für einen Wert.',
    },
    equalSpan: (drawn, seen) => `Es zeichnet insgesamt ${drawn}; deine Bildschirme umfassen ${seen}.`,
    evidence: {
      measured: 'gemessen',
      reported: 'gemeldet',
      believed: 'unbestätigt',
      none: 'kein Wert',
      own: 'von dir gemessen',
      shared: 'aus dem Link',
    },
  },
};
