import { words } from '#messages/exact';
import { words as gameWords } from '#messages/games';
import { useRef, useState, type KeyboardEvent } from 'react';
import { findGames } from '../../domain/games/find-games';
import { gamesToShow, knownGames } from '../../domain/games/games-to-show';
import type { Game } from '../../domain/games/types';
import { toggleGame } from '../../state/picked-games';
import { useStore } from '../../state/store';
import { Button } from '../../ui/button';
import { useCombobox } from '../../ui/fields/combobox';
import { isComposing } from '../../ui/fields/is-composing';
import { Suggestions } from '../../ui/fields/suggestions';
import { tellUsAbout } from '../../ui/overlays/tell-us';
import { crossIcon, searchIcon } from '../../ui/svg/list-icons';
import { gameName } from '../../text/game-name';
import '../../ui/fields/search.css';
import './game-picker.css';

interface GamePickerProps {
  /** Ids, in the order of picking. */
  readonly picked: readonly string[];
}

const maxOffers = 8;

/** Suggestions: matches, or popular games while the field is empty. */
const offersFor = (query: string, picked: readonly string[], ownGames: readonly Game[]): readonly Game[] =>
  (query.trim() === '' ? [...ownGames, ...gamesToShow([])] : findGames(query, gameWords.localNames, ownGames))
    .filter(({ id }) => !picked.includes(id))
    .slice(0, maxOffers);

/** Picked games as chips, and a combobox that adds to them; its list keeps the focus in the field. */
export function GamePicker({ picked }: GamePickerProps) {
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  /** Announcement for screen readers; the chips show the change to others. */
  const [announcement, announce] = useState('');

  const onToggle = (game: Game) => {
    announce(words.picker[picked.includes(game.id) ? 'removed' : 'added'](gameName(game)));
    toggleGame(game.id);
  };
  const ownGames = useStore((state) => state.ownGames);
  const chips = knownGames(picked, ownGames);
  const offers = offersFor(query, picked, ownGames);
  const isEmpty = query.trim() === '';
  const hasNone = offers.length === 0 && !isEmpty;
  const { isOpen, ...combobox } = useCombobox({
    text: query,
    onText: setQuery,
    count: hasNone ? 1 : offers.length,
    // Enter takes the best match of a typed text.
    best: isEmpty || hasNone ? -1 : 0,
    onPick: (index) => {
      if (hasNone) {
        tellUsAbout(query.trim());
        return;
      }
      const game = offers[index];
      if (game) onToggle(game);
      setQuery('');
      input.current?.focus();
    },
    isPopup: true,
  });
  const isListShown = isOpen && (offers.length > 0 || !isEmpty);

  /** Moves the focus to the next chip, or to the field. */
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
    <div className="game-picker screen-only">
      <label className="visually-hidden" {...combobox.labelProps}>
        {words.picker.label}
      </label>
      <div className="picker-box" ref={box}>
        {chips.length > 0 && (
          <ul className="picker-chips" aria-label={words.picker.picked}>
            {chips.map((game) => (
              <li key={game.id} className="picker-chip">
                {gameName(game)}
                <Button
                  look="plain"
                  aria-label={words.picker.remove(gameName(game))}
                  onClick={() => remove(game)}
                >
                  {crossIcon}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <div className="picker-field">
          {searchIcon}
          <input
            {...combobox.inputProps}
            ref={input}
            className="search"
            type="text"
            aria-expanded={isListShown}
            placeholder={words.picker.label}
            onKeyDown={onKeyDown}
          />
          <Suggestions
            combobox={combobox}
            label={words.picker.suggestions}
            offers={isListShown ? offers : null}
            textOf={gameName}
            none={
              hasNone
                ? { noMatch: words.picker.noMatch, instead: words.library.tellUs.about(query.trim()) }
                : null
            }
          />
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </div>
  );
}
