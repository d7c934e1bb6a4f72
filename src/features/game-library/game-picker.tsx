import { words } from '#messages/exact';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { popularGames } from '../../domain/games/popular-games';
import { findGames } from '../../domain/games/find-games';
import { gameById } from '../../domain/games/games';
import { sortedByName } from '../../domain/games/sort-games';
import type { Game } from '../../domain/games/types';
import { plusIcon } from '../../ui/svg/icons';
import { crossIcon } from '../../ui/svg/list-icons';
import '../../ui/fields/search.css';
import './game-picker.css';

interface GamePickerProps {
  /** Ids, in the order they were picked. */
  readonly picked: readonly string[];
  /** Adds the game, or takes it away. */
  readonly onToggle: (game: Game) => void;
}

const most = 8;

const gamesOf = (ids: readonly string[]): readonly Game[] => ids.flatMap((id) => gameById(id) ?? []);

/** What is offered: what matches, or before anything is typed those asked about most. */
const offersFor = (query: string, picked: readonly string[]): readonly Game[] =>
  (query.trim() === '' ? sortedByName(gamesOf(popularGames)) : findGames(query))
    .filter(({ id }) => !picked.includes(id))
    .slice(0, most);

/** Your games as chips, and a search that adds to them: a combobox whose list keeps the focus in the field. */
export function GamePicker({ picked, onToggle }: GamePickerProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);

  const chips = gamesOf(picked);
  const offers = isOpen ? offersFor(query, picked) : [];
  const optionId = (game: Game) => `${id}-${game.id}`;
  const activeOffer = offers[active];
  const isListShown = isOpen && (offers.length > 0 || query.trim() !== '');

  const type = (text: string) => {
    setQuery(text);
    // While something is typed, Enter takes the best match.
    setActive(text.trim() === '' ? -1 : 0);
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const pick = (game: Game) => {
    onToggle(game);
    setQuery('');
    close();
    input.current?.focus();
  };
  /** The focus goes to the next chip, or to the field. */
  const remove = (game: Game) => {
    const buttons = [...(box.current?.querySelectorAll<HTMLElement>('.picker-chip button') ?? [])];
    const next = buttons[chips.indexOf(game) + 1] ?? input.current;
    onToggle(game);
    next?.focus();
  };
  const move = (step: number) => {
    if (!isOpen) {
      setOpen(true);
      const count = offersFor(query, picked).length;
      setActive(step > 0 ? 0 : count - 1);
    } else if (offers.length > 0) {
      setActive((active + step + offers.length + (active < 0 && step < 0 ? 1 : 0)) % offers.length);
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // A key that chooses among the signs of another script.
    if (event.nativeEvent.isComposing) return;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault();
        move(event.key === 'ArrowDown' ? 1 : -1);
        break;
      case 'Enter':
        if (activeOffer) {
          event.preventDefault();
          pick(activeOffer);
        }
        break;
      case 'Escape':
        if (isOpen) close();
        else setQuery('');
        break;
      case 'Backspace': {
        const last = chips.at(-1);
        if (query === '' && last) onToggle(last);
        break;
      }
    }
  };

  return (
    <div className="game-picker">
      <label className="picker-label" htmlFor={id}>
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
            ref={input}
            className="search"
            id={id}
            type="text"
            role="combobox"
            aria-expanded={isListShown}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={activeOffer && optionId(activeOffer)}
            placeholder={words.picker.placeholder}
            autoComplete="off"
            spellCheck={false}
            value={query}
            onChange={({ target }) => type(target.value)}
            onClick={() => setOpen(true)}
            onKeyDown={onKeyDown}
            onBlur={close}
          />
          {/* Not the option but the field has the focus: a press must not take it away. */}
          <ul
            className="picker-list"
            id={`${id}-list`}
            role="listbox"
            aria-label={words.picker.suggestions}
            hidden={!isListShown}
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
          >
            {offers.map((game, index) => (
              <li
                key={game.id}
                id={optionId(game)}
                role="option"
                aria-selected={index === active}
                onClick={() => pick(game)}
              >
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
    </div>
  );
}
