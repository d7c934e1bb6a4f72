/** What stands for a key that an input method has taken. */
const takenKey = 229;

/**
 * Whether a key chooses among the signs of another script, and so neither picks nor ends anything. Safari ends the composition
 * before it tells of the Enter that ended it: only the old code of the key says so there.
 */
export const isComposing = (event: { readonly isComposing: boolean; readonly keyCode: number }): boolean =>
  event.isComposing || event.keyCode === takenKey;
