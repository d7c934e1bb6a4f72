import { words as appWords } from '#messages/app';
import { words } from '#messages/exact';
import { words as gameWords } from '#messages/games';
import type { Game } from '../../domain/games/types';
import { exactAnswer } from '../../domain/rig/exact-answer';
import type { RigEntry } from '../../domain/rig/entry';
import { useStore } from '../../state/store';
import { gameTexts } from '../../text/game-texts';
import { CopyButton } from '../../ui/fields/copy-button';
import { Figure } from '../../ui/figure';
import { moveInRow, stopOfRow } from '../../ui/navigation/row-keys';
import { Explained } from '../../ui/overlays/explained';
import './game-row.css';

interface GameRowProps {
  readonly game: Game;
  readonly entry: RigEntry;
  readonly onOpen: (game: Game) => void;
}

/** A game with its number. One stop of the Tab key: the arrows lead from its name to its other buttons. */
export function GameRow({ game, entry, onOpen }: GameRowProps) {
  const units = useStore((state) => state.units);
  const { value, plain, isList, lines, warning, seat } = gameTexts(game, entry, units);
  return (
    <div
      className={isList ? 'game game-with-list' : 'game'}
      role="listitem"
      data-game={game.id}
      onKeyDown={moveInRow}
    >
      <div className="game-head">
        <button className="game-name" type="button" {...stopOfRow} onClick={() => onOpen(game)}>
          {game.name}
        </button>
        <Remarks game={game} />
      </div>
      {plain !== null ? (
        <>
          {isList ? (
            <dl className="game-value game-lines">
              {lines.map(({ name, text }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>
                    <Figure text={text} />
                  </dd>
                </div>
              ))}
            </dl>
          ) : (
            <span className="game-value">
              <Figure text={value} />
            </span>
          )}
          <CopyButton label={appWords.copying.copyValueFor(game.name)} text={plain} isBesideStop />
        </>
      ) : (
        // Of an impossible rig nothing: the reason stands once above the list.
        exactAnswer(entry).seen.ok && (
          <span className="game-by-eye">
            {seat ? words.library.sitAt(seat.distance) : words.library.byEye}
          </span>
        )
      )}
      {warning !== '' && (
        <p className="game-notes">
          <strong className="game-warning">{warning}</strong>
        </p>
      )}
    </div>
  );
}

/** In a word each: what it is, where that is not plain, and how sure the number is, unless that is proven. */
function Remarks({ game: { scale, evidence } }: Pick<GameRowProps, 'game'>) {
  if (scale === null) return null;
  const { level } = evidence;
  const kind = gameWords.scales[scale.takes];
  return (
    <>
      {kind !== undefined && <Explained text={kind.replace(/: .*/, '')} meaning={kind} />}
      {level !== 'confirmed' && (
        <Explained text={words.row.evidence[level]} meaning={gameWords.evidenceMeans[level]} />
      )}
    </>
  );
}
