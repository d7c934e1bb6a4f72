import type { Messages } from '../messages';

export const words: Messages['share'] = {
  copyText: 'Als Text kopieren',
  embed: 'Einbetten',
  sheet: 'Teilen …',
  sheetTitle: (rig) => `${rig}: FOV fürs Simracing`,
  about:
    'Der Link enthält dein Rig mit Einheiten, Spielen und verglichenen Rigs und öffnet dasselbe Spiel. Das alles steht hinter dem #; diesen Teil senden Browser nie an einen Server.',

  linkCopied: 'Link kopiert. Dein Rig bleibt jetzt auch beim Neuladen erhalten.',
  textCopied: 'Als Text kopiert',
  copyByHand: 'Dein Browser hat das Kopieren nicht erlaubt. Kopier es von hier:',

  guest: {
    opened: 'Ein geteiltes Rig ist offen.',
    notice:
      'Du siehst ein geteiltes Rig. Dein eigenes ist unverändert, und hier wird nichts gespeichert, solange du es nicht selbst tust.',
    noticeToNew:
      'Du siehst ein geteiltes Rig. Hier wird nichts gespeichert, solange du es nicht selbst tust.',
    save: 'Als meines speichern',
    saved: 'Das ist jetzt dein Rig, und es steht bei deinen gespeicherten.',
    notStored:
      'Das ist jetzt dein Rig, aber dein Browser konnte es nicht speichern. Es ist weg, wenn du die Seite schließt.',
    notSaved:
      'Es konnte nicht gespeichert werden, also hat sich nichts geändert. Versuch es noch mal; mehr als 200 gespeicherte Rigs gehen nicht.',
    leave: 'Zurück zu meinem',
    startOver: 'Mit den Standardwerten anfangen',
  },
  close: 'Schließen',
  unreadGame: 'Ein gemessenes Spiel aus diesem Link ist nicht lesbar. Alles andere funktioniert wie immer.',
  unknownGame: 'Das Spiel aus diesem Link ist nicht in unserer Liste. Alles andere funktioniert wie immer.',
  faults: {
    cut: 'Dieser Link ist unvollständig; nichts wurde geladen. Lass dir den ganzen geben.',
    newer:
      'Dieser Link stammt von einer neueren Version dieser Seite; nichts wurde geladen. Lade die Seite neu und öffne ihn noch mal.',
    'too-long': 'Dieser Link ist zu lang für ein Rig; nichts wurde geladen.',
    unreadable: 'In diesem Link steckt kein lesbares Rig; nichts wurde geladen. Lass dir einen neuen geben.',
  },

  keep: {
    about:
      '„Rig speichern“ steht unter „Eingabe“; mit „Beim nächsten Mal öffnen“ öffnet sich deines mit der Seite. Gespeicherte Rigs kannst du in eine Datei exportieren. Gespeichert wird nur, was du willst, und gesendet wird nichts.',
    saved: 'Gespeicherte Rigs',
    followed: 'Dein Rig wurde in einem anderen Tab geändert und ist jetzt auch hier zu sehen.',
    undo: 'Rückgängig',
    conflict: (remembered) =>
      `Auf diesem Gerät öffnet sich beim nächsten Mal ein anderes Rig: ${remembered}. Das hier gezeigte ist nicht gespeichert.`,
    loadStored: 'Jenes öffnen',
    keepShown: 'Beim nächsten Mal dieses öffnen',
    trouble: {
      denied:
        'Dein Browser lässt diese Seite nichts speichern. Kopier einen Link, um dein Rig zu behalten; sonst ist es weg, wenn du die Seite schließt.',
      full: 'Für dein Rig in dieser Form ist kein Speicher mehr frei. Kopier einen Link, um es zu behalten; sonst ist es weg, wenn du die Seite schließt.',
      unreadable:
        'Dein Rig vom letzten Mal ist nicht mehr lesbar. Es wurde beiseitegelegt, nicht gelöscht: siehe „Gespeicherte Rigs“.',
      newer: 'Eine neuere Version dieser Seite hat dein Rig gespeichert. Lade die Seite neu, um es zu sehen.',
    },
  },

  text: {
    rig: (name, angles) => `${name}, FOV nach 1:1: ${angles}`,
    withSides: (angles, side, seam, total) =>
      `${angles} · Seitenwinkel ${side} · ${seam} · Gesamtwinkel ${total}`,
    bezels: (length) => `Rahmen ${length}`,
    gap: (length) => `Abstand ${length}`,
    classic: (name, angles) => `${name}, klassische Formeln: ${angles}`,
    classicDiffers: (row, value, exact) => `${row}: ${value} (1:1: ${exact})`,
    exactOf: (game, value) => `${game} ${value}`,
    withMeasures: (value, measures) => `${value} (${measures})`,
    impossibleRig: (name, reason) => `${name}: ${reason}`,
    measured: (name) => `${name} (eigene Messung)`,
    game: (name, value) => `${name}: ${value}`,
    page: (address) => `Was das bedeutet und wie sicher es ist: ${address}`,
    gameWithWarning: (name, value, warning) => `${name}: ${value}. ${warning}`,
  },
};
