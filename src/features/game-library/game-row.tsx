import { words as appWords } from '#messages/app';
import { words } from '#messages/exact';
import { words as gameWords } from '#messages/games';
import { memo } from 'react';
import type { Game } from '../../domain/games/types';
import { exactAnswer } from '../../domain/rig/exact-answer';
import type { RigEntry } from '../../domain/rig/entry';
import { useStore } from '../../state/store';
import { gameTexts } from '../../text/game-texts';
import { menuText } from '../../text/menu-text';
import { gameName } from '../../text/game-name';
import { Button } from '../../ui/button';
import { CopyButton } from '../../ui/fields/copy-button';
import { Figure } from '../../ui/figure';
import { besideStop, moveInRow, stopOfRow } from '../../ui/navigation/row-keys';
import { Explained } from '../../ui/overlays/explained';
import { GameTitle } from './game-title';
import { AxisGlyph } from './axis-glyph';
import { WhyLine } from './why-line';
import './game-row-parts.css';
import './game-row.css';

interface GameRowProps {
  readonly game: Game;
  readonly entry: RigEntry;
  /** The game that the user races: marked, and with the reason for its number. */
  readonly isMine?: boolean;
  /** null = static HTML, without buttons. */
  readonly onOpen: ((gameId: string) => void) | null;
}

/** A game with its number. One tab stop: arrow keys lead from its name to its other buttons. */
export function GameRow({ game, entry, isMine = false, onOpen }: GameRowProps) {
  const units = useStore((state) => state.units);
  const { figure, plain, isList, lines, warning, seat } = gameTexts(game, entry, units);
  const hasNumber = plain !== null && !isList;
  return (
    <div
      className={`game${isList ? ' game-with-list' : ''}${isMine ? ' game-mine' : ''}`}
      role="listitem"
      data-game={game.id}
      onKeyDown={moveInRow}
    >
      <GameHead game={game} onOpen={onOpen} />
      {hasNumber && <TypeItIn game={game} />}
      {plain !== null ? (
        <>
          {isList ? (
            <dl className="game-value game-lines">
              {lines.map(({ name, figure: measured }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>
                    <Figure {...measured} />
                  </dd>
                </div>
              ))}
            </dl>
          ) : (
            <span className="game-value">
              <Figure {...figure} />
            </span>
          )}
          {onOpen && (
            <CopyButton label={appWords.copying.copyValueFor(gameName(game))} text={plain} isBesideStop />
          )}
        </>
      ) : (
        // Empty for an impossible rig: the reason is shown once above the list.
        exactAnswer(entry).seen.ok && (
          <span className="game-by-eye">
            {seat ? (
              <>
                {words.row.nothingToType}{' '}
                <span className="text-note">{words.row.rightFrom(seat.distance)}</span>
              </>
            ) : (
              <span className="text-note">{words.library.byEye}</span>
            )}
          </span>
        )
      )}
      {warning !== '' && (
        <p className="game-notes text-note">
          <strong className="game-warning">{warning}</strong>
        </p>
      )}
      {isMine && (
        <WhyLine game={game} entry={entry}>
          {onOpen && (
            <Button
              look="link"
              aria-label={words.row.moreAbout(gameName(game))}
              {...besideStop}
              onClick={() => onOpen(game.id)}
            >
              {words.row.more}
            </Button>
          )}
        </WhyLine>
      )}
    </div>
  );
}

/** Memoised, like the place to type it: no field changes them. */
const GameHead = memo(function GameHead({ game, onOpen }: Pick<GameRowProps, 'game' | 'onOpen'>) {
  return (
    <div className="game-head">
      {onOpen ? (
        <Button look="plain" className="game-name" {...stopOfRow} onClick={() => onOpen(game.id)}>
          <GameTitle game={game} />
        </Button>
      ) : (
        <span className="game-name">
          <GameTitle game={game} />
        </span>
      )}
      <Remarks game={game} isStatic={onOpen === null} />
    </div>
  );
});

const TypeItIn = memo(function TypeItIn({ game }: Pick<GameRowProps, 'game'>) {
  const { menu } = game.where;
  return (
    <>
      <span className="game-menu text-note">{menu !== null && menuText(menu)}</span>
      <AxisGlyph game={game} />
    </>
  );
});

interface RemarksProps extends Pick<GameRowProps, 'game'> {
  readonly isStatic: boolean;
}

/** One word for the number's meaning, if that needs one, and one for its certainty, unless confirmed. */
function Remarks({ game: { scale, evidence }, isStatic }: RemarksProps) {
  if (scale === null) return null;
  const { level } = evidence;
  const kind = gameWords.scales[scale.takes];
  const word = (text: string, meaning: string) =>
    isStatic ? <span className="explained-word">{text}</span> : <Explained text={text} meaning={meaning} />;
  return (
    <>
      {kind !== undefined && word(kind.short, kind.full)}
      {level !== 'confirmed' && (
        <span className="game-unsure">{word(words.row.evidence[level], gameWords.evidenceMeans[level])}</span>
      )}
    </>
  );
}
