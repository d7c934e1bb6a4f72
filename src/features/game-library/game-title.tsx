import type { Game } from '../../domain/games/types';
import { qualifierOf } from '../../text/game-name';

interface GameTitleProps {
  readonly game: Game;
}

/** Words that set a game apart from another of its name, behind that name and quieter; often none. */
export function Qualifier({ game }: GameTitleProps) {
  const qualifier = qualifierOf(game);
  return qualifier !== null && <span className="text-quiet"> {qualifier}</span>;
}

/** Name of a game where it stands beside others. */
export const GameTitle = ({ game }: GameTitleProps) => (
  <>
    {game.name}
    <Qualifier game={game} />
  </>
);
