import { expect, it } from 'vitest';
import { isComposing } from './is-composing';

// UI Events, 3.8.5: keys of an input method have isComposing. Safari ends the composition before the keydown of its
// Enter, which then has only the legacy key code (WebKit bug 165004).
it.each([
  [{ isComposing: true, keyCode: 13 }, true],
  [{ isComposing: false, keyCode: 229 }, true],
  [{ isComposing: false, keyCode: 13 }, false],
  [{ isComposing: false, keyCode: 27 }, false],
])('%o', (event, expected) => {
  expect(isComposing(event)).toBe(expected);
});
