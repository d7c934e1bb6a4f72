/**
 * The sims that people ask about first, by id: those with a cockpit view and a number of their own that are raced online
 * today and that other calculators list on top. Chosen by hand, so that nobody scrolls for them; anything else is found by
 * its name.
 */
export const popularGames: readonly string[] = [
  'ac-evo',
  'acc',
  'assetto-corsa',
  'automobilista-2',
  'f1-25',
  'iracing',
  'lmu',
  'raceroom',
];
