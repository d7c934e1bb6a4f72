import { useId } from 'react';
import { Segments, type Option } from '../../ui/fields/segments';

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

export function Choice<Value extends string>({ label, ...segments }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div className="windscreen-choice">
      <span id={id}>{label}</span>
      <Segments labelledBy={id} {...segments} />
    </div>
  );
}
