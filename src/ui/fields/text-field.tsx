import { useId } from 'react';
import { Field, type FieldText } from './field';
import './text-field.css';

interface TextFieldProps extends FieldText {
  readonly name: string;
  readonly text: string;
  readonly placeholder?: string | undefined;
  /** Error message; null = none. */
  readonly error: string | null;
  readonly onChange: (text: string) => void;
}

export function TextField({ name, text, placeholder, error, onChange, ...fieldText }: TextFieldProps) {
  const id = useId();
  const helpId = `${id}-help`;
  return (
    <Field {...fieldText} controlId={id} helpId={helpId} hint={error}>
      <input
        id={id}
        name={name}
        className="text-input"
        type="text"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={text}
        placeholder={placeholder}
        aria-describedby={helpId}
        aria-invalid={error !== null}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
