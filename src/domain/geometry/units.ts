/** An angle in radians. The brand keeps it from being mixed up with degrees. */
export type Radians = number & { readonly unit: 'rad' };
/** An angle in degrees, as people and games write it. */
export type Degrees = number & { readonly unit: 'deg' };

/** Lets a plain number, known to be an angle in radians, be called so. */
export const radians = (value: number): Radians => value as Radians;

/** @example toDegrees(radians(Math.PI)) // 180 */
export const toDegrees = (angle: Radians): Degrees => ((angle * 180) / Math.PI) as Degrees;

/** @example toRadians(180) // 3.141592653589793 */
export const toRadians = (degrees: number): Radians => ((degrees * Math.PI) / 180) as Radians;

export const mmPerInch = 25.4;

/** What lengths are shown in, by the user's choice. */
export type Units = 'cm' | 'in';
