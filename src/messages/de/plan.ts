import { language } from '#messages/language';
import type { Messages } from '../messages';

export const words: Messages['plan'] = {
  title: 'Dein Rig planen',
  choose: 'Frage',
  questions: {
    sit: 'Wo soll ich sitzen?',
    buy: 'Was soll ich kaufen?',
    fit: 'Was passt auf meinen Tisch?',
    settingError: 'Und mit mehr oder weniger FOV?',
    tape: 'Wie genau muss ich messen?',
    high: 'Und wenn ich höher oder tiefer sitze?',
  },

  use: 'Übernehmen',
  isYourRig: 'Das ist dein Rig',
  compare: 'Vergleichen',
  comparisonIsFull: 'Der Vergleich ist voll',
  compared: 'Zum Vergleich hinzugefügt',
  undo: 'Rückgängig',
  done: {
    distance: (distance) => `Dein Sitzabstand ist jetzt ${distance}`,
    eyeHeight: (height) => `Deine Augenhöhe ist jetzt ${height}`,
  },
  announcement: (number, sentence) => `${number}. ${sentence}`,

  fields: {
    empty: (examples) => `Gib eine Zahl ein. Probier ${examples}.`,
    notANumber: (examples) => `Keine Zahl. Probier ${examples}.`,
    bareExamples: '54 oder 0,5',
  },
  bezel: {
    field: {
      label: 'Rahmen jedes Bildschirms',
      help: 'Eine Seite eines Rahmens',
      question: 'Wessen Rahmen sind das?',
      explanation: 'Die deines Rigs oben, bis du hier andere eintippst. „Übernehmen“ setzt sie dort ein.',
    },
    none: 'Ohne Rahmen, als würden sich die Bilder berühren.',
    bezel: (length) => `Mit Rahmen von ${length}.`,
    gap: (length) => `Mit ${length} zwischen den Bildern, wie bei deinem Rig.`,
  },
  noNumber: 'Füll alle Felder aus, dann steht hier die Antwort.',

  sit: {
    want: {
      label: 'Ich will',
      help: 'Was an deinem Platz herauskommen soll',
      question: 'Was davon will ich?',
      explanation:
        'Horizontales und vertikales FOV sind die eines Bildschirms. Der Seitenwinkel sagt, wie weit jeder Seitenmonitor gedreht ist. Der Gesamtwinkel geht von Außenkante zu Außenkante. Der Wert eines Spiels stimmt nur aus einem Abstand; sein Bereich lässt den richtigen Wert nur aus manchen Abständen zu.',
    },
    wants: {
      h: 'Ein horizontales FOV',
      v: 'Ein vertikales FOV',
      sideAngle: 'Einen Seitenwinkel',
      total: 'Einen Gesamtwinkel',
      number: 'Den Wert eines Spiels',
      limits: 'Den Bereich eines Spiels',
    },
    angle: {
      label: 'Winkel',
      help: 'So, wie deine Augen ihn sehen sollen',
      question: 'Was ist ein guter Winkel?',
      explanation:
        'Breiter zeigt mehr in Originalgröße. Beide Augen zusammen sehen etwa 114°; bei 180° sind die Außenkanten genau neben dir.',
    },
    answer: {
      h: (angle) => `Von dort ist das horizontale FOV eines Bildschirms ${angle}.`,
      v: (angle) => `Von dort ist das vertikale FOV eines Bildschirms ${angle}.`,
      sideAngle: (angle) => `Von dort sind dir um ${angle} gedrehte Seitenmonitore zugewandt.`,
      total: (angle) => `Von dort kommen deine drei Bildschirme auf ${angle}.`,
    },
    turned: (angle) => `Mit den Seitenmonitoren bei ${angle}, dir zugewandt.`,
    fixed: (angle) => `Mit den Seitenmonitoren fest bei ${angle}.`,
    opened: (fixed) => `Das ersetzt die ${fixed} deines Ständers.`,
    byFit: 'Auf deinem Curved-Monitor mit der Anpassung, die bei 1:1 gewählt ist.',
    tooNear: 'So nah sitzt in der Praxis niemand.',
    tooFar: 'So weit weg sitzt in der Praxis niemand.',
    max: (angle, max, distance) =>
      `Mit diesen Bildschirmen kommst du bei keinem Abstand auf ${angle}; praktisch sind es höchstens ${max}, bei ${distance}.`,
    maxFixed: (angle, fixed, numbers) =>
      `Mit Seitenmonitoren fest bei ${fixed} kommst du bei keinem Abstand auf ${angle}; praktisch sind es höchstens ${numbers.max}, bei ${numbers.distance}.`,
    min: (angle, min, distance) =>
      `Mit diesen Bildschirmen kommst du bei keinem Abstand auf so wenig wie ${angle}; praktisch sind es mindestens ${min}, bei ${distance}.`,
    minFixed: (angle, fixed, numbers) =>
      `Mit Seitenmonitoren fest bei ${fixed} kommst du bei keinem Abstand auf so wenig wie ${angle}; praktisch sind es mindestens ${numbers.min}, bei ${numbers.distance}.`,
    needsThree: 'Dafür brauchst du drei Bildschirme: Wähl oben „Triple“.',

    game: {
      label: 'Spiel',
      help: 'Mit bekanntem Wert',
      question: 'Welche Spiele stehen hier?',
      explanation:
        'Spiele mit bekanntem Wert oder bekannter fester Ansicht. Bei Bereichen: Spiele, deren kleinster und größter Wert bekannt sind.',
    },
    number: {
      label: 'Wert im Spiel',
      help: 'So, wie Menü oder Datei ihn zeigen',
      question: 'Warum vom Wert ausgehen?',
      explanation:
        'Wenn das Spiel keinen anderen Wert zulässt oder dir deiner gefällt, rück deinen Sitz dorthin, wo er stimmt.',
    },
    fixedView: (game, angle) => `${game} hat eine feste Cockpit-Ansicht, etwa ${angle} hoch.`,
    fixedWide: (game, angle) =>
      `${game} hat eine feste Cockpit-Ansicht, etwa ${angle} breit auf einem 16:9-Bildschirm.`,
    fixedLevel: {
      reported: 'Dieser Winkel ist von einer guten Quelle gemeldet.',
      believed: 'Dieser Winkel ist wahrscheinlich, aber unbestätigt.',
    },
    trueFor: (game, number) => `Von dort stimmt in ${game} der Wert ${number}.`,
    trueForFixed: (game) => `Von dort stimmt die Ansicht in ${game}.`,
    noneForNumber: (game, number) =>
      `Mit diesen Bildschirmen stimmt der Wert ${number} in ${game} aus keinem Abstand.`,
    noneForFixed: (game) => `Mit diesen Bildschirmen stimmt die Ansicht in ${game} aus keinem Abstand.`,
    beyondLimits: {
      below: (number) => `Der kleinste Wert im Spiel ist ${number}.`,
      above: (number) => `Der größte Wert im Spiel ist ${number}.`,
    },
    takesMeasures: (game) =>
      `Mit drei Bildschirmen nimmt ${game} deine Maße statt eines Werts, es stimmt also von jedem Platz.`,
    uncertain: 'Wie der Wert dieses Spiels funktioniert, ist nicht sicher; warum, steht bei 1:1.',
    range: (nearest, farthest) => `${nearest}–${farthest}`,
    upTo: (farthest) => `≤ ${farthest}`,
    from: (nearest) => `≥ ${nearest}`,
    anywhere: 'beliebig',
    inside: (game, numbers) => `Dazwischen lässt ${game} den richtigen Wert zu. Sein Bereich: ${numbers}.`,
    insideUpTo: (game, numbers) =>
      `Bis zu diesem Abstand lässt ${game} den richtigen Wert zu. Sein Bereich: ${numbers}.`,
    insideFrom: (game, numbers) =>
      `Ab diesem Abstand lässt ${game} den richtigen Wert zu. Sein Bereich: ${numbers}.`,
    insideAll: (game, numbers) =>
      `${game} lässt den richtigen Wert aus jedem Abstand zu. Sein Bereich: ${numbers}.`,
    numbers: (lowest, highest) => `${lowest} bis ${highest}`,
    noLower: (lowest) => `${lowest} und mehr`,
    noHigher: (highest) => `bis ${highest}`,
    youAreInside: (distance) => `Mit ${distance} bist du in diesem Bereich.`,
    youAreTooFar: (distance) =>
      `Mit ${distance} bist du zu weit weg: Gezeichnet ist der nächste passende Platz.`,
    youAreTooNear: (distance) => `Mit ${distance} bist du zu nah: Gezeichnet ist der nächste passende Platz.`,
    nowhere: (game, numbers) =>
      `Mit diesen Bildschirmen passt kein Platz zum Bereich von ${game}: ${numbers}.`,
    noLimits: (game) => `Der Bereich von ${game} ist nicht bekannt.`,
  },

  settingError: {
    set: {
      label: 'Ich stelle ein',
      help: 'Verglichen mit dem richtigen Wert',
      question: 'Warum sollte ich das ändern?',
      explanation:
        'Breiter zeigt mehr neben dir; schmaler macht Entferntes größer. So oder so sehen Entfernungen und Tempo nicht mehr richtig aus.',
    },
    narrower: (share) => `${share} schmaler`,
    wider: (share) => `${share} breiter`,
    sentence: (set, truth, metres) =>
      `So groß wirkt geradeaus alles im Vergleich zur Wirklichkeit. Mit ${set} statt ${truth} sieht ein Auto 50\u00a0m voraus aus, als wäre es ${metres}\u00a0m entfernt.`,
    fallsOff: (angle) => `Auf jeder Seite gehen dir ${angle} Sicht verloren.`,
    squeezedIn: (angle) =>
      `Auf jeder Seite sind ${angle} mehr ins Bild gequetscht, als ein echtes Fenster zeigen würde.`,
    sameAtSides: 'An den Seiten geht nichts verloren, und nichts kommt dazu.',
    trueAt: (distance) => `Aus ${distance} würde es stimmen; so ist es gezeichnet.`,
    trueNowhere: 'Aus keinem Abstand würde es stimmen.',
    tooWide: (angle) => `Kein flaches Bild ist ${angle} breit: Es muss unter 180° bleiben.`,
    done: (distance) => `Du sitzt jetzt ${distance} entfernt`,
    table: {
      caption: 'Was jede Einstellung ändert',
      setting: 'Einstellung',
      across: 'Horizontal',
      size: 'Größe',
      car: 'Auto in 50\u00a0m',
      sides: 'Je Seite',
      truth: 'Richtig',
      metres: (metres) => `${metres}\u00a0m`,
      none: 'nichts',
    },
  },

  tape: {
    distance: {
      label: 'Messfehler beim Abstand',
      help: 'Näher oder weiter weg',
      question: 'Wie genau ist ein Maßband?',
      explanation:
        'Vom Auge zum Bildschirm ist ein Zentimeter hin oder her gut. Mehr bewegt sich der Kopf ohnehin.',
    },
    angle: {
      label: 'Messfehler beim Seitenwinkel',
      help: 'Mehr oder weniger',
      question: 'Wie genau ist ein Winkel?',
      explanation:
        'Nach Augenmaß etwa 3°, mit Handy oder Winkelmesser etwa 1°, mit drei Maßen vom Maßband noch besser.',
    },
    plusMinus: (angle) => `±${angle}`,
    sentence: (tape, wide, narrow) =>
      `${tape} zu kurz oder zu lang gemessen, und du würdest horizontal ${wide} oder ${narrow} einstellen.`,
    truth: (angle, share) => `Richtig sind ${angle}. Alles sähe bis zu ${share} zu groß oder zu klein aus.`,
    tooMuch: 'Dieser Fehler ist größer, als dein Abstand zulässt.',
    seam: (angle, seam, outer) =>
      `In Spielen, die jeden Bildschirm für seinen Platz zeichnen, verschiebt ein um ${angle} falscher Seitenwinkel die Übergänge um ${seam} und die Außenkanten um ${outer}.`,
    seamTurned: (seam) =>
      `In Spielen, die die seitlichen Ansichten nur drehen, passt das Bild an jedem Übergang um ${seam} nicht.`,
    seamByTape: (tape, seam, outer) =>
      `Ein Messfehler von ${tape} verschiebt die Übergänge um ${seam} und die Außenkanten um ${outer}.`,
    table: {
      caption: 'Der Wert zum Eintippen, je nach Messung',
      game: 'Spiel',
      shorter: (tape) => `${tape} weniger`,
      asMeasured: 'Wie gemessen',
      longer: (tape) => `${tape} mehr`,
      measures: 'nimmt deine Maße',
    },
    popular: 'Beliebte Spiele. Wähl bei 1:1 deine aus, dann stehen sie hier.',
  },

  high: {
    offset: {
      label: 'Augen über der Mitte',
      help: 'Darunter mit Minus',
      question: 'Wie messe ich das?',
      explanation:
        'Miss vom Boden bis zu deinen Augen, so wie du fährst, und bis zur Bildschirmmitte. Gib den Unterschied ein.',
    },
    above: 'nach oben',
    below: 'nach unten',
    levelSentence:
      'Deine Augen sind auf Höhe der Bildschirmmitte, der Horizont auch: Es gibt nichts zu verschieben.',
    aboveSentence: (offset) =>
      `Der Horizont gehört ${offset} über die Bildmitte; das ist dieser Anteil der Bildhöhe.`,
    belowSentence: (offset) =>
      `Der Horizont gehört ${offset} unter die Bildmitte; das ist dieser Anteil der Bildhöhe.`,
    pitchDown: (pitch) =>
      `Wenn das Spiel es kann, verschieb das Bild: Das ist exakt. Oder neig die Kamera um ${pitch} nach unten: Das kommt nah dran.`,
    pitchUp: (pitch) =>
      `Wenn das Spiel es kann, verschieb das Bild: Das ist exakt. Oder neig die Kamera um ${pitch} nach oben: Das kommt nah dran.`,
    raise: (offset) => `Oder stell den Bildschirm ${offset} höher, dann gibt es nichts zu verschieben.`,
    lower: (offset) => `Oder stell den Bildschirm ${offset} tiefer, dann gibt es nichts zu verschieben.`,
    outside: {
      above: 'Der Horizont läge über dem Bild. Stell den Bildschirm höher.',
      below: 'Der Horizont läge unter dem Bild. Stell den Bildschirm tiefer.',
    },
    games: {
      intro:
        'Von diesen Spielen ist bekannt, dass es geht. Die Einheit ist nirgends dokumentiert; stell es also nach Augenmaß ein, bis der Horizont auf Augenhöhe ist. Über andere Spiele wissen wir nichts.',
      shift: (games) => `${language.list(games)}: Ansicht verschieben mit {key} in {file}.`,
      pitch: (games) => `${language.list(games)}: Ansicht neigen mit {key} in {file}.`,
      source: 'Quelle',
    },
  },
};
