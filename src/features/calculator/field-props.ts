import { words } from '#messages/app';
import { language } from '#messages/language';
import { useMemo } from 'react';
import { amountInWords, type AmountUnit } from '../../format/amounts';
import { exactNumberText } from '../../format/numbers';
import type { RigEntry } from '../../rig/entry';
import { fields, type MeasuredField } from '../../rig/fields';
import { hintFor } from '../../rig/hints';
import { readField } from '../../rig/setup';
import type { LiveAnswer } from '../../store/answers';
import type { FieldReading } from '../../ui/number-field';
import { useWorkspace } from './workspace';

const symbols: Readonly<Record<AmountUnit, string>> = { ...language.units, degrees: '°' };

/** What the text itself has to say, before any method. */
function hintText(id: MeasuredField, entry: RigEntry): string | null {
  const hint = hintFor(id, entry);
  switch (hint?.kind) {
    case undefined:
      return null;
    case 'empty-counts-as-zero':
      return words.hints.emptyCountsAsZero;
    case 'not-a-number-counts-as-zero':
      return words.hints.notANumberCountsAsZero;
    case 'not-a-number-left-out':
      return words.hints.notANumberLeftOut;
    case 'read-as': {
      const number = exactNumberText(hint.value);
      return words.hints.readAs(hint.converted ? `${number} ${symbols[fields[id].unit]}` : number);
    }
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
  return useMemo(
    () => ({
      name: id,
      say: (amount: number) => amountInWords(amount, fields[id].unit),
      symbol: symbols[fields[id].unit],
      source: answers,
      read: (answer: LiveAnswer): FieldReading => {
        const text = answer.entry[id];
        const reading = readField(id, answer.entry);
        return {
          text,
          value: reading?.value ?? whenEmpty?.(answer) ?? fields[id].whenEmpty ?? 0,
          isNumber: reading !== null || text === '',
          hint: [hintText(id, answer.entry), methodHint?.(answer)].filter(Boolean).join(' ') || null,
        };
      },
      onChange: (text: string) => store.change({ [id]: text }),
    }),
    [id, store, answers, whenEmpty, methodHint],
  );
}
