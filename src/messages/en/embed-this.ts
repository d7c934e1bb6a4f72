/** The panel that gives the embedded calculator away. */
export const words = {
  about:
    'A small calculator for your own page: it asks for the screen and gives the number. It stores nothing, sends nothing and sets no cookie.',
  game: 'Game',
  anyGame: 'The visitor chooses',
  theme: 'Theme',
  themes: { visitor: 'As the visitor has it', light: 'Light', dark: 'Dark' },
  units: 'Units',
  snippet: 'To copy into your page',
  copy: 'Copy the snippet',
  copied: 'Copied the snippet',
  /** Below the snippet. */
  script: 'The second line gives the frame the height that it needs. It can be left out.',
  preview: 'How it looks',
};
