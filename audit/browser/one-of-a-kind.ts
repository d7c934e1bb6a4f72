import { games } from '../../src/domain/games/games';

/** One of each kind: what an opened game shows has the same shape in all of a kind. */
export const oneOfAKind = [
  ...new Map(
    games.map((game) => [
      [game.scale === null, game.triple.takes, game.where.file === null, game.evidence.level].join(),
      game,
    ]),
  ).values(),
];
