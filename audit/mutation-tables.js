/** Tables and the functions that fill them: they run when the file is loaded, so every mutant needs all tests of the games. */
export const tables = ['games', 'games-without-setting', 'record-parts', 'triple-recipes'].map(
  (name) => `src/games/${name}.ts`,
);
