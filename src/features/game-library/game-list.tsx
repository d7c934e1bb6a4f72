import { words } from '#messages/exact';
import { words as gameWords } from '#messages/games';
import type { ReactNode } from 'react';
import type { GroupCode } from '../../domain/games/group-games';
import type { Game } from '../../domain/games/types';
import type { RigEntry } from '../../domain/rig/entry';
import { GameRow } from './game-row';
import './game-library.css';

export interface RowsProps {
  readonly games: readonly Game[];
  readonly entry: RigEntry;
  /** null = static HTML, without buttons. */
  readonly onOpen: ((gameId: string) => void) | null;
}

/** Games, a row each. */
export const GameRows = ({ games, ...row }: RowsProps) => (
  <div role="list">
    {games.map((game) => (
      <GameRow key={game.id} game={game} {...row} />
    ))}
  </div>
);

interface GameListProps extends RowsProps {
  readonly code: GroupCode;
  /** Whether its title is visible. */
  readonly isTitled: boolean;
}

/** A group of games that is always open. */
export function GameList({ code, isTitled, ...rows }: GameListProps) {
  const title = gameWords.groups[code];
  return (
    <section aria-label={title}>
      <h4 className={isTitled ? undefined : 'visually-hidden'}>{title}</h4>
      <GameRows {...rows} />
    </section>
  );
}

interface MyGameProps extends Pick<RowsProps, 'entry' | 'onOpen'> {
  readonly game: Game;
}

/** The game of the sentence above the window, in a list of its own. */
export const MyGame = (props: MyGameProps) => (
  <section aria-label={words.library.mine}>
    <div role="list">
      <GameRow {...props} isMine />
    </div>
  </section>
);

/** End of the list: the way to the rest of the games. */
export const LibraryEnd = ({ children }: { readonly children: ReactNode }) => (
  <p className="library-end">{children}</p>
);
