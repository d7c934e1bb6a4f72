import { words } from '#messages/my-game';
import { memo, useLayoutEffect, useRef, type RefObject } from 'react';
import { games } from '../domain/games/games';
import { gameAmong } from '../domain/games/games-to-show';
import type { Game } from '../domain/games/types';
import type { Units } from '../domain/geometry/units';
import type { RigEntry } from '../domain/rig/entry';
import { exactAnswer } from '../domain/rig/exact-answer';
import { RigSentence } from '../features/inputs/rig-sentence';
import { GameField } from '../features/my-game/game-field';
import { CopyAnswer, MyAnswer, SpokenAnswer } from '../features/my-game/my-answer';
import { RigWindow } from '../features/window/window';
import { windowModel } from '../features/window/window-model';
import { openPage } from '../platform/page-links';
import { gamePath, gamesPath, linkTo } from '../platform/site';
import { changeRig, firstGame, setMyGame, useEntry, useStore } from '../state/store';
import { PartBoundary, ResetKey } from '../ui/loading/error-boundary';
import { LazyPart, lazyPart } from '../ui/loading/lazy-part';
import { Loading } from '../ui/loading/part-missing';
import { useSettled } from '../ui/loading/use-settled';
import { useDialogStep } from '../ui/overlays/use-dialog-step';

const SearchDialog = lazyPart(() => import('../features/monitor-search/monitor-part'), 'SearchDialog');
const CardDialog = lazyPart(() => import('../features/inputs/card-dialog'), 'CardDialog');

/** Ids that differ from those of the calculator. */
export const heroPrefix = 'hero-';

interface HeroProps {
  /** Game of the page; undefined on the home page. */
  readonly gameId?: string | undefined;
  /** Called after hydration, before the next paint. */
  readonly onAlive?: () => void;
}

/** The sentence to fill in and its answer, below the title; on the home page with the window for it. */
export function Hero({ gameId, onAlive }: HeroProps) {
  useLayoutEffect(() => onAlive?.(), [onAlive]);
  const place = useRef<HTMLDivElement>(null);
  const typed = useEntry();
  // In sight, the fields included, nothing waits.
  const entry = useSettled(typed, place);
  const myGame = useStore((state) => state.myGame);
  const ownGames = useStore((state) => state.ownGames);
  const game = knownGame(ownGames, gameId ?? myGame);
  const units = useStore((state) => state.units);
  useStillBelow(place);
  return (
    <ResetKey value={entry}>
      <div className="hero-say" ref={place} tabIndex={-1}>
        <PartBoundary place={place}>
          <Sentence
            game={game}
            // A measured game has no page.
            ownGames={gameId === undefined ? ownGames : []}
            onPick={gameId === undefined ? setMyGame : openPageOf}
          />
          <MyAnswer {...{ game, entry, units }} />
          <SpokenAnswer {...{ game, entry, units }} />
        </PartBoundary>
      </div>
      <div className="hero-actions">
        <CopyAnswer {...{ game, entry, units }} />
        <a className="button" href="#calculator">
          {words.start}
        </a>
        <a className="hero-all" href={gameId === undefined ? '#all-games' : linkTo(gamesPath)}>
          {words.all(games.length)}
        </a>
      </div>
      {gameId === undefined && (
        <PartBoundary place={place}>
          <WindowOf {...{ game, entry, units }} />
        </PartBoundary>
      )}
    </ResetKey>
  );
}

/** Keeps the field with the focus in place when the answer above changes its height: Safari has no scroll anchoring. */
function useStillBelow(place: RefObject<Element | null>): void {
  const lastHeight = useRef<number | null>(null);
  // After each rendering, not by an observer: a click in between would meet another field.
  useLayoutEffect(() => {
    const hero = place.current?.closest('.hero');
    if (!hero || CSS.supports('overflow-anchor', 'auto')) return;
    const { height, bottom } = hero.getBoundingClientRect();
    const grown = height - (lastHeight.current ?? height);
    lastHeight.current = height;
    const isBelow = document.querySelector('#calculator')?.contains(document.activeElement) ?? false;
    if (isBelow || bottom - grown <= 0) scrollBy({ top: grown, behavior: 'instant' });
  });
}

/** Falls back to the first game: a link may name one that this version does not know. */
const knownGame = (ownGames: readonly Game[], id: string): Game => {
  const game = gameAmong(ownGames, id) ?? gameAmong([], firstGame);
  if (!game) throw new Error('The first game is not in the table.');
  return game;
};

const openPageOf = (gameId: string): void => openPage(linkTo(gamePath(gameId)));

interface SentenceProps {
  readonly game: Game;
  readonly ownGames: readonly Game[];
  readonly onPick: (gameId: string) => void;
}

/** The fields, and the dialogs that find a size. */
function Sentence({ game, ownGames, onPick }: SentenceProps) {
  const [isSearchOpen, setIsSearchOpen] = useDialogStep('hero-monitor');
  const [isCardOpen, setIsCardOpen] = useDialogStep('hero-card');
  const { screenRatio } = useEntry();
  return (
    <>
      <RigSentence
        game={<GameField game={game} ownGames={ownGames} onPick={({ id }) => onPick(id)} />}
        onFindMonitor={() => setIsSearchOpen(true)}
        onMeasure={() => setIsCardOpen(true)}
      />
      {isSearchOpen && (
        <LazyPart part={SearchDialog} isWanted loading={<Loading isUnseen />}>
          <SearchDialog onClose={() => setIsSearchOpen(false)} />
        </LazyPart>
      )}
      {isCardOpen && (
        <LazyPart part={CardDialog} isWanted loading={<Loading isUnseen />}>
          <CardDialog
            screenRatio={screenRatio}
            onUse={(screenSize) => changeRig({ screenSize, screenSizeUnit: 'in' })}
            onClose={() => setIsCardOpen(false)}
          />
        </LazyPart>
      )}
    </>
  );
}

interface WindowOfProps {
  readonly game: Game;
  readonly entry: RigEntry;
  readonly units: Units;
}

/** Memoised: opening a dialog does not draw it again. */
const WindowOf = memo(function WindowOf({ game, entry, units }: WindowOfProps) {
  return <RigWindow model={windowModel(exactAnswer(entry), { game, units })} />;
});
