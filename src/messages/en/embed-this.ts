/** Panel for embedding the calculator. */
export const words = {
  about: 'A small calculator for your own page. It stores nothing, sends nothing and sets no cookie.',
  game: 'Game',
  anyGame: 'The visitor chooses',
  theme: 'Theme',
  themes: { visitor: 'As the visitor’s system', light: 'Light', dark: 'Dark' },
  units: 'Units',
  snippet: 'Code for your page',
  copy: 'Copy the snippet',
  copied: 'Copied the snippet',
  /** Below the snippet. */
  script: 'The second line gives the frame the height it needs. You can leave it out.',
  preview: 'Preview',
};
