import { useEffect } from 'react';
import { gameById } from '../domain/games/games';
import { OpenedGame } from '../features/game-library/opened-game';
import { update, useEntry, useStore } from '../state/store';
import { GameDetails } from './game-details-part';

/** What one game wants, on its own page. */
export function GameResult({ gameId }: { readonly gameId: string }) {
  const entry = useEntry();
  const game = gameById(gameId);
  const isAnyOpened = useStore(({ opened }) => opened !== null);
  // A link may have opened one in the list of the home page: links from here lead to the whole list.
  useEffect(() => {
    if (isAnyOpened) update((state) => ({ ...state, opened: null }));
  }, [isAnyOpened]);
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
