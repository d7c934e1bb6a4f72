import { words } from '#messages/compare';
import { useState, type KeyboardEvent } from 'react';

interface NameFieldProps {
  readonly mark: string;
  readonly name: string;
  /** What it is called without a name of its own. */
  readonly made: string;
  readonly onRename: (name: string) => void;
}

/** The rig's name, which can be written over. Emptied, it is what the rig is; Escape brings back what stood there. */
export function NameField({ mark, name, made, onRename }: NameFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);

  const end = () => {
    if (typed !== null && typed.trim() !== name) onRename(typed.trim() === made ? '' : typed);
    setTyped(null);
  };
  const press = ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
    if (key === 'Escape') setTyped(null);
    // Done: what was typed counts, and the field stays where the keys go.
    if (key === 'Enter') {
      end();
      currentTarget.select();
    }
  };

  return (
    <input
      className="compare-name"
      aria-label={words.rename(mark)}
      autoComplete="off"
      autoCapitalize="sentences"
      spellCheck={false}
      enterKeyHint="done"
      value={typed ?? name}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={press}
      onBlur={end}
    />
  );
}
