import { takeOver } from './take-over';

/** A worker that is busy must not make a button do nothing. */
const maxWaitMs = 10_000;

/** Lets everybody save first, then lets the build in that waits, and loads this page again. */
export async function updateAndReload(registration: ServiceWorkerRegistration): Promise<void> {
  const jobs: Promise<unknown>[] = [];
  // The same name as in `before-reload.ts`, which is in another script: one for both would be one request more.
  dispatchEvent(new CustomEvent('sightline-reload', { detail: jobs }));
  // Whether or not they succeed: a reload was asked for.
  await Promise.allSettled(jobs);

  const reload = () => location.reload();
  const { waiting } = registration;
  if (!waiting) {
    // Another page has let it in.
    reload();
    return;
  }
  waiting.addEventListener('statechange', () => {
    // It has taken over, or a newer one has taken its place: either way a reload shows what there is.
    if (['activated', 'redundant'].includes(waiting.state)) reload();
  });
  waiting.postMessage(takeOver);
  setTimeout(reload, maxWaitMs);
}

/** Tells that there is a build newer than this page: one that waits, or one that another page has let in. Perhaps more than once. */
export function onNewBuild(registration: ServiceWorkerRegistration, tell: () => void): void {
  const look = () => {
    if (registration.waiting && registration.active) tell();
  };
  const watch = () => registration.installing?.addEventListener('statechange', look);
  look();
  watch();
  registration.onupdatefound = watch;
  const { serviceWorker } = navigator;
  const { controller } = serviceWorker;
  serviceWorker.oncontrollerchange = () => {
    // The first worker of a first visit is no newer than the page.
    if (controller) tell();
  };
}
