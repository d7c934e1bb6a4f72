import { memo, useId, useState } from 'react';
import { explainImpossible, type Outcome } from '../../core/outcome';
import type { SeenRig } from '../../core/see-rig';
import { toDegrees } from '../../core/units';
import type { ViewAngles } from '../../core/view-angles';
import { angleText, errorText, settingPlainText, settingText } from '../../games/format';
import { settingFor, type Setting } from '../../games/setting';
import type { Game, Scale } from '../../games/types';
import { CopyButton } from '../../ui/copy-button';
import { chevronIcon, starIcon } from '../../ui/icons';
import { GameDetails } from './game-details';

interface GameRowProps {
  readonly game: Game;
  /** A rig that cannot be has a reason instead, and the row says it. */
  readonly seen: Outcome<SeenRig>;
  readonly isFavourite: boolean;
  readonly onFavourite: (game: Game) => void;
  readonly onCopy: (text: string) => void;
}

/** Most events leave most rows as they are. */
export const GameRow = memo(function GameRow(props: GameRowProps) {
  const { game, seen, isFavourite, onFavourite, onCopy } = props;
  const id = useId();
  const [open, setOpen] = useState(false);
  const { scale } = game;
  const setting = seen.ok ? settingFor(game, seen.value.view) : null;
  const typed = scale && setting?.hasEffect === true ? setting : null;

  return (
    <li className="game" data-game={game.id}>
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
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {game.name}
          {chevronIcon}
        </button>
        {seen.ok ? (
          <RowNotes game={game} setting={setting} view={seen.value.view} />
        ) : (
          <p className="game-notes">{explainImpossible(seen.reason)}</p>
        )}
      </div>
      <span className="value">{scale && typed ? settingText(scale, typed.value) : '–'}</span>
      <CopyButton
        what={`the value for ${game.name}`}
        text={scale && typed ? settingPlainText(scale, typed.value) : null}
        onCopy={onCopy}
      />
      <div className="game-details" id={id} hidden={!open}>
        {open && <GameDetails game={game} seen={seen.ok ? seen.value : null} onCopy={onCopy} />}
      </div>
    </li>
  );
});

interface RowNotesProps {
  readonly game: Game;
  readonly setting: Setting | null;
  readonly view: ViewAngles;
}

function RowNotes({ game: { scale, evidence }, setting, view }: RowNotesProps) {
  if (scale === null || setting === null) {
    return (
      <p className="game-notes">
        No number known: horizontal {angleText(toDegrees(view.h))}, vertical {angleText(toDegrees(view.v))}
      </p>
    );
  }
  if (!setting.hasEffect)
    return <p className="game-notes">With three screens it takes measurements: open the row.</p>;
  return (
    <p className="game-notes">
      {setting.outOfRange !== null && (
        <strong className="warning">{rangeWarning(setting.outOfRange, scale, setting)}</strong>
      )}
      {setting.doubtful && <strong className="warning">Your slider may stop earlier.</strong>}
      <span>
        gives {angleText(setting.gives)} {setting.axis}
        {spanNames[setting.span]}, {errorText(setting.errorDegrees)}
      </span>
      {evidence.level !== 'confirmed' && <span>{evidence.level}</span>}
    </p>
  );
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
