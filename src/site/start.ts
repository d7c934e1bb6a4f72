import { fillDates } from '../platform/current-date';
import { hasRigIn } from '../platform/named-place';
import { fetchAfresh } from '../platform/network';
import { startWorker } from '../platform/worker';
import { followContents } from './follow-contents';
import type * as CalculatorIsland from '../calculator/calculator-island';

/** Runs on every page; pages without a calculator load nothing else. */
fillDates(new Date());
followContents();

// Theme switch and key sheet load when the footer is in view or `?` is pressed.
let press: ((event: KeyboardEvent) => void) | undefined;
const loadPageTools = () =>
  import('./page-tools').then((tools) => (press = tools.press)).catch(() => undefined);
const tools = new IntersectionObserver((places) => {
  for (const { isIntersecting } of places) if (isIntersecting) void loadPageTools();
});
for (const each of document.querySelectorAll('footer, [data-stored]')) tools.observe(each);
addEventListener('keydown', (event) => {
  if (event.key !== '?') return;
  // Synchronous if loaded: an import resolves only after the next key.
  if (press) press(event);
  else void loadPageTools().then((answer) => answer?.(event));
});

// Skip the import if the page is in the visitor's language.
if (
  document.querySelector('[data-offer]') &&
  !navigator.language.startsWith(document.documentElement.lang.slice(0, 2))
)
  import('./offer-language').catch(() => undefined);

const filters = document.querySelector<HTMLFormElement>('.games-filters');
if (filters)
  void import('./filter-games').then(({ filterGames }) => filterGames(filters)).catch(() => undefined);

const island = document.querySelector<HTMLElement>('[data-island]');
// The calculator updates these links itself.
if (!island && hasRigIn(location.hash))
  void import('../platform/page-links').then(({ carryInLinks }) => carryInLinks(location.hash.slice(1)));
const script = document.querySelector<HTMLLinkElement>('link[data-island-script]');
const failure = document.querySelector('[data-start]');

if (island && script && failure) {
  const showFailure = (error: unknown) => {
    const detail = failure.querySelector('.error-detail');
    if (detail) detail.textContent = error instanceof Error ? error.message : String(error);
    failure.setAttribute('data-start', 'failed');
  };

  // The page preloads this script.
  const load = () => import(/* @vite-ignore */ script.href) as Promise<typeof CalculatorIsland>;
  load()
    .catch(() => fetchAfresh(script.href).then(load))
    .then(({ start }) => start(island, showFailure))
    .then(() => failure.setAttribute('data-start', 'done'))
    .catch(showFailure);
}

// No service worker in development.
if (import.meta.env.PROD && (import.meta.env as { SITE_OFFLINE?: string }).SITE_OFFLINE !== 'off')
  startWorker(`${import.meta.env.BASE_URL}sw.js`, (registration) => {
    // On failure the next page offers the update.
    import('./offer-update').then((offer) => offer.offerUpdates(registration)).catch(() => undefined);
  });
