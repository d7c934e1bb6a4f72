import { useId } from 'react';
import './view-switch.css';

interface ViewSwitchProps<Value extends string> {
  /** What they are views of. */
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** Views of the same thing: words in a row, the chosen one underlined. Quieter than what changes a value. */
export function ViewSwitch<Value extends string>({
  label,
  options,
  value,
  onChange,
}: ViewSwitchProps<Value>) {
  const name = useId();
  return (
    <div className="view-switch" role="radiogroup" aria-label={label}>
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
