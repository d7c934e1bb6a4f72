import { words as appWords } from '#messages/app';
import { words } from '#messages/exact';
import { words as gameWords } from '#messages/games';
import { memo, useContext, useId, useMemo, useRef, createContext } from 'react';
import { toDegrees } from '../../core/units';
import { degreesText } from '../../format/angles';
import { gameValuePlain, gameValueText } from '../../format/game-values';
import { errorSide } from '../../games/error-side';
import { settingFor } from '../../games/setting';
import type { Game } from '../../games/types';
import type { LiveAnswer } from '../../store/answers';
import { CopyButton } from '../../ui/copy-button';
import { chevronIcon, starIcon } from '../../ui/icons';
import { LazyMissing } from '../../ui/lazy-missing';
import { LiveText, useRead } from '../../ui/live';
import type { Source } from '../../ui/source';
import type { LazyPart } from '../../ui/use-lazy-part';
import type { GameDetails } from './game-details';
import { useWorkspace } from './workspace';

/** Where the rows of a block have their answer from: at once, or later while nobody sees them. */
const RowSource = createContext<Source<LiveAnswer> | null>(null);
export const RowSourceProvider = RowSource.Provider;

function useRowSource(): Source<LiveAnswer> {
  const { answers } = useWorkspace();
  return useContext(RowSource) ?? answers;
}

export interface GameRowProps {
  readonly game: Game;
  readonly isFavourite: boolean;
  readonly isOpen: boolean;
  /** What an opened row shows comes in a script of its own. */
  readonly details: LazyPart<{ readonly GameDetails: typeof GameDetails }>;
  /** `byPointer` = the mouse or a finger did it, and the eye is there. */
  readonly onFavourite: (game: Game, byPointer: boolean) => void;
  readonly onToggle: (game: Game) => void;
  readonly onCopy: (text: string) => void;
}

export const GameRow = memo(function GameRow(props: GameRowProps) {
  const { game, isFavourite, isOpen, details, onFavourite, onToggle, onCopy } = props;
  const { answers } = useWorkspace();
  const source = useRowSource();
  const id = useId();
  const row = useMemo(() => rowReader(game), [game]);
  const copied = useMemo(() => () => row(answers.get()).plain, [row, answers]);
  const hasValue = useRead(source, (answer) => row(answer).plain !== null);
  return (
    <div className="game" role="listitem" data-game={game.id}>
      <button
        className="icon-button star"
        type="button"
        aria-pressed={isFavourite}
        aria-label={words.library.keepOnTop(game.name)}
        // A click without a count comes from the keyboard.
        onClick={({ detail }) => onFavourite(game, detail > 0)}
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
        <p className="game-notes">
          <LiveText
            as="strong"
            className="game-warning"
            source={source}
            read={(answer) => row(answer).warning}
          />
          <LiveText source={source} read={(answer) => row(answer).note} />
        </p>
      </div>
      <div className="game-answer">
        <LiveText className="game-value" source={source} read={(answer) => row(answer).value} />
        <CopyButton
          label={appWords.copying.copyValueFor(game.name)}
          text={copied}
          enabled={hasValue}
          onCopy={onCopy}
        />
      </div>
      {isOpen && <RowDetails id={id} game={game} details={details} onCopy={onCopy} />}
    </div>
  );
});

interface RowDetailsProps extends Pick<GameRowProps, 'game' | 'details' | 'onCopy'> {
  readonly id: string;
}

function RowDetails({ id, game, details: { part, ...missing }, onCopy }: RowDetailsProps) {
  const seen = useRead(useRowSource(), ({ exact }) => (exact?.seen.ok === true ? exact.seen.value : null));
  const place = useRef<HTMLDivElement>(null);
  return (
    <div className="game-details" id={id} ref={place} tabIndex={-1}>
      {part ? (
        <part.GameDetails game={game} seen={seen} onCopy={onCopy} />
      ) : (
        <LazyMissing {...missing} place={place} texts={words.details} />
      )}
    </div>
  );
}

/** What a row says. */
interface RowTexts {
  /** With its unit, or a dash. */
  readonly value: string;
  /** As it is copied; null = the row shows no number. */
  readonly plain: string | null;
  readonly warning: string;
  readonly note: string;
}

/** The row's texts for an answer, worked out once for all who ask. */
function rowReader(game: Game): (answer: LiveAnswer) => RowTexts {
  let last: LiveAnswer | null = null;
  let texts: RowTexts = noTexts;
  return (answer) => {
    if (answer !== last) [last, texts] = [answer, rowTexts(game, answer)];
    return texts;
  };
}

const noTexts: RowTexts = { value: appWords.noNumber, plain: null, warning: '', note: '' };

/** Of a rig that cannot be, the reason stands once above the list. */
function rowTexts(game: Game, { exact }: LiveAnswer): RowTexts {
  if (exact?.view.ok !== true) return noTexts;
  const { scale, evidence } = game;
  const view = exact.view.value;
  const setting = settingFor(game, view);
  if (scale === null || setting === null)
    return {
      ...noTexts,
      note: words.row.noNumber(degreesText(toDegrees(view.h)), degreesText(toDegrees(view.v))),
    };
  if (!setting.hasEffect) return { ...noTexts, note: words.row.takesMeasurements };

  const { outOfRange, doubtful, gives, axis, span, errorDegrees } = setting;
  const preciser = { ...scale, decimals: scale.decimals + 1 };
  const warnings = [
    ...(outOfRange === null ? [] : [words.row[outOfRange](gameValueText(setting.exact, preciser))]),
    ...(doubtful ? [words.row.doubtful] : []),
  ];
  const notes = [
    // Set apart from the warning before it.
    ...(warnings.length > 0 ? [''] : []),
    words.row.gives[axis][span](
      degreesText(gives),
      gameWords.error[errorSide(errorDegrees)](degreesText(Math.abs(errorDegrees))),
    ),
    ...(evidence.level === 'confirmed' ? [] : [words.row.evidence[evidence.level]]),
  ];
  return {
    value: gameValueText(setting.value, scale),
    plain: gameValuePlain(setting.value, scale),
    warning: words.row.list(warnings),
    note: words.row.list(notes),
  };
}
