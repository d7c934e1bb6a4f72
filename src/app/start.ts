import { fillDates } from '../platform/current-date';
import { fetchAfresh } from '../platform/network';
import { startWorker } from '../platform/worker';
import { followContents } from '../routes/follow-contents';
import type { IslandScript } from './island-script';

/** Runs on every page: small, so that pages without a live part load nothing else. */
fillDates(new Date());
followContents();

const island = document.querySelector('[data-island]');
const script = document.querySelector<HTMLLinkElement>('link[data-island-script]');
const failure = document.querySelector('[data-start-failure]');

if (island && script && failure) {
  // From here on a failure is noticed below, and the style sheet need not wait for one.
  failure.setAttribute('data-start-failure', 'watched');

  const showFailure = (error: unknown) => {
    const detail = failure.querySelector('.error-detail');
    if (detail) detail.textContent = error instanceof Error ? error.message : String(error);
    failure.setAttribute('data-start-failure', 'shown');
  };

  // The page names the script and has its download under way already.
  const load = () => import(/* @vite-ignore */ script.href) as Promise<IslandScript>;
  load()
    .catch(() => fetchAfresh(script.href).then(load))
    .then(({ start }) => start(island, showFailure))
    .catch(showFailure);
}

// While developing, what is kept would only be in the way.
if (import.meta.env.PROD && (import.meta.env as { SITE_OFFLINE?: string }).SITE_OFFLINE !== 'off')
  startWorker(`${import.meta.env.BASE_URL}sw.js`, (registration) => {
    // If it does not arrive, the next page offers it again.
    import('./offer-update').then((offer) => offer.offerUpdate(registration)).catch(() => undefined);
  });
