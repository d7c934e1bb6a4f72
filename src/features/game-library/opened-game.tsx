import { words } from '#messages/exact';
import { useId, type ReactNode } from 'react';
import type { Game } from '../../domain/games/types';
import type { RigEntry } from '../../domain/rig/entry';
import { exactAnswer } from '../../domain/rig/exact-answer';
import { gamePath, linkTo } from '../../platform/site';
import { toggleGame } from '../../state/picked-games';
import { useStore } from '../../state/store';
import { Button } from '../../ui/button';
import { chevronIcon, starIcon } from '../../ui/svg/list-icons';
import { GameTitle } from './game-title';
import { GameNumber } from './game-number';
import { SeatLink } from './seat-link';
import { GuideLink, WhyLine } from './why-line';
import './opened-game.css';

interface OpenedGameProps {
  readonly game: Game;
  readonly entry: RigEntry;
  /** Returns to the list; null = on the game's own page, whose links lead to the home page. */
  readonly onBack: (() => void) | null;
  /** Details of the number. */
  readonly children: ReactNode;
}

/** One game, in place of the list: its number, where to enter it, and its certainty. */
export function OpenedGame({ game, entry, onBack, children }: OpenedGameProps) {
  const titleId = useId();
  const { view } = exactAnswer(entry);
  const isPicked = useStore(({ pickedGames }) => pickedGames.includes(game.id));
  return (
    <section
      className="opened-game"
      data-game={game.id}
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={({ key, currentTarget }) => {
        // Escape closes an open tooltip or dialog first.
        if (key === 'Escape' && !currentTarget.querySelector('[popover],dialog')) onBack?.();
      }}
    >
      <div className="opened-head">
        {onBack ? (
          <Button look="plain" className="opened-back text-note" onClick={onBack}>
            {chevronIcon}
            {words.game.back}
          </Button>
        ) : (
          <a className="opened-back text-note" href={linkTo('/')}>
            {chevronIcon}
            {words.game.back}
          </a>
        )}
        <Button
          look="plain"
          className="opened-pick text-note"
          aria-pressed={isPicked}
          onClick={() => toggleGame(game.id)}
        >
          {starIcon}
          {words.game.keepOnTop}
        </Button>
      </div>
      <h4 className="opened-name" id={titleId}>
        <GameTitle game={game} />
      </h4>
      {!view.ok && !onBack && <p className="impossible">{words.noGuess(words.impossible[view.reason])}</p>}
      <GameNumber
        game={game}
        entry={entry}
        seatLink={<SeatLink gameId={game.id} href={onBack ? '#plan' : linkTo('/#plan')} />}
      />
      <WhyLine game={game} entry={entry}>
        <GuideLink entry={entry} home={onBack ? '' : linkTo('/')} />
      </WhyLine>
      {children}
      {onBack && game.limitFor === undefined && (
        <p className="opened-page">
          <a href={linkTo(gamePath(game.id))}>{words.game.page}</a>
        </p>
      )}
    </section>
  );
}
