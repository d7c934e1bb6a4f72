import { words } from '#messages/exact';
import { words as gameWords } from '#messages/games';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { findGames } from '../../domain/games/find-games';
import { gameById } from '../../domain/games/games';
import { groupGames, type GroupCode, type Grouping } from '../../domain/games/group-games';
import type { Game } from '../../domain/games/types';
import { update, useEntry, useStore } from '../../state/store';
import { Segments } from '../../ui/fields/segments';
import { useLazyPart, type LazyPart } from '../../ui/loading/use-lazy-part';
import { useAtRest } from '../../ui/loading/use-settled';
import { DebouncedStatus } from '../../ui/overlays/debounced-status';
import { chevronIcon, searchIcon } from '../../ui/svg/list-icons';
import { GamePicker } from './game-picker';
import { GameRow, pick, type DetailsPart } from './game-row';
import '../../ui/fields/search.css';
import './game-library.css';

interface GameLibraryProps {
  readonly loadDetails: () => Promise<DetailsPart>;
}

/** Every game with its number. */
export function GameLibrary({ loadDetails }: GameLibraryProps) {
  const [query, setQuery] = useState('');
  const [grouping, setGrouping] = useState<Grouping>('name');
  const favourites = useStore((state) => state.favourites);
  // Not in the row: one that moves to another list stays open.
  const opened = useStore((state) => state.opened);
  const library = useRef<HTMLDivElement>(null);
  const details = useLazyPart(loadDetails, library);

  // Whoever comes back to the list finds it closed.
  useEffect(() => () => update((state) => ({ ...state, opened: [] })), []);

  // A row that was opened at the end of the list would unfold out of sight. What it shows may arrive only later.
  const shown = useRef(opened);
  useEffect(() => {
    if (!details.part) return;
    const fresh = opened.find((id) => !shown.current.includes(id));
    shown.current = opened;
    const row = fresh !== undefined && library.current?.querySelector(`[data-game="${fresh}"]`);
    if (library.current && row) scrollIntoSight(row, library.current);
  }, [opened, details.part]);

  const found = useMemo(() => findGames(query), [query]);
  const searching = query.trim() !== '';
  // No key of a field changes them, and sorting is slow.
  const groups = useMemo(
    () => groupGames(found, { grouping, favourites, searching }),
    [found, grouping, favourites, searching],
  );
  // Games without a number are rendered only once they are asked for, by the group or one by one.
  const [chosenNone, setShowsNone] = useState<boolean | null>(null);
  const showsNone = chosenNone ?? opened.some((id) => gameById(id)?.scale === null);

  return (
    <>
      <GamePicker picked={favourites} onToggle={pick} />
      <LibraryTools query={query} grouping={grouping} onQuery={setQuery} onGrouping={setGrouping} />
      <DebouncedStatus text={words.library.count(found.length)} />
      <div className="library-frame">
        <div className="library" ref={library}>
          {groups.map(({ code, games }) => (
            <Group
              key={code}
              code={code}
              count={games.length}
              // What is searched for is shown.
              closes={code === 'none' && !searching}
              isOpen={showsNone}
              onToggle={setShowsNone}
            >
              {(code !== 'none' || searching || showsNone) && (
                <Rows games={games} {...{ favourites, opened, details }} />
              )}
            </Group>
          ))}
          {found.length === 0 && <p className="library-empty">{words.library.noMatch(query.trim())}</p>}
        </div>
      </div>
    </>
  );
}

/** Scrolls the list and nothing else. Where it does not scroll by itself, the page stays where it is. */
function scrollIntoSight(row: Element, list: Element) {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(list);
  const [{ top, bottom }, edges] = [row.getBoundingClientRect(), list.getBoundingClientRect()];
  const above = top - edges.top - parseFloat(scrollPaddingTop);
  const below = bottom - edges.bottom + parseFloat(scrollPaddingBottom);
  // Its name stays in sight, however long it is.
  if (below > 0) list.scrollTop += Math.min(below, above);
}

interface RowsProps {
  readonly games: readonly Game[];
  readonly favourites: readonly string[];
  readonly opened: readonly string[];
  readonly details: LazyPart<DetailsPart>;
}

/** A row that is out of sight follows once nobody has typed for a while. */
function Rows({ games, favourites, opened, details }: RowsProps) {
  const entry = useEntry();
  const atRest = useAtRest(entry);
  return (
    <div role="list">
      {games.map((game) => (
        <GameRow
          key={game.id}
          game={game}
          entry={entry}
          atRest={atRest}
          isFavourite={favourites.includes(game.id)}
          isOpen={opened.includes(game.id)}
          details={details}
        />
      ))}
    </div>
  );
}

interface GroupProps {
  readonly code: GroupCode;
  readonly count: number;
  /** It can be closed, and is at first. */
  readonly closes: boolean;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

function Group({ code, count, closes, isOpen, onToggle, children }: GroupProps) {
  const title = gameWords.groups[code];
  return closes ? (
    <details
      className="library-closed"
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      <summary>
        <h4>{words.library.withoutNumber(count)}</h4>
        {chevronIcon}
      </summary>
      {isOpen && children}
    </details>
  ) : (
    <section aria-label={title}>
      <h4>{title}</h4>
      {children}
    </section>
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
