import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Outcome } from '../../core/outcome';
import type { SeenRig } from '../../core/see-rig';
import { findGames } from '../../games/find-games';
import { sortedByName } from '../../games/sort-games';
import type { Evidence, Game } from '../../games/types';
import { PoliteStatus } from '../../ui/polite-status';
import { Segments } from '../../ui/segments';
import { useAfterPaint } from '../../ui/use-after-paint';
import { evidenceNames } from './evidence-names';
import { GameRow, type GameRowProps } from './game-row';
import { toggled } from './toggled';
import { useFavourites } from './use-favourites';
import { useGamesInSight } from './use-games-in-sight';

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

  // A starred row moves to another list; the focus moves with it.
  const library = useRef<HTMLDivElement>(null);
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

  const found = useMemo(() => findGames(query), [query]);
  const groups = useMemo(
    () => groupGames(found, { grouping, favourites, searching: query.trim() !== '' }),
    [found, grouping, favourites, query],
  );

  // The rows in sight change with the keystroke, the others right after they are painted.
  const isInSight = useGamesInSight(library, groups);
  const seenLater = useAfterPaint(seen);

  return (
    <>
      <div className="library-tools" role="search">
        <input
          className="search"
          type="search"
          aria-label="Find a game"
          placeholder="Find a game"
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <Segments
          name="grouping"
          label="Group games by"
          options={[
            { value: 'name', text: 'By name' },
            { value: 'evidence', text: 'By evidence' },
          ]}
          value={grouping}
          onChange={setGrouping}
        />
      </div>
      <PoliteStatus text={found.length === 1 ? '1 game' : `${found.length} games`} />
      <div className="library-frame">
        <div className="library" ref={library}>
          {groups.map(({ title, blocks }) => (
            <section key={title} aria-label={title}>
              <h4>{title}</h4>
              <ul>
                {blocks.map((block, index) => (
                  <RowBlock
                    key={index}
                    games={block}
                    seen={block.some(isInSight) ? seen : seenLater}
                    seenLater={seenLater}
                    isInSight={isInSight}
                    favourites={favourites}
                    opened={opened}
                    onFavourite={star}
                    onToggle={toggle}
                    onCopy={onCopy}
                  />
                ))}
              </ul>
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

interface RowBlockProps extends Omit<GameRowProps, 'game' | 'isFavourite' | 'isOpen'> {
  readonly games: readonly Game[];
  readonly seenLater: Outcome<SeenRig>;
  readonly isInSight: (game: Game) => boolean;
  readonly favourites: readonly string[];
  readonly opened: readonly string[];
}

/** A few rows that follow each other. Where none is in sight, a keystroke passes over all of them at once. */
const RowBlock = memo(function RowBlock(props: RowBlockProps) {
  const { games, seen, seenLater, isInSight, favourites, opened, ...actions } = props;
  return games.map((game) => (
    <GameRow
      key={game.id}
      game={game}
      seen={isInSight(game) ? seen : seenLater}
      isFavourite={favourites.includes(game.id)}
      isOpen={opened.includes(game.id)}
      {...actions}
    />
  ));
});

interface Group {
  readonly title: string;
  readonly blocks: readonly (readonly Game[])[];
}

const rowsPerBlock = 8;

const blocksOf = (games: readonly Game[]): Group['blocks'] =>
  Array.from({ length: Math.ceil(games.length / rowsPerBlock) }, (_, index) =>
    games.slice(index * rowsPerBlock, (index + 1) * rowsPerBlock),
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
