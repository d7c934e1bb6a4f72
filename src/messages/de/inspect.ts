import type { Messages } from '../messages';
import { plural } from '../plural';

export const words: Messages['inspect'] = {
  intro:
    'Wähl die Einstellungsdatei deines Spiels aus oder zieh sie hierher: XML, INI, JSON oder anderer Text, bis 5\u00a0MB. Sie wird in deinem Browser gelesen und nirgendwohin gesendet. Du siehst nur die Namen ihrer Schlüssel, und keinen Wert, den du nicht anhakst.',
  choose: 'Datei auswählen',
  chooseAnother: 'Andere Datei auswählen',
  found: (total, candidates) =>
    plural(total, {
      one: `${total} Schlüssel in {name}; mit dem Blickfeld zu tun haben könnten ${candidates}.`,
      other: `${total} Schlüssel in {name}; mit dem Blickfeld zu tun haben könnten ${candidates}.`,
    }),
  leftOut: (count) =>
    plural(count, {
      one: `${count} Name wurde weggelassen: Er sieht nach einem Pfad, einer Adresse oder einer Zahl aus.`,
      other: `${count} Namen wurden weggelassen: Sie sehen nach Pfaden, Adressen oder Zahlen aus.`,
    }),
  refusal: {
    empty: '{name} ist leer.',
    'too-large': 'Für Einstellungen ist diese Datei zu groß: Gelesen werden bis zu 5\u00a0MB.',
    'not-text': '{name} ist keine Textdatei. Ohne das Spiel lassen sich ihre Einstellungen nicht lesen.',
    'no-keys':
      'In {name} stehen keine Namen mit Werten. Vielleicht ist es eine andere Datei, oder sie ist beschädigt.',
  },
  notRead: 'Die Datei konnte nicht gelesen werden.',
  candidates: 'Schlüssel, die mit dem Blickfeld zu tun haben könnten',
  others: (count) =>
    plural(count, { one: `${count} weiterer Schlüssel`, other: `${count} weitere Schlüssel` }),
  more: (count) => plural(count, { one: `und ${count} weiterer`, other: `und ${count} weitere` }),
  tick: 'Hak einen Schlüssel an, um seinen Wert zu zeigen, hier und im Bericht.',
  value: (text) => `= ${text}`,

  report: {
    title: 'Schreib uns',
    lead: 'Mit diesen Zeilen finden wir vielleicht, worin das Spiel sein Blickfeld ablegt. Gesendet wird nichts, solange du sie nicht selbst verschickst oder postest.',
    game: 'Spiel',
    version: 'Version des Spiels, wenn du magst',
    label: 'Bericht',
    copy: 'Bericht kopieren',
    copied: 'Bericht kopiert.',
    mail: 'Mailen',
    mailCut: 'In die Mail passen nur die ersten Zeilen. Für alle kopierst du den Bericht hinein.',
    subject: (game) => `Einstellungsdatei: ${game}`,
  },
};
