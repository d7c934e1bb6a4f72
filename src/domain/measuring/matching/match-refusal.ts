/** Why two pictures were not matched without clicks: a code, never a guess. */
export type MatchRefusal =
  | { readonly kind: 'sizes-differ' }
  /** Too small to compare. */
  | { readonly kind: 'too-small' }
  /** Nothing in one picture is like the other. */
  | { readonly kind: 'no-match'; readonly score: number }
  /** Two enlargements are nearly as good. */
  | { readonly kind: 'two-matches'; readonly score: number; readonly second: number }
  /** So much growth leaves too little in common: a number in between would do. */
  | { readonly kind: 'too-far-apart'; readonly m: number }
  /** The picture is bent: factors by which its middle and its edge grow. */
  | { readonly kind: 'not-flat'; readonly middle: number; readonly edge: number }
  /** Parts of the turned picture lie elsewhere than one turn puts them, by so many pixels. */
  | { readonly kind: 'bent-turn'; readonly px: number };

/** A match, or the reason why clicks are needed. */
export type Matched<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: MatchRefusal };

/** Work in steps: yields the share that is done, 0 to 1. To cancel it, do not ask for the next step. */
export type Matching<T> = Generator<number, Matched<T>, undefined>;

/** Does all steps at once. */
export const finished = <T>(matching: Matching<T>): Matched<T> => {
  for (;;) {
    const step = matching.next();
    if (step.done === true) return step.value;
  }
};
