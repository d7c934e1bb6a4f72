import { language } from '#messages/language';
import type { Messages } from '../messages';

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
    groups: { raced: 'Rennen und Fahren', 'other-sim': 'Andere Sims' },
    noNumber: 'kein Wert bekannt',
    unsettled: {
      title: 'Was wir noch nicht wissen',
      lead: 'Werte, die niemand bestätigt hat oder die niemand kennt. Die gefragtesten stehen oben.',
      link: 'Was wir noch nicht wissen, steht [unten](#unknown).',
      howTo: 'Ein paar Screenshots klären es: [Miss dein Spiel aus](/measure).',
      measure: 'Selbst messen',
      measureGame: (name) => `${name} selbst messen`,
      questions: {
        unknown: 'Was der Wert bedeutet.',
        'ac-evo': 'Ob seine Grad vertikal sind.',
        'ac-rally': 'Ob seine Grad horizontal sind.',
        'city-car-driving': 'Was die beiden Zahlen in der Datei bedeuten.',
        dcs: 'Ob seine Grad horizontal sind.',
        'dirt-rally-2': 'Welcher Winkel jede Stufe ist.',
        'dirt-rally-file': 'Ob die Datei den vertikalen Winkel doppelt zählt.',
        'ea-wrc': 'Ob 18° und 68° vertikal sind.',
        'f1-carried-over': 'Welcher Winkel die Mitte des Reglers ist.',
        'forza-horizon-5': 'Ob seine Grad vertikal sind.',
        'forza-horizon-6': 'Was der Wert bedeutet.',
        'forza-motorsport': 'Ob seine Grad vertikal sind.',
        'gran-turismo-7': 'Wie hoch die feste Ansicht ist.',
        'grid-autosport': 'Ob die Datei zählt wie die des ersten DiRT Rally.',
        jdm: 'Was die Werte der drei Regler bedeuten.',
        kartkraft: 'Ob seine Grad horizontal sind.',
        'live-for-speed': 'Ob seine Grad horizontal sind.',
        'microsoft-flight-simulator': 'Welcher Winkel 100 % sind.',
        'nascar-racing-2003': 'Wie breit die feste Ansicht ist.',
        'own-scripts': 'Ob sich der Wert unter 60 nur halb so schnell ändert.',
        'player-measured': 'Welcher Winkel die Mitte des Reglers ist.',
        'project-cars-3': 'Ob es zählt wie Project CARS 2.',
        'project-motor-racing': 'Was der Wert bedeutet; die Engine zählt Grad vertikal.',
        raceroom: 'Ob es Grad oder ein Vielfaches nimmt, und in welcher Richtung.',
        'raceroom-legacy': 'Ob 1.0 in jedem Auto 58° ist.',
        rennsport: 'Ob seine Grad horizontal sind.',
        'simbin-camera': 'Welcher Winkel 1.0 im jeweiligen Auto ist.',
        snowrunner: 'Was der eigene Regler bedeutet.',
        'star-citizen': 'Ob der Regler der Form des Bildschirms folgt.',
        torcs: 'Was aus der Einstellung wird.',
        'trackmania-tweaker': 'Ob die Grad des Plugins vertikal sind.',
      },
    },
    noMatch: 'Keine Spiele gefunden. Versuch es mit weniger Wörtern oder einem anderen Filter.',
    data: 'Offene Daten: [games.json](/data/games.json) enthält jedes Spiel mit seinen Quellen, [monitors.json](/data/monitors.json) die Maße von Tausenden Monitoren. Dieselben Spiele und Formeln gibt es als Paket sightline-fov für Node und Browser, mit Befehlszeile; Paket und Quelltext (MIT-Lizenz) bekommst du über {mail}.',
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
    limits: 'Welchen Bereich hat er?',
    triples: 'Was brauchen drei Bildschirme?',
    curved: 'Und bei einem Curved-Monitor?',
    which: (name) => `Welchen Wert braucht ${name}?`,
    instead: 'Was kann ich stattdessen tun?',
  },
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

  instead: {
    byEye: (angle) =>
      `Stell es nach Augenmaß ein: Auf einem flachen 27″-Bildschirm mit 16:9 bei 50\u00a0cm sollte die Ansicht ${angle} breit sein; wie breit auf deinem, zeigt die Karte oben. Hat das Spiel einen Regler, verschieb ihn, bis alles so groß aussieht wie durch ein Fenster.`,
    seat: (angle, distance) =>
      `Die Ansicht ist fest bei etwa ${angle}, also rück deinen Sitz: Ein flacher 27″-Bildschirm mit 16:9 stimmt aus ${distance}. Den Abstand für deinen zeigt die Karte oben.`,
    wide: (angle) => `${angle} Breite`,
    high: (angle) => `${angle} Höhe`,
    plan: '[Der Plan](/#plan) dreht die Frage um: wo du sitzen musst und mit welchen Bildschirmen, um die Sicht zu bekommen, die du willst.',
  },

  measure: (link) =>
    `Stimmt es in deinem Spiel? [Miss nach](${link}), mit ein paar Screenshots: Kein Bild verlässt deinen Browser.`,

  related: {
    number: 'Ähnliche Spiele',
    none: 'Andere Spiele ohne Wert',
    all: 'Alle Spiele',
  },
};
