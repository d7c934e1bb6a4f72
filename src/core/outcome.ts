/** Why a rig cannot be: a reason, never a made-up number. */
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

const explanations: Readonly<Record<Impossible, string>> = {
  'not-finite': 'One of your numbers is missing, or too large or too small to calculate with.',
  'size-not-positive': 'Your screen needs a width and a height above zero.',
  'distance-not-positive':
    'Your eyes need to be some distance in front of the screen, so enter one above zero.',
  'radius-not-positive':
    'The radius of a curved screen has to be above zero; choose a flat screen if yours has no curve.',
  'gap-negative': 'Your bezels and the gap between two pictures cannot be less than zero.',
  'side-angle-out-of-range':
    'At this side angle you would not see the front of your side screens; it has to be 0° or more, and not that far round.',
  'arc-longer-than-circle':
    'Your screen is wider than a full circle of its radius, so check the width and the radius.',
  'rim-behind-eye':
    'You sit so near to your curved screen that its edges are beside or behind your eyes; move back or choose a gentler curve.',
  'rim-hides-screen':
    'Your screen curls round so far that, from where you sit, its edges hide part of the picture.',
  'side-screen-out-of-reach':
    'Your side screens are too wide to be turned to face you at this distance; move back or choose narrower ones.',
  'side-screens-collide':
    'Your two side screens would run into each other behind your head; move back or open the side angle.',
  'wanted-angle-out-of-range': 'Your screens cannot give the angle you want at any distance or size.',
  'tapes-make-no-triangle':
    'Your three measurements do not form a triangle, so measure the two widths and the line between the far corners again.',
};

/**
 * One plain sentence for a reason, the same on the page and on the command line.
 *
 * @example explainImpossible('size-not-positive') // 'Your screen needs a width and a height above zero.'
 */
export const explainImpossible = (reason: Impossible): string => explanations[reason];

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
 * The last gate before an answer leaves the core: sane inputs can still overflow on the way.
 *
 * @example possibleIfFinite({ widthMm: 1e308 * 10 }) // { ok: false, reason: 'not-finite' }
 */
export const possibleIfFinite = <T>(value: T): Outcome<T> =>
  everyNumberIsFinite(value) ? possible(value) : impossible('not-finite');
