import { words } from '#messages/app';
import { useId, useRef, type KeyboardEvent } from 'react';
import { fromField, toField } from '../../messages/field-text';
import { minusIcon, plusIcon } from '../svg/icons';
import { Field, type FieldText } from './field';
import { isComposing } from './is-composing';
import { stepped, stepsOfKey } from './stepped';
import '../styles/icon-button.css';
import './number-field.css';

interface NumberFieldProps extends FieldText {
  readonly name: string;
  /** As typed, but with a decimal point in every language: text that is no number stays as it is. */
  readonly text: string;
  /** What it counts as, and whether that is what it says or only what counts in its place. */
  readonly value: number;
  readonly isNumber: boolean;
  /** The sign of its unit, and whether the text says its unit itself. */
  readonly symbol: string;
  readonly hasOwnUnit: boolean;
  /** How an amount is said in full. */
  readonly say: (amount: number) => string;
  readonly hint: string | null;
  /** Whether the hint tells of an error. */
  readonly isInvalid?: boolean | undefined;
  readonly step: number;
  /** Whether the step buttons go below 0. */
  readonly allowsNegative?: boolean;
  readonly onChange: (text: string) => void;
}

/**
 * A text input with the role of a spin button. `type="number"` will not do: it drops a decimal comma without
 * a word (50,5 becomes 505) and hides from the page what was typed. Nor will `inputmode="decimal"`: a phone's keypad for it has no
 * minus, no quotes and no letters for a unit.
 */
export function NumberField(props: NumberFieldProps) {
  const { name, text, value, isNumber, symbol, hasOwnUnit, say, hint, isInvalid, step, onChange, ...rest } =
    props;
  const { allowsNegative = false, ...fieldText } = rest;
  const id = useId();
  const helpId = `${id}-help`;

  const stepBy = (steps: number) => onChange(stepped(value, steps * step, { allowsNegative }));

  const stepByKey = (event: KeyboardEvent) => {
    const steps = stepsOfKey(event.key);
    if (
      steps === undefined ||
      isComposing(event.nativeEvent) ||
      event.altKey ||
      event.ctrlKey ||
      event.metaKey
    )
      return;
    event.preventDefault();
    stepBy(steps);
  };

  // As Tab does: who clicks into a field wants to type another number, and not on behind the old one.
  const wasFocused = useRef(false);
  const selectAtFirst = (input: HTMLInputElement) => {
    if (!wasFocused.current && input.selectionStart === input.selectionEnd) input.select();
  };

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
            id={id}
            name={name}
            type="text"
            role="spinbutton"
            autoComplete="off"
            spellCheck={false}
            value={toField(text)}
            aria-valuenow={value}
            aria-valuetext={isNumber ? say(value) : toField(text)}
            aria-describedby={helpId}
            aria-invalid={isInvalid}
            onChange={({ target }) => onChange(fromField(target.value))}
            onKeyDown={stepByKey}
            onPointerDown={({ currentTarget }) => {
              wasFocused.current = currentTarget === document.activeElement;
            }}
            onClick={({ currentTarget }) => selectAtFirst(currentTarget)}
          />
        </span>
        {/* Hidden, and not taken away: nothing moves. */}
        <span
          className="stepper-unit"
          aria-hidden="true"
          style={hasOwnUnit ? { visibility: 'hidden' } : undefined}
        >
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
}
