import { onNewBuild, updateAndReload } from '../platform/worker-update';
import { showUpdateOffer } from '../ui/overlays/update-offer';
import styles from './offer-update.css?inline';

let isOffered = false;

/**
 * A new build is never put under somebody's hands: it is offered, once a page. This is a script for every page, so it shares
 * nothing with the calculator's.
 */
export const offerUpdates = (registration: ServiceWorkerRegistration): void =>
  onNewBuild(registration, () => {
    if (!isOffered) offer(registration);
    isOffered = true;
  });

function offer(registration: ServiceWorkerRegistration): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  showUpdateOffer(() => void updateAndReload(registration));
}
