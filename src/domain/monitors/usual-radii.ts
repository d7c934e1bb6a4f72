/** Most frequent radii of curved monitors, in millimetres. */
export const usualRadii = ['1000', '1500', '1800'] as const;
