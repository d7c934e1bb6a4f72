import { isChanged, useStore } from '../state/store';

const loadRigInAddress = () => import('../state/rig-in-address');

/** Not one that opens another tab or window. */
const isPlainClick = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);

/**
 * Keeps the rig in the address and in links to other pages from the first change on. Their script loads with the
 * first focus of a field; a link that is clicked before waits for it.
 */
export function keepRig(): void {
  const keep = () => {
    if (!isChanged(useStore.getState())) return;
    unsubscribe();
    addEventListener('click', wait, true);
    // Fallback: links to the plain pages.
    const kept = loadRigInAddress().then(
      ({ followAddress, keepInLinks }) => {
        followAddress();
        keepInLinks();
      },
      () => undefined,
    );
    void kept.then(() => removeEventListener('click', wait, true));

    function wait(event: MouseEvent) {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="/"]');
      if (link?.target !== '' || !isPlainClick(event)) return;
      event.preventDefault();
      void kept.then(() => link.click());
    }
  };
  const unsubscribe = useStore.subscribe(keep);
  addEventListener('focusin', ({ target }) => {
    if ((target as Element).matches('input, select')) void loadRigInAddress().catch(() => undefined);
  });
  keep();
}
