import { language } from '#messages/language';
import type { RigEntry } from '../../domain/rig/entry';
import { fields, isLengthField, type MeasuredField } from '../../domain/rig/fields';
import { namesItsUnit, readShown, shownText, shownUnit } from '../../domain/rig/shown';
import { activeEntry, changeRig, useStore } from '../../state/store';
import { amountInWords } from '../../text/amounts';
import { fieldHint } from '../../text/field-texts';
import type { FieldCheck } from '../../text/remarks';
import type { FieldText } from '../../ui/fields/field';
import { NumberField } from '../../ui/fields/number-field';

interface MeasuredInputProps extends FieldText, Partial<FieldCheck> {
  readonly id: MeasuredField;
  readonly step: number;
  readonly allowsNegative?: boolean;
  /** What an empty text steps on from, where the method would work it out. */
  readonly whenEmpty?: (entry: RigEntry) => number;
}

/** A number field of the rig. Its unit, its default and what an empty text means are those of the table of fields. */
export function MeasuredInput({ id, whenEmpty, methodHint, isWrong, ...field }: MeasuredInputProps) {
  const unit = useStore(({ units }) => shownUnit(id, units));
  // One by one: a key in another field renders nothing here.
  const text = useStore((state) => shownText(id, activeEntry(state), state.units));
  const read = useStore((state) => readShown(id, activeEntry(state), state.units)?.value ?? null);
  const empty = useStore((state) => whenEmpty?.(activeEntry(state)) ?? fields[id].whenEmpty ?? 0);
  const hint = useStore((state) => fieldHint(id, activeEntry(state), { units: state.units, methodHint }));
  const isInvalid = useStore((state) => isWrong?.(id, activeEntry(state)));
  return (
    <NumberField
      {...field}
      name={id}
      text={text}
      value={read ?? empty}
      isNumber={read !== null || text === ''}
      symbol={language.units[unit]}
      hasOwnUnit={namesItsUnit(text)}
      say={(amount) => amountInWords(amount, unit)}
      hint={hint}
      isInvalid={isInvalid}
      onChange={(typed) =>
        changeRig(isLengthField(id) ? { [id]: typed, [`${id}Unit`]: unit } : { [id]: typed })
      }
    />
  );
}
