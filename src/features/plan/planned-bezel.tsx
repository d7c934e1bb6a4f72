import { words } from '#messages/plan';
import { useMemo, type ReactNode } from 'react';
import type { Rig } from '../../domain/geometry/rig';
import { changedEntry } from '../../domain/rig/change-entry';
import type { RigChange, RigEntry } from '../../domain/rig/entry';
import { seamText } from '../../text/seam';
import { usePlannedLength } from './planned-length';
import type { Today } from './question';

/** Bezels that the plan assumes for three screens. */
export interface PlannedBezel {
  readonly field: ReactNode;
  /** Change of today's rig; empty for its own bezels. */
  readonly change: RigChange;
  /** Today's rig with these bezels. */
  readonly entry: RigEntry;
}

/** Bezels of the rig until others are typed here: screens to buy have other frames. */
export function usePlannedBezel(today: Pick<Today, 'entry' | 'units'>): PlannedBezel {
  const { entry } = today;
  const { field, change: typed } = usePlannedLength('bezel', 'bezelThickness', {
    ...words.bezel.field,
    today,
  });
  const planned = useMemo(() => {
    // A measured gap belongs to the rig's own frames.
    const change = 'bezelThickness' in typed ? { ...typed, gap: '' } : typed;
    return { change, entry: changedEntry(entry, change) };
  }, [entry, typed]);
  return { field, ...planned };
}

/** Condition about the seam of three screens; empty for one. @example seamCondition(rig) // ["With bezels of 8 mm."] */
export const seamCondition = (rig: Rig): readonly string[] => {
  const seam = seamText(rig);
  if (seam === null) return [];
  const isNone = seam.kind === 'bezel' && rig.sides?.bezelMm === 0;
  return [isNone ? words.bezel.none : words.bezel[seam.kind](seam.text)];
};
