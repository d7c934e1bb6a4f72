import { language } from '#messages/language';
import type { RigEntry } from '../../domain/rig/entry';
import { fields, isLengthField, type MeasuredField } from '../../domain/rig/fields';
import { namesItsUnit, readShown, shownText, shownUnit } from '../../domain/rig/shown';
import { activeEntry, changeRig, useStore } from '../../state/store';
import { amountInWords } from '../../text/amounts';
import { fieldHint } from '../../text/field-texts';
import type { FieldCheck } from '../../text/remarks';
import type { FieldText } from '../../ui/fields/field';
import { NumberField, type ShownNumber } from '../../ui/fields/number-field';

interface Measured {
  readonly methodHint?: FieldCheck['methodHint'] | undefined;
  readonly isWrong?: FieldCheck['isWrong'] | undefined;
  /** Start of the first step in an empty field that the method would compute. */
  readonly whenEmpty?: ((entry: RigEntry) => number) | undefined;
}

/** A number of the active rig as its field shows it. Its unit and its default are those of the table of fields. */
export function useMeasured(
  id: MeasuredField,
  { whenEmpty, methodHint, isWrong }: Measured = {},
): ShownNumber {
  const unit = useStore(({ units }) => shownUnit(id, units));
  // Separate selectors: a key in another field renders nothing here.
  const text = useStore((state) => shownText(id, activeEntry(state), state.units));
  const read = useStore((state) => readShown(id, activeEntry(state), state.units)?.value ?? null);
  const empty = useStore((state) => whenEmpty?.(activeEntry(state)) ?? fields[id].whenEmpty ?? 0);
  const hint = useStore((state) => fieldHint(id, activeEntry(state), { units: state.units, methodHint }));
  const isInvalid = useStore((state) => isWrong?.(id, activeEntry(state)));
  return {
    name: id,
    text,
    value: read ?? empty,
    isNumber: read !== null || text === '',
    symbol: language.units[unit],
    hasOwnUnit: namesItsUnit(text),
    say: (amount) => amountInWords(amount, unit),
    hint,
    isInvalid,
    onChange: (typed) =>
      changeRig(isLengthField(id) ? { [id]: typed, [`${id}Unit`]: unit } : { [id]: typed }),
  };
}

interface MeasuredInputProps extends FieldText, Measured {
  readonly id: MeasuredField;
  readonly step: number;
  readonly allowsNegative?: boolean;
}

/** A number field of the rig. */
export const MeasuredInput = ({ id, whenEmpty, methodHint, isWrong, ...field }: MeasuredInputProps) => (
  <NumberField {...field} {...useMeasured(id, { whenEmpty, methodHint, isWrong })} />
);
