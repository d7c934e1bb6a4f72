/** The sentence to fill in above the hero's window, and its answer. Numbers include their unit. */
export const words = {
  /** Accessible name of the sentence. */
  label: 'Your game and your screen',
  /** Three lines, with a field in place of each name. */
  lines: ['I race {game}', 'on {screens} {size} {ratio},', '{distance} from my eyes.'],
  game: 'My game',
  screens: 'My screens',
  size: 'Size of my screen',
  ratio: 'Ratio of my screen',
  distance: 'My distance',
  counts: { single: 'one', triple: 'three' },
  sizes: {
    plain: (size: string) => size,
    ultrawide: (size: string) => `${size} ultrawide`,
    superUltrawide: (size: string) => `${size} super ultrawide`,
    tv: (size: string) => `${size} TV`,
  },
  findMonitor: 'Find my monitor …',
  measure: 'I don’t know: measure it with a bank card …',

  /** The list of games. */
  suggestions: 'Games',
  noMatch: 'No game found.',

  /** In front of the menu path, or of the file. */
  typeIn: 'Type it in',
  typeTheseIn: 'Type these in',
  /** For a game whose menu and file are not known. */
  nowhere: 'In its menu or a file; we know neither',
  unknown: 'No known number',
  /** For screen readers. */
  answer: (game: string, value: string) => `${game}: ${value}`,
  /** For the default rig, which is the reader's own only by chance. */
  forRig: (size: string, distance: string) => `for ${size} at\u00a0${distance}`,

  copy: (value: string) => `Copy ${value}`,
  copyAll: 'Copy all',
  start: 'Start Calculating',
  all: (count: number) => `All ${count} games`,
};
