import { memo, useId, useMemo } from 'react';
import { explainImpossible, type Outcome } from '../../core/outcome';
import type { SeenRig } from '../../core/see-rig';
import { toDegrees } from '../../core/units';
import { angleText, errorText, settingPlainText, settingText } from '../../games/format';
import { settingFor, type Setting } from '../../games/setting';
import type { Game, Scale } from '../../games/types';
import { CopyButton } from '../../ui/copy-button';
import { chevronIcon, starIcon } from '../../ui/icons';
import { GameDetails } from './game-details';

export interface GameRowProps {
  readonly game: Game;
  /** A rig that cannot be has a reason instead, and the row says it. */
  readonly seen: Outcome<SeenRig>;
  readonly isFavourite: boolean;
  readonly isOpen: boolean;
  readonly onFavourite: (game: Game) => void;
  readonly onToggle: (game: Game) => void;
  readonly onCopyValue: (game: Game) => void;
  readonly onCopy: (text: string) => void;
}

/** Most events leave most rows as they are. */
export const GameRow = memo(function GameRow(props: GameRowProps) {
  const { game, seen, isFavourite, isOpen, onFavourite, onToggle, onCopyValue, onCopy } = props;
  const id = useId();
  const setting = seen.ok ? settingFor(game, seen.value.view) : null;
  const value = valueOf(game, setting);
  const { warning, note } = notesOf(game, seen, setting);

  // Hardly a keystroke changes these three, so React need not look at them again.
  const star = useMemo(
    () => (
      <button
        className="icon-button star"
        type="button"
        aria-pressed={isFavourite}
        aria-label={`Keep ${game.name} on top`}
        onClick={() => onFavourite(game)}
      >
        {starIcon}
      </button>
    ),
    [game, isFavourite, onFavourite],
  );
  const name = useMemo(
    () => (
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
    ),
    [game, isOpen, onToggle, id],
  );
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
    <div className="game" role="listitem" data-game={game.id}>
      {star}
      <div className="game-text">
        {name}
        <p className="game-notes">
          {/* A space for no warning: React would take away an empty text. */}
          <strong className="warning">{warning || ' '}</strong>
          <span>{warning ? ` · ${note}` : note}</span>
        </p>
      </div>
      <div className="game-answer">
        <span className="value">{value?.text ?? '–'}</span>
        {copy}
      </div>
      {isOpen && (
        <div className="game-details" id={id}>
          <GameDetails game={game} seen={seen.ok ? seen.value : null} onCopy={onCopy} />
        </div>
      )}
    </div>
  );
});

interface RowValue {
  readonly text: string;
  /** As the game takes it: without a unit. */
  readonly plainText: string;
}

function valueOf({ scale }: Game, setting: Setting | null): RowValue | null {
  if (!scale || setting?.hasEffect !== true) return null;
  return { text: settingText(scale, setting.value), plainText: settingPlainText(scale, setting.value) };
}

/** What the row's button copies. null = the row shows no number. */
export const plainValueOf = (game: Game, seen: Outcome<SeenRig>): string | null =>
  seen.ok ? (valueOf(game, settingFor(game, seen.value.view))?.plainText ?? null) : null;

interface RowNotes {
  readonly warning: string;
  readonly note: string;
}

/**
 * What stands below the name. Two texts that are always there: a browser keeps the last layout of a row out of sight, and
 * with it every element or text that is taken away there.
 */
function notesOf({ scale, evidence }: Game, seen: Outcome<SeenRig>, setting: Setting | null): RowNotes {
  if (!seen.ok) return { warning: '', note: explainImpossible(seen.reason) };
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
