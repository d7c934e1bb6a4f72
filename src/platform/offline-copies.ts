import { isOfSite } from './site';

/** As the worker names them, with the folder that it works for: each language has its own. */
const folderIn = (cacheName: string): string => /^sightline:(.*):/.exec(cacheName)?.[1] ?? '';

/** The files that the workers of this site keep for when there is no network. Caches belong to the host: other sites have theirs. */
const ownCaches = async (): Promise<readonly string[]> => {
  const { caches } = window as { readonly caches?: CacheStorage };
  return (await caches?.keys())?.filter((name) => isOfSite(folderIn(name))) ?? [];
};

/** How many there are. */
export async function countCopies(): Promise<number> {
  try {
    const kept = (await ownCaches()).map(async (name) => (await (await caches.open(name)).keys()).length);
    return (await Promise.all(kept)).reduce((sum, count) => sum + count, 0);
  } catch {
    return 0;
  }
}

/** Takes them away with the workers, which would not notice that they are gone. The next page brings both back. */
export async function clearCopies(): Promise<void> {
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer };
  for (const registration of (await serviceWorker?.getRegistrations()) ?? [])
    if (isOfSite(registration.scope)) await registration.unregister();
  for (const name of await ownCaches()) await caches.delete(name);
}
