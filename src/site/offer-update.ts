import { onNewBuild, updateAndReload } from '../platform/worker-update';
import { showUpdateOffer } from '../ui/overlays/update-offer';

let isOffered = false;

/**
 * Offers a new build once per page and never reloads by itself. Runs on every page, so it shares no code with the
 * calculator.
 */
export const offerUpdates = (registration: ServiceWorkerRegistration): void =>
  onNewBuild(registration, () => {
    if (!isOffered) showUpdateOffer(() => updateAndReload(registration));
    isOffered = true;
  });
