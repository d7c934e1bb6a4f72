/** Dialog about a game's number: whether it is right in the player's game. */

interface FeedbackParts {
  readonly game: string;
  readonly isRight: boolean;
  readonly version: string;
  readonly rig: string;
  readonly link: string;
  /** Number of this site. */
  readonly value: string;
  readonly typed: string;
  readonly seen: string;
}

export const words = {
  title: (game: string) => `Is it right in ${game}?`,
  close: 'Close',
  /** "We say 37° for 27″ 16:9 at 50 cm." */
  weSay: (value: string, rig: string) => `We say **${value}** for ${rig}.`,
  measureTitle: 'Measure it',
  measureLead:
    'Two to four screenshots settle it: what the number means, and what to type. They stay in your browser.',
  measure: 'Measure it',
  writeTitle: 'Or tell us',
  writeLead: 'Nothing is sent by this page. Copy these lines and post them, or mail them.',
  verdict: 'Is our number right?',
  verdicts: { right: 'It’s right', wrong: 'It isn’t' },
  version: 'Version of the game, if you like',
  typed: 'What you typed',
  seen: {
    right: 'How you know, if you like',
    wrong: 'What happened in the game',
  },
  /** Accessible name of the lines. */
  label: 'Your lines',
  copy: 'Copy the lines',
  copied: 'Copied.',
  notCopied: 'Your browser doesn’t let the page copy. Select the lines and copy them yourself.',
  mail: 'Mail them',
  subject: (game: string, isRight: boolean) => `${isRight ? 'Right' : 'Not right'}: ${game}`,
  block: ({ game, isRight, version, rig, link, value, typed, seen }: FeedbackParts) =>
    `Game: ${game}\nVersion: ${version}\nRig: ${rig}\n${link}\nSightline says: ${value}\nTyped: ${typed}\nRight: ${isRight ? 'yes' : 'no'}\nIn the game: ${seen}`,
};
