import { isOfSite } from './site';

/** Scope of a worker from its cache's name: each language has its own. */
const folderIn = (cacheName: string): string => /^sightline:(.*):/.exec(cacheName)?.[1] ?? '';

/** Offline caches of this site. Caches are shared by the host, so other sites may have some. */
const ownCaches = async (): Promise<readonly string[]> => {
  const { caches } = window as { readonly caches?: CacheStorage };
  return (await caches?.keys())?.filter((name) => isOfSite(folderIn(name))) ?? [];
};

/** Number of cached files. */
export async function countCopies(): Promise<number> {
  try {
    const counts = (await ownCaches()).map(async (name) => (await (await caches.open(name)).keys()).length);
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  } catch {
    return 0;
  }
}

/** Deletes the caches with their workers, which would not notice. The next page restores both. */
export async function clearCopies(): Promise<void> {
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer };
  for (const registration of (await serviceWorker?.getRegistrations()) ?? [])
    if (isOfSite(registration.scope)) await registration.unregister();
  for (const name of await ownCaches()) await caches.delete(name);
}
