import type { Messages } from '../messages';

export const words: Messages['drawing'] = {
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
    curvedFromSide: ({ coverage, v }) =>
      `Deckt von oben bis unten ${coverage} deiner Sicht ab. Vertikal sind es ${v}: Das Bild eines Spiels ist flach, und so passt es zu deiner Krümmung.`,
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
    covers: (angle) => `deckt ${angle} ab`,
  },
};
