import { createContext, memo, useContext, useId, useMemo, useRef } from 'react';
import { explainImpossible, impossible, type Outcome } from '../../core/outcome';
import type { SeenRig } from '../../core/see-rig';
import { toDegrees } from '../../core/units';
import { angleText, errorText, settingText } from '../../games/format';
import { settingFor, type Setting } from '../../games/setting';
import type { Game, Scale } from '../../games/types';
import { CopyButton } from '../../ui/copy-button';
import { chevronIcon, starIcon } from '../../ui/icons';
import { LazyMissing } from '../../ui/lazy-missing';
import type { LazyPart } from '../../ui/use-lazy-part';
import type { GameDetails } from './game-details';

/** What the eye sees, for the rows below it. A context: a keystroke renders the rows' numbers, not the rows around them. */
export const SeenContext = createContext<Outcome<SeenRig>>(impossible('not-finite'));

export interface GameRowProps {
  readonly game: Game;
  readonly isFavourite: boolean;
  readonly isOpen: boolean;
  /** What an opened row shows comes in a script of its own. */
  readonly details: LazyPart<{ readonly GameDetails: typeof GameDetails }>;
  readonly onFavourite: (game: Game) => void;
  readonly onToggle: (game: Game) => void;
  readonly onCopyValue: (game: Game) => void;
  readonly onCopy: (text: string) => void;
}

export const GameRow = memo(function GameRow(props: GameRowProps) {
  const { game, isFavourite, isOpen, details, onFavourite, onToggle, onCopyValue, onCopy } = props;
  const id = useId();
  return (
    <div className="game" role="listitem" data-game={game.id}>
      <button
        className="icon-button star"
        type="button"
        aria-pressed={isFavourite}
        aria-label={`Keep ${game.name} on top`}
        onClick={() => onFavourite(game)}
      >
        {starIcon}
      </button>
      <div className="game-text">
        <button
          className="game-name"
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => onToggle(game)}
        >
          {game.name}
          {chevronIcon}
        </button>
        <RowNotes game={game} />
      </div>
      <div className="game-answer">
        <RowValue game={game} onCopyValue={onCopyValue} />
      </div>
      {isOpen && <RowDetails id={id} game={game} details={details} onCopy={onCopy} />}
    </div>
  );
});

function RowNotes({ game }: Pick<GameRowProps, 'game'>) {
  const { warning, note } = notesOf(game, useContext(SeenContext));
  return (
    <p className="game-notes">
      {/* A space for no warning: React would take away an empty text. */}
      <strong className="warning">{warning || ' '}</strong>
      <span>{warning ? ` · ${note}` : note}</span>
    </p>
  );
}

function RowValue({ game, onCopyValue }: Pick<GameRowProps, 'game' | 'onCopyValue'>) {
  const value = valueText(game, useContext(SeenContext));
  const hasValue = value !== null;
  const copy = useMemo(
    () => (
      <CopyButton
        what={`the value for ${game.name}`}
        tip="Copy this number"
        onCopy={hasValue ? () => onCopyValue(game) : null}
      />
    ),
    [game, hasValue, onCopyValue],
  );
  return (
    <>
      <span className="value">{value ?? '–'}</span>
      {copy}
    </>
  );
}

interface RowDetailsProps extends Pick<GameRowProps, 'game' | 'details' | 'onCopy'> {
  readonly id: string;
}

function RowDetails({ id, game, details: { part, ...missing }, onCopy }: RowDetailsProps) {
  const seen = useContext(SeenContext);
  const place = useRef<HTMLDivElement>(null);
  return (
    <div className="game-details" id={id} ref={place} tabIndex={-1}>
      {part ? (
        <part.GameDetails game={game} seen={seen.ok ? seen.value : null} onCopy={onCopy} />
      ) : (
        <LazyMissing
          {...missing}
          place={place}
          name="What stands behind the number"
          comfort="The number itself is right without it."
        />
      )}
    </div>
  );
}

/** The row's number, with its unit or as it is copied. null = it shows none. */
export function valueText(game: Game, seen: Outcome<SeenRig>, write = settingText): string | null {
  const setting = seen.ok ? settingFor(game, seen.value.view) : null;
  return game.scale && setting?.hasEffect === true ? write(game.scale, setting.value) : null;
}

interface Notes {
  readonly warning: string;
  readonly note: string;
}

/**
 * What stands below the name. Two texts that are always there: a browser keeps the last layout of a row out of sight, and
 * with it every element or text that is taken away there.
 */
function notesOf(game: Game, seen: Outcome<SeenRig>): Notes {
  if (!seen.ok) return { warning: '', note: explainImpossible(seen.reason) };
  const { scale, evidence } = game;
  const setting = settingFor(game, seen.value.view);
  if (scale === null || setting === null) {
    const { h, v } = seen.value.view;
    const angles = `horizontal ${angleText(toDegrees(h))}, vertical ${angleText(toDegrees(v))}`;
    return { warning: '', note: `No number known: ${angles}` };
  }
  if (!setting.hasEffect)
    return { warning: '', note: 'With three screens it takes measurements: open the row.' };
  const { outOfRange, doubtful, gives, axis, span, errorDegrees } = setting;
  const warnings = [
    outOfRange !== null && rangeWarning(outOfRange, scale, setting),
    doubtful && 'Your slider may stop earlier.',
  ];
  const notes = [
    `gives ${angleText(gives)} ${axis}${spanNames[span]}, ${errorText(errorDegrees)}`,
    evidence.level !== 'confirmed' && evidence.level,
  ];
  return { warning: warnings.filter(Boolean).join(' · '), note: notes.filter(Boolean).join(' · ') };
}

const spanNames: Readonly<Record<Setting['span'], string>> = {
  screen: '',
  total: ' in all',
  'one-projection': ' over all three',
};

function rangeWarning(side: 'below' | 'above', scale: Scale, { exact }: Setting): string {
  const preciser = { ...scale, decimals: scale.decimals + 1 };
  const limit = side === 'below' ? 'Below' : 'Above';
  return `${limit} what the game allows: true would be ${settingText(preciser, exact)}.`;
}
