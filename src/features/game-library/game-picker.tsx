import { words } from '#messages/exact';
import { words as gameWords } from '#messages/games';
import { useRef, useState, type KeyboardEvent } from 'react';
import { findGames } from '../../domain/games/find-games';
import { games } from '../../domain/games/games';
import { gamesToShow, knownGames } from '../../domain/games/games-to-show';
import type { Game } from '../../domain/games/types';
import { toggleGame } from '../../state/picked-games';
import { useCombobox } from '../../ui/fields/combobox';
import { isComposing } from '../../ui/fields/is-composing';
import { plusIcon } from '../../ui/svg/icons';
import { crossIcon } from '../../ui/svg/list-icons';
import '../../ui/fields/search.css';
import './game-picker.css';

interface GamePickerProps {
  /** Ids, in the order they were picked. */
  readonly picked: readonly string[];
}

const maxOffers = 8;

/** What is offered: what matches, or before anything is typed those asked about most. */
const offersFor = (query: string, picked: readonly string[]): readonly Game[] =>
  (query.trim() === '' ? gamesToShow([]) : findGames(query, gameWords.localNames))
    .filter(({ id }) => !picked.includes(id))
    .slice(0, maxOffers);

/** Your games as chips, and a search that adds to them: a combobox whose list keeps the focus in the field. */
export function GamePicker({ picked }: GamePickerProps) {
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  /** For who does not see what is added: no toast tells others what they see anyway. */
  const [said, say] = useState('');

  const onToggle = ({ id, name }: Game) => {
    say(words.picker[picked.includes(id) ? 'removed' : 'added'](name));
    toggleGame(id);
  };
  const chips = knownGames(picked);
  const offers = offersFor(query, picked);
  const isEmpty = query.trim() === '';
  const { isOpen, ...combobox } = useCombobox({
    text: query,
    onText: setQuery,
    count: offers.length,
    // While something is typed, Enter takes the best match.
    best: isEmpty ? -1 : 0,
    onPick: (index) => {
      const game = offers[index];
      if (game) onToggle(game);
      setQuery('');
      input.current?.focus();
    },
    isPopup: true,
  });
  const isListShown = isOpen && (offers.length > 0 || !isEmpty);

  /** The focus goes to the next chip, or to the field. */
  const remove = (game: Game) => {
    const buttons = [...(box.current?.querySelectorAll<HTMLElement>('.picker-chip button') ?? [])];
    const next = buttons[chips.indexOf(game) + 1] ?? input.current;
    onToggle(game);
    next?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    combobox.inputProps.onKeyDown(event);
    const last = chips.at(-1);
    if (event.key === 'Backspace' && !isComposing(event.nativeEvent) && query === '' && last) onToggle(last);
  };

  return (
    <div className="game-picker">
      <label className="visually-hidden" {...combobox.labelProps}>
        {words.picker.label}
      </label>
      <div className="picker-box" ref={box}>
        {chips.length > 0 && (
          <ul className="picker-chips" aria-label={words.picker.picked}>
            {chips.map((game) => (
              <li key={game.id} className="picker-chip">
                {game.name}
                <button
                  type="button"
                  aria-label={words.picker.remove(game.name)}
                  onClick={() => remove(game)}
                >
                  {crossIcon}
                </button>
              </li>
            ))}
          </ul>
        )}
        <div className="picker-field">
          {plusIcon}
          <input
            {...combobox.inputProps}
            ref={input}
            className="search"
            type="text"
            aria-expanded={isListShown}
            placeholder={words.picker.placeholder(games.length)}
            onKeyDown={onKeyDown}
          />
          <ul
            className="picker-list"
            {...combobox.listProps}
            aria-label={words.picker.suggestions}
            hidden={!isListShown}
          >
            {(isOpen ? offers : []).map((game, index) => (
              <li key={game.id} {...combobox.optionProps(index)}>
                {game.name}
              </li>
            ))}
            {isOpen && offers.length === 0 && (
              <li role="option" aria-disabled="true" aria-selected="false">
                {words.picker.noMatch}
              </li>
            )}
          </ul>
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  );
}
