import type { Messages } from '../messages';

export const words: Messages['restOfView'] = {
  nothingKnown:
    'Zu den übrigen Kameraeinstellungen dieses Spiels haben wir keine verlässliche Quelle gefunden.',
  typed: (reason) => `Stell {name} auf {value}, weil ${reason}.`,
  horizon: (place, reason) =>
    `Stell {name} nach Augenmaß so ein, dass der Horizont ${place} liegt, weil ${reason}.`,
  pitch: (angle, place, reason) =>
    `Stell {name} auf ${angle} nach oben oder unten, sodass der Horizont ${place} liegt, weil ${reason}.`,
  own: (reason) => `Stell {name} ein, wie du magst, weil ${reason}.`,
  inFile: 'In der Datei {path}',
  reasons: {
    shift: 'damit das ganze Bild wandert und seine Form behält',
    pitch:
      'sich damit die Kamera dreht und der Horizont auf deine Augenhöhe kommt; Senkrechtes steht dann etwas schräg',
    'looks-down': 'die Kamera sonst leicht nach unten blickt und der Horizont über der Mitte liegt',
    seat: 'du dich damit nur im Auto bewegst: Winkel und Horizont bleiben, wo sie sind',
    'seat-tilt': 'die Kameratasten dann den Blick des Fahrers in Grad neigen, bis der Horizont stimmt',
    sideways: 'der Winkel für Augen gerade vor der Mitte deines Bildschirms berechnet ist',
    level: 'sich dein Bildschirm nicht mit dem Auto neigt und der Horizont so auf deiner Augenhöhe bleibt',
    head: 'dein eigener Kopf stillhält und jeder Stoß den Horizont von deiner Augenhöhe wegrücken würde',
    'looks-aside': 'sich der Blick sonst von geradeaus wegdreht und der Winkel nur dort stimmt',
    'with-speed': 'sich der Winkel sonst mit dem Tempo ändert und dann nicht mehr deiner ist',
    mirror: 'ein Spiegel seinen eigenen Winkel hat, über den dein Bildschirm nicht entscheidet',
  },
  comfort:
    'Ein gerader Horizont und ein ruhiger Kopf sind auch eine Frage des Wohlbefindens: Der Winkel stimmt so oder so.',
  bySlider: (place) =>
    `Einen Regler ohne Einheit stellst du nach Augenmaß ein: den Horizont auf deiner Augenhöhe, ${place}. Regler für den Sitz bewegen dich nur im Auto; sie ändern weder Winkel noch Horizont.`,
  place: {
    level: 'in der Mitte deines Bildschirms',
    above: (length) => `${length} über der Mitte deines Bildschirms`,
    below: (length) => `${length} unter der Mitte deines Bildschirms`,
    beyond: { above: 'am oberen Rand deines Bildschirms', below: 'am unteren Rand deines Bildschirms' },
    unknown: 'auf deiner Augenhöhe',
  },
  whereIs: {
    title: 'Wo ist mein Horizont?',
    inside: (place, fromEdge) => `Er liegt ${place}, ${fromEdge} über dem unteren Bildrand.`,
    rows: (above, all) => `In Pixeln: ${above} von oben, von ${all}.`,
    beyond: (length) =>
      `Deine Augen sind ${length} jenseits des Bildrands, und keine Einstellung bringt den Horizont dorthin. Stell den Bildschirm mehr auf ihre Höhe.`,
    notEntered:
      'Du hast deine Augenhöhe nicht eingegeben; deine Augen zählen also als auf Höhe der Mitte. Gib sie unter „Mehr zu deinen Bildschirmen“ ein, als „Augenhöhe“.',
  },
};
