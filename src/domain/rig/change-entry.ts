import { ratioOf } from '../geometry/ratio';
import type { RigEntry } from './entry';
import { readField, setupOf, type Setup } from './setup';

/** Width to height of the screen's shape, as far as the fields besides the lit size say it. */
const shapeOf = ({ resolution, ownRatio, screenRatio }: Setup): number => {
  if (resolution) return resolution.widthPx / resolution.heightPx;
  if (ownRatio) return ownRatio.width / ownRatio.height;
  const { width, height } = ratioOf(screenRatio);
  return width / height;
};

/** A tape measure is off by less; 43:18 and 64:27, both sold as 21:9, are further apart. */
const isSameShape = (one: number, other: number): boolean => Math.max(one / other, other / one) < 1.005;

/** Sizes as they come from another unit: 31.5 in are 80.01 cm but for the last digit that a computer keeps. */
const isSameSize = (one: number | undefined, other: number | undefined): boolean =>
  one === other || (one !== undefined && other !== undefined && Math.abs(one / other - 1) < 1e-9);

/** A lit size belongs to one screen: it holds no longer once the size, or the shape, is that of another. */
function hasOtherScreen(before: RigEntry, after: RigEntry): boolean {
  const sizeOf = (entry: RigEntry) => readField('screenSize', entry)?.value;
  if (!isSameSize(sizeOf(before), sizeOf(after))) return true;
  if (before.screenRatio === after.screenRatio && before.resolution === after.resolution) return false;
  const { litSize, ...setup } = setupOf(after);
  return litSize === null || !isSameShape(litSize.widthMm / litSize.heightMm, shapeOf({ ...setup, litSize }));
}

/**
 * An entry with some of its fields changed. The same entry where nothing differs.
 *
 * Who changes the size or the shape of a screen has another screen: its lit size goes, unless the change brings one along. A rule of
 * the data, so that it holds wherever the change comes from.
 *
 * @example changedEntry(entryOfMonitor, { screenSize: '49' }).litWidth // ''
 */
export function changedEntry(entry: RigEntry, change: Partial<RigEntry>): RigEntry {
  const keys = Object.keys(change) as readonly (keyof RigEntry)[];
  if (keys.every((key) => change[key] === entry[key])) return entry;
  const next: RigEntry = { ...entry, ...change };
  const hasLitSize = next.litWidth !== '' || next.litHeight !== '';
  const bringsLitSize = change.litWidth !== undefined || change.litHeight !== undefined;
  return hasLitSize && !bringsLitSize && hasOtherScreen(entry, next)
    ? { ...next, litWidth: '', litHeight: '' }
    : next;
}

/**
 * How to take one change back, whatever else has been changed since. The lit size comes back to the screen that it belongs to, and to no
 * other: who has chosen another shape since keeps what follows from that.
 *
 * @example changeBack(now, before, after) // { screenSize: '27', screenSizeUnit: 'in' }
 */
export function changeBack(now: RigEntry, before: RigEntry, after: RigEntry): Partial<RigEntry> {
  const partOf = (keys: readonly (keyof RigEntry)[]): Partial<RigEntry> =>
    Object.fromEntries(keys.map((key) => [key, before[key]]));
  const changed = (Object.keys(before) as (keyof RigEntry)[]).filter((key) => before[key] !== after[key]);
  const back = partOf(changed);
  const isLitSize = (key: keyof RigEntry) =>
    (key === 'litWidth' || key === 'litHeight') && before[key] !== '';
  return hasOtherScreen(before, { ...now, ...back })
    ? partOf(changed.filter((key) => !isLitSize(key)))
    : back;
}
