/** Why a measurement has no result: a code, never a made-up number. */
export type Refusal =
  /** A coordinate or a number that no picture can have. */
  | { readonly kind: 'not-finite' }
  | { readonly kind: 'too-few-points'; readonly needed: number }
  /** The points lie on one spot, or do not belong together at all. */
  | { readonly kind: 'points-do-not-match' }
  /** Both pictures were taken with the same number. */
  | { readonly kind: 'numbers-equal'; readonly number: number }
  /** The numbers differ, the pictures do not. */
  | { readonly kind: 'nothing-grew' }
  /** The picture is bent: factors by which its middle and its edge grow. */
  | { readonly kind: 'not-flat'; readonly middle: number; readonly edge: number }
  /** No single growth or turn explains all points: near and far moved differently, or points were mixed up. */
  | { readonly kind: 'points-disagree'; readonly rmsPx: number }
  /** The turn is too small, or the points too close, for an angle. */
  | { readonly kind: 'turn-too-small' }
  | { readonly kind: 'nothing-measured' }
  /** Measurements of the same numbers contradict each other. */
  | { readonly kind: 'pictures-disagree' };

/** A refusal of measurements, whatever they were found by. */
export type MeasurementRefusal = Extract<
  Refusal,
  { readonly kind: 'not-finite' | 'numbers-equal' | 'not-flat' | 'nothing-measured' | 'pictures-disagree' }
>;

/** A measured value, or the reason why there is none. */
export type Measured<T, Reason extends Refusal = Refusal> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Reason };

/** @example measured(3) // { ok: true, value: 3 } */
export const measured = <T>(value: T): Measured<T, never> => ({ ok: true, value });

/** @example refused({ kind: 'nothing-grew' }) // { ok: false, refusal: { kind: 'nothing-grew' } } */
export const refused = <const Reason extends Refusal>(refusal: Reason): Measured<never, Reason> => ({
  ok: false,
  refusal,
});
