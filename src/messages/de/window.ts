import type { Messages } from '../messages';

export const words: Messages['window'] = {
  settings: 'Vertikales FOV im Spiel',
  shipped: (angle) => `Ab Werk, ${angle}`,
  yours: (angle) => `Deins, ${angle}`,

  span: (angle, distance) => `**${angle}** deiner Sicht, aus ${distance}`,

  lifeSize: (ahead) =>
    `**Das Auto ${ahead} voraus wirkt ${ahead} entfernt.** Linien laufen über den Bildschirmrand hinaus weiter.`,
  scaled: (ahead, looks, share) =>
    `**Das Auto ${ahead} voraus wirkt ${looks} entfernt.** Alles ist in ${share} seiner Größe gezeichnet.`,
  moreThan: (distance) => `mehr als ${distance}`,
  whoShips: (angle) => `${angle} hoch ist der Standard in Assetto Corsa.`,

  curved: 'Auf einem Curved-Monitor sieht das flache Bild eines Spiels ungefähr so aus.',
  sidesDark: 'Die Seitenmonitore bleiben dunkel: Da macht es jedes Spiel anders.',
  cut: (angle) => `Eine flache Zeichnung endet bei ${angle}; deine Bildschirme gehen weiter.`,
  none: (reason) => `**Kein Fenster zum Durchschauen.** ${reason}`,
  notDrawable: 'Rechnen lässt sich mit deinen Zahlen, aber zum Zeichnen sind sie zu groß oder zu klein.',
};
