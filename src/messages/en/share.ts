import type { LinkFault } from '../../domain/links/shared';

/** What sharing a rig says, and opening one that was shared. */
export const words = {
  copyText: 'Copy as text',
  embed: 'Embed this',
  /** Opens the sheet of the system. */
  sheet: 'Share …',
  /** What the sheet of the system calls it. */
  sheetTitle: (rig: string) => `${rig}: field of view for sim racing`,
  about:
    'The link holds rig, method, units, your games and the rigs you compare. It opens the game that you have open. All of it stands behind the #, which browsers never send to a server.',

  linkCopied: 'Link copied. Reloading keeps your rig, too.',
  textCopied: 'Copied as text',
  copyByHand: 'Your browser did not allow copying. Copy it from here:',

  guest: {
    opened: 'A shared rig is open.',
    notice:
      'You are looking at a shared rig. What is yours stays as it was, and nothing of this is kept on this device until you save it.',
    /** To whom has no rig yet. */
    noticeToNew: 'You are looking at a shared rig. Nothing of it is kept on this device until you save it.',
    save: 'Save as mine',
    saved: 'This is your rig now, and it is among your saved rigs.',
    /** The browser keeps nothing, or has no room. */
    notStored:
      'This is your rig now, but your browser could not store it. It stays here until you close the page.',
    notSaved: 'It could not be saved, so nothing was changed. Try again; at most 200 rigs can be saved.',
    leave: 'Back to mine',
    /** For whom has no rig yet. */
    startOver: 'Start with the defaults',
  },
  close: 'Close',
  faults: {
    cut: 'This link has lost its end on the way, so nothing was taken from it. Ask for the whole link.',
    newer:
      'This link was made by a newer version of this page, so nothing was taken from it. Load the page again, then open it once more.',
    'too-long': 'This link is far longer than any rig, so nothing was taken from it.',
    unreadable: 'This link holds no rig that can be read, so nothing was taken from it. Ask for it again.',
  } satisfies Record<LinkFault, string>,

  keep: {
    about:
      'A rig that this device remembers opens with the page: tick that in the Input card. Saved rigs can be kept in a file. Nothing is kept unless you ask for it, and none of it is sent.',
    saved: 'Saved rigs',
    /** What another tab did. */
    followed: 'Your rig was changed in another tab, so it is shown here too.',
    undo: 'Undo',
    apart: (remembered: string) =>
      `This device remembers another rig: ${remembered}. What you see here is not stored.`,
    loadStored: 'Open the remembered rig',
    keepShown: 'Remember this one instead',
    trouble: {
      denied:
        'Your browser does not let this page keep anything. Your rig stays here until you close the page; a copied link keeps it too.',
      full: 'There is no room left to keep your rig as it is now. It stays here until you close the page; a copied link keeps it too.',
      unreadable:
        'What this device remembered can no longer be read. It was set aside, not deleted: see “Saved rigs”.',
      newer:
        'A newer version of this page has stored your rig. Load the page again to see it; until then it is left as it is.',
    },
  },

  /** For a chat: one line for the rig, one for each game. */
  text: {
    rig: (name: string, angles: string) => `${name}, 1:1 field of view: ${angles}`,
    withSides: (angles: string, side: string, seam: string, total: string) =>
      `${angles} · side screens turned by ${side} · ${seam} · total span ${total}`,
    bezels: (length: string) => `bezels of ${length}`,
    gap: (length: string) => `${length} between the pictures`,
    classic: (name: string, angles: string) => `${name}, Classic formulas: ${angles}`,
    /** A row of the Classic table whose value is not what 1:1 gives. */
    classicDiffers: (row: string, value: string, exact: string) => `${row}: ${value} (1:1: ${exact})`,
    exactOf: (game: string, value: string) => `${game} ${value}`,
    withMeasures: (value: string, measures: string) => `${value} (${measures})`,
    impossibleRig: (name: string, reason: string) => `${name}: ${reason}`,
    game: (name: string, value: string) => `${name}: ${value}`,
    /** The last line: where it is explained. */
    page: (address: string) => `What it means and how sure it is: ${address}`,
    gameWithWarning: (name: string, value: string, warning: string) => `${name}: ${value}. ${warning}`,
  },
};
