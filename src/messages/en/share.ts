import type { LinkFault } from '../../domain/links/shared';

/** Sharing a rig, and opening a shared one. */
export const words = {
  copyText: 'Copy as text',
  embed: 'Embed this',
  /** Opens the system's share sheet. */
  sheet: 'Share …',
  /** Title in the system's share sheet. */
  sheetTitle: (rig: string) => `${rig}: field of view for sim racing`,
  about:
    'The link contains your rig, units, games and compared rigs, and opens the same game. It’s all after the #, which browsers never send to a server.',

  linkCopied: 'Link copied. Reloading keeps your rig too.',
  textCopied: 'Copied as text',
  copyByHand: 'Your browser didn’t allow copying. Copy it from here:',

  guest: {
    opened: 'A shared rig is open.',
    notice:
      'You’re viewing a shared rig. Your own rig is unchanged, and nothing here is stored unless you save it.',
    /** For users without a rig of their own. */
    noticeToNew: 'You’re viewing a shared rig. Nothing here is stored unless you save it.',
    save: 'Save as mine',
    saved: 'This is your rig now, and it’s in your saved rigs.',
    /** Storage is forbidden or full. */
    notStored: 'This is your rig now, but your browser couldn’t store it. It’s gone when you close the page.',
    notSaved: 'It couldn’t be saved, so nothing changed. Try again; 200 saved rigs is the maximum.',
    leave: 'Back to mine',
    /** For users without a rig of their own. */
    startOver: 'Start with the defaults',
  },
  close: 'Close',
  unreadGame: 'A measured game in this link can’t be read. Everything else works as usual.',
  unknownGame: 'The game in this link isn’t in our list. Everything else works as usual.',
  faults: {
    cut: 'This link is incomplete, so nothing was loaded. Ask for the full link.',
    newer:
      'This link is from a newer version of this page, so nothing was loaded. Reload the page and open it again.',
    'too-long': 'This link is too long for a rig, so nothing was loaded.',
    unreadable: 'There’s no readable rig in this link, so nothing was loaded. Ask for a new one.',
  } satisfies Record<LinkFault, string>,

  keep: {
    about:
      '“Save this rig” is in the Input card; “Open it next time” opens yours with the page. Saved rigs can be exported to a file. Nothing is stored unless you ask for it, and nothing is sent.',
    saved: 'Saved rigs',
    /** After a change in another tab. */
    followed: 'Your rig was changed in another tab and is shown here too.',
    undo: 'Undo',
    conflict: (remembered: string) =>
      `Another rig opens next time on this device: ${remembered}. The one shown here isn’t stored.`,
    loadStored: 'Open that one',
    keepShown: 'Open this one next time',
    trouble: {
      denied:
        'Your browser doesn’t let this page store anything. Copy a link to keep your rig; otherwise it’s gone when you close the page.',
      full: 'No storage left for your rig as it is now. Copy a link to keep it; otherwise it’s gone when you close the page.',
      unreadable:
        'Your rig from last time can no longer be read. It was set aside, not deleted: see “Saved rigs”.',
      newer: 'A newer version of this page stored your rig. Reload the page to see it.',
    },
  },

  /** Text for a chat: one line for the rig, one per game. */
  text: {
    rig: (name: string, angles: string) => `${name}, 1:1 field of view: ${angles}`,
    withSides: (angles: string, side: string, seam: string, total: string) =>
      `${angles} · side angle ${side} · ${seam} · total span ${total}`,
    bezels: (length: string) => `bezels ${length}`,
    gap: (length: string) => `gap ${length}`,
    classic: (name: string, angles: string) => `${name}, Classic formulas: ${angles}`,
    /** A row of the Classic table whose value differs from 1:1. */
    classicDiffers: (row: string, value: string, exact: string) => `${row}: ${value} (1:1: ${exact})`,
    exactOf: (game: string, value: string) => `${game} ${value}`,
    withMeasures: (value: string, measures: string) => `${value} (${measures})`,
    impossibleRig: (name: string, reason: string) => `${name}: ${reason}`,
    game: (name: string, value: string) => `${name}: ${value}`,
    /** A game that was measured by the visitor, or by the sender of a link. */
    measured: (name: string) => `${name} (own measurement)`,
    /** Last line: link to the explanation. */
    page: (address: string) => `What it means and how sure it is: ${address}`,
    gameWithWarning: (name: string, value: string, warning: string) => `${name}: ${value}. ${warning}`,
  },
};
