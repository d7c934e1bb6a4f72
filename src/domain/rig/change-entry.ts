import { ratioOf } from '../geometry/ratio';
import type { RigEntry, RigChange } from './entry';
import { readField, setupOf, type Setup } from './setup';

/** Width to height of the screen, without its lit size. */
const shapeOf = ({ resolution, ownRatio, screenRatio }: Setup): number => {
  if (resolution) return resolution.widthPx / resolution.heightPx;
  if (ownRatio) return ownRatio.width / ownRatio.height;
  const { width, height } = ratioOf(screenRatio);
  return width / height;
};

/** Tolerance of a tape measure; 43:18 and 64:27, both sold as 21:9, differ by more. */
const isSameShape = (one: number, other: number): boolean => Math.max(one / other, other / one) < 1.005;

/** Tolerates rounding: 31.5 in and 80.01 cm differ in the last binary digit. */
const isSameSize = (one: number | undefined, other: number | undefined): boolean =>
  one === other || (one !== undefined && other !== undefined && Math.abs(one / other - 1) < 1e-9);

/** True if size or shape belong to another screen, so that the lit size no longer holds. */
function hasOtherScreen(before: RigEntry, after: RigEntry): boolean {
  const sizeOf = (entry: RigEntry) => readField('screenSize', entry)?.value;
  if (!isSameSize(sizeOf(before), sizeOf(after))) return true;
  if (before.screenRatio === after.screenRatio && before.resolution === after.resolution) return false;
  const { litSize, ...setup } = setupOf(after);
  return litSize === null || !isSameShape(litSize.widthMm / litSize.heightMm, shapeOf({ ...setup, litSize }));
}

/**
 * An entry with some of its fields changed; the same entry if nothing differs.
 *
 * Fields of another screen are cleared, unless the change has them too: pixels with another ratio, a lit size with another size or
 * shape. The rules are here so that they hold for every caller.
 *
 * @example changedEntry(entryOfMonitor, { screenSize: '49' }).litWidth // ''
 */
export function changedEntry(entry: RigEntry, change: RigChange): RigEntry {
  const keys = Object.keys(change) as readonly (keyof RigEntry)[];
  if (keys.every((key) => change[key] === entry[key])) return entry;
  const next: RigEntry = { ...entry, ...change };
  const hasOtherRatio = next.screenRatio !== entry.screenRatio && change.resolution === undefined;
  const reshaped = hasOtherRatio ? { ...next, resolution: '' } : next;
  const hasLitSize = next.litWidth !== '' || next.litHeight !== '';
  const setsLitSize = change.litWidth !== undefined || change.litHeight !== undefined;
  return hasLitSize && !setsLitSize && hasOtherScreen(entry, reshaped)
    ? { ...reshaped, litWidth: '', litHeight: '' }
    : reshaped;
}

/**
 * The change that undoes one change and keeps later ones. The lit size is restored only if the screen still has the shape that it
 * belongs to.
 *
 * @example changeBack(now, before, after) // { screenSize: '27', screenSizeUnit: 'in' }
 */
export function changeBack(now: RigEntry, before: RigEntry, after: RigEntry): RigChange {
  const partOf = (keys: readonly (keyof RigEntry)[]): RigChange =>
    Object.fromEntries(keys.map((key) => [key, before[key]]));
  const changed = (Object.keys(before) as (keyof RigEntry)[]).filter((key) => before[key] !== after[key]);
  const back = partOf(changed);
  const isLitSize = (key: keyof RigEntry) =>
    (key === 'litWidth' || key === 'litHeight') && before[key] !== '';
  return hasOtherScreen(before, { ...now, ...back })
    ? partOf(changed.filter((key) => !isLitSize(key)))
    : back;
}
