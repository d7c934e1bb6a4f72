/** Legacy key code of keys that an input method handles. */
const takenKey = 229;

/**
 * Whether an input method (IME) handles the key. Safari ends the composition before the keydown of its Enter:
 * only the legacy key code is left there.
 */
export const isComposing = (event: { readonly isComposing: boolean; readonly keyCode: number }): boolean =>
  event.isComposing || event.keyCode === takenKey;
