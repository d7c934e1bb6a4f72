import type { Messages } from '../messages';

export const words: Messages['fidelity'] = {
  plot: {
    title: 'Stimmt das Bild?',
    setTo: 'Eingestellt auf',
    numbersToType: 'Der Wert zum Eintippen',
    outOfTheBox: 'Standardeinstellung des Spiels',
    horizontalField: 'Horizontales FOV',
    direction: 'Richtung',
    directionScale: 'zu weit rechts (+) oder links (−)',
    directionChart: 'Richtung: wie weit jeder Punkt danebenliegt, vom linken zum rechten Rand',
    size: 'Größe',
    sizeScale: '1,00 ist Originalgröße',
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
    shader: (error) => ({ atLine: `Shader: ${error}`, name: 'Mit einem Shader' }),
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
