/** The files that a worker of this site keeps for when there is no network. Caches belong to the host: other sites have theirs. */
const ownCaches = async (): Promise<readonly string[]> => {
  const { caches } = window as { readonly caches?: CacheStorage };
  const beginning = `sightline:${new URL(import.meta.env.BASE_URL, location.origin).href}:`;
  return (await caches?.keys())?.filter((name) => name.startsWith(beginning)) ?? [];
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

/** Takes them away with the worker, which would not notice that they are gone. The next page brings both back. */
export async function clearCopies(): Promise<void> {
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer };
  await (await serviceWorker?.getRegistration())?.unregister();
  for (const name of await ownCaches()) await caches.delete(name);
}
