import { useId } from 'react';
import './radio-row.css';

export interface Option<Value extends string> {
  readonly value: Value;
  readonly text: string;
}

export interface RadioRowProps<Value extends string> {
  /** Name for reading the form; default: unique on the page. */
  readonly name?: string;
  /** Id of the form that reads it from outside. */
  readonly form?: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Accessible name: a text, or the id of the element that shows it. */
  readonly label?: string;
  readonly labelledBy?: string;
  readonly describedBy?: string;
}

/** Native radio buttons side by side, shown as words. The class sets the look of the row. */
export function RadioRow<Value extends string>(props: RadioRowProps<Value> & { readonly className: string }) {
  const ownName = useId();
  const { className, name = ownName, form, options, value, onChange, label, labelledBy, describedBy } = props;
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
            form={form}
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
