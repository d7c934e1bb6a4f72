import { onNewBuild, updateAndReload } from '../platform/worker-update';
import { showUpdateOffer } from '../ui/overlays/update-offer';

let isOffered = false;

/**
 * A new build is never put under somebody's hands: it is offered, once a page. This is a script for every page, so it shares
 * nothing with the calculator's.
 */
export const offerUpdates = (registration: ServiceWorkerRegistration): void =>
  onNewBuild(registration, () => {
    if (!isOffered) showUpdateOffer(() => void updateAndReload(registration));
    isOffered = true;
  });
