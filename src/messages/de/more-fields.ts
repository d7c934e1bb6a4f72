import type { Messages } from '../messages';

export const words: Messages['moreFields'] = {
  resolution: {
    label: 'Auflösung',
    question: 'Warum fragt 1:1 nach Pixeln?',
    explanation:
      'Das Verhältnis auf der Verpackung ist oft gerundet; die Pixel verraten die echte Form. Wähl deine aus oder tipp eigene Pixel oder ein eigenes Verhältnis ein. Klassisch bleibt beim eingegebenen Seitenverhältnis.',
    asTheRatioSays: 'Laut Verhältnis',
    other: 'Andere …',
    shape: (soldAs, ratio) => (soldAs === ratio ? ratio : `${soldAs}, eigentlich ${ratio}`),
    help: 'Die echte Form, für 1:1',
    twoKinds:
      'Als 21:9 gibt es zweierlei: 2560 × 1080 ist 64:27, 3440 × 1440 ist 43:18, etwas breiter. Wähl deines aus.',
    takes: (ratio) => `1:1 rechnet mit ${ratio}.`,
    takesOther: (ratio, listed) => `1:1 rechnet mit ${ratio}, Klassisch mit ${listed}.`,
    ownLabel: 'Eigene Pixel oder eigenes Verhältnis',
    ownHelp: 'Etwa 3840x1600 oder 12:5',
    unreadable: 'Das ist nicht lesbar und wird ignoriert. Probier 3840x1600 oder 12:5.',
    beaten: 'Die sichtbare Breite und Höhe unten haben Vorrang.',
  },
  litWidth: {
    label: 'Sichtbare Breite',
    help: 'Mit der Höhe, statt der Größe',
    question: 'Wann gebe ich Breite und Höhe ein?',
    explanation:
      'Wenn du sie aus dem Datenblatt oder vom Lineal kennst: das Bild in Millimetern, bei Curved-Monitoren an der Oberfläche entlang. Bei 1:1 ersetzen sie Größe, Seitenverhältnis und Auflösung. Klassisch bleibt bei der Größe.',
  },
  litHeight: {
    label: 'Sichtbare Höhe',
    help: 'Mit der Breite, statt der Größe',
    question: 'Wo beginnt die Höhe?',
    explanation: 'Bei der untersten Pixelreihe, und sie endet bei der obersten. Der Rahmen zählt nicht.',
  },
  card: {
    open: 'Mit einer Karte messen',
    filledIn: 'Die Bildschirmgröße ist jetzt die gemessene.',
    undo: (size) => `Zurück zu ${size}`,
  },
  litNeedsHeight: 'Zählt, sobald du auch die Höhe eingibst.',
  litNeedsWidth: 'Zählt, sobald du auch die Breite eingibst.',
  eyeOffset: {
    label: 'Augenhöhe',
    help: 'Über der Mitte; darunter mit Minus',
    question: 'Warum zählt meine Augenhöhe?',
    explanation:
      'Das FOV bleibt gleich, aber der Horizont gehört auf Augenhöhe. In manchen Spielen kannst du die Ansicht verschieben oder neigen.',
  },
  sideAngle: {
    label: 'Seitenwinkel',
    help: (ideal) => `Leer: ideale ${ideal}`,
    helpWithoutIdeal: 'Leer: der ideale',
    question: 'Welchen Winkel gebe ich ein?',
    explanation:
      'Wie weit jeder Seitenmonitor aus der Ebene des mittleren gedreht ist, wenn dein Ständer das vorgibt. Leer heißt: so, dass dir jeder zugewandt ist.',
  },
  gap: {
    label: 'Abstand zwischen den Bildern',
    help: 'Leer: zwei Rahmen',
    question: 'Wann ist der Abstand nicht zwei Rahmen?',
    explanation:
      'Wenn sich die Rahmen überlappen oder auseinanderstehen. Miss vom letzten Pixel des einen Bildes bis zum ersten des nächsten.',
  },
  sideSize: {
    label: 'Größe der Seitenmonitore',
    help: 'Leer: wie in der Mitte',
    question: 'Und wenn meine anders groß sind?',
    explanation: 'Gib die Diagonale eines Seitenmonitors ein. Er bekommt die Krümmung des mittleren.',
  },
  sideRatio: {
    label: 'Form der Seitenmonitore',
    help: 'Leer: wie in der Mitte',
    question: 'Und wenn meine eine andere Form haben?',
    explanation:
      'Gib ihr Seitenverhältnis oder ihre Pixel ein, etwa 16:9 oder 2560x1440. Hochkant umgekehrt: 9:16.',
  },
  tapes: {
    summary: 'Mit dem Maßband ermitteln',
    intro: 'Miss von oben einen Seitenmonitor und den mittleren, immer bis zur gleichen Art von Kante.',
    centre: 'Mittlerer Bildschirm: von der äußeren Ecke bis zum Übergang',
    side: 'Seitenmonitor: vom Übergang bis zur äußeren Ecke',
    across: 'Quer hinüber, zwischen den beiden äußeren Ecken',
    gives: (angle) => `Das ist ein Seitenwinkel von ${angle}.`,
    use: (angle) => `${angle} übernehmen`,
    unreadable: (text) => `„${text}“ ist keine Länge. Probier 60\u00a0cm, 24″ oder 2\u00a0m.`,
  },
};
