import { fetchExactly } from './network';
import { hashedFolder, notFoundPage, type SiteBuild } from './site-build';

/** Prefix of our caches: caches are per host, which other sites may share. */
const prefixOf = (scope: string): string => `sightline:${scope}:`;

const ownCaches = async (scope: string): Promise<readonly string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(prefixOf(scope)));

const cacheNameOf = ({ name }: SiteBuild, scope: string): string => prefixOf(scope) + name;

const okay = [200];
const okayOrMissing = [200, 404];

/** Fetched one by one, so that the page being read has the network first. */
export async function keepAll(build: SiteBuild, scope: string): Promise<void> {
  const name = cacheNameOf(build, scope);
  // This build may be in use already if another one waited in between.
  const isNew = !(await caches.has(name));
  try {
    const cache = await caches.open(name);
    for (const [file, integrity] of Object.entries(build.files)) {
      const fetchBy = (mode: RequestCache) =>
        fetchExactly(scope + file, integrity, {
          cache: mode,
          mayBe: file === notFoundPage ? okayOrMissing : okay,
        });
      // Reuse the HTTP cache; fetch again if its bytes have another hash.
      const response = await fetchBy(file.startsWith(hashedFolder) ? 'default' : 'no-cache').catch(() =>
        fetchBy('reload'),
      );
      await cache.put(scope + file, response);
    }
  } catch (error) {
    if (isNew) await caches.delete(name);
    throw error;
  }
}

/**
 * Deletes older builds, except the last one while pages of it may be open.
 *
 * @param pagesAreOpen A page asked for the takeover; others still run the build before.
 */
export async function dropOlder(build: SiteBuild, scope: string, pagesAreOpen: boolean): Promise<void> {
  const current = cacheNameOf(build, scope);
  const others = (await ownCaches(scope)).filter((name) => name !== current);
  // `caches.keys()` is in order of creation.
  const needless = pagesAreOpen ? others.slice(0, -1) : others;
  for (const name of needless) await caches.delete(name);
}

export async function dropAll(scope: string): Promise<void> {
  for (const name of await ownCaches(scope)) await caches.delete(name);
}

const find = (url: string, cacheName: string) =>
  caches.match(url, { cacheName, ignoreSearch: true, ignoreVary: true });

export const findStored = (file: string, build: SiteBuild, scope: string) =>
  find(scope + file, cacheNameOf(build, scope));

export async function findOlder(url: string, scope: string): Promise<Response | undefined> {
  for (const name of await ownCaches(scope)) {
    const found = await find(url, name);
    if (found) return found;
  }
  return undefined;
}
