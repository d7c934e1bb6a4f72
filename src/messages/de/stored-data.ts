import type { Messages } from '../messages';
import { plural } from '../plural';

export const words: Messages['storedData'] = {
  nothing: 'Auf diesem Gerät ist nichts gespeichert.',
  denied: 'Dein Browser lässt diese Website nichts speichern.',
  list: 'Auf diesem Gerät gespeichert',

  kinds: {
    games: 'Die Spiele, die du ausgewählt hast',
    rig: 'Das Rig, das sich beim nächsten Mal öffnet, mit deinem Spiel und Einheiten',
    rigs: 'Die Rigs, die du gespeichert hast',
    theme: 'Das Design, das du gewählt hast',
    questionKey: 'Die Taste ? ist ausgeschaltet',
    aside: 'Etwas, das nicht mehr lesbar ist',
    other: (key) => `Von einer anderen Version (${key})`,
    copies: 'Kopien der Seiten, um sie offline zu öffnen',
  },

  games: (count) => plural(count, { one: `${count} Spiel`, other: `${count} Spiele` }),
  rigs: (count) => plural(count, { one: `${count} Rig`, other: `${count} Rigs` }),
  files: (count) => plural(count, { one: `${count} Datei`, other: `${count} Dateien` }),
  bytes: (count, text) => plural(count, { one: `${text} Byte`, other: `${text} Byte` }),
  kilobytes: (text) => `${text}\u00a0KB`,
  both: (count, size) => `${count}, ${size}`,

  clear: 'Alles löschen',
  cleared: 'Alles ist gelöscht.',
  clearedWithUndo: 'Alles ist gelöscht. Solange diese Seite offen ist, kannst du das rückgängig machen.',
  undo: 'Rückgängig',
  restored: 'Alles ist wieder da.',
  notCleared:
    'Dein Browser hat nicht alles gelöscht. Lösche die Daten dieser Website in den Einstellungen deines Browsers.',
  notRestored: 'Dein Browser hatte keinen Platz, um alles wiederherzustellen.',
};
