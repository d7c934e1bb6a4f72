import { hashedFolder } from './site-build';

/** Of a request, what the answer depends on. */
export interface Asked {
  readonly method: string;
  readonly url: string;
  /** A page is gone to, as against something that a page asks for. */
  readonly isNavigation: boolean;
  /** Only a piece of the file. */
  readonly isRange: boolean;
}

export interface Site {
  /** The root of the site, with a slash at its end: it may be a folder of its host. */
  readonly scope: string;
  readonly has: (file: string) => boolean;
}

export type Answer =
  /** A file of this build. What stands behind a `?` makes no difference. */
  | { readonly kind: 'kept'; readonly file: string }
  /** The page has another address: one address a page, as the hosts have it. */
  | { readonly kind: 'redirect'; readonly file: string }
  /** Perhaps of the build before, for a page that is still open. */
  | { readonly kind: 'older' }
  /** The page of a game, of which there are too many to keep. Where there is no network, the home page has the same. */
  | { readonly kind: 'game-page'; readonly fragment: string }
  /** A page that this build does not know. The network may. */
  | { readonly kind: 'unknown-page' };

/** null = none of the worker's business: the browser asks the network as if there were no worker. */
export function chooseAnswer({ method, url, isNavigation, isRange }: Asked, site: Site): Answer | null {
  if (method !== 'GET' || isRange) return null;
  const { origin, pathname, hash } = new URL(url);
  const address = origin + pathname;
  if (!address.startsWith(site.scope)) return sharedFile(address, site);
  const file = address.slice(site.scope.length);
  if (otherLanguage.test(file)) return null;
  if (site.has(file)) return { kind: 'kept', file };
  if (file.startsWith(hashedFolder)) return { kind: 'older' };
  if (!isNavigation) return null;
  const ofGames = /^games(?:\/([\w-]+))?$/.exec(file);
  if (ofGames) return { kind: 'game-page', fragment: fragmentFor(ofGames[1], hash) };
  const page = file.replace(/(\.html|\/)$/, '').replace(/^index$/, '');
  return page !== file && site.has(page) ? { kind: 'redirect', file: page } : { kind: 'unknown-page' };
}

/** Another language has a worker of its own, and a page for wrong addresses. No page of this one has such a name. */
const otherLanguage = /^[a-z]{2}(-[a-z]+)?(\/|$)/;

/** What all languages share is above the folder of each, and named so. */
function sharedFile(address: string, { scope, has }: Site): Answer | null {
  const above = new URL('..', scope).href;
  const file = `../${address.slice(above.length)}`;
  return address.startsWith(above) && has(file) ? { kind: 'kept', file } : null;
}

/** A rig in the address goes along; else the game is opened. */
function fragmentFor(game: string | undefined, hash: string): string {
  if (hash !== '') return hash;
  return game === undefined ? '' : `#game=${game}`;
}
