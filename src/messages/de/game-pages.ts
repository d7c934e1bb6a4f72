import { language } from '#messages/language';
import type { Messages } from '../messages';
import { plural } from '../plural';

export const words: Messages['gamePages'] = {
  crumbs: { label: 'Wo du bist', home: 'Start', games: 'Spiele' },

  list: {
    title: 'FOV-Einstellungen aller Spiele',
    description: (count) =>
      `Was das FOV in ${count} Rennspielen und Sims bedeutet, wo du es einstellst und wie sicher das ist. Mit einem Rechner für jedes Spiel.`,
    keywords: 'FOV-Einstellungen, Rennspiele, Simracing, Sichtfeld, vertikales FOV, horizontales FOV',
    heading: 'Alle Spiele',
    lead: (count) =>
      `Was ${count} Spiele jeweils unter FOV verstehen. Öffne eines, und du bekommst den Wert für dein Rig.`,
    filters: 'Spiele filtern',
    search: 'Spiel suchen',
    takes: 'Was es erwartet',
    sure: 'Wie sicher',
    any: 'Alle',
    kinds: {
      vertical: 'Grad vertikal',
      horizontal: 'Grad horizontal',
      own: 'Eigene Skala',
      none: 'Kein Wert bekannt',
    },
    columns: { game: 'Spiel', takes: 'Was es erwartet', sure: 'Wie sicher' },
    groups: { raced: 'Rennen und Fahren', 'other-sim': 'Andere Sims' },
    noNumber: 'kein Wert bekannt',
    noMatch: 'Keine Spiele gefunden. Versuch es mit weniger Wörtern oder einem anderen Filter.',
    data: 'Offene Daten: [games.json](/data/games.json) enthält jedes Spiel mit seinen Quellen, [monitors.json](/data/monitors.json) die Maße von Tausenden Monitoren.',
  },

  title: (name) => `${name}: FOV-Rechner`,
  titleOfLongName: (name) => `${name}: FOV`,
  heading: (name) => `FOV in ${name}`,
  calculator: 'FOV-Rechner',
  description: {
    number: (name) =>
      `Das richtige FOV für ${name} auf deinem Bildschirm: welchen Wert du wo eintippst und wie sicher das ist.`,
    none: (name) =>
      `Für ${name} ist kein FOV-Wert bekannt. Was du stattdessen tun kannst: wie breit die Ansicht bei dir sein sollte.`,
    seat: (name) => `Die Ansicht in ${name} ist fest, also rückt dein Sitz: aus welchem Abstand sie stimmt.`,
  },

  meanings: {
    horizontal: (name) => `${name} erwartet den Winkel vom linken zum rechten Rand des Bildes, in Grad.`,
    vertical: (name) =>
      `${name} erwartet den Winkel vom unteren zum oberen Rand des Bildes, in Grad; die Breite folgt aus der Form deines Bildschirms.`,
    'halved-below-60': (name) =>
      `${name} erwartet den Winkel vom unteren zum oberen Rand des Bildes, aber unter 60 ändert sich der Wert nur halb so schnell wie der Winkel.`,
    'times-58': (name) =>
      `${name} erwartet ein Vielfaches seiner Standardansicht, die von unten nach oben 58° hat: 1.0 sind 58°, die Hälfte davon ist 0.5.`,
    'twice-vertical': (name) =>
      `${name} erwartet das Doppelte des Winkels vom unteren zum oberen Rand des Bildes: Eine Ansicht von 40° Höhe ist 80.`,
    'whole-picture': (name) =>
      `${name} erwartet den Winkel vom linken zum rechten Rand des ganzen Bildes, in Grad, über alle Bildschirme, die es füllt.`,
    'at-16-9': (name) =>
      `${name} zeigt, wie viel Grad breit das Bild auf einem 16:9-Bildschirm wäre, egal welche Form deiner hat.`,
    dcs: (name) => `${name} erwartet den Winkel vom linken zum rechten Rand eines Viewports, in Grad.`,
    'dirt-rally': (name) =>
      `${name} hat einen Regler: 0 ist eine Ansicht von 30° von unten nach oben, 1 sind 70°.`,
    'dirt-rally-2': (name) =>
      `${name} hat einen Regler mit elf Stufen: −5 ist eine Ansicht von 30° von unten nach oben, 5 sind 70°, und die Stufen dazwischen sind ungleich.`,
    'ea-wrc': (name) =>
      `${name} hat einen Regler für die Kopfkamera: 0 ist eine Ansicht von 18° von unten nach oben, 100 sind 68°.`,
    f1: (name) =>
      `${name} hat einen Regler um die Standardansicht: In der Mitte ist ein 16:9-Bild 77° breit, und jede Stufe nach oben bringt 2° dazu.`,
    iracing: (name) =>
      `${name} erwartet den Winkel vom linken zum rechten Rand des Sichtbaren, in Grad, über alle deine Bildschirme.`,
    kartkraft: (name) =>
      `${name} berechnet die Ansicht aus deinen Maßen; der Wert ist die Breite eines Bildschirms, in Grad.`,
    rbr: (name) =>
      `${name} erwartet Radiant: die Breite eines 4:3-Bildes, so hoch wie deines; die Form deines Bildschirms spielt also keine Rolle.`,
    'rbr-triples': (name) =>
      `${name} erwartet Radiant: den Winkel vom unteren zum oberen Rand des Bildes, mal 4/3.`,
  },
  example: (value) => `Für einen flachen 27″-Bildschirm mit 16:9 bei 50\u00a0cm: ${value}.`,
  exampleBeyond: (exact, value) =>
    `Für einen flachen 27″-Bildschirm mit 16:9 bei 50\u00a0cm wären es ${exact}; das Nächste, was das Spiel zulässt, ist ${value}.`,
  figure: {
    horizontal: 'Dieser Bildschirm von oben, mit dem Winkel vom linken zum rechten Rand.',
    vertical: 'Dieser Bildschirm von der Seite, mit dem Winkel vom unteren zum oberen Rand.',
    ratio: (ratio, angle) =>
      `Dieser Bildschirm von vorn, mit einem gleich hohen Bild in ${ratio}: von deinem Platz aus ${angle} breit.`,
  },

  questions: {
    means: (name) => `Was bedeutet der Wert in ${name}?`,
    where: 'Wo stelle ich ihn ein?',
    limits: 'Welchen Bereich hat er?',
    triples: 'Was brauchen drei Bildschirme?',
    curved: 'Und bei einem Curved-Monitor?',
    sure: 'Wie sicher ist das?',
    which: (name) => `Welchen Wert braucht ${name}?`,
    instead: 'Was kann ich stattdessen tun?',
  },
  menu: (menu) => `Im Spiel findest du ihn im (englischen) Menü unter „${menu}“.`,
  noMenu: 'In welchem Menü er steht, wissen wir nicht.',
  file: 'Er steht in der Datei {path} als {key}.',
  fileWithSection: 'Er steht in der Datei {path}, Abschnitt {section}, als {key}.',
  fileOnly: 'Er kommt in die Datei {path} als {key}.',
  fileOnlyWithSection: 'Er kommt in die Datei {path}, Abschnitt {section}, als {key}.',
  lines: 'Die Karte oben hat die Zeilen für dein Rig und schreibt sie auf Wunsch in eine Kopie deiner Datei.',
  nowhere: 'Wir kennen weder das Menü noch die Datei. Wenn du ihn findest, trag den Wert von oben ein.',
  limits: {
    both: (min, max) => `Er geht von ${min} bis ${max}.`,
    bothAt: (ratio, min, max) =>
      `Bei ${ratio} geht er von ${min} bis ${max}; bei anderen Formen verschieben sich die Grenzen, damit das Bild seine Höhe behält.`,
    unknown: 'Das wissen wir nicht, der Wert ist hier also nicht begrenzt.',
    step: (step) => `Eine Stufe ist ${step}.`,
    overThree: (max) => `Über drei Bildschirme geht er bis ${max}.`,
    doubtful: (value) => `Über ${value} sind sich die Quellen uneins: Vielleicht ist früher Schluss.`,
    kept: 'Wenn dein Bildschirm mehr oder weniger braucht, zeigt die Karte oben den nächstmöglichen Wert.',
  },
  measures: (names) =>
    `Gefragt sind: ${language.list(names)}. Wähl oben „Triple“, dann bekommst du sie für deine Bildschirme.`,
  curved: {
    flat: (name) =>
      `${name} zeichnet für einen flachen Bildschirm, wie fast jedes Spiel. Setz oben den Haken bei „Curved-Monitor“ und gib den Radius ein, dann bekommst du den Wert mit dem kleinsten Fehler über dein ganzes Bild.`,
    flatTriples:
      'Bei drei Curved-Monitoren bekommt es flache, deren Bildränder an der richtigen Stelle liegen.',
    radius: 'Mit drei Bildschirmen fragt es nach dem Radius und krümmt das Bild selbst.',
  },
  sources: (count, day) =>
    plural(count, {
      one: `Quelle: ${count} Seite, oben genannt, zuletzt gelesen am ${day}.`,
      other: `Quellen: ${count} Seiten, oben genannt, zuletzt gelesen am ${day}.`,
    }),
  noSources: 'Eine Seite zum Verlinken gibt es nicht.',
  others: 'Was andere Rechner sagen, steht auch oben.',

  instead: {
    byEye: (angle) =>
      `Stell es nach Augenmaß ein: Auf einem flachen 27″-Bildschirm mit 16:9 bei 50\u00a0cm sollte die Ansicht ${angle} breit sein; wie breit auf deinem, zeigt die Karte oben. Hat das Spiel einen Regler, verschieb ihn, bis alles so groß aussieht wie durch ein Fenster.`,
    seat: (angle, distance) =>
      `Die Ansicht ist fest bei etwa ${angle}, also rück deinen Sitz: Ein flacher 27″-Bildschirm mit 16:9 stimmt aus ${distance}. Den Abstand für deinen zeigt die Karte oben.`,
    wide: (angle) => `${angle} Breite`,
    high: (angle) => `${angle} Höhe`,
    plan: '[Der Plan](/#plan) dreht die Frage um: wo du sitzen musst und mit welchen Bildschirmen, um die Sicht zu bekommen, die du willst.',
  },

  related: {
    number: 'Ähnliche Spiele',
    none: 'Andere Spiele ohne Wert',
    all: 'Alle Spiele',
  },
};
