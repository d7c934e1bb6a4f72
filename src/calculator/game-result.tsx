import { gameById } from '../domain/games/games';
import { OpenedGame } from '../features/game-library/opened-game';
import { useEntry } from '../state/store';
import { GameDetails } from './game-details-part';

/** Result on a game's own page. */
export function GameResult({ gameId }: { readonly gameId: string }) {
  const entry = useEntry();
  const game = gameById(gameId);
  return (
    game && (
      <OpenedGame game={game} entry={entry} onBack={null}>
        <div className="game-details">
          <GameDetails game={game} entry={entry} />
        </div>
      </OpenedGame>
    )
  );
}
