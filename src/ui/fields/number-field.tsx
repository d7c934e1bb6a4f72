import { words } from '#messages/app';
import { memo, useId, useRef, type KeyboardEvent } from 'react';
import { Field, type FieldText } from './field';
import { minusIcon, plusIcon } from '../svg/icons';
import { useLive, useRead } from '../live';
import type { Source } from '../source';
import { useTyped } from './use-typed';
import '../styles/icon-button.css';
import './number-field.css';

/** What stands in a field, and what it counts as. */
export interface FieldReading {
  /** As typed: text that is no number stays as it is. */
  readonly text: string;
  readonly value: number;
  /** Whether that is what it says, or only what counts in its place. */
  readonly isNumber: boolean;
  /** Whether the text says its unit itself. */
  readonly hasOwnUnit: boolean;
  readonly hint: string | null;
}

interface NumberFieldProps extends FieldText {
  readonly name: string;
  /** The sign of its unit, and how an amount is said with it in full. */
  readonly symbol: string;
  readonly say: (amount: number) => string;
  readonly step: number;
  readonly source: Source<FieldReading>;
  /** Whether the step buttons go below 0. */
  readonly allowsNegative?: boolean;
  readonly onChange: (text: string) => void;
}

const stepsPerPage = 10;

/** What a screen reader says for a field: its number in full, or what stands there in place of one. */
const spoken = ({ text, value, isNumber }: FieldReading, say: (amount: number) => string): string =>
  isNumber ? say(value) : text;

/**
 * A text input with the role of a spin button. `type="number"` will not do: it drops a decimal comma without
 * a word (50,5 becomes 505) and hides from the page what was typed.
 *
 * The browser keeps the text, and what others write into it comes from the source: a key renders nothing here but a hint.
 */
export const NumberField = memo(function NumberField(props: NumberFieldProps) {
  const { name, symbol, say, step, source, allowsNegative = false, onChange, ...fieldText } = props;
  const id = useId();
  const helpId = `${id}-help`;
  const input = useRef<HTMLInputElement>(null);
  const sign = useRef<HTMLSpanElement>(null);
  const hint = useRead(source, (reading) => reading.hint);

  useTyped(input, onChange);
  useLive(source, (reading) => {
    if (!input.current) return;
    if (input.current.value !== reading.text) input.current.value = reading.text;
    // Hidden, and not taken away: nothing moves.
    if (sign.current) sign.current.style.visibility = reading.hasOwnUnit ? 'hidden' : '';
    const said = spoken(reading, say);
    if (input.current.getAttribute('aria-valuetext') === said) return;
    input.current.setAttribute('aria-valuenow', String(reading.value));
    input.current.setAttribute('aria-valuetext', said);
  });

  const stepBy = (steps: number) => onChange(stepped(source.get().value, steps * step, { allowsNegative }));

  const stepByKey = (event: KeyboardEvent) => {
    const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: stepsPerPage, PageDown: -stepsPerPage }[event.key];
    if (steps === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    stepBy(steps);
  };

  const reading = source.get();
  return (
    <Field {...fieldText} controlId={id} helpId={helpId} hint={hint}>
      <div className="stepper">
        <button
          type="button"
          tabIndex={-1}
          aria-label={words.steps.less(say(step))}
          onClick={() => stepBy(-1)}
        >
          {minusIcon}
        </button>
        <span className="stepper-text">
          <input
            ref={input}
            id={id}
            name={name}
            type="text"
            role="spinbutton"
            inputMode="decimal"
            autoComplete="off"
            spellCheck={false}
            defaultValue={reading.text}
            aria-valuenow={reading.value}
            aria-valuetext={spoken(reading, say)}
            aria-describedby={helpId}
            onKeyDown={stepByKey}
          />
        </span>
        <span className="stepper-unit" aria-hidden="true" ref={sign}>
          {symbol}
        </span>
        <button
          type="button"
          tabIndex={-1}
          aria-label={words.steps.more(say(step))}
          onClick={() => stepBy(1)}
        >
          {plusIcon}
        </button>
      </div>
    </Field>
  );
});

/** The step buttons stop at 0 unless told otherwise; anybody can type less. Tenths stay tenths: 0.1 + 0.2 is 0.3. */
export function stepped(
  value: number,
  change: number,
  { allowsNegative = false }: { readonly allowsNegative?: boolean } = {},
): string {
  const next = value + change;
  const allowed = allowsNegative || value < 0 ? next : Math.max(0, next);
  return String(Number(allowed.toPrecision(12)));
}
