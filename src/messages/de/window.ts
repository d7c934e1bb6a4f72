import type { Messages } from '../messages';

export const words: Messages['window'] = {
  settings: 'FOV im Spiel',
  shipped: (angle, game) => (game === null ? `Ab Werk, ${angle}` : `${game} ab Werk, ${angle}`),
  commonDefault: (angle) => `Ein üblicher Standard, ${angle}`,
  yours: (angle) => `Deins, ${angle}`,
  inLifeSize: (angle) => `Originalgröße, ${angle}`,
  high: (angle) => `${angle} hoch`,

  look: 'Durch deinen Bildschirm schauen',

  span: (angle, distance) => `**${angle}** deiner Sicht, aus ${distance}`,

  lifeSize: (ahead) =>
    `**Das Auto ${ahead} voraus wirkt ${ahead} entfernt.** Linien laufen über den Bildschirmrand hinaus weiter.`,
  scaled: (ahead, looks, share) =>
    `**Das Auto ${ahead} voraus wirkt ${looks} entfernt.** Alles ist in ${share} seiner Größe gezeichnet.`,
  moreThan: (distance) => `mehr als ${distance}`,
  whoShips: {
    own: (angle, game) => `${angle} hoch ist der Standard in ${game}.`,
    other: (angle, game) =>
      `${angle} hoch ist der Standard in Assetto Corsa; der von ${game} ist nicht bekannt.`,
  },

  curved: (looks) =>
    `Auf einem Curved-Monitor kommt das flache Bild eines Spiels nahe heran: Dort wirkt das Auto ${looks} entfernt.`,
  sidesDark: 'Die Seitenmonitore bleiben dunkel: Da macht es jedes Spiel anders.',
  cut: (angle) => `Eine flache Zeichnung endet bei ${angle}; deine Bildschirme gehen weiter.`,
  none: (reason) => `**Kein Fenster zum Durchschauen.** ${reason}`,
  notDrawable: 'Rechnen lässt sich mit deinen Zahlen, aber zum Zeichnen sind sie zu groß oder zu klein.',
};
