import { useRef, type KeyboardEvent } from 'react';
import { Icon } from '../svg/icons';
import { isComposing } from './is-composing';
import './name-field.css';

/** For the button that calls it. */
export const pencilIcon = <Icon path="M3 13l.6-3L10.8 2.8l2.4 2.4L6 12.4zM9.3 4.3l2.4 2.4" />;

interface NameFieldProps {
  /** Beside its own. */
  readonly className?: string;
  readonly label: string;
  readonly name: string;
  /** Once: what was typed; null = as it was. */
  readonly onEnd: (typed: string | null, by: 'key' | 'leaving') => void;
}

/** The same function each time, so that it is called once. */
const selectAll = (input: HTMLInputElement | null) => input?.select();

/** Takes the place of a name while another is written. Enter and leaving the field take it, Escape does not. */
export function NameField({ className = '', label, name, onEnd }: NameFieldProps) {
  const hasEnded = useRef(false);
  const end = (typed: string | null, by: 'key' | 'leaving') => {
    // A field that the focus is taken from by a key is left, too.
    if (hasEnded.current) return;
    hasEnded.current = true;
    onEnd(typed, by);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent) || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    // Where the focus goes next, the same key would press a button.
    event.preventDefault();
    end(event.key === 'Enter' ? event.currentTarget.value : null, 'key');
  };
  return (
    <input
      className={`name-field ${className}`}
      aria-label={label}
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="done"
      defaultValue={name}
      ref={selectAll}
      onKeyDown={press}
      onBlur={({ target }) => end(target.value, 'leaving')}
    />
  );
}
