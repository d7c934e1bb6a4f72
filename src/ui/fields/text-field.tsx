import { useId } from 'react';
import { Field, type FieldText } from './field';
import './text-field.css';

interface TextFieldProps extends FieldText {
  readonly name: string;
  readonly text: string;
  readonly hint: string | null;
  readonly onChange: (text: string) => void;
}

/** A text that is no number. */
export function TextField({ name, text, hint, onChange, ...fieldText }: TextFieldProps) {
  const id = useId();
  const helpId = `${id}-help`;
  return (
    <Field {...fieldText} controlId={id} helpId={helpId} hint={hint}>
      <input
        id={id}
        name={name}
        className="text-input"
        type="text"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={text}
        aria-describedby={helpId}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
