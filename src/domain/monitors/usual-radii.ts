/** What most curved monitors are sold with, in millimetres. */
export const usualRadii = ['1000', '1500', '1800'] as const;
