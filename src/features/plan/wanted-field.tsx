import { words as appWords } from '#messages/app';
import { words } from '#messages/plan';
import { language } from '#messages/language';
import type { Units } from '../../domain/geometry/units';
import { amountInWords, amountText } from '../../text/amounts';
import { echoedNumberText, exactNumberText } from '../../text/numbers';
import { defaultEntry, type RigEntry } from '../../domain/rig/entry';
import { fields, isLengthField, type LengthUnit, type MeasuredField } from '../../domain/rig/fields';
import { hintFor } from '../../domain/rig/hints';
import { readField } from '../../domain/rig/setup';
import { namesItsUnit, readShown, shownText, shownUnit } from '../../domain/rig/shown';
import type { FieldText } from '../../ui/fields/field';
import { NumberField } from '../../ui/fields/number-field';
import { usePlanValue } from '../../state/plan-values';

/** A text as typed, and what a bare number in it meant. */
export interface Typed {
  readonly text: string;
  readonly unit: LengthUnit;
}

/** A number that somebody wants, and the field it is typed into. */
export interface Wanted {
  /** In the unit of the field it is read as: centimetres, inches, millimetres or degrees. null = no number. */
  readonly value: number | null;
  readonly name: string;
  readonly as: MeasuredField;
  readonly units: Units;
  readonly typed: Typed;
  readonly setTyped: (typed: Typed) => void;
}

interface WantedOptions {
  /** The field of a rig that takes the same: its unit, its endings, and whether it follows the choice of units. */
  readonly as: MeasuredField;
  /** What stands there at first, in that field's own unit. */
  readonly start: string;
  readonly units: Units;
}

/** Fields of a rig can read, show and remark on texts; a wanted number lends itself one to be read by them. */
const entryWith = (as: MeasuredField, { text, unit }: Typed): RigEntry => ({
  ...defaultEntry,
  [as]: text,
  ...(isLengthField(as) && { [`${as}Unit`]: unit }),
});

const unitOf = (as: MeasuredField): LengthUnit => (isLengthField(as) ? fields[as].unit : 'mm');

/** A number of the plan's own. It understands every unit, as the fields of the rig do. */
export function useWanted(name: string, { as, start, units }: WantedOptions): Wanted {
  const [typed, setTyped] = usePlanValue<Typed>(name, { text: start, unit: unitOf(as) });
  return wantedFrom({ name, as, units, typed, setTyped });
}

/** The same of a text that is kept elsewhere. */
export const wantedFrom = (of: Omit<Wanted, 'value'>): Wanted => ({
  ...of,
  value: readField(of.as, entryWith(of.as, of.typed))?.value ?? null,
});

interface WantedFieldProps extends FieldText {
  readonly of: Wanted;
  readonly step?: number;
  readonly allowsNegative?: boolean;
  /** A number without a unit, as games have them. */
  readonly isBare?: boolean;
}

export function WantedField({ of, step = 1, isBare = false, ...rest }: WantedFieldProps) {
  const { name, as, units, typed, setTyped } = of;
  const unit = shownUnit(as, units);
  const reading = readingOf(as, typed, { units, isBare });
  return (
    <NumberField
      // Shown in another unit, it is another text.
      key={unit}
      {...rest}
      name={name}
      symbol={isBare ? '' : language.units[unit]}
      say={(amount) => (isBare ? exactNumberText(amount) : amountInWords(amount, unit))}
      step={step}
      {...reading}
      onChange={(text) => setTyped({ text, unit: unit === 'degrees' ? 'mm' : unit })}
    />
  );
}

interface Showing {
  readonly units: Units;
  readonly isBare: boolean;
}

const readingOf = (as: MeasuredField, typed: Typed, showing: Showing) => {
  const { units } = showing;
  const entry = entryWith(as, typed);
  const text = shownText(as, entry, units);
  const reading = readShown(as, entry, units);
  return {
    text,
    value: reading?.value ?? 0,
    isNumber: reading !== null,
    isInvalid: reading === null,
    hasOwnUnit: namesItsUnit(text),
    hint: hintText(as, entry, showing),
  };
};

const hintText = (as: MeasuredField, entry: RigEntry, { units, isBare }: Showing): string | null => {
  const examples = isBare ? words.fields.bareExamples : appWords.hints.examples[fields[as].unit];
  if (entry[as].trim() === '') return words.fields.empty(examples);
  const hint = hintFor(as, entry, units);
  if (hint === null) return null;
  if (hint.kind !== 'read-as') return words.fields.notANumber(examples);
  return appWords.hints.readAs(
    isBare ? echoedNumberText(hint.value) : amountText(hint.value, shownUnit(as, units)),
  );
};
