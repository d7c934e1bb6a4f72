import { memo, useId, useRef, type ReactNode } from 'react';
import { Field, type FieldText } from './field';
import { useLive, useRead } from '../live';
import type { Source } from '../source';
import { useTyped } from './use-typed';
import './text-field.css';

interface TextFieldProps<Value> extends FieldText {
  readonly name: string;
  readonly source: Source<Value>;
  readonly read: (value: Value) => { readonly text: string; readonly hint: string | null };
  readonly onChange: (text: string) => void;
}

/** A text that is no number. The browser keeps it, as in a number field. */
export const TextField = memo(function TextField<Value>(props: TextFieldProps<Value>) {
  const { name, source, read, onChange, ...fieldText } = props;
  const id = useId();
  const helpId = `${id}-help`;
  const input = useRef<HTMLInputElement>(null);
  const hint = useRead(source, (value) => read(value).hint);
  useTyped(input, onChange);
  useLive(source, (value) => {
    const { text } = read(value);
    if (input.current && input.current.value !== text) input.current.value = text;
  });
  return (
    <Field {...fieldText} controlId={id} helpId={helpId} hint={hint}>
      <input
        ref={input}
        id={id}
        name={name}
        className="text-input"
        type="text"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        defaultValue={read(source.get()).text}
        aria-describedby={helpId}
      />
    </Field>
  );
}) as <Value>(props: TextFieldProps<Value>) => ReactNode;
