/** An angle in radians. The brand keeps it from being mixed up with degrees. */
export type Radians = number & { readonly unit: 'rad' };
/** An angle in degrees, as people and games write it. */
export type Degrees = number & { readonly unit: 'deg' };

/** Brands a number that is known to be an angle in radians. */
export const radians = (value: number): Radians => value as Radians;

/** @example toDegrees(radians(Math.PI)) // 180 */
export const toDegrees = (angle: Radians): Degrees => ((angle * 180) / Math.PI) as Degrees;

/** @example toRadians(180) // 3.141592653589793 */
export const toRadians = (degrees: number): Radians => ((degrees * Math.PI) / 180) as Radians;

export const mmPer = { mm: 1, cm: 10, m: 1000, in: 25.4, ft: 304.8 } as const;

/** Unit of displayed lengths, chosen by the user. */
export type Units = 'cm' | 'in';
