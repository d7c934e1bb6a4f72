import { words } from '#messages/exact';
import { words as gameWords } from '#messages/games';
import { memo, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { findGames } from '../../domain/games/find-games';
import { gameById } from '../../domain/games/games';
import { groupGames, type GroupCode, type Grouping } from '../../domain/games/group-games';
import type { Game } from '../../domain/games/types';
import { toggled } from '../../state/picked-games';
import { chevronIcon, searchIcon } from '../../ui/svg/list-icons';
import { PoliteStatus } from '../../ui/overlays/polite-status';
import { Segments } from '../../ui/fields/segments';
import { useRead } from '../../ui/live';
import { useLazyPart } from '../../ui/loading/use-lazy-part';
import { GamePicker } from './game-picker';
import { GameRow, InSightProvider, type GameRowProps } from './game-row';
import { useBlocksInSight, type Block } from './use-blocks-in-sight';
import { useWorkspace } from '../../calculator/workspace';
import '../../ui/fields/search.css';
import './game-library.css';

interface GameLibraryProps {
  readonly onCopy: (text: string) => void;
  readonly onNotice: (text: string) => void;
}

export const GameLibrary = memo(function GameLibrary({ onCopy, onNotice }: GameLibraryProps) {
  const { store } = useWorkspace();
  const [query, setQuery] = useState('');
  const [grouping, setGrouping] = useState<Grouping>('name');
  const favourites = useRead(store, (state) => state.favourites);
  // Not in the row: one that moves to another list stays open.
  const opened = useRead(store, (state) => state.opened);
  const lastToggled = useRef<string | null>(null);
  const toggle = useCallback(
    ({ id }: Game) => {
      lastToggled.current = id;
      store.update((state) => ({ ...state, opened: toggled(state.opened, id) }));
    },
    [store],
  );

  // Whoever comes back to the list finds it closed.
  useEffect(() => () => store.update((state) => ({ ...state, opened: [] })), [store]);

  const library = useRef<HTMLDivElement>(null);
  const details = useLazyPart(() => import('./game-details'), library);

  // A row that was opened at the end of the list would unfold out of sight. What it shows may arrive only now.
  useEffect(() => {
    const id = lastToggled.current;
    if (id === null || !details.part) return;
    lastToggled.current = null;
    const row = library.current?.querySelector(`[data-game="${id}"]`);
    if (library.current && row && opened.includes(id)) scrollIntoSight(row, library.current);
  }, [opened, details.part]);

  // A starred row moves to another list, and the focus with it. Who used the mouse goes on looking where they clicked.
  const moved = useRef<{ readonly id: string; readonly byPointer: boolean } | null>(null);
  useEffect(() => {
    if (moved.current === null) return;
    const { id, byPointer } = moved.current;
    library.current
      ?.querySelector<HTMLElement>(`[data-game="${id}"] .star`)
      ?.focus({ preventScroll: byPointer });
    moved.current = null;
  }, [favourites]);

  const pick = useCallback(
    ({ id, name }: Game) => {
      const wasStarred = store.get().favourites.includes(id);
      store.toggleFavourite(id);
      onNotice(wasStarred ? words.library.backInPlace(name) : words.library.nowOnTop(name));
    },
    [store, onNotice],
  );
  const star = useCallback(
    (game: Game, byPointer: boolean) => {
      moved.current = { id: game.id, byPointer };
      pick(game);
    },
    [pick],
  );

  const found = useMemo(() => findGames(query), [query]);
  const searching = query.trim() !== '';
  // Games without a number are rendered only once they are asked for, by the group or one by one.
  const [chosenNone, setShowsNone] = useState<boolean | null>(null);
  const showsNone = chosenNone ?? opened.some((id) => gameById(id)?.scale === null);
  const groups = useMemo(
    () =>
      groupGames(found, { grouping, favourites, searching }).map(({ code, games }) => ({
        code,
        count: games.length,
        blocks: code === 'none' && !searching && !showsNone ? [] : blocksOf(games),
      })),
    [found, grouping, favourites, searching, showsNone],
  );

  // The rows in sight change with the key, the others when the typing pauses.
  const isInSight = useBlocksInSight(library, groups);
  const count = useCallback(() => words.library.count(found.length), [found]);

  return (
    <>
      <GamePicker picked={favourites} onToggle={pick} />
      <LibraryTools query={query} grouping={grouping} onQuery={setQuery} onGrouping={setGrouping} />
      <PoliteStatus source={store} read={count} />
      <div className="library-frame">
        <div className="library" ref={library}>
          {groups.map(({ code, count: size, blocks }) => (
            <Group
              key={code}
              code={code}
              count={size}
              // What is searched for is shown.
              closes={code === 'none' && !searching}
              isOpen={showsNone}
              onToggle={setShowsNone}
            >
              {blocks.map((block) => (
                <InSightProvider key={block.id} value={isInSight(block)}>
                  <RowBlock
                    block={block}
                    favourites={favourites}
                    opened={opened}
                    details={details}
                    onFavourite={star}
                    onToggle={toggle}
                    onCopy={onCopy}
                  />
                </InSightProvider>
              ))}
            </Group>
          ))}
          {found.length === 0 && <p className="library-empty">{words.library.noMatch(query.trim())}</p>}
        </div>
      </div>
    </>
  );
});

/** Scrolls the list and nothing else. Where it does not scroll by itself, the page stays where it is. */
function scrollIntoSight(row: Element, list: Element) {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(list);
  const [{ top, bottom }, edges] = [row.getBoundingClientRect(), list.getBoundingClientRect()];
  const above = top - edges.top - parseFloat(scrollPaddingTop);
  const below = bottom - edges.bottom + parseFloat(scrollPaddingBottom);
  // Its name stays in sight, however long it is.
  if (below > 0) list.scrollTop += Math.min(below, above);
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
  // A list by its roles: <ul> would allow no blocks.
  const list = <div role="list">{children}</div>;
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
      {isOpen && list}
    </details>
  ) : (
    <section aria-label={title}>
      <h4>{title}</h4>
      {list}
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

interface RowBlockProps extends Omit<GameRowProps, 'game' | 'isFavourite' | 'isOpen'> {
  readonly block: Block;
  readonly favourites: readonly string[];
  readonly opened: readonly string[];
}

const RowBlock = memo(function RowBlock({ block, favourites, opened, ...others }: RowBlockProps) {
  return (
    <div className="game-block" data-block={block.id}>
      {block.games.map((game) => (
        <GameRow
          key={game.id}
          game={game}
          isFavourite={favourites.includes(game.id)}
          isOpen={opened.includes(game.id)}
          {...others}
        />
      ))}
    </div>
  );
});

const rowsPerBlock = 4;

const blocksOf = (games: readonly Game[]): readonly Block[] =>
  games.flatMap(({ id }, index) =>
    index % rowsPerBlock === 0 ? [{ id, games: games.slice(index, index + rowsPerBlock) }] : [],
  );
