import { useId } from 'react';
import { Field, type FieldText } from './field';
import type { Option } from './radio-row';
import { Segments } from './segments';
import './choice-fields.css';

interface ChoiceProps<Value extends string> extends FieldText {
  readonly name: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

export function SelectField<Value extends string>(props: ChoiceProps<Value>) {
  const { name, options, value, onChange, ...fieldText } = props;
  const id = useId();
  const helpId = `${id}-help`;
  return (
    <Field {...fieldText} controlId={id} helpId={helpId}>
      <select
        id={id}
        name={name}
        autoComplete="off"
        value={value}
        aria-describedby={helpId}
        onChange={({ target }) => onChange(target.value as Value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </Field>
  );
}

/** A few options side by side, as radio buttons. */
export function SegmentedField<Value extends string>(props: ChoiceProps<Value>) {
  const { name, options, value, onChange, ...fieldText } = props;
  const id = useId();
  const labelId = `${id}-label`;
  const helpId = `${id}-help`;
  return (
    <Field {...fieldText} labelId={labelId} helpId={helpId}>
      <Segments
        name={name}
        options={options}
        value={value}
        onChange={onChange}
        labelledBy={labelId}
        describedBy={helpId}
      />
    </Field>
  );
}

interface CheckboxFieldProps extends FieldText {
  readonly name: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function CheckboxField(props: CheckboxFieldProps) {
  const { name, checked, onChange, ...fieldText } = props;
  const id = useId();
  const helpId = `${id}-help`;
  return (
    <Field {...fieldText} controlId={id} helpId={helpId}>
      <input
        id={id}
        name={name}
        className="checkbox"
        type="checkbox"
        autoComplete="off"
        checked={checked}
        aria-describedby={helpId}
        onChange={({ target }) => onChange(target.checked)}
      />
    </Field>
  );
}
