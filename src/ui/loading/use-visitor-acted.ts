import { useEffect, useState } from 'react';

/** Some readers, such as screen readers, cause none of the events. */
const longestWaitMs = 5000;

let firstAction: Promise<void> | undefined;

/** A rig other than the served one waits for nothing. */
const waitForAction = (): Promise<void> =>
  new Promise((resolve) => {
    const act = () => resolve();
    for (const action of ['pointermove', 'pointerdown', 'keydown', 'scroll'])
      addEventListener(action, act, { capture: true, once: true });
    setTimeout(act, document.documentElement.dataset['rig'] === undefined ? longestWaitMs : 0);
  });

/**
 * Whether the visitor has moved the pointer, touched, scrolled or pressed a key: until then the served page is enough.
 * True after 5 s in any case.
 */
export function useVisitorActed(): boolean {
  const [hasActed, setHasActed] = useState(false);
  useEffect(() => {
    firstAction ??= waitForAction();
    void firstAction.then(() => setHasActed(true));
  }, []);
  return hasActed;
}
