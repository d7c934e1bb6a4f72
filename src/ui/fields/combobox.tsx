import { useEffect, useId, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { isComposing } from './is-composing';

interface ComboboxProps {
  /** What is typed. */
  readonly text: string;
  readonly onText: (text: string) => void;
  /** How many options there are for it. */
  readonly count: number;
  /** Which one Enter takes before an arrow key has chosen; -1 = none. */
  readonly best: number;
  readonly onPick: (index: number) => void;
  /** The list is there only while somebody looks for something; else always. */
  readonly isPopup?: boolean;
}

/** The focus stays in the field: a press on the list must not take it away. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/**
 * A field with a list of options, by pointer and by keyboard: what the field, the list and its options need as attributes. The options are
 * for the caller to find and to show.
 */
export function useCombobox({ text, onText, count, best, onPick, isPopup = false }: ComboboxProps) {
  const id = useId();
  const listId = `${id}-list`;
  const [isOpened, setIsOpened] = useState(false);
  /** By an arrow key; null = none was pressed since something was typed. */
  const [chosen, setChosen] = useState<number | null>(null);
  const isOpen = !isPopup || isOpened;
  const active = isOpen ? Math.min(chosen ?? best, count - 1) : -1;
  const optionId = (index: number) => `${id}-${index}`;

  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  const close = () => {
    setIsOpened(false);
    setChosen(null);
  };
  const pick = (index: number) => {
    close();
    onPick(index);
  };
  const move = (step: 1 | -1) => {
    setIsOpened(true);
    if (count === 0) return;
    // Up from nowhere is the last one.
    const from = active < 0 && step < 0 ? 0 : active;
    setChosen((from + step + count) % count);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault();
        move(event.key === 'ArrowDown' ? 1 : -1);
        break;
      case 'Enter':
        event.preventDefault();
        if (active >= 0) pick(active);
        break;
      case 'Escape':
        if (!isPopup) break;
        if (isOpened) close();
        else onText('');
        break;
    }
  };

  return {
    isOpen,
    labelProps: { htmlFor: id },
    inputProps: {
      id,
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-controls': listId,
      'aria-activedescendant': active >= 0 ? optionId(active) : undefined,
      autoComplete: 'off',
      autoCapitalize: 'off',
      spellCheck: false,
      value: text,
      onChange: ({ target }: { readonly target: HTMLInputElement }) => {
        onText(target.value);
        setChosen(null);
        setIsOpened(true);
      },
      onClick: () => setIsOpened(true),
      onKeyDown,
      onBlur: close,
    },
    listProps: { id: listId, role: 'listbox', onPointerDown: keepFocus, onMouseDown: keepFocus },
    optionProps: (index: number) => ({
      id: optionId(index),
      role: 'option',
      'aria-selected': index === active,
      onClick: () => pick(index),
    }),
  } as const;
}
