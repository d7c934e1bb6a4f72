import type { Messages } from '../messages';

export const words: Messages['ownGames'] = {
  counting: {
    degrees: 'der Winkel in Grad',
    half: 'der halbe Winkel in Grad',
    double: 'der doppelte Winkel in Grad',
    radians: 'der Winkel in Radiant',
    times: (degrees) => `ein Vielfaches von ${degrees}`,
    line: (zero, step) => `ein Regler mit ${zero} bei 0 und ${step} mehr für jede 1`,
    parabola: 'ein Regler mit ungleichen Schritten wie in DiRT Rally 2.0',
    halved: (base) => `der Winkel in Grad, unter ${base} halb so schnell`,
  },
  axes: {
    vertical: 'von unten nach oben',
    horizontal: 'von links nach rechts',
    'horizontal-at-16:9': 'von links nach rechts eines 16:9-Bildes, so hoch wie deines',
    'horizontal-at-4:3': 'von links nach rechts eines 4:3-Bildes, so hoch wie deines',
    diagonal: 'von Ecke zu Ecke',
    'horizontal-over-ratio': 'von links nach rechts, geteilt durch die Form des Bildes',
  },
  meaning: (counting, axis) => `${counting}, ${axis}`,

  details: {
    title: 'Was gemessen ist',
    means: (meaning) => `Der Wert ist ${meaning}.`,
    pictures:
      'Keine bekannte Bedeutung passt; der Wert liegt also zwischen denen von Bildern derselben Form:',
    picture: (number, v) => `${number} gibt ein Bild von ${v} Höhe.`,
    error: (angle) => `Die gemessenen Winkel sind auf ± ${angle} genau.`,
    numbers: (least, most) => `Gemessen mit Werten von ${least} bis ${most}.`,
    record: (takes, level) => `Bei uns steht zu diesem Spiel: ${takes}. ${level}.`,
    again: 'Noch einmal messen',
    remove: 'Entfernen',
    removed: (name) => `${name} ist entfernt`,
    undo: 'Rückgängig',
  },
};
