import { words as appWords } from '#messages/app';
import { words } from '#messages/exact';
import { useId, type ReactNode } from 'react';
import type { Game } from '../../domain/games/types';
import { toDegrees } from '../../domain/geometry/units';
import type { RigEntry } from '../../domain/rig/entry';
import { exactAnswer } from '../../domain/rig/exact-answer';
import { gamePath, linkTo } from '../../platform/site';
import { toggleGame } from '../../state/picked-games';
import { useStore } from '../../state/store';
import { degreesText } from '../../text/angles';
import { gameTexts } from '../../text/game-texts';
import { CopyButton } from '../../ui/fields/copy-button';
import { Figure } from '../../ui/figure';
import { copy } from '../../ui/overlays/copy';
import { chevronIcon, starIcon } from '../../ui/svg/list-icons';
import { SeatLink } from './seat-link';
import '../../ui/styles/button.css';
import './opened-game.css';

interface OpenedGameProps {
  readonly game: Game;
  readonly entry: RigEntry;
  /** Back to the list; null = on the game's own page, from where links lead to the home page. */
  readonly onBack: (() => void) | null;
  /** What stands behind the number. */
  readonly children: ReactNode;
}

/** One game, in place of the list: its number, where it goes, and how sure it is. */
export function OpenedGame({ game, entry, onBack, children }: OpenedGameProps) {
  const titleId = useId();
  const isPicked = useStore(({ pickedGames }) => pickedGames.includes(game.id));
  return (
    <section
      className="opened-game"
      data-game={game.id}
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={({ key, currentTarget }) => {
        // A tooltip closes first.
        if (key === 'Escape' && !currentTarget.querySelector('[role=tooltip]')) onBack?.();
      }}
    >
      <div className="opened-head">
        {onBack ? (
          <button className="opened-back" type="button" onClick={onBack}>
            {chevronIcon}
            {words.game.back}
          </button>
        ) : (
          <a className="opened-back" href={linkTo('/')}>
            {chevronIcon}
            {words.game.back}
          </a>
        )}
        <button
          className="opened-pick"
          type="button"
          aria-pressed={isPicked}
          onClick={() => toggleGame(game.id)}
        >
          {starIcon}
          {words.game.keepOnTop}
        </button>
      </div>
      <h4 className="opened-name" id={titleId}>
        {game.name}
      </h4>
      <Number game={game} entry={entry} planAddress={onBack ? '#plan' : linkTo('/#plan')} />
      {children}
      {onBack && (
        <p className="opened-page">
          <a href={linkTo(gamePath(game.id))}>{words.game.page}</a>
        </p>
      )}
    </section>
  );
}

interface NumberProps extends Pick<OpenedGameProps, 'game' | 'entry'> {
  readonly planAddress: string;
}

/** What to set: a number, measures by their names, or an angle to aim at. */
function Number({ game, entry, planAddress }: NumberProps) {
  const units = useStore((state) => state.units);
  const { value, plain, isList, lines, warning, note, seat } = gameTexts(game, entry, units);
  const { view } = exactAnswer(entry);
  if (!view.ok) return <p className="impossible">{words.noGuess(words.impossible[view.reason])}</p>;
  return (
    <div className="opened-answer">
      {isList ? (
        <dl className="opened-lines">
          {lines.map((line, place) => (
            <div key={place}>
              <dt>{line.name}</dt>
              <dd>
                <Figure text={line.text} />
              </dd>
            </div>
          ))}
        </dl>
      ) : plain === null ? (
        <p className="opened-by-eye">
          {seat ? words.row.seat(seat.distance) : words.game.byEye(degreesText(toDegrees(view.value.h)))}
        </p>
      ) : (
        <p className="opened-number">
          <span className="figure-answer game-value">
            <Figure text={value} />
          </span>
          <CopyButton label={appWords.copying.copyValueFor(game.name)} text={plain} />
        </p>
      )}
      {isList && plain !== null && (
        <button
          className="button button-small"
          type="button"
          aria-label={appWords.copying.copyValueFor(game.name)}
          onClick={() => void copy(plain)}
        >
          {words.game.copyAll}
        </button>
      )}
      <p className="opened-note">
        <strong className="game-warning">{warning}</strong>
        {seat ? (
          <>
            {words.game.seat[seat.level]} <SeatLink gameId={seat.gameId} href={planAddress} />
          </>
        ) : plain === null ? (
          words.game.byEyeHow
        ) : (
          !isList && note
        )}
      </p>
    </div>
  );
}
