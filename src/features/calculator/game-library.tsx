import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Outcome } from '../../core/outcome';
import type { SeenRig } from '../../core/see-rig';
import { findGames } from '../../games/find-games';
import { settingPlainText } from '../../games/format';
import { sortedByName } from '../../games/sort-games';
import type { Evidence, Game } from '../../games/types';
import { PoliteStatus } from '../../ui/polite-status';
import { Segments } from '../../ui/segments';
import { useAfterPaint } from '../../ui/use-after-paint';
import { useLazyPart } from '../../ui/use-lazy-part';
import { evidenceNames } from './evidence-names';
import { GameRow, SeenContext, valueText, type GameRowProps } from './game-row';
import { toggled } from './toggled';
import { useFavourites } from './use-favourites';
import { useBlocksInSight, type Block } from './use-blocks-in-sight';

type Grouping = 'name' | 'evidence';

interface GameLibraryProps {
  readonly seen: Outcome<SeenRig>;
  readonly onCopy: (text: string) => void;
  readonly onNotice: (text: string) => void;
}

export function GameLibrary({ seen, onCopy, onNotice }: GameLibraryProps) {
  const [query, setQuery] = useState('');
  const [grouping, setGrouping] = useState<Grouping>('name');
  const { favourites, toggleFavourite } = useFavourites();
  // Kept here and not in the row: a row that moves to another list stays open.
  const [opened, setOpened] = useState<readonly string[]>([]);
  const toggle = useCallback(({ id }: Game) => setOpened((ids) => toggled(ids, id)), []);

  const library = useRef<HTMLDivElement>(null);
  const details = useLazyPart(() => import('./game-details'), library);

  // A starred row moves to another list; the focus moves with it.
  const moved = useRef<string | null>(null);
  useEffect(() => {
    if (moved.current === null) return;
    library.current?.querySelector<HTMLElement>(`[data-game="${moved.current}"] .star`)?.focus();
    moved.current = null;
  }, [favourites]);

  const star = useCallback(
    ({ id, name }: Game) => {
      moved.current = id;
      toggleFavourite(id);
      onNotice(favourites.includes(id) ? `${name} is back in its place` : `${name} is now on top`);
    },
    [favourites, toggleFavourite, onNotice],
  );

  // Looked up when it is asked for: a function that changed with every rig would render every button anew.
  const latest = useRef(seen);
  useLayoutEffect(() => {
    latest.current = seen;
  }, [seen]);
  const copyValue = useCallback(
    (game: Game) => {
      const value = valueText(game, latest.current, settingPlainText);
      if (value !== null) onCopy(value);
    },
    [onCopy],
  );

  const found = useMemo(() => findGames(query), [query]);
  const groups = useMemo(
    () => groupGames(found, { grouping, favourites, searching: query.trim() !== '' }),
    [found, grouping, favourites, query],
  );

  // The rows in sight change with the keystroke, the others right after they are painted.
  const isInSight = useBlocksInSight(library, groups);
  const seenLater = useAfterPaint(seen);

  return (
    <>
      <LibraryTools query={query} grouping={grouping} onQuery={setQuery} onGrouping={setGrouping} />
      <PoliteStatus text={found.length === 1 ? '1 game' : `${found.length} games`} />
      <div className="library-frame">
        <div className="library" ref={library}>
          {groups.map(({ title, blocks }) => (
            <section key={title} aria-label={title}>
              <h4>{title}</h4>
              {/* A list by its roles: <ul> would allow no blocks. */}
              <div role="list">
                {blocks.map((block) => (
                  // A rig that cannot be has a reason instead, and the rows say it.
                  <SeenContext key={block.id} value={isInSight(block) ? seen : seenLater}>
                    <RowBlock
                      block={block}
                      favourites={favourites}
                      opened={opened}
                      details={details}
                      onFavourite={star}
                      onToggle={toggle}
                      onCopyValue={copyValue}
                      onCopy={onCopy}
                    />
                  </SeenContext>
                ))}
              </div>
            </section>
          ))}
          {found.length === 0 && (
            <p className="library-empty">
              No game matches “{query.trim()}”. If your game takes horizontal or vertical degrees, use the
              angles above.
            </p>
          )}
        </div>
      </div>
    </>
  );
}

const groupings = [
  { value: 'name', text: 'By name' },
  { value: 'evidence', text: 'By evidence' },
] as const;

interface LibraryToolsProps {
  readonly query: string;
  readonly grouping: Grouping;
  readonly onQuery: (query: string) => void;
  readonly onGrouping: (grouping: Grouping) => void;
}

const LibraryTools = memo(function LibraryTools(props: LibraryToolsProps) {
  const { query, grouping, onQuery, onGrouping } = props;
  return (
    <div className="library-tools" role="search">
      <input
        className="search"
        type="search"
        aria-label="Find a game"
        placeholder="Find a game"
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={({ target }) => onQuery(target.value)}
      />
      <Segments
        name="grouping"
        label="Group games by"
        options={groupings}
        value={grouping}
        onChange={onGrouping}
      />
    </div>
  );
});

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

interface Group {
  readonly title: string;
  readonly blocks: readonly Block[];
}

const rowsPerBlock = 4;

const blocksOf = (games: readonly Game[]): readonly Block[] =>
  games.flatMap(({ id }, index) =>
    index % rowsPerBlock === 0 ? [{ id, games: games.slice(index, index + rowsPerBlock) }] : [],
  );

interface GroupOptions {
  readonly grouping: Grouping;
  readonly favourites: readonly string[];
  /** While somebody searches, the best match comes first. */
  readonly searching: boolean;
}

const levels = Object.keys(evidenceNames) as Evidence['level'][];

function groupGames(
  found: readonly Game[],
  { grouping, favourites, searching }: GroupOptions,
): readonly Group[] {
  const starred = found.filter(({ id }) => favourites.includes(id));
  const others = found.filter(({ id }) => !favourites.includes(id));
  const groups =
    grouping === 'evidence'
      ? levels.map((level) => ({
          title: evidenceNames[level],
          games: others.filter(({ evidence }) => evidence.level === level),
        }))
      : [
          {
            title: starred.length > 0 ? 'All other games' : 'All games',
            games: searching ? others : sortedByName(others),
          },
        ];
  return [{ title: 'Favourites', games: starred }, ...groups]
    .filter(({ games }) => games.length > 0)
    .map(({ title, games }) => ({ title, blocks: blocksOf(games) }));
}
