import { useMemo, type ReactNode } from 'react';
import type { RigChange } from '../../domain/rig/entry';
import { usePlanValue, type PlannedLength, type TypedLength, type ValuesOf } from '../../state/plan-values';
import type { FieldText } from '../../ui/fields/field';
import { lengthQuestion } from './number-question';
import type { Today } from './question';

interface PlannedField {
  readonly field: ReactNode;
  /** Change of today's rig; empty for its own length. */
  readonly change: RigChange;
}

/**
 * A length of the rig until another is typed here. The last typed value counts, so an answer that is used, and a change in
 * the rig's fields, is shown here, too.
 */
export function usePlannedLength(
  name: ValuesOf<PlannedLength | null>,
  like: 'bezelThickness' | 'distance',
  { today: { entry, units }, ...text }: FieldText & { readonly today: Pick<Today, 'entry' | 'units'> },
): PlannedField {
  const over: TypedLength = { text: entry[like], unit: entry[`${like}Unit`] };
  const [stored, store] = usePlanValue(name, null);
  const typed = stored?.over.text === over.text && stored.over.unit === over.unit ? stored.typed : null;
  const typing = [typed ?? over, (next: TypedLength) => store({ typed: next, over })] as const;
  const { field } = lengthQuestion(`plan-${name}`, typing, { ...text, like, units });
  const change = useMemo(
    () => (typed ? { [like]: typed.text, [`${like}Unit`]: typed.unit } : {}),
    [typed, like],
  );
  return { field, change };
}
