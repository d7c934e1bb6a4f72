import { words } from '#messages/compare';
import type { KeyboardEvent } from 'react';

interface RigTitleProps {
  readonly mark: string;
  readonly name: string;
  readonly isEdited: boolean;
  /** What was typed; null = as it was. */
  readonly onEnd: (typed: string | null, by: 'key' | 'leaving') => void;
}

/** The same function each time, so that it is called once. */
const selectAll = (input: HTMLInputElement | null) => input?.select();

/** The rig's name, and the field to write another. */
export function RigTitle({ mark, name, isEdited, onEnd }: RigTitleProps) {
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // Where the focus goes next, the same key would press a button.
    event.preventDefault();
    onEnd(event.key === 'Enter' ? event.currentTarget.value : null, 'key');
  };
  return (
    <>
      <h4 className={isEdited ? 'visually-hidden' : 'compare-name'}>{name}</h4>
      {isEdited && (
        <input
          className="compare-name compare-name-field"
          aria-label={words.nameOf(mark)}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="done"
          defaultValue={name}
          ref={selectAll}
          onKeyDown={press}
          onBlur={({ target }) => onEnd(target.value, 'leaving')}
        />
      )}
    </>
  );
}
