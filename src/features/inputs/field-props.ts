import { words } from '#messages/app';
import { useMemo } from 'react';
import type { Units } from '../../domain/geometry/units';
import { amountInWords, amountText, unitSigns } from '../../text/amounts';
import { fields, isLengthField, type MeasuredField } from '../../domain/rig/fields';
import { hintFor } from '../../domain/rig/hints';
import { namesItsUnit, readShown, shownText, shownUnit } from '../../domain/rig/shown';
import type { LiveAnswer } from '../../state/answers';
import { useRead } from '../../ui/live';
import type { FieldReading } from '../../ui/fields/number-field';
import { mapped } from '../../ui/source';
import { useWorkspace } from '../../calculator/workspace';

/** @example numberWithUnit('distance', 15, 'cm') // "15 cm" */
export const numberWithUnit = (id: MeasuredField, value: number, units: Units): string =>
  amountText(value, shownUnit(id, units));

/** What the text itself has to say, before any method. */
function hintText(id: MeasuredField, { entry, units }: LiveAnswer): string | null {
  const hint = hintFor(id, entry, units);
  switch (hint?.kind) {
    case undefined:
      return null;
    case 'empty-counts-as-zero':
      return words.hints.emptyCountsAsZero;
    case 'not-a-number-counts-as-zero':
      return words.hints.notANumberCountsAsZero(words.hints.examples[fields[id].unit]);
    case 'not-a-number-left-out':
      return words.hints.notANumberLeftOut(words.hints.examples[fields[id].unit]);
    case 'read-as':
      return words.hints.readAs(numberWithUnit(id, hint.value, units));
  }
}

interface Extra {
  /** What an empty text steps on from, where the method would work it out. */
  readonly whenEmpty?: (answer: LiveAnswer) => number;
  /** What a method has to say besides. */
  readonly methodHint?: (answer: LiveAnswer) => string | null;
}

/** What every number field of the form takes from the table of fields and from the answer. */
export function useMeasuredField(id: MeasuredField, { whenEmpty, methodHint }: Extra = {}) {
  const { store, answers } = useWorkspace();
  const unit = useRead(answers, ({ units }) => shownUnit(id, units));
  return useMemo(
    () => ({
      name: id,
      say: (amount: number) => amountInWords(amount, unit),
      symbol: unitSigns[unit],
      source: mapped(answers, (answer): FieldReading => {
        const text = shownText(id, answer.entry, answer.units);
        const reading = readShown(id, answer.entry, answer.units);
        return {
          text,
          value: reading?.value ?? whenEmpty?.(answer) ?? fields[id].whenEmpty ?? 0,
          isNumber: reading !== null || text === '',
          hasOwnUnit: namesItsUnit(text),
          hint: [hintText(id, answer), methodHint?.(answer)].filter(Boolean).join(' ') || null,
        };
      }),
      onChange: (text: string) =>
        store.change(isLengthField(id) ? { [id]: text, [`${id}Unit`]: unit } : { [id]: text }),
    }),
    [id, unit, store, answers, whenEmpty, methodHint],
  );
}
