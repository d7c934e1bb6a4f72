import { words } from '#messages/plan';
import { useMemo, type ReactNode } from 'react';
import type { Rig } from '../../domain/geometry/rig';
import { changedEntry } from '../../domain/rig/change-entry';
import type { RigEntry } from '../../domain/rig/entry';
import { usePlanValue } from '../../state/plan-values';
import { seamText } from '../../text/seam';
import type { RigChange, Today } from './question';
import { wantedFrom, WantedField, type Typed } from './wanted-field';

/** Bezels that the plan takes three screens to have. */
export interface PlannedBezel {
  readonly field: ReactNode;
  /** What they change of today's rig; nothing where they are its own. */
  readonly change: RigChange;
  /** Today's rig with them. */
  readonly entry: RigEntry;
}

interface TypedOver extends Typed {
  /** What the rig said meanwhile. */
  readonly over: string;
}

/**
 * The rig's own bezels, until others are typed here: screens to buy have other frames. Whichever was typed last counts, so what
 * is used, and what changes in the fields, stands here too.
 */
export function usePlannedBezel({ entry, units }: Pick<Today, 'entry' | 'units'>): PlannedBezel {
  const own: Typed = { text: entry.bezelThickness, unit: entry.bezelThicknessUnit };
  const over = `${own.text} ${own.unit}`;
  const [stored, store] = usePlanValue<TypedOver | null>('bezel', null);
  const typed = stored?.over === over ? stored : null;
  const wanted = wantedFrom({
    name: 'plan-bezel',
    as: 'bezelThickness',
    units,
    typed: typed ?? own,
    setTyped: (next) => store({ ...next, over }),
  });
  const planned = useMemo(() => {
    // A gap that was measured is that of the rig's own frames.
    const change = typed
      ? { bezelThickness: typed.text, bezelThicknessUnit: typed.unit, gap: '' }
      : ({} as const);
    return { change, entry: changedEntry(entry, change) };
  }, [entry, typed]);
  return { field: <WantedField of={wanted} {...words.bezel.field} />, ...planned };
}

/** What stands between the pictures of three screens; nothing of one. @example seamCondition(rig) // ["With bezels of 8 mm."] */
export const seamCondition = (rig: Rig): readonly string[] => {
  const seam = seamText(rig);
  if (seam === null) return [];
  const isNone = seam.kind === 'bezel' && rig.sides?.bezelMm === 0;
  return [isNone ? words.bezel.none : words.bezel[seam.kind](seam.text)];
};
