import { words as appWords } from '#messages/app';
import { words } from '#messages/exact';
import { words as gameWords } from '#messages/games';
import { useId, useRef, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import type { Game } from '../../domain/games/types';
import type { RigEntry } from '../../domain/rig/entry';
import { toggled, toggleGame } from '../../state/picked-games';
import { update, useStore } from '../../state/store';
import { Explained } from '../../ui/overlays/explained';
import { gameTexts } from '../../text/game-texts';
import { CopyButton } from '../../ui/fields/copy-button';
import { PartBoundary } from '../../ui/loading/error-boundary';
import { LazyMissing } from '../../ui/loading/lazy-missing';
import type { LazyPart } from '../../ui/loading/use-lazy-part';
import { besideStop, moveInRow, stopOfRow } from '../../ui/navigation/row-keys';
import { showToast } from '../../ui/overlays/toasts';
import { chevronIcon, starIcon } from '../../ui/svg/list-icons';
import { SeatLink } from './seat-link';
import '../../ui/styles/icon-button.css';
import './game-row.css';

/** What an opened row shows comes in a script of its own. */
export interface DetailsPart {
  readonly GameDetails: ComponentType<{ readonly game: Game; readonly entry: RigEntry }>;
}

export interface GameRowProps {
  readonly game: Game;
  readonly entry: RigEntry;
  readonly isFavourite: boolean;
  readonly isOpen: boolean;
  readonly details: LazyPart<DetailsPart>;
}

/** Picks a game or drops it, and says so. */
export function pick({ id, name }: Game): void {
  const wasPicked = useStore.getState().favourites.includes(id);
  toggleGame(id);
  showToast(wasPicked ? words.library.backInPlace(name) : words.library.nowOnTop(name));
}

/** A picked row moves to another list, and the focus with it. Who used the mouse goes on looking where they clicked. */
function star(game: Game, { byPointer }: { readonly byPointer: boolean }): void {
  flushSync(() => pick(game));
  document
    .querySelector<HTMLElement>(`.library [data-game="${game.id}"] .star`)
    ?.focus({ preventScroll: byPointer });
}

const toggle = ({ id }: Game): void => update((state) => ({ ...state, opened: toggled(state.opened, id) }));

/** A game with its number. One stop of the Tab key: the arrows lead from its name to its other buttons. */
export function GameRow({ game, entry, isFavourite, isOpen, details }: GameRowProps) {
  const id = useId();
  const units = useStore((state) => state.units);
  const { value, plain, isList, warning, note, seat } = gameTexts(game, entry, units);
  const { level } = game.evidence;
  return (
    <div
      className={isList ? 'game game-with-list' : 'game'}
      role="listitem"
      data-game={game.id}
      onKeyDown={moveInRow}
    >
      <button
        className="icon-button star"
        type="button"
        {...besideStop}
        aria-pressed={isFavourite}
        aria-label={words.library.keepOnTop(game.name)}
        // A click without a count comes from the keyboard.
        onClick={({ detail }) => star(game, { byPointer: detail > 0 })}
      >
        {starIcon}
      </button>
      <div className="game-text">
        <div className="game-head">
          <button
            className="game-name"
            type="button"
            {...stopOfRow}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => toggle(game)}
          >
            {game.name}
            {chevronIcon}
          </button>
          {game.scale !== null && level !== 'confirmed' && (
            <Explained text={words.row.evidence[level]} meaning={gameWords.evidenceMeans[level]} />
          )}
        </div>
        <p className="game-notes">
          <strong className="game-warning">{warning}</strong>
          {seat ? (
            <>
              {seat.text} <SeatLink gameId={seat.gameId} />
            </>
          ) : (
            <span>{note}</span>
          )}
        </p>
      </div>
      <div className="game-answer">
        <span className="game-value">{value}</span>
        <CopyButton label={appWords.copying.copyValueFor(game.name)} text={plain} isBesideStop />
      </div>
      {isOpen && <RowDetails id={id} game={game} entry={entry} details={details} />}
    </div>
  );
}

interface RowDetailsProps extends Pick<GameRowProps, 'game' | 'entry' | 'details'> {
  readonly id: string;
}

function RowDetails({ id, game, entry, details: { part, ...missing } }: RowDetailsProps) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div className="game-details" id={id} ref={place} tabIndex={-1}>
      {part ? (
        <PartBoundary place={place}>
          <part.GameDetails game={game} entry={entry} />
        </PartBoundary>
      ) : (
        <LazyMissing {...missing} place={place} whenFailed={words.detailsFailed} />
      )}
    </div>
  );
}
