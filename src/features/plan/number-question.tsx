import { words as appWords } from '#messages/app';
import { language } from '#messages/language';
import { words } from '#messages/plan';
import type { ReactNode } from 'react';
import type { Units } from '../../domain/geometry/units';
import { defaultEntry, type RigEntry } from '../../domain/rig/entry';
import { fields, type LengthField, type MeasuredField } from '../../domain/rig/fields';
import { hintFor } from '../../domain/rig/hints';
import { readField, readLengthMm } from '../../domain/rig/setup';
import { namesItsUnit, readShown, shownText, shownUnit } from '../../domain/rig/shown';
import { usePlanValue, type TypedAngle, type TypedLength, type ValuesOf } from '../../state/plan-values';
import { amountInWords, amountText } from '../../text/amounts';
import { echoedNumberText, exactNumberText } from '../../text/numbers';
import type { FieldText } from '../../ui/fields/field';
import { NumberField } from '../../ui/fields/number-field';

interface QuestionOptions extends FieldText {
  readonly units: Units;
  /**
   * Field of a rig that reads and shows a length in the same way: its unit, and whether it follows the choice of units.
   */
  readonly like?: LengthField;
  readonly step?: number;
  readonly allowsNegative?: boolean;
  /** A game's own number, without a unit. */
  readonly isBare?: boolean;
}

type TypedState<Typed> = readonly [typed: Typed, setTyped: (typed: Typed) => void];

export interface AngleQuestion {
  /** null = no number. */
  readonly degrees: number | null;
  readonly field: ReactNode;
}

export interface LengthQuestion {
  /** null = no number. */
  readonly mm: number | null;
  readonly field: ReactNode;
}

/** @example typedDegrees('60') // { text: '60', unit: 'degrees' } */
export const typedDegrees = (text: string): TypedAngle => ({ text, unit: 'degrees' });

/** @example typedCm('160') // { text: '160', unit: 'cm' } */
export const typedCm = (text: string): TypedLength => ({ text, unit: 'cm' });

export function angleQuestion(
  name: string,
  [{ text }, setTyped]: TypedState<TypedAngle>,
  options: QuestionOptions,
): AngleQuestion {
  const entry = { ...defaultEntry, sideAngle: text };
  const onChange = (next: string) => setTyped(typedDegrees(next));
  return {
    degrees: readField('sideAngle', entry)?.value ?? null,
    field: <QuestionField {...options} name={name} like="sideAngle" entry={entry} onChange={onChange} />,
  };
}

export function lengthQuestion(
  name: string,
  [{ text, unit }, setTyped]: TypedState<TypedLength>,
  options: QuestionOptions,
): LengthQuestion {
  const { like = 'distance', units } = options;
  const entry = { ...defaultEntry, [like]: text, [`${like}Unit`]: unit };
  const onChange = (next: string) => setTyped({ text: next, unit: shownUnit(like, units) });
  return {
    mm: readLengthMm(like, entry),
    field: <QuestionField {...options} name={name} like={like} entry={entry} onChange={onChange} />,
  };
}

/** A number of the plan and its field, which reads the same units as the rig's fields. */
export function useNumberQuestion(
  name: ValuesOf<TypedAngle>,
  start: TypedAngle,
  options: QuestionOptions,
): AngleQuestion;
export function useNumberQuestion(
  name: ValuesOf<TypedLength>,
  start: TypedLength,
  options: QuestionOptions,
): LengthQuestion;
export function useNumberQuestion(
  name: ValuesOf<TypedAngle> | ValuesOf<TypedLength>,
  start: TypedAngle | TypedLength,
  options: QuestionOptions,
) {
  const [typed, setTyped] = usePlanValue(name, start);
  return typed.unit === 'degrees'
    ? angleQuestion(name, [typed, setTyped], options)
    : lengthQuestion(name, [typed, setTyped], options);
}

interface QuestionFieldProps extends Omit<QuestionOptions, 'like'> {
  readonly name: string;
  readonly like: MeasuredField;
  /** An entry with the typed text in the rig's own field: reading, showing and hints work on entries. */
  readonly entry: RigEntry;
  readonly onChange: (text: string) => void;
}

function QuestionField({ units, like, entry, step = 1, isBare = false, ...rest }: QuestionFieldProps) {
  const unit = shownUnit(like, units);
  const text = shownText(like, entry, units);
  const reading = readShown(like, entry, units);
  return (
    <NumberField
      // Remounts for another question or another unit.
      key={`${rest.name} ${unit}`}
      {...rest}
      text={text}
      value={reading?.value ?? 0}
      isNumber={reading !== null}
      isInvalid={reading === null}
      symbol={isBare ? '' : language.units[unit]}
      hasOwnUnit={namesItsUnit(text)}
      say={(amount) => (isBare ? exactNumberText(amount) : amountInWords(amount, unit))}
      hint={hintText(like, entry, { units, isBare })}
      step={step}
    />
  );
}

const hintText = (
  like: MeasuredField,
  entry: RigEntry,
  { units, isBare }: { readonly units: Units; readonly isBare: boolean },
): string | null => {
  const examples = isBare ? words.fields.bareExamples : appWords.hints.examples[fields[like].unit];
  if (entry[like].trim() === '') return words.fields.empty(examples);
  const hint = hintFor(like, entry, units);
  if (hint === null) return null;
  if (hint.kind !== 'read-as') return words.fields.notANumber(examples);
  return appWords.hints.readAs(
    isBare ? echoedNumberText(hint.value) : amountText(hint.value, shownUnit(like, units)),
  );
};
