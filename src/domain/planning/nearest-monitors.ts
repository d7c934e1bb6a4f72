import type { ViewedRig } from '../geometry/compute-view';
import type { Radians } from '../geometry/units';
import { entryOf } from '../monitors/fill-entry';
import type { Monitor } from '../monitors/types';
import type { RigEntry } from '../rig/entry';
import { placeEntry } from './place-entry';
import { byNearness, offBy, type Purchase, type Screens } from './what-to-buy';

/** A monitor of the list, and its angles. */
export interface NearMonitor {
  readonly monitor: Monitor;
  readonly entry: Partial<RigEntry>;
  readonly seen: ViewedRig;
  readonly offBy: Radians;
}

/**
 * Monitors nearest to the wanted angle, best first. Only those checked by hand: the curve of most others, and so their
 * angle, is unknown, and thousands would be too slow for a keystroke.
 *
 * @example nearestMonitors(list, purchase, { screens: 'single', max: 3 })[0]?.monitor.model
 */
export const nearestMonitors = (
  list: readonly Monitor[],
  { entry: today, want }: Pick<Purchase, 'entry' | 'want'>,
  { screens, max }: { readonly screens: Screens; readonly max: number },
): readonly NearMonitor[] =>
  list
    .filter(({ isReviewed }) => isReviewed)
    .flatMap((monitor): readonly NearMonitor[] => {
      const entry = { ...entryOf(monitor), sideAngle: '', sideSize: '', sideRatio: '', screens };
      const placed = placeEntry({ ...today, ...entry });
      if (!placed.ok) return [];
      const seen = { rig: placed.value.rig, view: placed.value.view };
      return [{ monitor, entry, seen, offBy: offBy(seen, want) }];
    })
    .sort(byNearness)
    .slice(0, max);
