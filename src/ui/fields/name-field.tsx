import { useRef, type KeyboardEvent } from 'react';
import { Icon } from '../svg/icons';
import { isComposing } from './is-composing';
import './name-field.css';

/** Icon of the rename button. */
export const pencilIcon = <Icon path="M3 13l.6-3L10.8 2.8l2.4 2.4L6 12.4zM9.3 4.3l2.4 2.4" />;

interface NameFieldProps {
  /** Additional class. */
  readonly className?: string;
  readonly label: string;
  readonly name: string;
  /** Called once; null = cancelled. */
  readonly onEnd: (typed: string | null, by: 'key' | 'leaving') => void;
}

/** Stable ref callback: React calls it only on mount. */
const selectAll = (input: HTMLInputElement | null) => input?.select();

/** Text input that replaces a name while it is edited. Enter and blur save, Escape cancels. */
export function NameField({ className = '', label, name, onEnd }: NameFieldProps) {
  const hasEnded = useRef(false);
  const end = (typed: string | null, by: 'key' | 'leaving') => {
    // Moving the focus after a key blurs the field too.
    if (hasEnded.current) return;
    hasEnded.current = true;
    onEnd(typed, by);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent) || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    // The same key would otherwise press the button that gets the focus next.
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
