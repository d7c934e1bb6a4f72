/** Files of which much runs once, when they are loaded: tables, patterns. Each of their mutants needs all tests that import them. */
export const loadedOnce = [
  ...['classic/classic-formulas', 'geometry/outcome', 'rig/read-decimal'],
  ...['games/games', 'games/sort-games', 'games/games-with-setting', 'games/games-without-setting'],
  ...['games/record-parts', 'games/triple-recipes'],
].map((name) => `src/domain/${name}.ts`);
