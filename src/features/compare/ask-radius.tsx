import { words } from '#messages/compare';
import { useId, useState, type SubmitEvent } from 'react';
import { usualRadii } from '../../domain/monitors/usual-radii';
import { defaultEntry } from '../../domain/rig/entry';
import { readField } from '../../domain/rig/setup';
import './add-rigs.css';
import './ask-radius.css';

interface AskRadiusProps {
  /** Of the rig. */
  readonly name: string;
  readonly onSet: (radiusMm: number) => void;
}

const { radius } = words;

/** Nothing is made up: who knows the monitor says how much it is curved. */
export function AskRadius({ name, onSet }: AskRadiusProps) {
  const hintId = useId();
  const [typed, setTyped] = useState('');
  const [isUnread, setIsUnread] = useState(false);
  const set = (event: SubmitEvent) => {
    event.preventDefault();
    const mm = readField('radiusCurve', { ...defaultEntry, radiusCurve: typed })?.value ?? 0;
    setIsUnread(!(mm > 0));
    if (mm > 0) onSet(mm);
  };
  return (
    <form className="compare-radius" aria-label={radius.group(name)} autoComplete="off" onSubmit={set}>
      {usualRadii.map((each) => (
        <button
          className="compare-add"
          type="button"
          key={each}
          aria-label={radius.usualOf(each)}
          onClick={() => onSet(Number(each))}
        >
          {radius.usual(each)}
        </button>
      ))}
      <span className="compare-size">
        <input
          aria-label={radius.other}
          aria-invalid={isUnread}
          aria-describedby={hintId}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <button className="compare-add" type="submit">
          {radius.set}
        </button>
      </span>
      {/* Always there, so that what appears in it is read aloud. */}
      <p id={hintId} role="status">
        {isUnread && radius.notRead}
      </p>
    </form>
  );
}
