import { useId } from 'react';
import './radio-row.css';

export interface Option<Value extends string> {
  readonly value: Value;
  readonly text: string;
}

export interface RadioRowProps<Value extends string> {
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

/** Radio buttons side by side, of which one sees the words. Its class says how the row looks. */
export function RadioRow<Value extends string>(props: RadioRowProps<Value> & { readonly className: string }) {
  const ownName = useId();
  const { className, name = ownName, options, value, onChange, label, labelledBy, describedBy } = props;
  return (
    <div
      className={`radio-row ${className}`}
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
