import { useId } from 'react';
import './segments.css';

export interface Option<Value extends string> {
  readonly value: Value;
  readonly text: string;
}

interface SegmentsProps<Value extends string> {
  /** Given where a form is read by it; else no other group on the page has it. */
  readonly name?: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** The group's name: a text, or the id of the element that shows it. */
  readonly label?: string;
  readonly labelledBy?: string;
  readonly describedBy?: string;
}

/** A few options side by side, one of them chosen. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const ownName = useId();
  const { name = ownName, options, value, onChange, label, labelledBy, describedBy } = props;
  return (
    <div
      className="segments"
      role="radiogroup"
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
    >
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            autoComplete="off"
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.text}
        </label>
      ))}
    </div>
  );
}
