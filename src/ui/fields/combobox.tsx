import { useEffect, useId, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { isComposing } from './is-composing';

interface ComboboxProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Number of options that match the text. */
  readonly count: number;
  /** Index that Enter picks before an arrow key was pressed; -1 = none. */
  readonly best: number;
  readonly onPick: (index: number) => void;
  /** Shows the list only while searching; otherwise it is always shown. */
  readonly isPopup?: boolean;
}

/** Keeps the focus in the field while the list is pressed. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** ARIA combobox: attributes for the field, its list and its options. The caller finds and renders the options. */
export function useCombobox({ text, onText, count, best, onPick, isPopup = false }: ComboboxProps) {
  const id = useId();
  const listId = `${id}-list`;
  const [isOpened, setIsOpened] = useState(false);
  /** Index chosen by an arrow key; null = no arrow key since the last input. */
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
    // ArrowUp without an active option goes to the last one.
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
