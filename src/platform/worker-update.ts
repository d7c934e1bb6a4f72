import { announceReload } from './before-reload';
import { takeOver } from './take-over';

/** Timeout, so that a busy worker does not block the button. */
const maxWaitMs = 10_000;

/** Activates the waiting worker, and reloads. */
export function updateAndReload(registration: ServiceWorkerRegistration): void {
  announceReload();
  const reload = () => location.reload();
  const { waiting } = registration;
  if (!waiting) {
    // Another page has activated it.
    reload();
    return;
  }
  waiting.addEventListener('statechange', () => {
    // Activated, or replaced by a newer one: a reload shows the latest in both cases.
    if (['activated', 'redundant'].includes(waiting.state)) reload();
  });
  waiting.postMessage(takeOver);
  setTimeout(reload, maxWaitMs);
}

/** Calls back, possibly more than once, when a newer build is waiting or has been activated by another page. */
export function onNewBuild(registration: ServiceWorkerRegistration, listener: () => void): void {
  const look = () => {
    if (registration.waiting && registration.active) listener();
  };
  const watch = () => registration.installing?.addEventListener('statechange', look);
  look();
  watch();
  registration.onupdatefound = watch;
  const { serviceWorker } = navigator;
  const { controller } = serviceWorker;
  serviceWorker.oncontrollerchange = () => {
    // The first worker of a first visit is no newer than the page.
    if (controller) listener();
  };
}
