import type { Messages } from '../messages';

export const words: Messages['embed'] = {
  title: 'FOV-Rechner',
  titleFor: (game) => `FOV für ${game}`,
  description: 'Das FOV für ein Spiel und deinen Bildschirm, zum Einbauen in deine eigene Seite.',
  heading: 'Sichtfeld (FOV), 1:1',
  game: {
    label: 'Spiel',
    help: 'Wofür der Wert ist',
  },
  unknownGame: 'Diese Seite fragt nach einem Spiel, das wir nicht kennen. Wähl deines aus.',
  byEyeHow: 'Dafür ist kein Wert bekannt.',
  summary: (game, value, angles) => `${game}: ${value}. ${angles}`,
  back: 'Sightline: alle Spiele und die Zeichnung',
  withoutScript:
    'Der Rechner braucht JavaScript. Ohne gilt der gezeigte Wert für einen flachen 27″-Bildschirm mit 16:9 bei 50\u00a0cm.',
};
