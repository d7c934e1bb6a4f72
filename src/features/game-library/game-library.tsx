import { words } from '#messages/exact';
import { words as gameWords } from '#messages/games';
import { useMemo, useRef, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { gameById, games as allGames } from '../../domain/games/games';
import { groupGames, type GroupCode, type Grouping } from '../../domain/games/group-games';
import type { Game } from '../../domain/games/types';
import type { RigEntry } from '../../domain/rig/entry';
import { update, useEntry, useStore } from '../../state/store';
import { ViewSwitch } from '../../ui/navigation/view-switch';
import { PartBoundary } from '../../ui/loading/error-boundary';
import { LazyMissing } from '../../ui/loading/lazy-missing';
import { useLazyPart, type LazyPart } from '../../ui/loading/use-lazy-part';
import { chevronIcon } from '../../ui/svg/list-icons';
import { GamePicker } from './game-picker';
import { GameRow } from './game-row';
import { OpenedGame } from './opened-game';
import './game-library.css';

interface DetailsProps {
  readonly game: Game;
  readonly entry: RigEntry;
}

/** What stands behind the number comes in a script of its own. */
export interface DetailsPart {
  readonly GameDetails: ComponentType<DetailsProps>;
}

interface GameLibraryProps {
  readonly loadDetails: () => Promise<DetailsPart>;
}

type ClosedCode = keyof typeof words.library.closed;

/** Few look for them, and they are many. */
const isClosedAtFirst = (code: GroupCode): code is ClosedCode => code in words.library.closed;
/** What is shown before somebody asks for all games. */
const shownAtFirst: readonly GroupCode[] = ['picked', 'asked'];

const openGame = (opened: string | null): void => update((state) => ({ ...state, opened }));

/** Every game with its number, or the one that was opened. */
export function GameLibrary({ loadDetails }: GameLibraryProps) {
  const [grouping, setGrouping] = useState<Grouping>('name');
  const [showsAll, setShowsAll] = useState(false);
  const [openGroups, setOpenGroups] = useState<readonly GroupCode[]>([]);
  const pickedGames = useStore((state) => state.pickedGames);
  const opened = useStore((state) => (state.opened === null ? undefined : gameById(state.opened)));
  const entry = useEntry();
  const place = useRef<HTMLDivElement>(null);
  const details = useLazyPart(loadDetails, place);

  // No key of a field changes them, and sorting is slow.
  const groups = useMemo(() => groupGames(allGames, { grouping, pickedGames }), [grouping, pickedGames]);
  const shown = showsAll ? groups : groups.filter(({ code }) => shownAtFirst.includes(code));

  /** The button is gone then: the focus goes on to the first game that it brought. */
  const showAll = () => {
    const before = place.current?.querySelectorAll('.game').length ?? 0;
    flushSync(() => setShowsAll(true));
    place.current?.querySelectorAll<HTMLElement>('.game-name')[before]?.focus({ preventScroll: true });
  };
  const open = ({ id }: Game) => {
    flushSync(() => openGame(id));
    const game = place.current?.querySelector<HTMLElement>('.opened-game');
    game?.focus({ preventScroll: true });
    // From far down a list, to where it begins.
    if (game && game.getBoundingClientRect().top < 0) game.scrollIntoView();
  };
  /** Back to its row, wherever that is. */
  const close = ({ id }: Game) => {
    const code = groups.find(({ games }) => games.some((game) => game.id === id))?.code;
    flushSync(() => {
      if (code && !shownAtFirst.includes(code)) setShowsAll(true);
      if (code && isClosedAtFirst(code)) setOpenGroups([...openGroups, code]);
      openGame(null);
    });
    place.current?.querySelector<HTMLElement>(`[data-game="${id}"] .game-name`)?.focus();
  };

  return (
    <div className="games-place" ref={place}>
      {opened ? (
        <OpenedGame key={opened.id} game={opened} entry={entry} onBack={() => close(opened)}>
          <Details game={opened} entry={entry} details={details} />
        </OpenedGame>
      ) : (
        <>
          <GamePicker picked={pickedGames} />
          <div className="library">
            {showsAll && (
              <ViewSwitch
                label={words.library.groupBy}
                options={groupings}
                value={grouping}
                onChange={setGrouping}
              />
            )}
            {shown.map(({ code, games }) => (
              <Group
                key={code}
                code={code}
                games={games}
                isOpen={openGroups.includes(code)}
                onToggle={(isOpen) =>
                  setOpenGroups((codes) => [
                    ...codes.filter((each) => each !== code),
                    ...(isOpen ? [code] : []),
                  ])
                }
                onOpen={open}
              />
            ))}
            {!showsAll && (
              <button className="library-all" type="button" onClick={showAll}>
                {words.library.showAll(allGames.length)}
              </button>
            )}
          </div>
        </>
      )}
    </div>
  );
}

function Details({
  details: { part, ...missing },
  ...props
}: DetailsProps & { readonly details: LazyPart<DetailsPart> }) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div className="game-details" ref={place} tabIndex={-1}>
      {part ? (
        <PartBoundary place={place}>
          <part.GameDetails {...props} />
        </PartBoundary>
      ) : (
        <LazyMissing {...missing} place={place} whenFailed={words.detailsFailed} />
      )}
    </div>
  );
}

interface GroupProps extends RowsProps {
  readonly code: GroupCode;
  /** Of those that few look for, which are closed at first. */
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

function Group({ code, isOpen, onToggle, ...rows }: GroupProps) {
  const title = gameWords.groups[code];
  return isClosedAtFirst(code) ? (
    <details
      className="library-closed"
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      <summary>
        <h4>{words.library.closed[code](rows.games.length)}</h4>
        {chevronIcon}
      </summary>
      {/* Rendered only once they are asked for. */}
      {isOpen && <Rows {...rows} isYours={false} />}
    </details>
  ) : (
    <section aria-label={title}>
      <h4>{title}</h4>
      <Rows {...rows} isYours={code === 'picked'} />
    </section>
  );
}

interface RowsProps {
  readonly games: readonly Game[];
  readonly onOpen: (game: Game) => void;
}

function Rows({ games, onOpen, isYours }: RowsProps & { readonly isYours: boolean }) {
  const entry = useEntry();
  return (
    <div className={isYours ? 'games-yours' : undefined} role="list">
      {games.map((game) => (
        <GameRow key={game.id} game={game} entry={entry} onOpen={onOpen} />
      ))}
    </div>
  );
}

const groupings = (['name', 'evidence'] as const).map((value) => ({
  value,
  text: words.library.groupings[value],
}));
