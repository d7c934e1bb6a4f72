import { language } from '#messages/language';
import type { Messages } from '../messages';

export const words: Messages['compare'] = {
  title: 'Rigs vergleichen',
  example: { about: 'Ein Beispiel: dein Rig, verschoben.', keep: 'Hier behalten' },
  nothingYet: 'Stell bis zu drei weitere Rigs neben deins oder tausch deins aus.',
  rigs: 'Rigs nebeneinander',
  yours: 'Dein Rig',
  yoursExplained: 'Das Rig aus dem Formular oben. Die anderen werden damit verglichen.',

  marks: ['A', 'B', 'C', 'D'],

  nameOf: (mark) => `Name von Rig ${mark}`,
  rename: (name) => `${name} umbenennen`,

  add: {
    label: 'Kopie deines Rigs hinzufügen',
    groups: { seat: 'Anderer Sitzabstand', screens: 'Andere Bildschirme', monitor: 'Anderer Monitor' },
    same: 'Unverändert',
    nearer: (length) => `${length} näher dran`,
    farther: (length) => `${length} weiter weg`,
    triple: 'Als Triple Screen',
    single: 'Als einzelner Bildschirm',
    curved: (radius) => `Curved, ${radius}R`,
    flat: 'Flach',
    size: 'Andere Größe',
    addSize: (size) => `${size} hinzufügen`,
    monitor: 'Monitor auswählen',
    full: 'Mehr als vier Rigs gehen nicht. Entferne eines, um ein neues hinzuzufügen.',
    added: (name, count, max) => `${name} hinzugefügt: ${count} von ${max} Rigs`,
  },

  replace: {
    button: 'Ersetzen',
    buttonOf: (name) => `${name} ersetzen`,
    label: (name) => `Statt ${name} einsetzen`,
    rigs: 'Anderes Rig',
    beside: 'Daneben',
    saved: 'Gespeicherte Rigs',
    named: (mark, name) => `${mark} ${name}`,
    apply: 'Hier einsetzen',
    noneSaved: 'Auch gespeicherte Rigs kannst du hier einsetzen.',
  },

  radius: {
    missing:
      'Er ist gekrümmt, aber der Radius ist nicht bekannt. Er steht auf der Verpackung: 1000R, 1500R, 1800R.',
    group: (name) => `Krümmungsradius von ${name}`,
    usual: (radius) => `${radius}R`,
    usualOf: (radius) => `Krümmungsradius: ${radius}R`,
    other: 'Anderer Radius',
    set: 'Setzen',
    notRead: 'Kein Radius. Probier 1500 oder 1500R.',
    done: (name, radius) => `${name}: ${radius}R`,
  },

  drawings: {
    label: 'Zeichnungen',
    beside: 'Nebeneinander',
    overlaid: 'Übereinander',
    sameScale: 'Alle im selben Maßstab, mit den Augen an derselben Stelle.',
    overlaidLabel: (names) => `Von oben, übereinander: ${names}`,
    named: (mark, name) => `${mark} ${name}`,
  },

  quantities: {
    distance: 'Abstand',
    total: 'Gesamtwinkel',
    width: 'Breite am Tisch',
    depth: 'Tiefe am Tisch',
    sharpness: 'Pixel pro Grad',
    flat: 'flach',
  },
  games: 'Werte für deine Spiele',
  popularGames: 'Werte für beliebte Spiele',
  values: (count) => `${count} Werte`,
  warnings: {
    below: 'unter dem Bereich',
    above: 'über dem Bereich',
    doubtful: 'endet evtl. früher',
  },

  change: {
    more: (amount) => `+${amount}`,
    less: (amount) => `−${amount}`,
    other: '≠',
  },
  changeSaid: {
    more: (amount) => `${amount} mehr als bei deinem Rig`,
    less: (amount) => `${amount} weniger als bei deinem Rig`,
    other: 'anders als bei deinem Rig',
  },

  difference: {
    distance: { more: (length) => `${length} weiter weg`, less: (length) => `${length} näher dran` },
    total: { more: (angle) => `${angle} breiter`, less: (angle) => `${angle} schmaler` },
    vertical: { more: (angle) => `${angle} höher`, less: (angle) => `${angle} niedriger` },
    width: {
      more: (length) => `${length} breiter auf dem Tisch`,
      less: (length) => `${length} schmaler auf dem Tisch`,
    },
    depth: { more: (length) => `${length} tiefer`, less: (length) => `${length} weniger tief` },
    sharpness: {
      more: (count) => `${count} Pixel pro Grad feiner`,
      less: (count) => `${count} Pixel pro Grad gröber`,
    },
    sentence: (parts) => `${language.list(parts)}.`,
    same: 'Gleiche Sicht und gleicher Platzbedarf wie dein Rig.',
    impossibleActive: 'Mit diesen Zahlen ist dein Rig nicht möglich, also gibt es nichts zu vergleichen.',
  },

  actions: {
    makeMine: 'Übernehmen',
    makeMineOf: (name) => `${name} übernehmen`,
    madeMine: (name) => `${name} ist jetzt dein Rig`,
    remove: (name) => `${name} entfernen`,
    removed: (name) => `${name} entfernt`,
    removedActive: (name, next) => `${name} entfernt. ${next} ist jetzt dein Rig`,
    undo: 'Rückgängig',
    earlier: (name) => `${name} nach links`,
    later: (name) => `${name} nach rechts`,
    grip: 'An eine andere Stelle ziehen',
    moved: (name, place, count) => `${name}: jetzt ${place} von ${count}`,
  },
};
