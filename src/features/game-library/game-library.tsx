import { words } from '#messages/exact';
import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { games as listedGames } from '../../domain/games/games';
import { gameAmong } from '../../domain/games/games-to-show';
import { groupGames, type GroupCode, type Grouping } from '../../domain/games/group-games';
import type { Game } from '../../domain/games/types';
import type { RigEntry } from '../../domain/rig/entry';
import { update, useEntry, useStore } from '../../state/store';
import { Button } from '../../ui/button';
import { ChevronDisclosure } from '../../ui/chevron-disclosure';
import { useNamedPart } from '../../ui/navigation/use-named-part';
import { ViewSwitch } from '../../ui/navigation/view-switch';
import { LazyPart, useLoaded, type LazyComponent } from '../../ui/loading/lazy-part';
import { TellUs } from './tell-us';
import { GamePicker } from './game-picker';
import { GameList, GameRows, LibraryEnd, MyGame, type RowsProps } from './game-list';
import { OpenedGame } from './opened-game';

export interface DetailsProps {
  readonly game: Game;
  readonly entry: RigEntry;
}

interface GameLibraryProps {
  /** Details of an opened game, loaded once the pointer or the focus is in the list. */
  readonly Details: LazyComponent<DetailsProps>;
  /** Opens a game in place of the list, by its id. */
  readonly onOpen: (gameId: string) => void;
}

type ClosedCode = keyof typeof words.library.closed;

/** Large groups that few visitors need. */
const isClosedAtFirst = (code: GroupCode): code is ClosedCode => code in words.library.closed;
/** Groups shown before "Show all". */
const shownAtFirst: readonly GroupCode[] = ['picked', 'own', 'shared', 'popular'];

const allGamesId = 'all-games';

const closeGame = (): void => update((state) => ({ ...state, opened: null }));

/** Every game with its number, or the opened one. */
export function GameLibrary({ Details, onOpen }: GameLibraryProps) {
  const [grouping, setGrouping] = useState<Grouping>('name');
  const [showsAll, setShowsAll] = useState(false);
  const [openGroups, setOpenGroups] = useState<readonly GroupCode[]>([]);
  const pickedGames = useStore((state) => state.pickedGames);
  const ownGames = useStore((state) => state.ownGames);
  const myGame = useStore((state) => gameAmong(state.ownGames, state.myGame));
  const opened = useStore((state) => gameAmong(state.ownGames, state.opened ?? ''));
  const entry = useEntry();
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useLoaded(Details.load, isNear);
  const comeNear = () => setIsNear(true);

  // Sorting is slow, and no field changes the groups.
  const groups = useMemo(
    () =>
      groupGames(
        [...ownGames, ...listedGames].filter((game) => game !== myGame),
        { grouping, pickedGames },
      ),
    [grouping, pickedGames, ownGames, myGame],
  );
  const shown = showsAll ? groups : groups.filter(({ code }) => shownAtFirst.includes(code));

  // After Back the focus has no place: the row of the closed game gets it.
  const openId = opened?.id;
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return;
      document
        .querySelector<HTMLElement>(`[data-game="${openId}"] .game-name`)
        ?.focus({ preventScroll: true });
    },
    [openId],
  );

  /** The button disappears, so the focus moves to the first new game. */
  const showAll = () => {
    const before = place.current?.querySelectorAll('.game').length ?? 0;
    flushSync(() => setShowsAll(true));
    place.current?.querySelectorAll<HTMLElement>('.game-name')[before]?.focus({ preventScroll: true });
  };
  // Also from an opened game.
  useNamedPart(allGamesId, () => {
    closeGame();
    setShowsAll(true);
  });
  /** Focuses the row of the closed game, in whichever group it is. */
  const close = ({ id }: Game) => {
    const code = groups.find(({ games }) => games.some((game) => game.id === id))?.code;
    flushSync(() => {
      if (code && !shownAtFirst.includes(code)) setShowsAll(true);
      if (code && isClosedAtFirst(code)) setOpenGroups([...openGroups, code]);
      closeGame();
    });
    place.current?.querySelector<HTMLElement>(`[data-game="${id}"] .game-name`)?.focus();
  };

  return (
    <div className="games-place" id={allGamesId} ref={place} onPointerEnter={comeNear} onFocus={comeNear}>
      {opened ? (
        <OpenedGame key={opened.id} game={opened} entry={entry} onBack={() => close(opened)}>
          <LazyPart className="game-details" part={Details} isWanted>
            <Details game={opened} entry={entry} />
          </LazyPart>
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
            {myGame && <MyGame game={myGame} entry={entry} onOpen={onOpen} />}
            {shown.map(({ code, games }) => (
              <Group
                key={code}
                code={code}
                isTitled={shown.length > 1}
                games={games}
                isOpen={openGroups.includes(code)}
                onToggle={(isOpen) =>
                  setOpenGroups((codes) => [
                    ...codes.filter((each) => each !== code),
                    ...(isOpen ? [code] : []),
                  ])
                }
                entry={entry}
                onOpen={onOpen}
              />
            ))}
            <LibraryEnd>
              {!showsAll && (
                <Button look="link" className="library-all" onClick={showAll}>
                  {words.library.showAll(ownGames.length + listedGames.length)}
                </Button>
              )}
              <TellUs />
            </LibraryEnd>
          </div>
        </>
      )}
    </div>
  );
}

interface GroupProps extends RowsProps {
  readonly code: GroupCode;
  /** Whether its title is visible. */
  readonly isTitled: boolean;
  /** Groups that few visitors need are closed at first. */
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

function Group({ code, isTitled, isOpen, onToggle, ...rows }: GroupProps) {
  return isClosedAtFirst(code) ? (
    <ChevronDisclosure
      className="library-closed"
      summary={<h4>{words.library.closed[code](rows.games.length)}</h4>}
      isOpenAtFirst={isOpen}
      onToggle={onToggle}
    >
      <GameRows {...rows} />
    </ChevronDisclosure>
  ) : (
    <GameList code={code} isTitled={isTitled} {...rows} />
  );
}

const groupings = (['name', 'evidence'] as const).map((value) => ({
  value,
  text: words.library.groupings[value],
}));
