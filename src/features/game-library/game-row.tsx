import { words } from '#messages/exact';
import { memo, useContext, useId, useMemo, useRef, createContext } from 'react';
import type { Game } from '../../domain/games/types';
import type { LiveAnswer } from '../../state/answers';
import { chevronIcon, starIcon } from '../../ui/svg/list-icons';
import { LazyMissing } from '../../ui/loading/lazy-missing';
import { LiveText, useRead } from '../../ui/live';
import type { Source } from '../../ui/source';
import type { LazyPart } from '../../ui/loading/use-lazy-part';
import { GameAnswer } from './game-answer';
import type { GameDetails } from './game-details';
import { gameReader } from '../../text/game-texts';
import { useWorkspace } from '../../calculator/workspace';
import '../../ui/styles/icon-button.css';
import './game-row.css';

/** Whether the rows of a block are looked at: those that nobody sees change when the typing pauses. */
const InSight = createContext(true);
export const InSightProvider = InSight.Provider;

/** Where a row has its value from, and what stands below its name. */
function useRowSources(): { readonly value: Source<LiveAnswer>; readonly notes: Source<LiveAnswer> } {
  const { answers, nextFrame, nextPause } = useWorkspace();
  return useContext(InSight) ? { value: answers, notes: nextFrame } : { value: nextPause, notes: nextPause };
}

export interface GameRowProps {
  readonly game: Game;
  readonly isFavourite: boolean;
  readonly isOpen: boolean;
  /** What an opened row shows comes in a script of its own. */
  readonly details: LazyPart<{ readonly GameDetails: typeof GameDetails }>;
  /** `byPointer` = the mouse or a finger did it, and the eye is there. */
  readonly onFavourite: (game: Game, byPointer: boolean) => void;
  readonly onToggle: (game: Game) => void;
  readonly onCopy: (text: string) => void;
}

export const GameRow = memo(function GameRow(props: GameRowProps) {
  const { game, isFavourite, isOpen, details, onFavourite, onToggle, onCopy } = props;
  const { value, notes } = useRowSources();
  const id = useId();
  const row = useMemo(() => gameReader(game), [game]);
  const isList = useRead(value, (answer) => row(answer).isList);
  return (
    <div className={isList ? 'game game-with-list' : 'game'} role="listitem" data-game={game.id}>
      <button
        className="icon-button star"
        type="button"
        aria-pressed={isFavourite}
        aria-label={words.library.keepOnTop(game.name)}
        // A click without a count comes from the keyboard.
        onClick={({ detail }) => onFavourite(game, detail > 0)}
      >
        {starIcon}
      </button>
      <div className="game-text">
        <button
          className="game-name"
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => onToggle(game)}
        >
          {game.name}
          {chevronIcon}
        </button>
        <p className="game-notes">
          <LiveText
            as="strong"
            className="game-warning"
            source={notes}
            read={(answer) => row(answer).warning}
          />
          <LiveText source={notes} read={(answer) => row(answer).note} />
        </p>
      </div>
      <div className="game-answer">
        <GameAnswer className="game-value" game={game} source={value} read={row} onCopy={onCopy} />
      </div>
      {isOpen && <RowDetails id={id} game={game} details={details} onCopy={onCopy} />}
    </div>
  );
});

interface RowDetailsProps extends Pick<GameRowProps, 'game' | 'details' | 'onCopy'> {
  readonly id: string;
}

function RowDetails({ id, game, details: { part, ...missing }, onCopy }: RowDetailsProps) {
  const seen = useRead(useRowSources().value, ({ exact }) =>
    exact?.seen.ok === true ? exact.seen.value : null,
  );
  const place = useRef<HTMLDivElement>(null);
  return (
    <div className="game-details" id={id} ref={place} tabIndex={-1}>
      {part ? (
        <part.GameDetails game={game} seen={seen} onCopy={onCopy} />
      ) : (
        <LazyMissing {...missing} place={place} whenFailed={words.detailsFailed} />
      )}
    </div>
  );
}
