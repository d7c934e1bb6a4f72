/**
 * Ids of the most asked-about sims: with a cockpit view and a number of their own, raced online today, and first in
 * other calculators' lists. Chosen by hand.
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
