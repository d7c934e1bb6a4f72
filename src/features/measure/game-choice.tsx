import { words } from '#messages/measure';
import { words as detailWords } from '#messages/game-details';
import { words as gameWords } from '#messages/games';
import { language } from '#messages/language';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { games } from '../../domain/games/games';
import { sortedByName } from '../../domain/games/sort-games';
import type { ListedGame } from '../../domain/games/types';
import { gameName } from '../../text/game-name';
import { gameValueText } from '../../text/game-values';
import { menuText } from '../../text/menu-text';

/** The game that is measured: one of the library, or one by name. */
export interface MeasuredGame {
  readonly game: ListedGame | null;
  /** Used without a game. */
  readonly name: string;
}

interface GameChoiceProps {
  readonly measured: MeasuredGame;
  readonly onChange: (measured: MeasuredGame) => void;
}

const sorted = sortedByName(games);

/** @example recordText(gameById('acc')!) // "vertical degrees" */
export const recordText = ({ scale }: ListedGame): string | null => scale && detailWords.takes[scale.takes];

export const evidenceText = ({ evidence }: ListedGame): string => gameWords.evidence[evidence.level];

/** Facts of our record: where the number is, its range and its meaning. */
function factsOf(game: ListedGame): string {
  const { scale, where } = game;
  const range = scale?.range?.kind === 'fixed' ? scale.range : null;
  const [min, max] = [range?.min ?? null, range?.max ?? null];
  const takes = recordText(game);
  return language.sentences([
    ...(where.menu === null ? [] : [words.game.where(menuText(where.menu))]),
    ...(scale && min !== null && max !== null
      ? [words.game.range(gameValueText(min, scale), gameValueText(max, scale))]
      : []),
    takes === null ? words.game.noRecord : words.game.record(takes, evidenceText(game)),
  ]);
}

/** Chooses a game, or names one that is not listed. */
export function GameChoice({ measured, onChange }: GameChoiceProps) {
  const { game, name } = measured;
  const id = useId();
  const list = useRef<HTMLSelectElement>(null);
  const choose = (gameId: string) =>
    onChange({ game: games.find((each) => each.id === gameId) ?? null, name });
  // Adopts a game chosen before hydration.
  const adopt = useEffectEvent(() => {
    const chosen = list.current?.value ?? '';
    if (chosen !== '' && chosen !== game?.id) choose(chosen);
  });
  useEffect(() => adopt(), []);
  return (
    <div className="measure-game">
      <p className="measure-labelled">
        {/* Beside the control: the options of a styled list would be part of its name. */}
        <label htmlFor={`${id}-game`}>{words.game.label}</label>
        <select
          ref={list}
          id={`${id}-game`}
          autoComplete="off"
          value={game?.id ?? ''}
          aria-describedby={game ? id : undefined}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">{words.game.other}</option>
          {sorted.map((each) => (
            <option key={each.id} value={each.id}>
              {gameName(each)}
            </option>
          ))}
        </select>
      </p>
      {game ? (
        <p className="text-note" id={id}>
          {factsOf(game)}
        </p>
      ) : (
        <label>
          {words.game.name}
          <input
            className="text-input"
            type="text"
            autoComplete="off"
            maxLength={60}
            value={name}
            onChange={({ target }) => onChange({ game, name: target.value })}
          />
        </label>
      )}
    </div>
  );
}
