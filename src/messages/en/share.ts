import type { LinkFault } from '../../links/shared';

/** What sharing a rig says, and opening one that was shared. */
export const words = {
  title: 'Share this rig',
  copyLink: 'Copy link',
  copyText: 'Copy as text',
  /** Opens the sheet of the system. */
  sheet: 'Share …',
  /** What the sheet of the system calls it. */
  sheetTitle: (rig: string) => `${rig}: field of view for sim racing`,
  about:
    'The link holds rig, method, units, your games and the rigs you compare. It opens the game that you have open. All of it stands behind the #, which browsers never send to a server.',

  linkCopied: 'Link copied. It is in the address bar too: reloading keeps your rig.',
  textCopied: 'Copied as text',
  copyByHand: 'Your browser did not allow copying. Copy it from here:',

  guest: {
    opened: 'A shared rig is open.',
    notice:
      'You are looking at a shared rig. Your own games stay as they were, and nothing that you change here is kept on this device.',
    leave: 'Back to mine',
  },
  close: 'Close',
  faults: {
    cut: 'This link has lost its end on the way, so nothing was taken from it. Ask for the whole link.',
    newer:
      'This link was made by a newer version of this page, so nothing was taken from it. Load the page again, then open it once more.',
    'too-long': 'This link is far longer than any rig, so nothing was taken from it.',
    unreadable: 'This link holds no rig that can be read, so nothing was taken from it. Ask for it again.',
  } satisfies Record<LinkFault, string>,

  /** For a chat: one line for the rig, one for each game. */
  text: {
    rig: (name: string, angles: string) => `${name}, 1:1 field of view: ${angles}`,
    impossibleRig: (name: string, reason: string) => `${name}: ${reason}`,
    game: (name: string, value: string) => `${name}: ${value}`,
    gameWithWarning: (name: string, value: string, warning: string) => `${name}: ${value}. ${warning}`,
  },
};
