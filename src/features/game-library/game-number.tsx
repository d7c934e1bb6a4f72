import { words as appWords } from '#messages/app';
import { words } from '#messages/exact';
import type { ReactNode } from 'react';
import type { Game } from '../../domain/games/types';
import { toDegrees } from '../../domain/geometry/units';
import type { RigEntry } from '../../domain/rig/entry';
import { exactAnswer } from '../../domain/rig/exact-answer';
import { useStore } from '../../state/store';
import { degreesText } from '../../text/angles';
import { gameTexts } from '../../text/game-texts';
import { gameName } from '../../text/game-name';
import { Button } from '../../ui/button';
import { CopyButton } from '../../ui/fields/copy-button';
import { Figure } from '../../ui/figure';
import { FigureList } from '../../ui/figure-list';
import { copy } from '../../ui/overlays/copy';
import './game-number.css';

interface GameNumberProps {
  readonly game: Game;
  readonly entry: RigEntry;
  /** Link to the plan, for a game whose view is right from one seat. */
  readonly seatLink: ReactNode;
}

/** A game's number, its measures by their names, or an angle to aim at. */
export function GameNumber({ game, entry, seatLink }: GameNumberProps) {
  const units = useStore((state) => state.units);
  const { figure, plain, isList, lines, warning, note, seat } = gameTexts(game, entry, units);
  const { view } = exactAnswer(entry);
  // The card says the reason.
  if (!view.ok) return null;
  return (
    <div className="game-number">
      {isList ? (
        <FigureList className="game-number-lines" lines={lines} />
      ) : plain === null ? (
        <p className="game-number-by-eye">
          {seat ? words.row.nothingToType : words.game.byEye(degreesText(toDegrees(view.value.h)))}
        </p>
      ) : (
        <p className="game-number-value">
          <span className="figure-answer game-value">
            <Figure {...figure} />
          </span>
          <CopyButton label={appWords.copying.copyValueFor(gameName(game))} text={plain} />
        </p>
      )}
      {isList && plain !== null && (
        <Button aria-label={appWords.copying.copyValueFor(gameName(game))} onClick={() => void copy(plain)}>
          {words.game.copyAll}
        </Button>
      )}
      <p className="game-number-note text-note">
        <strong className="game-warning">{warning}</strong>
        {seat ? (
          <>
            {words.row.rightIf(seat.distance)} {words.game.seat[seat.level]} {seatLink}
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
