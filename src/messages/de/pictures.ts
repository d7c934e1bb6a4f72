import type { Messages } from '../messages';

export const words: Messages['pictures'] = {
  rig: {
    title: 'Dein Rig, maßstabsgetreu',
    fromAbove: 'Dein Rig von oben',
    view: 'Ansicht',
    views: { above: 'Von oben', side: 'Von der Seite' },
    idealSideAngle: 'Idealer Seitenwinkel',
    humanField: 'Blickfeld des Menschen',
    humanFieldExplained: 'Gepunktet: etwa 60° scharf, etwa 114° mit beiden Augen.',
    curved: ({ glass, sagitta, coverage }) =>
      `An der Oberfläche entlang: ${glass}, Krümmungstiefe ${sagitta}. Deckt ${coverage} deiner Sicht ab.`,
    hintSingle: 'Zieh am Auge.',
    hintTriple: 'Zieh am Auge oder an einem Seitenmonitor.',
    hintKeys: 'Pfeiltasten gehen auch; Esc setzt zurück.',
    hintSide: 'Maßstabsgetreu.',
    tooLargeToDraw: 'Rechnen lässt sich mit deinen Zahlen, aber zum Zeichnen sind sie zu groß.',
    noRoomForDriver: 'Wo du sitzen würdest, steht ein Bildschirm: kein Platz für den Fahrer.',
  },

  planned: { answer: 'die Antwort', today: 'dein Rig heute', onlyToday: 'Dein Rig heute.' },

  remarks: {
    vast: (across) =>
      `Dein Rig ist ${across} breit, so groß, dass du darin nicht zu sehen bist: Prüf die Einheiten.`,
    screensMeet: 'Die Seitenmonitore treffen sich hinter deinem Kopf. Geh weiter weg oder öffne sie.',
    tooNarrow: (opening, seat) =>
      `Lücke zwischen den Enden der Seitenmonitore: nur ${opening}; ein Sitz ist etwa ${seat} breit. Geh weiter weg oder öffne sie.`,
    nearlyAllRound: (total) =>
      `Die Bildschirme gehen mit ${total} fast ganz um dich herum; da bleibt wenig Platz zum Einsteigen.`,
  },

  described: {
    impossible: (reason) => `${reason} Die Zeichnung zeigt, was möglich ist.`,
    flatSingle: ({ glass, distance, coverage }) =>
      `Von oben: ein flacher Bildschirm, ${glass} breit, ${distance} von deinen Augen. Er deckt ${coverage} deiner Sicht ab.`,
    curvedSingle: ({ glass, chord, sagitta, distance, coverage }) =>
      `Von oben: ein Curved-Monitor, ${glass} an der Oberfläche entlang (quer ${chord}, Krümmungstiefe ${sagitta}), ${distance} von deinen Augen. Er deckt ${coverage} deiner Sicht ab.`,
    flatTriple: (is) =>
      `Von oben: drei flache Bildschirme, der mittlere ${is.glass} breit, ${is.distance} von deinen Augen. ` +
      `Jeder Seitenmonitor ist um ${is.sideAngle} gedreht. Zusammen kommen sie auf ${is.total}; ` +
      `an jedem Übergang sind ${is.hidden} verdeckt. Platzbedarf: ${is.footprintWidth} mal ${is.footprintDepth}.`,
    curvedTriple: (is) =>
      `Von oben: drei Curved-Monitore, der mittlere ${is.glass} an der Oberfläche entlang (quer ${is.chord}, Krümmungstiefe ${is.sagitta}), ${is.distance} von deinen Augen. ` +
      `Jeder Seitenmonitor ist um ${is.sideAngle} gedreht. Zusammen kommen sie auf ${is.total}; ` +
      `an jedem Übergang sind ${is.hidden} verdeckt. Platzbedarf: ${is.footprintWidth} mal ${is.footprintDepth}.`,
    fromTheSide: (v) => `Von der Seite: V ist ${v}.`,
    fromTheSideInPart: 'Von der Seite, soweit es sich zeichnen lässt.',
  },

  horizon: {
    level: 'Deine Augen sind auf Höhe der Bildschirmmitte: Am Horizont ist nichts zu korrigieren.',
    tooFar: 'Deine Augen sind zu weit von der Bildschirmmitte weg, um den Horizont zu korrigieren.',
    above: ({ offset, shift, pitch }) =>
      `Deine Augen sind ${offset} über der Bildschirmmitte, und dort ist auch der Horizont. ` +
      `Wenn das Spiel es kann, verschieb das Bild um ${shift} seiner Höhe nach oben oder neig die Kamera um ${pitch} nach unten.`,
    below: ({ offset, shift, pitch }) =>
      `Deine Augen sind ${offset} unter der Bildschirmmitte, und dort ist auch der Horizont. ` +
      `Wenn das Spiel es kann, verschieb das Bild um ${shift} seiner Höhe nach unten oder neig die Kamera um ${pitch} nach oben.`,
  },

  handles: {
    eye: 'Deine Augen, näher heran oder weiter weg ziehen',
    eyeKeys: {
      cm: 'Auf oder links: 1\u00a0cm näher, ab oder rechts: 1\u00a0cm weiter weg, Bild auf und Bild ab: 10\u00a0cm. Esc setzt zurück.',
      in: 'Auf oder links: 1 Zoll näher, ab oder rechts: 1 Zoll weiter weg, Bild auf und Bild ab: 10 Zoll. Esc setzt zurück.',
    },
    eyeAt: (distance) => `${distance} vom Bildschirm`,
    eyeSees: (distance, coverage) => `${distance} vom Bildschirm, ${coverage} deiner Sicht`,
    leftScreen: 'Linker Bildschirm, zum Drehen ziehen',
    leftScreenKeys:
      'Ab oder rechts dreht beide Seitenmonitore um 1 Grad zu dir, auf oder links öffnet sie, Bild ab und Bild auf um 10 Grad. Esc setzt zurück.',
    rightScreen: 'Rechter Bildschirm, zum Drehen ziehen',
    rightScreenKeys:
      'Ab oder links dreht beide Seitenmonitore um 1 Grad zu dir, auf oder rechts öffnet sie, Bild ab und Bild auf um 10 Grad. Esc setzt zurück.',
    turnedBy: (angle) => `um ${angle} gedreht`,
    turnedIdeally: (angle) => `um ${angle} gedreht, der ideale Winkel`,
  },

  labels: {
    side: (angle) => `Seite ${angle}`,
    chord: (length) => `quer ${length}`,
    inFocus: (angle) => `${angle} scharf`,
    bothEyes: (angle) => `${angle} beide Augen`,
  },

  plot: {
    title: 'Stimmt das Bild?',
    setTo: 'Eingestellt auf',
    numbersToType: 'Der Wert zum Eintippen',
    outOfTheBox: 'Standardeinstellung des Spiels',
    horizontalField: 'Horizontales FOV',
    direction: 'Richtung',
    directionScale: 'zu weit rechts (+) oder links (−)',
    directionUnder: (most) => `zu weit rechts (oben) oder links (unten), ±${most}`,
    directionChart: 'Richtung: wie weit jeder Punkt danebenliegt, vom linken zum rechten Rand',
    size: 'Größe',
    sizeScale: '1,00 ist Originalgröße',
    sizeUnder: (least, most) => `${least} bis ${most}, 1,00 ist Originalgröße`,
    sizeChart: 'Größe: wie breit alles aussieht, vom linken zum rechten Rand',
    leftEdge: 'linker Rand',
    middle: 'Mitte',
    rightEdge: 'rechter Rand',
    unknown: 'unbekannt',
    screens: { left: 'links', centre: 'Mitte', right: 'rechts' },
  },

  settings: {
    exactOption: 'Dein 1:1-Winkel',
    wideOption: (from, to) => `Ein breiter Standardwert (${from}–${to})`,
    exact: { atLine: '1:1', name: 'Dein 1:1-Winkel' },
    fits: {
      centre: { atLine: 'Mitte', name: 'Anpassung „Mitte“' },
      balanced: { atLine: 'ausgewogen', name: 'Anpassung „Ausgewogen“' },
      edge: { atLine: 'Rand', name: 'Anpassung „Rand“' },
    },
    wide: (angle) => ({ atLine: `bei ${angle}`, name: `${angle} horizontal` }),
    game: (game, value) => ({ atLine: `bei ${value}`, name: `${game}: ${value}` }),
    gameByMeasurements: (game) => ({ atLine: 'nach Maß', name: `${game}: deine Maße` }),
    gameDefault: (game) => ({ atLine: 'Standard', name: `${game}: Standardeinstellung` }),
    defaultHigh: (game, angle) => `${game}: ${angle} hoch`,
    defaultWide: (game, angle) => `${game}: ${angle} breit`,
    defaultWideAt16To9: (game, angle) => `${game}: ${angle} breit bei 16:9`,
    defaultWideEach: (game, angle) => `${game}: ${angle} breit auf jedem Bildschirm`,
  },

  drawn: {
    oneProjection: (angle) => `Ein flaches Bild, ${angle} breit, über alle drei Bildschirme.`,
    oneScreen: (angle, spans) => `Das Bild ist ${angle} breit; dein Bildschirm deckt ${spans} ab.`,
    centreOnly: (angle, spans) =>
      `Das Bild ist ${angle} breit; dein Bildschirm deckt ${spans} ab. Wie dieses Spiel die Seitenmonitore füllt, ist nicht bekannt; gezeichnet ist also nur der mittlere.`,
    asBuilt: (angle) =>
      `Der mittlere Bildschirm zeigt ${angle}; jeder wird für den Platz gezeichnet, an dem er steht.`,
    turned: ({ angle, turn, sideAngle }) =>
      `Jeder Bildschirm zeigt ${angle}. Die seitlichen Ansichten sind um ${turn} gedreht, deine Seitenmonitore um ${sideAngle}.`,
  },

  meaning: {
    perfect: 'Jeder Punkt ist da, wo er hingehört, und in Originalgröße.',
    lifeSize: 'Geradeaus wirkt alles in Originalgröße.',
    seemsAt: (share, metres) =>
      `Geradeaus wirkt alles ${share} so groß wie in Wirklichkeit: Ein Auto 50\u00a0m voraus sieht aus, als wäre es ${metres}\u00a0m entfernt.`,
    seemsFar: (share) =>
      `Geradeaus wirkt alles ${share} so groß wie in Wirklichkeit: Ein Auto 50\u00a0m voraus sieht aus, als wäre es mehr als 1000\u00a0m entfernt.`,
    placed: 'Kein Punkt liegt um 0,1° oder mehr daneben.',
    largestError: {
      atTheEdges: (error) => `Größter Fehler: ${error}, an den Rändern.`,
      atTheOuterEdges: (error) => `Größter Fehler: ${error}, an den Außenkanten.`,
      atTheCentreEdges: (error) => `Größter Fehler: ${error}, an den Rändern des mittleren Bildschirms.`,
      atTheSeams: (error) => `Größter Fehler: ${error}, an den Übergängen.`,
      onTheWay: (error) => `Größter Fehler: ${error}, auf dem Weg zu den Rändern.`,
      withinAScreen: (error) => `Größter Fehler: ${error}, innerhalb eines Bildschirms.`,
    },
    widerTowardsTheSides: (times) =>
      `Zu den Seiten hin wirkt alles bis zu ${times}-mal so breit, wie es sollte.`,
  },

  table: {
    summary: 'Die Zahlen als Tabelle',
    caption: (setting) => `Quer durchs Bild. Einstellung: ${setting}`,
    place: 'Stelle',
    seenAt: 'Zu sehen bei',
    shouldBeAt: 'Richtig wäre',
    offBy: 'Abweichung',
    size: 'Größe',
    screens: {
      left: 'Linker Bildschirm',
      centre: 'Mittlerer Bildschirm',
      right: 'Rechter Bildschirm',
    },
    places: [
      'linker Rand',
      'links ¾',
      'links ½',
      'links ¼',
      'Mitte',
      'rechts ¼',
      'rechts ½',
      'rechts ¾',
      'rechter Rand',
    ],
    linesCaption: 'Die Linien im Diagramm',
    line: 'Linie',
    sizeAhead: 'Größe geradeaus',
    largestError: 'Größter Fehler',
  },
};
