import { hashedFolder } from './site-build';

/** Properties of a request that decide the answer. */
export interface IncomingRequest {
  readonly method: string;
  readonly url: string;
  /** A navigation, as opposed to a subresource. */
  readonly isNavigation: boolean;
  /** A range request. */
  readonly isRange: boolean;
}

export interface Site {
  /** Root of the site with a trailing slash; may be a folder of its host. */
  readonly scope: string;
  readonly has: (file: string) => boolean;
}

export type Answer =
  /** A cached file of this build; the query is ignored. */
  | { readonly kind: 'kept'; readonly file: string }
  /** A redirect to the page's one address, as hosts do. */
  | { readonly kind: 'redirect'; readonly file: string }
  /** Perhaps a file of the build before, for a page that is still open. */
  | { readonly kind: 'older' }
  /** The page of a game, too many to cache: offline, the home page opens the game. */
  | { readonly kind: 'game-page'; readonly fragment: string }
  /** A page unknown to this build: the network may have it. */
  | { readonly kind: 'unknown-page' };

/** Answer for a request; null = left to the network. */
export function chooseAnswer(
  { method, url, isNavigation, isRange }: IncomingRequest,
  site: Site,
): Answer | null {
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

/** Folder of another language, which has its own worker. */
const otherLanguage = /^[a-z]{2}(-[a-z]+)?(\/|$)/;

/** Files that all languages share, above the folder of each. */
function sharedFile(address: string, { scope, has }: Site): Answer | null {
  const above = new URL('..', scope).href;
  const file = `../${address.slice(above.length)}`;
  return address.startsWith(above) && has(file) ? { kind: 'kept', file } : null;
}

/** Keeps a rig in the address; otherwise opens the game. */
function fragmentFor(game: string | undefined, hash: string): string {
  if (hash !== '') return hash;
  return game === undefined ? '' : `#game=${game}`;
}
