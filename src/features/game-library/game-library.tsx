import { words } from '#messages/exact';
import { words as gameWords } from '#messages/games';
import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { findGames } from '../../domain/games/find-games';
import { groupGames, type GroupCode, type Grouping } from '../../domain/games/group-games';
import { popularGames } from '../../domain/games/popular-games';
import type { Game } from '../../domain/games/types';
import { update, useEntry, useStore } from '../../state/store';
import { Segments } from '../../ui/fields/segments';
import { useLazyPart, type LazyPart } from '../../ui/loading/use-lazy-part';
import { DebouncedStatus } from '../../ui/overlays/debounced-status';
import { chevronIcon, searchIcon } from '../../ui/svg/list-icons';
import { GamePicker } from './game-picker';
import { GameRow, pick, type DetailsPart } from './game-row';
import '../../ui/fields/search.css';
import '../../ui/styles/button.css';
import './game-library.css';

interface GameLibraryProps {
  readonly loadDetails: () => Promise<DetailsPart>;
}

type ClosedCode = keyof typeof words.library.closed;

/** Few look for them, and they are many. */
const isClosedAtFirst = (code: GroupCode): code is ClosedCode => code in words.library.closed;
/** What is shown before somebody asks for all games. */
const shownAtFirst: readonly GroupCode[] = ['favourites', 'asked'];

/** Every game with its number. */
export function GameLibrary({ loadDetails }: GameLibraryProps) {
  const [query, setQuery] = useState('');
  const [grouping, setGrouping] = useState<Grouping>('name');
  const [showsAll, setShowsAll] = useState(false);
  const favourites = useStore((state) => state.favourites);
  const library = useRef<HTMLDivElement>(null);
  const details = useLazyPart(loadDetails, library);

  // Whoever comes back to the list finds it closed.
  useEffect(() => () => update((state) => ({ ...state, opened: [] })), []);

  const found = useMemo(() => findGames(query), [query]);
  const searching = query.trim() !== '';
  // No key of a field changes them, and sorting is slow.
  const groups = useMemo(
    () => groupGames(found, { grouping, favourites, searching }),
    [found, grouping, favourites, searching],
  );
  // Whoever comes by a link to a game finds it open.
  const opened = useStore((state) => state.opened);
  if (!showsAll && opened.some((id) => !popularGames.includes(id) && !favourites.includes(id)))
    setShowsAll(true);
  const isShort = !showsAll && !searching && grouping === 'name';
  const shown = isShort ? groups.filter(({ code }) => shownAtFirst.includes(code)) : groups;

  /** The button is gone then: the focus goes on to the first game that it brought. */
  const showAll = () => {
    const before = library.current?.querySelectorAll('.game').length ?? 0;
    flushSync(() => setShowsAll(true));
    library.current?.querySelectorAll<HTMLElement>('.game-name')[before]?.focus({ preventScroll: true });
  };

  return (
    <>
      <GamePicker picked={favourites} onToggle={pick} />
      <LibraryTools query={query} grouping={grouping} onQuery={setQuery} onGrouping={setGrouping} />
      <DebouncedStatus text={words.library.count(found.length)} />
      <div className="library" ref={library}>
        {shown.map(({ code, games }) => (
          <Group
            key={code}
            code={code}
            games={games}
            // What is searched for is shown.
            closes={!searching}
            details={details}
          />
        ))}
        {isShort && (
          <button className="button button-small library-all" type="button" onClick={showAll}>
            {words.library.showAll(found.length)}
          </button>
        )}
        {found.length === 0 && <p className="library-empty">{words.library.noMatch(query.trim())}</p>}
      </div>
    </>
  );
}

interface GroupProps {
  readonly code: GroupCode;
  readonly games: readonly Game[];
  /** Those that few look for are closed at first. */
  readonly closes: boolean;
  readonly details: LazyPart<DetailsPart>;
}

function Group({ code, games, closes, details }: GroupProps) {
  const title = gameWords.groups[code];
  return closes && isClosedAtFirst(code) ? (
    <ClosedGroup code={code} games={games} details={details} />
  ) : (
    <section aria-label={title}>
      <h4>{title}</h4>
      <Rows games={games} details={details} />
    </section>
  );
}

type RowsProps = Pick<GroupProps, 'games' | 'details'>;

interface ClosedGroupProps extends RowsProps {
  readonly code: ClosedCode;
}

/** Its rows are rendered only once they are asked for. */
function ClosedGroup({ code, games, details }: ClosedGroupProps) {
  const [chosen, setChosen] = useState<boolean | null>(null);
  const holdsOpened = useStore(({ opened }) => games.some(({ id }) => opened.includes(id)));
  const isOpen = chosen ?? holdsOpened;
  return (
    <details
      className="library-closed"
      open={isOpen}
      onToggle={({ currentTarget }) => setChosen(currentTarget.open)}
    >
      <summary>
        <h4>{words.library.closed[code](games.length)}</h4>
        {chevronIcon}
      </summary>
      {isOpen && <Rows games={games} details={details} />}
    </details>
  );
}

function Rows({ games, details }: RowsProps) {
  const entry = useEntry();
  const favourites = useStore((state) => state.favourites);
  // Not in the row: one that moves to another list stays open.
  const opened = useStore((state) => state.opened);
  return (
    <div role="list">
      {games.map((game) => (
        <GameRow
          key={game.id}
          game={game}
          entry={entry}
          isFavourite={favourites.includes(game.id)}
          isOpen={opened.includes(game.id)}
          details={details}
        />
      ))}
    </div>
  );
}

const groupings = (['name', 'evidence'] as const).map((value) => ({
  value,
  text: words.library.groupings[value],
}));

interface LibraryToolsProps {
  readonly query: string;
  readonly grouping: Grouping;
  readonly onQuery: (query: string) => void;
  readonly onGrouping: (grouping: Grouping) => void;
}

function LibraryTools({ query, grouping, onQuery, onGrouping }: LibraryToolsProps) {
  return (
    <div className="library-tools" role="search">
      <div className="library-search">
        {searchIcon}
        <input
          className="search"
          type="search"
          aria-label={words.library.find}
          placeholder={words.library.find}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={({ target }) => onQuery(target.value)}
        />
      </div>
      <Segments label={words.library.groupBy} options={groupings} value={grouping} onChange={onGrouping} />
    </div>
  );
}
