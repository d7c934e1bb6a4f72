import { words } from '#messages/exact';
import { words as gameWords } from '#messages/games';
import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { findGames } from '../../games/find-games';
import { groupGames, type Grouping } from '../../games/group-games';
import type { Game } from '../../games/types';
import { toggled } from '../../store/store';
import { PoliteStatus } from '../../ui/polite-status';
import { Segments } from '../../ui/segments';
import { useRead } from '../../ui/live';
import { useLazyPart } from '../../ui/use-lazy-part';
import { GameRow, RowSourceProvider, type GameRowProps } from './game-row';
import { useBlocksInSight, type Block } from './use-blocks-in-sight';
import { useWorkspace } from './workspace';

interface GameLibraryProps {
  readonly onCopy: (text: string) => void;
  readonly onNotice: (text: string) => void;
}

export const GameLibrary = memo(function GameLibrary({ onCopy, onNotice }: GameLibraryProps) {
  const { store, answers, nextPause } = useWorkspace();
  const [query, setQuery] = useState('');
  const [grouping, setGrouping] = useState<Grouping>('name');
  const favourites = useRead(store, (state) => state.favourites);
  // Kept here and not in the row: a row that moves to another list stays open.
  const [opened, setOpened] = useState<readonly string[]>([]);
  const toggle = useCallback(({ id }: Game) => setOpened((ids) => toggled(ids, id)), []);

  const library = useRef<HTMLDivElement>(null);
  const details = useLazyPart(() => import('./game-details'), library);

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

  const star = useCallback(
    ({ id, name }: Game, byPointer: boolean) => {
      moved.current = { id, byPointer };
      const wasStarred = store.get().favourites.includes(id);
      store.toggleFavourite(id);
      onNotice(wasStarred ? words.library.backInPlace(name) : words.library.nowOnTop(name));
    },
    [store, onNotice],
  );

  const found = useMemo(() => findGames(query), [query]);
  const groups = useMemo(
    () =>
      groupGames(found, { grouping, favourites, searching: query.trim() !== '' }).map(({ code, games }) => ({
        title: gameWords.groups[code],
        blocks: blocksOf(games),
      })),
    [found, grouping, favourites, query],
  );

  // The rows in sight change with the key, the others when the typing pauses.
  const isInSight = useBlocksInSight(library, groups);
  const count = useCallback(() => words.library.count(found.length), [found]);

  return (
    <>
      <LibraryTools query={query} grouping={grouping} onQuery={setQuery} onGrouping={setGrouping} />
      <PoliteStatus source={store} read={count} />
      <div className="library-frame">
        <div className="library" ref={library}>
          {groups.map(({ title, blocks }) => (
            <section key={title} aria-label={title}>
              <h4>{title}</h4>
              {/* A list by its roles: <ul> would allow no blocks. */}
              <div role="list">
                {blocks.map((block) => (
                  <RowSourceProvider key={block.id} value={isInSight(block) ? answers : nextPause}>
                    <RowBlock
                      block={block}
                      favourites={favourites}
                      opened={opened}
                      details={details}
                      onFavourite={star}
                      onToggle={toggle}
                      onCopy={onCopy}
                    />
                  </RowSourceProvider>
                ))}
              </div>
            </section>
          ))}
          {found.length === 0 && <p className="library-empty">{words.library.noMatch(query.trim())}</p>}
        </div>
      </div>
    </>
  );
});

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
