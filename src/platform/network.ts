/**
 * Asks this site's server once more for a file that did not arrive. WebKit keeps a preload that failed, even over a reload,
 * until the same file is fetched in another way; nothing is sent along, and what comes back is left to the cache.
 */
export async function fetchAfresh(address: string): Promise<void> {
  try {
    await (await fetch(address, { cache: 'reload' })).text();
  } catch {
    // Whoever needs the file asks next, and is told.
  }
}
