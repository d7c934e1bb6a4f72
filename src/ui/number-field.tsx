import { memo, useId, type KeyboardEvent } from 'react';
import { Field, type FieldText } from './field';
import { minusIcon, plusIcon } from './icons';

/** How a field that holds a length is stepped and named. */
export interface Unit {
  readonly symbol: string;
  readonly singular: string;
  readonly plural: string;
}

interface NumberFieldProps extends FieldText {
  readonly name: string;
  readonly unit: Unit;
  readonly step: number;
  /** As typed: text that is no number stays as it is. */
  readonly text: string;
  /** What the text counts as. */
  readonly value: number;
  readonly hint: string | null;
  /** Whether the step buttons go below 0. */
  readonly allowsNegative?: boolean;
  readonly onChange: (text: string) => void;
}

const stepsPerPage = 10;

/**
 * A text input with the role of a spin button. `type="number"` will not do: it drops a decimal comma without
 * a word (50,5 becomes 505) and hides from the page what was typed.
 */
export const NumberField = memo(function NumberField(props: NumberFieldProps) {
  const { name, unit, step, text, value, hint, allowsNegative, onChange, ...fieldText } = props;
  const id = useId();
  const helpId = `${id}-help`;

  const stepBy = (steps: number) => onChange(stepped(value, steps * step, { allowsNegative }));

  const stepByKey = (event: KeyboardEvent) => {
    const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: stepsPerPage, PageDown: -stepsPerPage }[event.key];
    if (steps === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    stepBy(steps);
  };

  const stepName = `${step} ${step === 1 ? unit.singular : unit.plural}`;

  return (
    <Field {...fieldText} controlId={id} helpId={helpId} hint={hint}>
      <div className="stepper">
        <button type="button" tabIndex={-1} aria-label={`${stepName} less`} onClick={() => stepBy(-1)}>
          {minusIcon}
        </button>
        <span className="stepper-text">
          <input
            id={id}
            name={name}
            type="text"
            role="spinbutton"
            inputMode="decimal"
            autoComplete="off"
            spellCheck={false}
            value={text}
            aria-valuenow={value}
            aria-valuetext={`${text === '' ? value : text} ${unit.plural}`}
            aria-describedby={helpId}
            onChange={({ target }) => onChange(target.value)}
            onKeyDown={stepByKey}
          />
        </span>
        <span className="stepper-unit" aria-hidden="true">
          {unit.symbol}
        </span>
        <button type="button" tabIndex={-1} aria-label={`${stepName} more`} onClick={() => stepBy(1)}>
          {plusIcon}
        </button>
      </div>
    </Field>
  );
});

interface SteppedOptions {
  readonly allowsNegative?: boolean | undefined;
}

/** The step buttons stop at 0 unless told otherwise; anybody can type less. Tenths stay tenths: 0.1 + 0.2 is 0.3. */
export function stepped(
  value: number,
  change: number,
  { allowsNegative = false }: SteppedOptions = {},
): string {
  const next = value + change;
  const allowed = allowsNegative || value < 0 ? next : Math.max(0, next);
  return String(Number(allowed.toPrecision(12)));
}
