import { fillDates } from '../platform/current-date';
import { fetchAfresh } from '../platform/network';
import { startWorker } from '../platform/worker';
import { followContents } from './follow-contents';
import type { IslandScript } from '../calculator/island-script';

/** Runs on every page: small, so that pages without a live part load nothing else. */
fillDates(new Date());
followContents();

// What the footer offers, and the sheet of keys, come when they are looked for. Nothing else waits for them.
let press: ((event: KeyboardEvent) => void) | undefined;
const loadPageTools = () =>
  import('./page-tools').then((tools) => (press = tools.press)).catch(() => undefined);
const tools = new IntersectionObserver((places) => {
  for (const { isIntersecting } of places) if (isIntersecting) void loadPageTools();
});
for (const each of document.querySelectorAll('footer, [data-stored]')) tools.observe(each);
addEventListener('keydown', (event) => {
  if (event.key !== '?') return;
  // Answered at once where it can be: even a script that is here already arrives after the next key.
  if (press) press(event);
  else void loadPageTools().then((answer) => answer?.(event));
});

// Mostly it is the visitor's own, and nobody needs to look.
if (
  document.querySelector('[data-offer]') &&
  !navigator.language.startsWith(document.documentElement.lang.slice(0, 2))
)
  import('./offer-language').catch(() => undefined);

const filters = document.querySelector<HTMLFormElement>('.games-filters');
if (filters)
  void import('./filter-games').then(({ filterGames }) => filterGames(filters)).catch(() => undefined);

const island = document.querySelector<HTMLElement>('[data-island]');
// A page with a calculator knows its rig better.
if (!island && location.hash.startsWith('#v='))
  void import('../platform/page-links').then(({ carryInLinks }) => carryInLinks(location.hash.slice(1)));
const script = document.querySelector<HTMLLinkElement>('link[data-island-script]');
const failure = document.querySelector('[data-start-failure]');

if (island && script && failure) {
  // From here on a failure is noticed below, and the style sheet need not wait for one.
  failure.setAttribute('data-start-failure', 'watched');

  const showFailure = (error: unknown) => {
    const detail = failure.querySelector('.error-detail');
    if (detail) detail.textContent = error instanceof Error ? error.message : String(error);
    failure.setAttribute('data-start-failure', 'shown');
    document.documentElement.removeAttribute('data-remembered');
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
    // If it does not arrive, the next page offers what is new.
    import('./offer-update').then((offer) => offer.offerUpdates(registration)).catch(() => undefined);
  });
