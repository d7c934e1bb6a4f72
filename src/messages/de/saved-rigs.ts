import type { Messages } from '../messages';
import { plural } from '../plural';

export const words: Messages['savedRigs'] = {
  list: 'Gespeicherte Rigs',
  chips: 'Gespeichertes Rig öffnen',
  edit: 'Bearbeiten',
  editRigs: 'Bearbeiten: gespeicherte Rigs',
  isOpen: '· offen',
  none: 'Noch keine gespeicherten Rigs.',
  maxReached: (max) =>
    `Gespeicherte Rigs: ${max}, mehr gehen nicht. Lösche eines, um ein neues zu speichern.`,

  nameOf: (name) => `Neuer Name für ${name}`,
  load: 'Laden',
  loadOf: (name) => `${name} laden`,
  rename: (name) => `${name} umbenennen`,
  duplicate: (name) => `${name} duplizieren`,
  up: (name) => `${name} nach oben`,
  down: (name) => `${name} nach unten`,
  remove: (name) => `${name} löschen`,

  saved: (name) => `Gespeichert als ${name}`,
  loaded: (name) => `${name} ist jetzt dein Rig`,
  loadedWithoutGames: (name) =>
    `${name} ist jetzt dein Rig. Ein gemessenes Spiel, das damit gespeichert war, ist nicht lesbar.`,
  renamed: (name) => `Umbenannt in ${name}`,
  removed: (name) => `${name} gelöscht`,
  moved: (name, place, count) => `${name}: jetzt ${place} von ${count}`,
  undo: 'Rückgängig',

  trouble: {
    denied:
      'Dein Browser lässt diese Seite nichts speichern. Exportiere diese Rigs, um sie zu behalten; sonst sind sie weg, wenn du die Seite schließt.',
    full: 'Auf diesem Gerät ist kein Speicher mehr frei. Exportiere diese Rigs, um sie so zu behalten.',
    newer:
      'Eine neuere Version dieser Seite hat deine Rigs gespeichert. Lade die Seite neu, um sie zu sehen.',
  },

  file: {
    export: 'Als Datei exportieren',
    import: 'Datei importieren',
    imported: (count) =>
      plural(count, { one: `${count} Rig importiert.`, other: `${count} Rigs importiert.` }),
    nothingNew: 'Kein neues Rig in dieser Datei.',
    alreadySaved: (count) =>
      plural(count, { one: `${count} war schon da.`, other: `${count} waren schon da.` }),
    noRoom: (max) => `Nichts wurde importiert: Mehr als ${max} Rigs gehen nicht.`,
    renamed: (from, to) => `Der Name „${from}“ war vergeben; das importierte Rig heißt jetzt „${to}“.`,
    undo: 'Import rückgängig machen',
    undone: 'Die importierten Rigs sind wieder weg.',
    leftOut: (place, name, why) =>
      name === ''
        ? `Rig ${place} wurde ausgelassen: ${why}`
        : `Rig ${place}, „${name}“, wurde ausgelassen: ${why}`,
    moreLeftOut: (count) =>
      plural(count, {
        one: `${count} weiteres wurde ausgelassen.`,
        other: `${count} weitere wurden ausgelassen.`,
      }),
    why: {
      'no-rig': 'Der Eintrag enthält kein Rig.',
      'too-many': 'Mehr als 200 Rigs gehen nicht. Auch alle danach wurden ausgelassen.',
      unreadable: 'beschädigter Text.',
      unknown: 'Es enthält etwas, das diese Version nicht kennt.',
      missing: (what) => `„${what}“ fehlt.`,
      wrong: (what) => `„${what}“ ist nicht lesbar.`,
    },
    fields: { fit: { label: 'Anpassung an die Krümmung' }, name: { label: 'Name' } },
    faults: {
      'too-long': 'Diese Datei ist zu groß für gespeicherte Rigs; nichts wurde importiert.',
      'not-json': 'Diese Datei ist beschädigt oder von anderer Art; nichts wurde importiert.',
      'other-file': 'Diese Datei enthält keine gespeicherten Rigs; nichts wurde importiert.',
      newer:
        'Diese Datei stammt von einer neueren Version dieser Seite; nichts wurde importiert. Lade die Seite neu und versuch es noch mal.',
      failed: 'Dein Browser konnte diese Datei nicht lesen.',
    },
  },

  aside: {
    notice:
      'Ein Teil der gespeicherten Daten war nicht lesbar. Er wurde unverändert beiseitegelegt; der Rest steht oben.',
    save: 'Als Datei speichern',
    remove: 'Löschen',
  },
};
