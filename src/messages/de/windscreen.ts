import type { Messages } from '../messages';

export const words: Messages['windscreen'] = {
  title: 'Blick durch die Windschutzscheibe',
  arrangement: 'Anordnung',
  arrangements: { split: 'Geteilt', stacked: 'Übereinander', desk: 'Am Tisch' },
  screens: 'Bildschirme',
  whichScreens: { all: 'Alle drei', left: 'Links', centre: 'Mitte', right: 'Rechts' },
  truth: '1:1 für dein Rig',

  line: 'Linie zwischen den beiden Bildern',
  lineAt: (share) => `${share} von links`,
  lineKeys:
    'Pfeil links und rechts verschieben die Linie um 2\u00a0%, Bild auf und Bild ab um 10\u00a0%, Pos1 und Ende bis zum Rand.',

  pictureSplit: (setting) =>
    `Die Strecke voraus vom Fahrersitz aus, maßstabsgetreu. Links der Linie: ${setting}. Rechts davon: 1:1 für dein Rig.`,
  pictureStacked: (setting) =>
    `Die Strecke voraus vom Fahrersitz aus, maßstabsgetreu. Oben: ${setting}. Unten: 1:1 für dein Rig.`,
  scene:
    'Maßstabsgetreu: Bremstafeln in 50, 100 und 150\u00a0m, zwei blaue Autos 20\u00a0m und ein oranges 50\u00a0m voraus, auf einer 12\u00a0m breiten Strecke.',

  lifeSize: 'Das blaue Auto 20\u00a0m voraus erscheint in Originalgröße.',
  seemsAt: (share, metres) =>
    `Das blaue Auto 20\u00a0m voraus wirkt ${metres}\u00a0m entfernt, in ${share} seiner Größe.`,
  seemsFar: (share) =>
    `Das blaue Auto 20\u00a0m voraus wirkt mehr als 1000\u00a0m entfernt, in ${share} seiner Größe.`,
  curved:
    'Ein flaches Bild kann auf einem Curved-Monitor nicht überall in Originalgröße sein; das ist die gewählte Anpassung.',
  curvedTriple:
    'Ein flaches Bild kann auf einem Curved-Monitor nicht überall in Originalgröße sein; dieses stimmt an den Rändern.',
  eyeAbove: 'Deine Augen sind über der Bildschirmmitte, und dort ist auch der Horizont.',
  eyeBelow: 'Deine Augen sind unter der Bildschirmmitte, und dort ist auch der Horizont.',

  sway: 'Kopf bewegen',
  swayShows: (aside) =>
    `Dein Kopf bewegt sich ${aside} nach jeder Seite. 1:1 folgt ihm wie ein Fenster; ein Spiel ohne Headtracking nicht.`,
  swayStands: {
    'reduced-motion': 'Nicht verfügbar: Auf deinem Gerät sind weniger Animationen eingestellt.',
    'still-drawing': 'Im Standbild nicht verfügbar.',
  },

  showLifeSize: 'Bildschirm füllen',
  copyPicture: 'Dieses Bild kopieren',
  numberWas: (game, value, before) => `${game}: ${value}, vorher ${before}`,
  lifeSizeFor: (width) =>
    `Für ein ${width} breites Bild, wie eingegeben. Nicht sicher, ob dieser Monitor so breit ist? Miss das Bild oder nimm im Formular oben eine Bankkarte.`,
  anotherMonitor: (here, entered) =>
    `Die Originalgröße muss den eingegebenen Monitor füllen, ${entered}-mal so breit wie hoch; dieser hat ${here}. Gib diesen ein oder zieh das Fenster hinüber.`,
  lifeSizePicture: 'Die Strecke voraus in Originalgröße, 1:1 für dein Rig',
  hold: 'Halten, oder Leertaste halten: wie das Spiel zeichnet',
  horizon: 'Dein Horizont',
  lookPast: 'Setz dich hin wie immer und schau über den Rand des Monitors hinaus.',
  sit: (distance) => `Setz dich so, dass deine Augen ${distance} von der Bildschirmmitte entfernt sind.`,
  ruler: (length) =>
    `Dieses Lineal ist ${length} lang. Wenn deins etwas anderes sagt, ist das nicht der eingegebene Monitor.`,
  carOnGlass: (width) =>
    `Ein blaues Auto, 1,9\u00a0m breit und 20\u00a0m voraus, ist auf dem Bildschirm ${width} breit. Halt zum Vergleich deine Hand daran.`,
  leave: 'Originalgröße verlassen',

  desk: {
    onScreens: 'Auf den Bildschirmen',
    pictures: { drawn: 'Wie eingestellt', truth: '1:1' },
    picture: (setting) => `Dein Rig in einem Raum, maßstabsgetreu. Auf den Bildschirmen: ${setting}.`,
    control: 'Von wo du schaust',
    keys: 'Zieh am Bild oder nimm die Pfeiltasten, um dich umzusehen. Plus und Minus bringen dich näher heran und weiter weg, Pos1 zurück hinter den Fahrer.',
    views: { behind: 'Hinter dem Fahrer', seat: 'Vom Sitz aus', above: 'Von oben' },
    nearer: 'Näher',
    farther: 'Weiter weg',
    place: {
      behind: (up, distance) =>
        `Du schaust von hinten und ${up} von oben, ${distance} von den Augen des Fahrers.`,
      left: (angle, up, distance) =>
        `Du schaust ${angle} von links und ${up} von oben, ${distance} von den Augen des Fahrers.`,
      right: (angle, up, distance) =>
        `Du schaust ${angle} von rechts und ${up} von oben, ${distance} von den Augen des Fahrers.`,
    },
    seat: {
      ahead: 'Du schaust mit den Augen des Fahrers geradeaus.',
      left: (angle) => `Du schaust mit den Augen des Fahrers ${angle} nach links.`,
      right: (angle) => `Du schaust mit den Augen des Fahrers ${angle} nach rechts.`,
    },
    seamsMeet: 'Vom Sitz aus läuft der Streckenrand gerade über die Übergänge.',
    seamsKink: (kink) => `Vom Sitz aus knickt der Streckenrand an den Übergängen um ${kink}.`,
    seamsJump: (jump) => `Vom Sitz aus springt der Streckenrand an den Übergängen um ${jump}.`,
    seamsBreak: (jump, kink) =>
      `Vom Sitz aus bricht der Streckenrand an den Übergängen: Er springt um ${jump} und knickt um ${kink}.`,
    sidesDark: 'Was das Spiel auf den Seitenmonitoren zeichnet, wissen wir nicht; sie bleiben dunkel.',
    still: 'Dieser Browser kann hier kein 3D; du siehst denselben Raum als Standbild.',
  },

  still: 'Dieser Browser kann hier kein 3D; du siehst dieselbe Szene als Standbild.',
};
