import { words } from '#messages/app';
import { useId, useRef, type KeyboardEvent } from 'react';
import { Button } from '../button';
import { fromField, toField } from '../../messages/field-text';
import { minusIcon, plusIcon } from '../svg/icons';
import { Field, type FieldText } from './field';
import { isComposing } from './is-composing';
import { stepped, stepsOfKey } from './stepped';
import './number-field.css';

/** A number as its field shows it. */
export interface ShownNumber {
  readonly name: string;
  /** Raw text, with a decimal point in every language; invalid text stays unchanged. */
  readonly text: string;
  /** Number in use, and whether it is the text's own or a fallback. */
  readonly value: number;
  readonly isNumber: boolean;
  /** Unit symbol, and whether the text contains its unit itself. */
  readonly symbol: string;
  readonly hasOwnUnit: boolean;
  /** Amount with its unit in full, for screen readers. */
  readonly say: (amount: number) => string;
  readonly hint: string | null;
  /** Whether the hint is an error. */
  readonly isInvalid?: boolean | undefined;
  readonly onChange: (text: string) => void;
}

interface Steps {
  readonly step: number;
  /** Whether steps go below 0. */
  readonly allowsNegative?: boolean;
}

interface NumberInputProps extends Omit<ShownNumber, 'hint' | 'symbol' | 'hasOwnUnit'> {
  readonly onSteps: (steps: number) => void;
  readonly id?: string;
  readonly 'aria-label'?: string;
  readonly 'aria-describedby'?: string;
  /** Width in digits, where the style sheet sets none. */
  readonly size?: number;
}

/**
 * Text input with the role of a spin button. `type="number"` silently drops a decimal comma (50,5 becomes 505)
 * and hides invalid text from the page. `inputmode="decimal"` has no minus, quotes or unit letters on phones.
 */
export function NumberInput(props: NumberInputProps) {
  const { text, value, isNumber, say, isInvalid, onChange, onSteps, ...attributes } = props;
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
    onSteps(steps);
  };

  // Selects all on click, like Tab, so that typing replaces the number.
  const wasFocused = useRef(false);
  const selectAtFirst = (input: HTMLInputElement) => {
    if (!wasFocused.current && input.selectionStart === input.selectionEnd) input.select();
  };

  return (
    <input
      {...attributes}
      type="text"
      role="spinbutton"
      autoComplete="off"
      spellCheck={false}
      value={toField(text)}
      aria-valuenow={value}
      aria-valuetext={isNumber ? say(value) : toField(text)}
      aria-invalid={isInvalid}
      onChange={({ target }) => onChange(fromField(target.value))}
      onKeyDown={stepByKey}
      onPointerDown={({ currentTarget }) => {
        wasFocused.current = currentTarget === document.activeElement;
      }}
      onClick={({ currentTarget }) => selectAtFirst(currentTarget)}
    />
  );
}

/** A number with its label, its unit and buttons for steps. */
export function NumberField(props: ShownNumber & Steps & FieldText) {
  const { name, text, value, isNumber, symbol, hasOwnUnit, say, hint, isInvalid, step, onChange, ...rest } =
    props;
  const { allowsNegative = false, ...fieldText } = rest;
  const id = useId();
  const helpId = `${id}-help`;
  const stepBy = (steps: number) => onChange(stepped(value, steps * step, { allowsNegative }));

  return (
    <Field {...fieldText} controlId={id} helpId={helpId} hint={hint}>
      <div className="stepper">
        <Button look="icon" tabIndex={-1} aria-label={words.steps.less(say(step))} onClick={() => stepBy(-1)}>
          {minusIcon}
        </Button>
        <span className="stepper-text">
          <NumberInput
            {...{ id, name, text, value, isNumber, say, isInvalid, onChange }}
            aria-describedby={helpId}
            onSteps={stepBy}
          />
        </span>
        {/* Hidden instead of removed, to avoid a layout shift. */}
        <span
          className="stepper-unit text-note"
          aria-hidden="true"
          style={hasOwnUnit ? { visibility: 'hidden' } : undefined}
        >
          {symbol}
        </span>
        <Button look="icon" tabIndex={-1} aria-label={words.steps.more(say(step))} onClick={() => stepBy(1)}>
          {plusIcon}
        </Button>
      </div>
    </Field>
  );
}
