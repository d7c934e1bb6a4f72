/** Why a rig is impossible: a reason, never a made-up number. */
export type Impossible =
  | 'not-finite'
  | 'size-not-positive'
  | 'distance-not-positive'
  | 'radius-not-positive'
  | 'gap-negative'
  | 'side-angle-out-of-range'
  | 'arc-longer-than-circle'
  | 'rim-behind-eye'
  | 'rim-hides-screen'
  | 'side-screen-out-of-reach'
  | 'side-screens-collide'
  | 'wanted-angle-out-of-range'
  | 'tapes-make-no-triangle';

/** Either an answer or the reason why there is none. */
export type Outcome<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reason: Impossible };

/** @example possible(3) // { ok: true, value: 3 } */
export const possible = <T>(value: T): Outcome<T> => ({ ok: true, value });

/** @example impossible('not-finite') // { ok: false, reason: 'not-finite' } */
export const impossible = (reason: Impossible): Outcome<never> => ({ ok: false, reason });

/** @example reasonUnlessFinite(NaN) // 'not-finite' */
export const reasonUnlessFinite = (value: number): Impossible | null =>
  Number.isFinite(value) ? null : 'not-finite';

/** @example reasonUnlessPositive(0, 'size-not-positive') // 'size-not-positive' */
export const reasonUnlessPositive = (value: number, reason: Impossible): Impossible | null =>
  reasonUnlessFinite(value) ?? (value > 0 ? null : reason);

/** @example reasonIfNegative(-1, 'gap-negative') // 'gap-negative' */
export const reasonIfNegative = (value: number, reason: Impossible): Impossible | null =>
  reasonUnlessFinite(value) ?? (value < 0 ? reason : null);

const everyNumberIsFinite = (value: unknown): boolean => {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  // for…in, since Object.values would build an array for every level of every answer.
  for (const key in value) {
    if (!everyNumberIsFinite(value[key as keyof typeof value])) return false;
  }
  return true;
};

/**
 * Guard on the way out of the geometry: sane inputs can still overflow.
 *
 * @example possibleIfFinite({ widthMm: 1e308 * 10 }) // { ok: false, reason: 'not-finite' }
 */
export const possibleIfFinite = <T>(value: T): Outcome<T> =>
  everyNumberIsFinite(value) ? possible(value) : impossible('not-finite');
