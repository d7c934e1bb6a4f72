/** Files of which much runs once, when they are loaded: tables, patterns. Each of their mutants needs all tests that import them. */
export const loadedOnce = [
  ...['classic/classic-formulas', 'core/outcome', 'core/parse-decimal', 'core/setup'],
  ...['games/format', 'games/sort-games'],
  ...['games/games', 'games/games-without-setting', 'games/record-parts', 'games/triple-recipes'],
].map((name) => `src/${name}.ts`);
