import { words as exactWords } from '#messages/exact';
import { words as gameWords } from '#messages/games';
import { words } from '#messages/my-game';
import { useEffect, useRef, useState } from 'react';
import { findGames } from '../../domain/games/find-games';
import { games } from '../../domain/games/games';
import { gamesToShow } from '../../domain/games/games-to-show';
import { sortedByName } from '../../domain/games/sort-games';
import type { Game } from '../../domain/games/types';
import { useCombobox } from '../../ui/fields/combobox';
import { Suggestions } from '../../ui/fields/suggestions';
import { tellUsAbout } from '../../ui/overlays/tell-us';
import { gameName } from '../../text/game-name';
import './game-field.css';

interface GameFieldProps {
  readonly game: Game;
  /** Measured games, offered first. */
  readonly ownGames: readonly Game[];
  readonly onPick: (game: Game) => void;
}

let sortedGames: readonly Game[] | undefined;

/** All games, measured ones first, then popular ones. Sorted once: the field renders with every key of the other fields. */
const allGames = (ownGames: readonly Game[]): readonly Game[] => {
  sortedGames ??= [...new Set([...gamesToShow([]), ...sortedByName(games)])];
  return [...ownGames, ...sortedGames];
};

/** Combobox with the game as its value: text that is typed finds others. */
export function GameField({ game, ownGames, onPick }: GameFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  /** null = the game's name, unchanged. */
  const [query, setQuery] = useState<string | null>(null);
  const isEmpty = query === null || query.trim() === '';
  const offers = isEmpty ? allGames(ownGames) : findGames(query, gameWords.localNames, ownGames);
  const hasNone = !isEmpty && offers.length === 0;
  const { isOpen, inputProps, ...combobox } = useCombobox({
    text: query ?? gameName(game),
    onText: setQuery,
    count: hasNone ? 1 : offers.length,
    best: isEmpty || hasNone ? -1 : 0,
    onPick: (index) => {
      if (hasNone) {
        setQuery(null);
        tellUsAbout(query);
        return;
      }
      const picked = offers[index];
      setQuery(null);
      if (picked) onPick(picked);
      input.current?.select();
    },
    isPopup: true,
  });

  /** A name typed in full is chosen, without a key to confirm it; any other text gives way to the game's name. */
  const leave = () => {
    inputProps.onBlur();
    setQuery(null);
    const typed = query?.trim().toLowerCase();
    const named = offers.find((offer) => gameName(offer).toLowerCase() === typed);
    if (named && named !== game) onPick(named);
  };

  // Adopts text typed before hydration.
  const adopted = useRef(false);
  useEffect(() => {
    const field = input.current;
    if (!adopted.current && field && field.value !== gameName(game)) inputProps.onChange({ target: field });
    // The field was left before hydration.
    else if (query !== null && field !== document.activeElement) leave();
    adopted.current = true;
  });

  return (
    <span className="sentence-blank game-blank">
      <input
        {...inputProps}
        ref={input}
        type="text"
        aria-label={words.game}
        aria-expanded={isOpen}
        size={inputProps.value.length}
        onFocus={({ currentTarget }) => currentTarget.select()}
        // The name stays selected: a press would place the caret into it.
        onMouseUp={(event) => event.currentTarget.value === game.name && event.preventDefault()}
        onClick={({ currentTarget }) => {
          inputProps.onClick();
          if (currentTarget.value === game.name) currentTarget.select();
        }}
        onBlur={leave}
      />
      <Suggestions
        combobox={combobox}
        label={words.suggestions}
        offers={isOpen ? offers : null}
        textOf={gameName}
        none={hasNone ? { noMatch: words.noMatch, instead: exactWords.library.tellUs.about(query) } : null}
      />
    </span>
  );
}
