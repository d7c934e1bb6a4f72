/**
 * Requests a file again after its load failed, to refill the cache. WebKit keeps a failed preload, even over a reload,
 * until the file is fetched in another way.
 */
export async function fetchAfresh(address: string): Promise<void> {
  try {
    await (await fetch(address, { cache: 'reload' })).text();
  } catch {
    // The next request for the file reports the failure.
  }
}
